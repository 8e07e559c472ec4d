import { join } from 'node:path';
import type { PartySource } from './access/party.ts';
import type { AddressSource, PolicySource, ProvisionerSource, SessionSource, TokenSource } from './access/sources.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import { SYSTEM } from './database.ts';
import type { Database } from './database.ts';
import { localStore } from './files/local.ts';
import { outsideTransactions } from './files/outside-transactions.ts';
import { s3Store } from './files/s3.ts';
import { domainJobs } from './jobs/domain-jobs.ts';
import { Jobs } from './jobs/jobs.ts';
import type { HostSource } from './config/hosts.ts';
import type { Log } from './log.ts';
import type { Module, Platform, PlatformTools } from './module.ts';
import { ownJobs } from './jobs/own-jobs.ts';
import { Hub } from './realtime/hub.ts';
import { Streams } from './realtime/stream.ts';
import { installationSecret } from './sealing/installation-secret.ts';
import { OWN_SEALED } from './sealing/own-columns.ts';
import { sealStored } from './sealing/seal-stored.ts';
import { libreTranslate } from './peers/translation.ts';
import { clamd } from './peers/virus-scan.ts';
import { Runner } from './work.ts';

/** Everything that the server is made of, ready to serve. */
export interface Assembly {
  readonly tools: PlatformTools;
  readonly runner: Runner;
  readonly jobs: Jobs;
  readonly hub: Hub;
  readonly streams: Streams;
  readonly sessions: SessionSource;
  readonly tokens: TokenSource;
  readonly policies: PolicySource;
  readonly provisioners: ProvisionerSource;
  readonly parties: PartySource;
  readonly addresses: AddressSource;
  readonly hosts: HostSource;
  readonly localFiles: ReturnType<typeof localStore> | undefined;
}

/** Puts the platform and the domains together on a migrated database, `withKeys`. Exactly one domain brings each source. */
export async function assemble(parts: {
  config: Config;
  clock: Clock;
  log: Log;
  database: Database;
  modules: readonly Module[];
}): Promise<Assembly> {
  const { config, clock, log, database, modules } = parts;
  await sealStored(database, [...OWN_SEALED, ...modules.flatMap((module) => module.sealed ?? [])], log);
  const localFiles =
    config.s3 === undefined
      ? localStore(
          join(config.dataDir, 'files'),
          config.fileSigningKey ?? (await database.run(SYSTEM, (tx) => installationSecret(tx, 'file_signing_key'))),
        )
      : undefined;
  const files = outsideTransactions(localFiles ?? (await s3Store(config.s3 ?? throwMissing('S3 settings'), clock)));
  const scan = config.virusScan === undefined ? undefined : clamd(config.virusScan, log);
  const translator = config.translation === undefined ? undefined : libreTranslate(config.translation);
  const own: PlatformTools = {
    clock,
    config,
    files,
    log,
    scan,
    translator,
    workingTimes: undefined,
    timeOffJudge: undefined,
    ownRecords: [],
  };
  const hub = new Hub(database, log);
  const platform: Platform = { ...own, database, onEvent: (contract, hear) => hub.on(contract, hear) };
  const sources = modules.flatMap((module) => (module.sources === undefined ? [] : [module.sources(platform)]));
  type Sources = (typeof sources)[number];
  const source = <Name extends keyof Sources>(name: Name, what: string): NonNullable<Sources[Name]> =>
    sources.find((one) => one[name] !== undefined)?.[name] ?? throwMissing(what);
  const policies = source('policies', 'source of policies');
  const addresses = source('addresses', 'source of addresses');
  const parties = source('parties', 'source of parties');
  const hosts = source('hosts', 'source of hosts');
  const tools = { ...own, ...ofDomains(modules, sources) };
  hub.usePolicies(policies);
  const jobs = new Jobs(database, log);
  await jobs.prepare(database, [...ownJobs(config, addresses), ...domainJobs(modules)]);
  return {
    tools,
    hub,
    streams: new Streams(hub, policies, clock),
    jobs,
    sessions: source('sessions', 'source of sessions'),
    tokens: source('tokens', 'source of tokens'),
    policies,
    provisioners: source('provisioners', 'source of provisioners'),
    parties,
    addresses,
    hosts,
    localFiles,
    runner: new Runner(database, jobs, tools, listenersOf(modules)),
  };
}

const listenersOf = (modules: readonly Module[]) => modules.flatMap((module) => module.listeners ?? []);

/** What domains that know of people's work tell others; each may be absent. */
function ofDomains(
  modules: readonly Module[],
  sources: readonly ReturnType<NonNullable<Module['sources']>>[],
): Pick<PlatformTools, 'workingTimes' | 'timeOffJudge' | 'ownRecords'> {
  return {
    ownRecords: modules.flatMap((module) => module.ownRecords ?? []),
    workingTimes: sources.find((one) => one.workingTimes !== undefined)?.workingTimes,
    timeOffJudge: sources.find((one) => one.timeOffJudge !== undefined)?.timeOffJudge,
  };
}

function throwMissing(what: string): never {
  throw new Error(`Hearth was put together without its ${what}.`);
}
