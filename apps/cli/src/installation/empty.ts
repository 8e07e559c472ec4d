import type { Config } from '@hearth/platform/config/config';
import type { Database } from '@hearth/platform/database';
import { migrate } from '@hearth/platform/database/migrate';
import type { Migration } from '@hearth/platform/database/migrate';
import { Jobs } from '@hearth/platform/jobs/jobs';
import type { Log } from '@hearth/platform/log';
import { quote } from '../copy/session.ts';
import { OWN_SCHEMAS } from '../copy/tables.ts';
import { OperatorError } from '../operator-error.ts';

const HAS_SCHEMA = `select to_regclass('platform.migration') is not null as yes`;
const HAS_PEOPLE = 'select exists (select from identity."user") as yes';
/** None of a database that was left before the queue's tables were made, which are part of an empty one. */
const MIGRATIONS = `select name, checksum from platform.migration where to_regclass('pgboss.job') is not null`;
/** Each running server listens on a connection of its own; commands do not. */
const SERVERS = `select count(*)::int as n from pg_stat_activity where datname = current_database() and application_name = 'hearth listener'`;

/** Whether the database holds the schema of Hearth. */
export async function hasSchema(owner: Database): Promise<boolean> {
  const [row] = await owner.asOwner((query) => query(HAS_SCHEMA));
  return row?.['yes'] === true;
}

/** Whether the database holds people: only then is there something to lose. */
export async function hasContent(owner: Database): Promise<boolean> {
  if (!(await hasSchema(owner))) return false;
  return owner.ownerTransaction(async (query, script) => {
    await script('set local role hearth_system');
    const [row] = await query(HAS_PEOPLE);
    return row?.['yes'] === true;
  });
}

/**
 * Removes the schemas of Hearth with all that is in them, and nothing else that lies in the database. One statement for each, as they
 * hold more objects than a server locks at once.
 */
async function dropSchemas(owner: Database): Promise<void> {
  if (!(await hasSchema(owner))) return;
  const names = await owner.asOwner((query) => query(`select nspname as name from (${OWN_SCHEMAS}) own order by 1`));
  // The one that says which schema there is goes last: broken off halfway, this can be begun again.
  const ordered = names
    .map(({ name }) => String(name))
    .toSorted((a, b) => Number(a === 'platform') - Number(b === 'platform'));
  for (const name of ordered)
    await owner.ownerTransaction((_query, script) => script(`drop schema ${quote(name)} cascade`));
}

/**
 * Makes the schema of the database the one of exactly these migrations: anew, and without any content, where it is another. Rows of the
 * same schema are left, as `fillDatabase` replaces them in its own transaction.
 */
export async function requireSchema(owner: Database, migrations: readonly Migration[], log: Log): Promise<void> {
  if (!(await hasMigrations(owner, migrations))) await rebuild(owner, migrations, log);
}

/** Removes everything of Hearth from the database, and makes its schema anew. */
export async function rebuild(owner: Database, migrations: readonly Migration[], log: Log): Promise<void> {
  await dropSchemas(owner);
  await buildSchema(owner, migrations, log);
}

async function hasMigrations(owner: Database, migrations: readonly Migration[]): Promise<boolean> {
  if (!(await hasSchema(owner))) return false;
  const rows = await owner.asOwner((query) => query(MIGRATIONS));
  const done = new Map(rows.map(({ name, checksum }) => [String(name), String(checksum)]));
  return rows.length === migrations.length && migrations.every(({ name, checksum }) => done.get(name) === checksum);
}

/** Makes the schema with some migrations, and the job queue's own tables. */
async function buildSchema(owner: Database, migrations: readonly Migration[], log: Log): Promise<void> {
  await migrate(owner, migrations);
  const jobs = new Jobs(owner, log);
  await jobs.prepare(owner, []);
  await jobs.stop();
}

/** Throws while servers are connected to a database that is about to be replaced. */
export async function requireUnused(owner: Database, config: Pick<Config, 'databaseUrl'>): Promise<void> {
  if (config.databaseUrl === undefined) return;
  const [row] = await owner.asOwner((query) => query(SERVERS));
  const servers = Number(row?.['n']);
  if (servers > 0)
    throw new OperatorError(
      `${servers === 1 ? 'A server is' : `${servers} servers are`} running on this database. Stop every one of them first.`,
    );
}
