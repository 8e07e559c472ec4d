import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Database } from '../database.ts';

export interface Migration {
  /** The file's name without `.sql`; the order of names is the order of running. */
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** Every migration of the project, in order. Two of the same name are an error. */
export async function readMigrations(root: string): Promise<Migration[]> {
  const migrations = new Map<string, Migration>();
  for await (const path of glob(['packages/platform/db/*.sql', 'domains/*/db/*.sql'], { cwd: root })) {
    const name = basename(path, '.sql');
    if (!/^\d{12}-[a-z0-9-]+$/.test(name))
      throw new Error(`A migration is named <yyyymmddhhmm>-<what>.sql, not ${path}.`);
    if (migrations.has(name)) throw new Error(`Two migrations are named ${name}.`);
    const sql = await readFile(join(root, path), 'utf8');
    migrations.set(name, { name, sql, checksum: createHash('sha256').update(sql).digest('hex') });
  }
  return [...migrations.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

type Query = Parameters<Parameters<Database['asOwner']>[0]>[0];

/** What has run, by name: the checksums. Even an unprivileged role can read it; without the table nothing has run. */
async function readDone(query: Query): Promise<ReadonlyMap<string, string>> {
  const [there] = await query(`select to_regclass('platform.migration') is not null as yes`).catch(() => []);
  if (there?.['yes'] !== true) return new Map();
  const rows = await query('select name, checksum from platform.migration');
  return new Map(rows.map((row) => [String(row['name']), String(row['checksum'])]));
}

const haveAllRun = (done: ReadonlyMap<string, string>, migrations: readonly Migration[]): boolean =>
  migrations.every(({ name, checksum }) => done.get(name) === checksum);

/**
 * Whether one of these migrations hasn't run, or ran in another form. What a newer version has added to them doesn't count: while
 * nodes are replaced one by one, the older ones go on serving.
 */
export function hasPendingMigrations(database: Database, migrations: readonly Migration[]): Promise<boolean> {
  return database.asOwner(async (query) => !haveAllRun(await readDone(query), migrations));
}

/** A key of PostgreSQL's advisory locks: one node migrates while the others wait. */
const MIGRATION_LOCK = 7_214_001;

/**
 * Brings the database to the newest schema, each migration in a transaction of its own, and returns the names of those that
 * ran. Refuses when a migration that ran before has changed since, or is unknown to this version.
 */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  return database.asOwner(async (query, script) => {
    const ranBefore = await readDone(query);
    if (ranBefore.size === migrations.length && haveAllRun(ranBefore, migrations)) return [];
    await script(
      'set statement_timeout = 0; create schema if not exists platform; create table if not exists platform.migration (name text primary key, checksum text not null, ran_at timestamptz not null default now())',
    );
    await query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      const done = await readDone(query);
      for (const name of done.keys()) {
        if (!migrations.some((migration) => migration.name === name))
          throw new Error(
            `The database holds the migration ${name}, which this version of Hearth does not know: it was written by a newer version.`,
          );
      }
      const ran: string[] = [];
      for (const { name, sql, checksum } of migrations) {
        const before = done.get(name);
        if (before !== undefined && before !== checksum)
          throw new Error(
            `The migration ${name} was changed after it ran. Migrations are never changed: add a new one.`,
          );
        if (before !== undefined) continue;
        await script(
          `begin;\n${sql};\ninsert into platform.migration (name, checksum) values ('${name}', '${checksum}');\ncommit;`,
        ).catch(async (error: unknown) => {
          await script('rollback');
          throw new Error(`The migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
            cause: error,
          });
        });
        ran.push(name);
      }
      return ran;
    } finally {
      await query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      await script('reset statement_timeout');
    }
  });
}
