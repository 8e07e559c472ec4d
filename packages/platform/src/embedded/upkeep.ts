import type { PGlite } from '@electric-sql/pglite';

const MANY_BYTES = 8 * 1024 * 1024;
/** A checkpoint leaves a record or two of its own in the log. */
const FEW_BYTES = 4096;
const LONG_MS = 5 * 60_000;
const TIDY_BUDGET_MS = 300;

/** Tells if the log since the last checkpoint is long or old enough for the next one. */
export function isCheckpointDue({ logBytes, ageMs }: { logBytes: number; ageMs: number }): boolean {
  return logBytes >= MANY_BYTES || (logBytes > FEW_BYTES && ageMs >= LONG_MS);
}

/** Orders a checkpoint when one is due: on its own the engine would only do so when it is closed, and the log would grow till then. */
export async function checkpointIfDue(database: PGlite): Promise<boolean> {
  const { rows } = await database.query<{ logBytes: number; ageMs: number }>(`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as "logBytes",
           (extract(epoch from now() - checkpoint_time) * 1000)::float8 as "ageMs"
    from pg_control_checkpoint()`);
  const [state] = rows;
  if (state === undefined || !isCheckpointDue(state)) return false;
  await database.exec('checkpoint');
  return true;
}

/** The rule of PostgreSQL's autovacuum, which the engine does not have, with its usual thresholds. */
const UNTIDY = `
  select format('%I.%I', s.schemaname, s.relname) as relation,
         s.n_dead_tup > 50 + 0.2 * c.reltuples or s.n_ins_since_vacuum > 1000 + 0.2 * c.reltuples as vacuum
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.n_dead_tup > 50 + 0.2 * c.reltuples or s.n_ins_since_vacuum > 1000 + 0.2 * c.reltuples
     or s.n_mod_since_analyze > 50 + 0.1 * c.reltuples
  order by s.n_mod_since_analyze desc`;

/** Clears dead rows and renews the planner's statistics where enough has changed; stops after a moment and goes on next time. */
export async function tidyTables(database: PGlite): Promise<string[]> {
  await database.query('select pg_stat_force_next_flush()');
  const { rows } = await database.query<{ relation: string; vacuum: boolean }>(UNTIDY);
  const until = performance.now() + TIDY_BUDGET_MS;
  const tidied: string[] = [];
  for (const { relation, vacuum } of rows) {
    if (performance.now() >= until) break;
    await database.exec(`${vacuum ? 'vacuum (analyze)' : 'analyze'} ${relation}`);
    tidied.push(relation);
  }
  return tidied;
}
