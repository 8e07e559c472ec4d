import { json, type Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import { requireSameSender } from '@hearth/kit/sent-again';
import type { RecordOrigin } from '@hearth/kit/sent-again';
import type { ShiftContent } from '../../contract/schemas.ts';

export interface PublicationRow {
  readonly id: string;
  readonly week: string;
  readonly number: number;
  readonly published_at: Date;
  readonly published_by: string;
  readonly people_count: number;
  readonly change_count: number;
}

export interface PublishedChange {
  readonly shift_id: string;
  readonly before: ShiftContent | null;
  readonly after: ShiftContent | null;
}

const COLUMNS = sql`id, week, number, published_at, published_by, people_count, change_count`;

/** A publication to keep, with what it changes. */
export interface NewPublication extends PublicationRow {
  readonly key: string;
  readonly changes: readonly PublishedChange[];
  readonly isHandOver?: true;
  /** Why the week was taken back. */
  readonly withdrawalReason?: string;
}

export async function insertPublication(
  tx: Tx,
  place: { id: string; group_id: string },
  row: NewPublication,
): Promise<void> {
  await tx.execute(sql`
    insert into scheduling.publication (id, group_id, location_id, week, number, published_at, published_by, people_count,
      change_count, changes, idempotency_key, is_hand_over, withdrawal_reason)
    values (${row.id}, ${place.group_id}, ${place.id}, ${row.week}::date, ${row.number}, ${row.published_at}::timestamptz,
      ${row.published_by}, ${row.people_count}, ${row.change_count}, ${json(row.changes)}, ${row.key}, ${row.isHandOver ?? null},
      ${row.withdrawalReason ?? null})`);
}

/** The publication that this sender made under a key here, or nothing; refuses a key that is somebody else's. */
export async function findPublicationByKey(
  tx: Tx,
  groupId: string,
  key: string,
  by: RecordOrigin,
): Promise<(PublicationRow & { changes: PublishedChange[] }) | undefined> {
  const [row] = await tx.execute<PublicationRow & { changes: PublishedChange[]; location_id: string }>(sql`
    select ${COLUMNS}, changes, location_id from scheduling.publication
    where group_id = ${groupId} and idempotency_key = ${key}`);
  return requireSameSender(row, (made) => ({ placeId: made.location_id, userId: made.published_by }), by);
}

/** A publication with what kind it is of. */
export interface KindedPublicationRow extends PublicationRow {
  readonly is_hand_over: true | null;
  readonly withdrawal_reason: string | null;
}

/** One publication of a location with its changes, or nothing. */
export async function findPublication(
  tx: Tx,
  locationId: string,
  id: string,
): Promise<(KindedPublicationRow & { changes: PublishedChange[] }) | undefined> {
  const [row] = await tx.execute<KindedPublicationRow & { changes: PublishedChange[] }>(sql`
    select ${COLUMNS}, changes, is_hand_over, withdrawal_reason from scheduling.publication where location_id = ${locationId} and id = ${id}`);
  return row;
}

/** The changes of each publication of a week up to one of them, in the order of their numbers. */
export async function findChangesUntil(
  tx: Tx,
  locationId: string,
  { week, number }: Pick<PublicationRow, 'week' | 'number'>,
): Promise<PublishedChange[][]> {
  const rows = await tx.execute<{ changes: PublishedChange[] }>(sql`
    select changes from scheduling.publication
    where location_id = ${locationId} and week = ${week}::date and number <= ${number} order by number, published_at`);
  return rows.map(({ changes }) => changes);
}

/** The publications of a location, newest first, and how many there are. */
export async function findPublicationPage(
  tx: Tx,
  locationId: string,
  week: string | undefined,
  window: { offset: number; limit: number },
): Promise<{ rows: KindedPublicationRow[]; total: number }> {
  const where = sql`location_id = ${locationId} and (${week ?? null}::date is null or week = ${week ?? null}::date)`;
  const rows = await tx.execute<KindedPublicationRow>(sql`
    select ${COLUMNS}, is_hand_over, withdrawal_reason from scheduling.publication where ${where}
    order by published_at desc, id desc offset ${window.offset} limit ${window.limit}`);
  const [counted] = await tx.execute<{ total: number }>(
    sql`select count(*) as total from scheduling.publication where ${where}`,
  );
  return { rows, total: counted?.total ?? 0 };
}

/** Makes staff see the working copy of these shifts; removed ones they see no more. */
export async function publishShifts(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  await tx.execute(sql`
    delete from scheduling.published_shift
    where id in (select id from scheduling.shift where id = any (${[...ids]}::uuid[]) and removed)`);
  await tx.execute(sql`
    insert into scheduling.published_shift (id, group_id, location_id, employee_id, position_id, position_name, local_date,
      start_time, end_time, time_zone, starts_at, ends_at, unpaid_break_minutes, paid_break_minutes, station, note, published_at)
    select s.id, s.group_id, s.location_id, s.employee_id, s.position_id, p.name, s.local_date,
      s.start_time, s.end_time, s.time_zone, s.starts_at, s.ends_at, s.unpaid_break_minutes, s.paid_break_minutes, s.station, s.note,
      ${at}::timestamptz
    from scheduling.shift s left join team.position p on p.id = s.position_id
    where s.id = any (${[...ids]}::uuid[]) and not s.removed
    on conflict (id) do update set location_id = excluded.location_id, employee_id = excluded.employee_id,
      position_id = excluded.position_id, position_name = excluded.position_name, local_date = excluded.local_date,
      start_time = excluded.start_time, end_time = excluded.end_time, time_zone = excluded.time_zone,
      starts_at = excluded.starts_at, ends_at = excluded.ends_at, unpaid_break_minutes = excluded.unpaid_break_minutes,
      paid_break_minutes = excluded.paid_break_minutes, station = excluded.station, note = excluded.note,
      published_at = excluded.published_at`);
}

/** Takes shifts back from staff: the working copies become drafts. */
export async function withdrawShifts(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`delete from scheduling.published_shift where id = any (${[...ids]}::uuid[])`);
}

/** Makes staff see all drafts of a group on some days. Answers with what changed, by location and week; for a seed, whose weeks begin on Mondays. */
export async function publishAll(
  tx: Tx,
  groupId: string,
  days: { from: string; to: string },
  at: Date,
): Promise<{ location_id: string; week: string; ids: string[] }[]> {
  const weeks = await tx.execute<{ location_id: string; week: string; ids: string[] }>(sql`
    select s.location_id, array_agg(s.id) as ids,
      s.local_date - (extract(isodow from s.local_date)::int - 1) as week
    from scheduling.shift s
    where s.group_id = ${groupId} and not s.removed and s.local_date between ${days.from}::date and ${days.to}::date
      and not exists (select from scheduling.published_shift p where p.id = s.id)
    group by s.location_id, week order by week, s.location_id`);
  await publishShifts(
    tx,
    weeks.flatMap((week) => week.ids),
    at,
  );
  return weeks;
}
