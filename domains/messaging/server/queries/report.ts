import type { BrandGrant } from '@hearth/kit/access';
import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { ReportReason } from '../../contract/bars.ts';
import type { Evidence } from '../../contract/moderation-endpoints.ts';

type Side = 'EMPLOYER' | 'CANDIDATE';

/** A report as it is submitted. */
export interface NewReport {
  readonly id: string;
  readonly group_id: string;
  readonly location_id: string;
  readonly application_id: string;
  readonly message_id: string | null;
  readonly candidate_name: string;
  readonly job_title: string;
  readonly place_name: string;
  readonly reporter_user_id: string;
  readonly reporter_name: string;
  readonly reporter_side: Side;
  readonly accused_ids: readonly string[];
  readonly accused_name: string;
  readonly accused_side: Side;
  readonly reason: ReportReason;
  readonly note: string;
  readonly evidence: readonly Evidence[];
  readonly at: Date;
}

export interface ReportRow extends NewReport {
  readonly verdict: 'UPHELD' | 'UNFOUNDED' | null;
  readonly settled_at: Date | null;
}

/** Adds a report; false when one with its id is there already. */
export async function insertReport(tx: Tx, row: NewReport): Promise<boolean> {
  const added = await tx.execute(sql`
    insert into messaging.report (id, group_id, location_id, application_id, message_id, candidate_name, job_title, place_name, reporter_user_id,
      reporter_name, reporter_side, accused_ids, accused_name, accused_side, reason, note, evidence, at)
    values (${row.id}, ${row.group_id}, ${row.location_id}, ${row.application_id}, ${row.message_id}, ${row.candidate_name}, ${row.job_title},
      ${row.place_name}, ${row.reporter_user_id}, ${row.reporter_name}, ${row.reporter_side}, ${[...row.accused_ids]}::uuid[],
      ${row.accused_name}, ${row.accused_side}, ${row.reason}, ${row.note}, ${json(row.evidence)}, ${row.at})
    on conflict (id) do nothing returning id`);
  return added.length > 0;
}

/** Finds a person's reports in a conversation, newest first. */
export function findReportsBy(tx: Tx<'self' | 'tenant'>, applicationId: string, userId: string): Promise<ReportRow[]> {
  return tx.execute<ReportRow>(sql`
    select * from messaging.report where application_id = ${applicationId} and reporter_user_id = ${userId} order by at desc, id desc limit 50`);
}

/** The reports of the signed-in person, in order of time. */
export function findOwnReports(tx: Tx<'self'>, userId: string): Promise<ReportRow[]> {
  return tx.execute<ReportRow>(sql`select * from messaging.report where reporter_user_id = ${userId} order by at, id`);
}

/** A report in the moderation queue, and whether the reader may open its conversation. */
export type QueuedReport = ReportRow & { readonly may_read: boolean };

/** Selects the reports within reach of a grant, except those about the reader. */
const isReviewable = (grant: BrandGrant, userId: string) => sql<boolean>`r.group_id = ${grant.groupId}
  and b.ancestor_ids && ${[...grant.nodes]}::uuid[] and not (${userId}::uuid = any (r.accused_ids))`;

/** A page of the queue, newest first. */
export function findQueued(
  tx: Tx<'system'>,
  grant: BrandGrant,
  { userId, readNodes }: { readonly userId: string; readonly readNodes: readonly string[] },
  { isOpen, cursor, limit }: { readonly isOpen: boolean; readonly cursor: string | undefined; readonly limit: number },
): Promise<QueuedReport[]> {
  const after =
    cursor === undefined ? sql`` : sql`and (r.at, r.id) < (select at, id from messaging.report where id = ${cursor})`;
  return tx.execute<QueuedReport>(sql`
    select r.*, b.ancestor_ids && ${[...readNodes]}::uuid[] as may_read
    from messaging.report r join core.brand_view b on b.id = r.location_id
    where ${isReviewable(grant, userId)} and ${isOpen ? sql`r.settled_at is null` : sql`r.settled_at is not null`} ${after}
    order by r.at desc, r.id desc limit ${limit}`);
}

/** One report of the queue, held until the transaction ends. */
export async function lockReport(
  tx: Tx<'system'>,
  grant: BrandGrant,
  userId: string,
  id: string,
): Promise<ReportRow | undefined> {
  const [row] = await tx.execute<ReportRow>(sql`
    select r.* from messaging.report r join core.brand_view b on b.id = r.location_id
    where r.id = ${id} and ${isReviewable(grant, userId)} for no key update of r`);
  return row;
}

export async function settleReport(
  tx: Tx,
  id: string,
  { verdict, at }: { readonly verdict: 'UPHELD' | 'UNFOUNDED'; readonly at: Date },
): Promise<void> {
  await tx.execute(sql`update messaging.report set verdict = ${verdict}, settled_at = ${at} where id = ${id}`);
}

export interface ReportEventRow {
  readonly id: string;
  readonly report_id: string;
  readonly what: 'UPHELD' | 'UNFOUNDED' | 'HIDDEN' | 'WARNED' | 'SUSPENDED';
  readonly detail: string;
  readonly by_user_id: string;
  readonly by_name: string;
  readonly at: Date;
}

export async function insertReportEvent(tx: Tx<'system'>, row: ReportEventRow): Promise<void> {
  await tx.execute(sql`
    insert into messaging.report_event (id, report_id, what, detail, by_user_id, by_name, at)
    values (${row.id}, ${row.report_id}, ${row.what}, ${row.detail}, ${row.by_user_id}, ${row.by_name}, ${row.at})`);
}

/** Finds the history of these reports, by report. */
export async function findReportEvents(
  tx: Tx<'system'>,
  reportIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ReportEventRow[]>> {
  const rows = await tx.execute<ReportEventRow>(
    sql`select * from messaging.report_event where report_id = any (${[...reportIds]}::uuid[]) order by at, id`,
  );
  return Map.groupBy(rows, (row) => row.report_id);
}

/** Forgets what was settled before an instant, and what of it is about applications that are kept no more; how many. */
export async function deleteSettled(tx: Tx<'system'>, before: Date, limit: number): Promise<number> {
  const gone = await tx.execute(sql`
    delete from messaging.report where id in (
      select id from messaging.report r where settled_at is not null
        and (settled_at < ${before} or not exists (select 1 from applications.application_view a where a.id = r.application_id))
      order by settled_at limit ${limit}) returning id`);
  return gone.length;
}
