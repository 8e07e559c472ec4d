import { sql } from 'kysely';
import type { Tx } from '../database.ts';
import type { Mode } from './mode.ts';

/** Keeps what this database is for, unless that is known already; answers what it is for. */
export async function keepMode(tx: Tx<'system'>, mode: Mode, now: Date): Promise<Mode> {
  await tx.execute(
    sql`insert into platform.installation (mode, decided_at) values (${mode}, ${now}) on conflict (id) do nothing`,
  );
  return (await findMode(tx)) ?? mode;
}

/** Finds the mode that the database was first started in; undefined before the first start. */
export async function findMode(tx: Tx<'system'>): Promise<Mode | undefined> {
  const [row] = await tx.execute<{ mode: Mode }>(sql`select mode from platform.installation`);
  return row?.mode;
}
