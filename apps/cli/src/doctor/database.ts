import { findMode } from '@hearth/platform/config/installation';
import { SYSTEM } from '@hearth/platform/database';
import { describeExcess } from '@hearth/platform/database/login-role';
import { sealingKeyName } from '@hearth/platform/sealing/keyring';
import { loadKeyring } from '@hearth/platform/sealing/load-keyring';
import { z } from 'zod';
import type { CommandContext } from '../context.ts';
import { findMigrations } from '../installation/open.ts';
import type { OpenInstallation } from '../installation/open.ts';
import type { Finding } from './finding.ts';

const MOST_CLOCK_MS = 5_000;

const facts = z.object({ version: z.string(), at: z.coerce.number() });
const counts = z.object({ failed_jobs: z.int(), failed_mail: z.int() });

const FACTS = `select current_setting('server_version') as version, extract(epoch from platform.moment())::text as at`;
const SECRETS = 'select value from platform.secret';
const COUNTS = `select (select count(*) from pgboss.job where state = 'failed')::int as failed_jobs,
  (select count(*) from platform.mail where state = 'failed' and text_body <> '')::int as failed_mail`;

/** Looks at an open database: its schema, mode, clock, roles, keys, jobs and messages. */
export async function examineDatabase(
  { clock }: Pick<CommandContext, 'clock'>,
  { config, database, owner }: OpenInstallation,
): Promise<readonly Finding[]> {
  const what = 'Database';
  const { missing, unknown } = await findMigrations(owner);
  if (unknown.length > 0)
    return [{ what, state: 'bad', text: `written by a newer version of Hearth (migration ${unknown[0]})` }];
  if (missing.length > 0)
    return [{ what, state: 'bad', text: `${missing.length} migrations have not run: \`hearth migrate\`` }];
  const read = (text: string) => database.run(SYSTEM, (tx) => tx.query(text), { readOnly: true });
  const { version, at } = facts.parse((await read(FACTS))[0]);
  const kind = database.kind === 'embedded' ? 'embedded' : 'server';
  const findings: Finding[] = [{ what, state: 'good', text: `${kind}, PostgreSQL ${version}, with the newest schema` }];
  const drift = Math.abs(at * 1000 - clock.now().getTime());
  if (drift > MOST_CLOCK_MS)
    findings.push({
      what: 'Clock',
      state: 'bad',
      text: `this machine and the database are ${Math.round(drift / 1000)} s apart`,
    });
  const mode = await database.run(SYSTEM, findMode);
  if (mode !== undefined && mode !== config.mode)
    findings.push({ what, state: 'bad', text: `is of ${mode}, and the settings are for ${config.mode}` });
  const excess = database.kind === 'server' ? await describeExcess(database) : null;
  if (excess !== null) findings.push({ what: 'Roles', state: 'doubtful', text: excess });
  return [...findings, examineSecrets(config, await read(SECRETS)), examineWork(counts.parse((await read(COUNTS))[0]))];
}

/** Whether the secrets of the installation open with a key that is here. */
function examineSecrets(config: OpenInstallation['config'], rows: readonly Record<string, unknown>[]): Finding {
  const keys = loadKeyring(config);
  const names = new Set(rows.map(({ value }) => sealingKeyName(String(value))).filter((name) => name !== null));
  const missing = [...names].filter((name) => !keys.has(name));
  return missing.length === 0
    ? { what: 'Secrets', state: 'good', text: 'open with the key that is here' }
    : { what: 'Secrets', state: 'bad', text: `are sealed with the key ${missing.join(', ')}, which is not here` };
}

function examineWork({ failed_jobs: jobs, failed_mail: mail }: z.infer<typeof counts>): Finding {
  return jobs + mail === 0
    ? { what: 'Jobs', state: 'good', text: 'none has failed for good' }
    : {
        what: 'Jobs',
        state: 'doubtful',
        text: `${jobs} have failed for good, and ${mail} messages: \`hearth jobs list --state failed\``,
      };
}
