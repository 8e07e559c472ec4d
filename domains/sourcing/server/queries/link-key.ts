import { newId } from '@hearth/kit/id';
import type { Tx } from '@hearth/platform/database';
import { sealedColumn } from '@hearth/platform/sealing/sealed-column';
import { newToken } from '@hearth/platform/secrets/token';
import { sql } from 'kysely';

/** The sealed signing keys of links. */
export const LINK_KEY = sealedColumn({ table: 'sourcing.link_key', key: ['id'], column: 'secret' });

async function findKeys(tx: Tx<'system'>): Promise<string[]> {
  const rows = await tx.execute<{ id: string; secret: string }>(
    sql`select id, secret from sourcing.link_key order by number desc`,
  );
  return rows.map(({ id, secret }) => LINK_KEY.open(tx, id, secret));
}

/** Adds a key, which signs from now on. */
export async function insertKey(tx: Tx<'system'>): Promise<void> {
  const id = newId();
  const secret = LINK_KEY.seal(tx, id, newToken());
  await tx.execute(sql`insert into sourcing.link_key (id, secret) values (${id}, ${secret})`);
}

/** Returns the signing keys, newest first, creating the first one if needed. */
export async function ensureKeys(tx: Tx<'system'>): Promise<readonly [string, ...string[]]> {
  const [first, ...rest] = await findKeys(tx);
  if (first !== undefined) return [first, ...rest];
  await insertKey(tx);
  const [made, ...others] = await findKeys(tx);
  if (made === undefined) throw new Error('The key of links could not be kept.');
  return [made, ...others];
}

/**
 * Adds a key when the newest is as old as `turnDays`, and forgets those that were replaced `keptDays` ago. Days are the
 * database's, so that nodes whose clocks differ agree.
 */
export async function rotateKeys(
  tx: Tx<'system'>,
  { turnDays, keptDays }: { turnDays: number; keptDays: number },
): Promise<void> {
  const [newest] = await tx.execute<{ is_old: boolean }>(sql`
    select abs(extract(epoch from platform.moment() - made_at)) >= ${turnDays}::int * 86400 as is_old from sourcing.link_key
    order by number desc limit 1 for update`);
  if (newest?.is_old === true) await insertKey(tx);
  await tx.execute(sql`
    update sourcing.link_key set replaced_at = platform.moment()
    where replaced_at is null and number < (select max(number) from sourcing.link_key)`);
  await tx.execute(
    sql`delete from sourcing.link_key where replaced_at < platform.moment() - make_interval(days => ${keptDays}::int)`,
  );
}
