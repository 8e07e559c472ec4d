import type { Tx } from '@hearth/platform/database';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { HeldPunchTable, Tables } from './tables.ts';

export type HeldRow = Selectable<HeldPunchTable>;

/** Those of a location that wait, the oldest first, with the name of their tablet. */
export function findHeldAt(
  tx: Tx<'system'>,
  locationId: string,
  most: number,
): Promise<(HeldRow & { readonly kiosk_name: string })[]> {
  return tx.execute(sql`
    select h.*, k.name as kiosk_name from clock.held_punch h join clock.kiosk k on k.id = h.kiosk_id
     where h.location_id = ${locationId} and h.state = 'WAITING' order by h.at, h.id limit ${most}`);
}

/** How many of a tablet wait. */
export async function countHeld(tx: Tx<'system'>, kioskId: string): Promise<number> {
  const [row] = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from clock.held_punch where kiosk_id = ${kioskId} and state = 'WAITING'`);
  return row?.count ?? 0;
}

/** Keeps what was not taken; what was kept before under the same key stays as it is. */
export async function insertHeld(tx: Tx<'system'>, rows: readonly HeldRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .tables<Tables>()
    .insertInto('clock.held_punch')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['group_id', 'idempotency_key']).doNothing())
    .execute();
}

/** Those that were sent to a group under some keys. */
export async function findHeldKeys(tx: Tx<'system'>, groupId: string, keys: readonly string[]): Promise<Set<string>> {
  const rows = await tx.execute<{ idempotency_key: string }>(sql`
    select idempotency_key from clock.held_punch
     where group_id = ${groupId} and idempotency_key = any (${[...keys]}::uuid[])`);
  return new Set(rows.map((row) => row.idempotency_key));
}

/** One of a location, held until the transaction ends. */
export function lockHeld(tx: Tx<'system'>, locationId: string, id: string): Promise<HeldRow | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('clock.held_punch')
    .selectAll()
    .where('id', '=', id)
    .where('location_id', '=', locationId)
    .forUpdate()
    .executeTakeFirst();
}

export async function settleHeldRow(
  tx: Tx<'system'>,
  id: string,
  set: Pick<HeldRow, 'state' | 'settled_by' | 'settled_at'>,
): Promise<void> {
  await tx.tables<Tables>().updateTable('clock.held_punch').set(set).where('id', '=', id).execute();
}

/** Deletes those that were decided on before a moment: no tablet sends them again. */
export async function deleteSettled(tx: Tx<'system'>, before: Date): Promise<void> {
  await tx.execute(sql`delete from clock.held_punch where state <> 'WAITING' and settled_at < ${before}`);
}
