import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** Asks everyone whose own shifts a publication changes to confirm it. */
export async function insertReceipts(
  tx: Tx,
  place: { readonly id: string; readonly group_id: string },
  publication: { readonly id: string; readonly week: string; readonly number: number; readonly published_at: Date },
  employeeIds: readonly string[],
): Promise<void> {
  if (employeeIds.length === 0) return;
  await tx.execute(sql`
    insert into scheduling.receipt (publication_id, employee_id, group_id, location_id, week, number, asked_at)
    select ${publication.id}::uuid, employee_id, ${place.group_id}::uuid, ${place.id}::uuid, ${publication.week}::date,
      ${publication.number}, ${publication.published_at}::timestamptz
    from unnest(${[...employeeIds]}::uuid[]) as employee_id`);
}

export interface ReceiptRow {
  readonly employee_id: string;
  readonly publication_id: string;
  readonly asked_at: Date;
  readonly seen_at: Date | null;
  readonly reminded_on: string | null;
}

/** Of each person of a week the newest publication that changed their shifts: earlier ones have been overtaken. */
export function findReceiptsOfWeek(tx: Tx, locationId: string, week: string): Promise<ReceiptRow[]> {
  return tx.execute<ReceiptRow>(sql`
    select distinct on (employee_id) employee_id, publication_id, asked_at, seen_at, reminded_on from scheduling.receipt
    where location_id = ${locationId} and week = ${week}::date order by employee_id, number desc`);
}

/** Notes a reminder of a day; answers whom it is for. Of two managers who remind at once the second finds nobody. */
export async function markReminded(
  tx: Tx,
  receipts: readonly Pick<ReceiptRow, 'publication_id' | 'employee_id'>[],
  today: string,
): Promise<Set<string>> {
  const rows = await tx.execute<{ employee_id: string }>(sql`
    update scheduling.receipt set reminded_on = ${today}::date
    from jsonb_to_recordset(${JSON.stringify(receipts)}::jsonb) as row (publication_id uuid, employee_id uuid)
    where receipt.publication_id = row.publication_id and receipt.employee_id = row.employee_id
      and receipt.seen_at is null and receipt.reminded_on is distinct from ${today}::date
    returning receipt.employee_id`);
  return new Set(rows.map((row) => row.employee_id));
}

export interface MyReceiptRow {
  readonly publication_id: string;
  readonly location_id: string;
  readonly place_name: string | null;
  readonly week: string;
  readonly asked_at: Date;
}

/** What the signed-in person has yet to confirm, of weeks that begin on some days. */
export function findMyWaiting(tx: Tx<'self'>, days: { from: string; to: string }): Promise<MyReceiptRow[]> {
  return tx.execute<MyReceiptRow>(sql`
    select r.publication_id, r.location_id, b.name as place_name, r.week, r.asked_at
    from (
      select distinct on (employee_id, location_id, week) publication_id, location_id, week, asked_at, seen_at
      from scheduling.receipt
      where employee_id = any ((select team.my_employee_ids())::uuid[]) and week between ${days.from}::date and ${days.to}::date
      order by employee_id, location_id, week, number desc) r
    left join core.brand_view b on b.id = r.location_id
    where r.seen_at is null order by r.week, r.publication_id`);
}

/** The signed-in person's receipt of a publication, and whether a newer one has changed the same week. */
export async function findMyReceipt(
  tx: Tx<'self'>,
  publicationId: string,
): Promise<{ seen_at: Date | null; outdated: boolean } | undefined> {
  const [row] = await tx.execute<{ seen_at: Date | null; outdated: boolean }>(sql`
    select r.seen_at, exists (
      select from scheduling.receipt newer where newer.employee_id = r.employee_id and newer.location_id = r.location_id
        and newer.week = r.week and newer.number > r.number) as outdated
    from scheduling.receipt r
    where r.publication_id = ${publicationId} and r.employee_id = any ((select team.my_employee_ids())::uuid[])`);
  return row;
}

/** Notes that the signed-in person has seen a publication, unless it is noted already. */
export async function confirmReceipt(tx: Tx<'self'>, publicationId: string, at: Date): Promise<void> {
  await tx.execute(sql`
    update scheduling.receipt set seen_at = ${at}::timestamptz
    where publication_id = ${publicationId} and employee_id = any ((select team.my_employee_ids())::uuid[]) and seen_at is null`);
}

/** Marks the receipts of all weeks before one as seen, for a seed. */
export async function seeReceipts(tx: Tx, groupId: string, before: string): Promise<void> {
  await tx.execute(sql`
    update scheduling.receipt set seen_at = asked_at where group_id = ${groupId} and week < ${before}::date`);
}
