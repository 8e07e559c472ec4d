import { withKeys } from '@hearth/platform/database';
import type { Database } from '@hearth/platform/database';
import { loadKeyring } from '@hearth/platform/sealing/load-keyring';
import { createApp } from '@hearth/platform/http/app';
import { logRequests } from '@hearth/platform/http/access-log';
import { Overload } from '@hearth/platform/http/overload';
import { serve } from '@hearth/platform/http/adapter';
import { DiskWatch, roomAt } from '@hearth/platform/files/disk';
import type { DiskRoom } from '@hearth/platform/files/disk';
import { RateLimits } from '@hearth/platform/http/rate-limits';
import { serveLocalFiles } from '@hearth/platform/files/http';
import { readQueueState } from '@hearth/platform/jobs/queue-state';
import { snapshotAgeSeconds } from '@hearth/platform/embedded/snapshot/snapshot-files';
import type { Migration } from '@hearth/platform/database/migrate';
import type { MetricsSources } from '@hearth/platform/metrics/metrics';
import type { Clock } from '@hearth/platform/clock';
import type { Config } from '@hearth/platform/config/config';
import type { Log } from '@hearth/platform/log';
import type { Implementation } from '@hearth/platform/module';
import { assemble } from '@hearth/platform/platform';
import type { Assembly } from '@hearth/platform/platform';
import type { FastifyInstance } from 'fastify';
import { serveOpenApi } from './edge/api-document/serve.ts';
import { serveMcp } from './edge/mcp/serve.ts';
import { serveCspReports } from './edge/csp-reports.ts';
import { serveEvents } from './events.ts';
import { allowOwnPages } from './edge/gateway-access.ts';
import { serveUnbuilt, servicePaths } from './edge/gateway.ts';
import { serveHealth } from './health.ts';
import { createMetrics } from './metrics.ts';
import { serveInbox } from './inbox.ts';
import { modules } from './modules.ts';
import { guardOwnHosts } from './edge/own-hosts.ts';
import { writeRefusal } from './edge/refusal-page.ts';

export interface ApplicationParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  /** Migrated to the newest schema. */
  readonly database: Database;
  readonly checkAnswers: boolean;
  /** The migrations of this version; with them readiness checks the schema. */
  readonly migrations?: readonly Migration[];
  /** Measures the room on the disk, in a test. */
  readonly room?: () => Promise<DiskRoom>;
  /** What opens the inbox of a demonstration that other machines reach. Without it there is no inbox there. */
  readonly inboxPassword?: string | undefined;
}

/** The whole server, listening nowhere yet. */
export interface Application extends Assembly {
  readonly app: FastifyInstance;
  readonly implementations: readonly Implementation[];
  readonly limits: RateLimits;
  readonly overload: Overload;
  readonly disk: DiskWatch;
  /** Starts to hear events, and does what has to be done before the first request: what is remembered is forgotten by events. */
  start(): Promise<void>;
  /** What every module does before the first request: a part of the start. */
  beforeServing(): Promise<void>;
  /** Starts to work on jobs. */
  work(): Promise<void>;
  stop(): Promise<void>;
}

/** Puts the server together: the platform, every domain's endpoints, health, events, files. */
export async function createApplication(parts: ApplicationParts): Promise<Application> {
  const { config, clock, log, checkAnswers } = parts;
  const database = withKeys(parts.database, loadKeyring(config));
  const assembly = await assemble({ config, clock, log, database, modules });
  const { latitude, longitude } = config.placeHeaders ?? {};
  const placeHeaders = [latitude, longitude].filter((name) => name !== undefined);
  const app = await createApp(log, config.trustedProxies, placeHeaders, writeRefusal, config.hsts);
  const overload = new Overload();
  const metrics = await createMetrics(config.metricsToken, metricsSources(config, database, assembly, overload));
  logRequests(app, log, metrics.observe);
  guardOwnHosts(app, config, assembly.hosts);
  allowOwnPages(app, config);
  const limits = new RateLimits(config.rateLimitFactor);
  const disk = new DiskWatch(parts.room ?? (() => roomAt(config.dataDir)), log, config.diskReserve);
  const implementations = [...modules.flatMap((module) => module.endpoints), serveEvents(assembly)];
  refuseTwins(implementations);
  const paths = servicePaths(config.servicePaths);
  const basePath = (service: string): string => paths.get(service) ?? unknownService(service);
  for (const implementation of implementations)
    serve(app, implementation, { ...assembly, database, limits, overload, disk, checkAnswers, basePath });
  serveUnbuilt(app, paths, new Set(implementations.map(({ endpoint }) => endpoint.service)));
  serveOpenApi(app, implementations, { limits, publicUrl: config.publicUrl });
  serveMcp(app, { clock, log, limits, overload, tokens: assembly.tokens, publicUrl: config.publicUrl });
  if (assembly.localFiles !== undefined) serveLocalFiles(app, { store: assembly.localFiles, clock, limits, disk });
  serveCspReports(app, limits);
  serveHealth(app, { database, disk, jobs: assembly.jobs, migrations: parts.migrations });
  metrics.serve(app, limits);
  if (config.mode === 'demo' && (!config.onNetwork || parts.inboxPassword !== undefined))
    serveInbox(app, database, parts.inboxPassword);
  const ended = new AbortController();
  const beforeServing = async (): Promise<void> => {
    for (const module of modules)
      await module
        .beforeServing?.(assembly.runner.free(ended.signal))
        .catch((err: unknown) => log.error({ err, module: module.name }, 'what is done before serving failed'));
  };
  return {
    ...assembly,
    app,
    limits,
    overload,
    disk,
    implementations,
    start: async () => {
      // Files lie here while they come, wherever the database and the files themselves are kept.
      await disk.start();
      await assembly.hub.start();
      await beforeServing();
    },
    beforeServing,
    work: () => assembly.jobs.start(assembly.hub, assembly.runner.free(ended.signal)),
    stop: async () => {
      ended.abort();
      disk.stop();
      await app.close();
      await assembly.jobs.stop();
      await assembly.hub.stop();
    },
  };
}

/** What the metrics of this node are read from. */
function metricsSources(
  { dataDir }: Config,
  database: Database,
  { streams, tools: { clock } }: Assembly,
  overload: Overload,
): MetricsSources {
  return {
    database,
    queue: () => readQueueState(database),
    openStreams: () => streams.limits.streams,
    callsUnderWay: () => overload.underWay,
    snapshotAge: () => (database.kind === 'embedded' ? snapshotAgeSeconds(dataDir, clock.now()) : null),
  };
}

function refuseTwins(implementations: readonly Implementation[]): void {
  const seen = new Set<string>();
  for (const { endpoint } of implementations) {
    const line = `${endpoint.method} ${endpoint.path.replace(/\{\w+\}/g, '{}')}`;
    for (const key of [line, endpoint.id]) {
      if (seen.has(key)) throw new Error(`Two endpoints are ${key}.`);
      seen.add(key);
    }
  }
}

function unknownService(service: string): never {
  throw new Error(`${service} is not one of the gateway's services.`);
}
