import type { RecordOrigin } from '@hearth/kit/sent-again';
import { requireSameSender } from '@hearth/kit/sent-again';
import type { Tx } from '@hearth/platform/database';
import { versionedRows } from '@hearth/platform/database/versioned-rows';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import { DAY_NOTE_CHANGED } from '../../contract/failures.ts';
import type { ClosedForBusiness } from '../../contract/schemas.ts';
import type { DayNoteTable, Tables } from './tables.ts';

export type DayNoteRow = Selectable<DayNoteTable>;

/** Notes as several people edit them. */
export const dayNoteRows = versionedRows<DayNoteTable>({ table: 'workplace.day_note', changed: DAY_NOTE_CHANGED });

/** The notes in use of some brands that may touch some days, the earliest first, closed days before the rest; those of each year are all there. */
export function findDayNotes(
  tx: Tx,
  brandIds: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<DayNoteRow[]> {
  if (brandIds.length === 0) return Promise.resolve([]);
  return tx
    .tables<Tables>()
    .selectFrom('workplace.day_note')
    .selectAll()
    .where('brand_id', 'in', [...brandIds])
    .where('archived_at', 'is', null)
    .where('starts_on', '<=', to)
    .where((eb) => eb.or([eb('ends_on', '>=', from), eb('is_yearly', '=', true)]))
    .orderBy('starts_on')
    .orderBy('kind')
    .orderBy('content')
    .orderBy('id')
    .execute();
}

/** A note of a group, also one that was removed. */
export function findDayNote(tx: Tx, groupId: string, id: string): Promise<DayNoteRow | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('workplace.day_note')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What this sender wrote under a key here, or nothing; refuses a key that is somebody else's. */
export async function findDayNoteByKey(
  tx: Tx,
  groupId: string,
  key: string,
  by: RecordOrigin,
): Promise<DayNoteRow | undefined> {
  const row = await tx
    .tables<Tables>()
    .selectFrom('workplace.day_note')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return requireSameSender(row, (made) => ({ placeId: made.brand_id, userId: made.created_by }), by);
}

/** Counts a brand's notes that end on a day or later, without one of them; others who write one there wait until the transaction ends. */
export async function countDayNotes(
  tx: Tx,
  brandId: string,
  { from, exceptId = null }: { readonly from: string; readonly exceptId?: string | null },
): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('workplace.day_note:' || ${brandId}::text, 0))`);
  const row = await tx
    .tables<Tables>()
    .selectFrom('workplace.day_note')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('brand_id', '=', brandId)
    .where('archived_at', 'is', null)
    .where(sql<boolean>`id is distinct from ${exceptId}::uuid`)
    .where((eb) => eb.or([eb('ends_on', '>=', from), eb('is_yearly', '=', true)]))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function insertDayNotes(tx: Tx, rows: readonly Insertable<DayNoteTable>[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .tables<Tables>()
      .insertInto('workplace.day_note')
      .values([...rows])
      .execute();
}

/** The days on which some locations are closed for business, by location: their own and those of the brands above them. */
export async function findClosedDays(
  tx: Tx,
  locationIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ClosedForBusiness[]>> {
  if (locationIds.length === 0) return new Map();
  const rows = await tx.execute<ClosedForBusiness & { location_id: string }>(sql`
    select b.id as location_id, n.starts_on, n.ends_on, n.is_yearly
    from core.brand_view b
    join workplace.day_note n on n.group_id = b.group_id and n.brand_id = any (b.ancestor_ids)
      and n.kind = 'CLOSED' and n.archived_at is null
    where b.id = any (${[...locationIds]}::uuid[])
    order by b.id, n.starts_on, n.id`);
  const byLocation = Map.groupBy(rows, (row) => row.location_id);
  return new Map([...byLocation].map(([id, own]) => [id, own.map(({ location_id: _at, ...days }) => days)]));
}

/** A note for staff, once for each of some locations where it holds. */
export interface HeldNote extends DayNoteRow {
  readonly location_id: string;
  readonly location_name: string;
}

/** The notes for staff at some locations that may touch some days; whoever calls decides whose locations these are. */
export function findNotesForStaff(
  tx: Tx<'system'>,
  locationIds: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<HeldNote[]> {
  if (locationIds.length === 0) return Promise.resolve([]);
  return tx.execute<HeldNote>(sql`
    select n.*, b.id as location_id, b.name as location_name
    from core.brand_view b
    join workplace.day_note n on n.group_id = b.group_id and n.brand_id = any (b.ancestor_ids)
      and n.audience = 'STAFF' and n.archived_at is null and n.starts_on <= ${to} and (n.ends_on >= ${from} or n.is_yearly)
    where b.id = any (${[...locationIds]}::uuid[])
    order by n.starts_on, n.kind, n.content, n.id, b.name, b.id`);
}
