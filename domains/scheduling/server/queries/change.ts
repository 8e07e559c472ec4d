import { requireSameSender } from '@hearth/kit/sent-again';
import type { RecordOrigin } from '@hearth/kit/sent-again';
import type { Tx } from '@hearth/platform/database';
import { type RawBuilder, sql } from 'kysely';
import type { ShiftContent } from '../../contract/schemas.ts';

export type Verb = 'CREATED' | 'CHANGED' | 'REMOVED' | 'RESTORED' | 'CONSENTED' | 'OVERRIDDEN';

/** One line of the history of a location's schedule. */
export interface ChangeRow {
  readonly id: string;
  readonly shift_id: string;
  readonly verb: Verb;
  readonly before: ShiftContent | null;
  readonly after: ShiftContent | null;
  readonly rule: string | null;
  readonly reason: string | null;
}

/** Adds lines to the history. */
export async function insertChanges(
  tx: Tx,
  place: { id: string; group_id: string },
  rows: readonly ChangeRow[],
  by: { at: Date; userId: string },
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into scheduling.shift_change (id, group_id, location_id, shift_id, changed_at, changed_by, verb, before, after, rule, reason)
    select id, ${place.group_id}::uuid, ${place.id}::uuid, shift_id, ${by.at}::timestamptz, ${by.userId}::uuid, verb,
      nullif(before, 'null'::jsonb), nullif(after, 'null'::jsonb), rule, reason
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (id uuid, shift_id uuid, verb text, before jsonb, after jsonb, rule text, reason text)`);
}

/** The history of a location, newest first, and how many lines it has. */
export async function findChanges(
  tx: Tx,
  locationId: string,
  filter: { shiftId?: string | undefined; from?: string | undefined; to?: string | undefined },
  window: { offset: number; limit: number },
): Promise<{ rows: (ChangeRow & { changed_at: Date; changed_by: string })[]; total: number }> {
  const conditions: RawBuilder<unknown>[] = [sql`location_id = ${locationId}`];
  if (filter.shiftId !== undefined) conditions.push(sql`shift_id = ${filter.shiftId}`);
  if (filter.from !== undefined) conditions.push(sql`changed_at >= ${filter.from}::date`);
  if (filter.to !== undefined) conditions.push(sql`changed_at < ${filter.to}::date + 1`);
  const where = sql.join(conditions, sql` and `);
  const rows = await tx.execute<ChangeRow & { changed_at: Date; changed_by: string }>(sql`
    select id, shift_id, changed_at, changed_by, verb, before, after, rule, reason from scheduling.shift_change
    where ${where} order by changed_at desc, id desc offset ${window.offset} limit ${window.limit}`);
  const [counted] = await tx.execute<{ total: number }>(
    sql`select count(*) as total from scheduling.shift_change where ${where}`,
  );
  return { rows, total: counted?.total ?? 0 };
}

/** Notes a batch under its key; says no when the key was used before. */
export async function claimBatch(
  tx: Tx,
  place: { id: string; group_id: string },
  batch: { key: string; shiftIds: readonly string[]; at: Date; userId: string },
): Promise<boolean> {
  const rows = await tx.execute(sql`
    insert into scheduling.saved_batch (group_id, idempotency_key, location_id, shift_ids, saved_at, saved_by)
    values (${place.group_id}, ${batch.key}, ${place.id}, ${[...batch.shiftIds]}::uuid[], ${batch.at}::timestamptz, ${batch.userId})
    on conflict do nothing returning 1`);
  return rows.length === 1;
}

/** Keeps others from placing shifts at a location until the transaction ends. Taken before all other locks. */
export async function lockPlacing(tx: Tx, locationId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('scheduling.placing:' || ${locationId}::text, 0))`,
  );
}

/** The shifts of a batch that this sender saved under a key here, or nothing; refuses a key that is somebody else's. */
export async function findBatch(tx: Tx, groupId: string, key: string, by: RecordOrigin): Promise<string[] | undefined> {
  const [row] = await tx.execute<{ shift_ids: string[]; location_id: string; saved_by: string }>(sql`
    select shift_ids, location_id, saved_by from scheduling.saved_batch where group_id = ${groupId} and idempotency_key = ${key}`);
  return requireSameSender(row, (batch) => ({ placeId: batch.location_id, userId: batch.saved_by }), by)?.shift_ids;
}
