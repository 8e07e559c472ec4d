import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { type RawBuilder, sql } from 'kysely';
import type { InterviewFlag, InterviewState } from '../../contract/schemas.ts';
import type { InterviewRow } from './tables.ts';

const COLUMNS = sql`i.id, i.group_id, i.location_id, i.application_id, i.user_id, i.kit_id, i.state, i.session_id, i.starts_at,
  i.ends_at, i.host_ids, i.language, i.invited_at, i.open_until, i.sequence, i.flag, i.late_minutes, i.reminded_day_at, i.reminded_hours_at,
  i.criteria`;

/** SQL condition for rows of table `i` within a grant. */
export const isBelow = (grant: BrandGrant) =>
  sql`i.group_id = ${grant.groupId} and i.location_id in (select id from core.brand_view where group_id = ${grant.groupId} and ancestor_ids && ${[...grant.nodes]}::uuid[])`;

function selectInterviews(where: RawBuilder<unknown>): RawBuilder<InterviewRow> {
  return sql<InterviewRow>`select ${COLUMNS} from interviews.interview i where ${where}`;
}

async function firstRow(tx: Tx, statement: RawBuilder<InterviewRow>): Promise<InterviewRow | undefined> {
  return (await tx.execute(statement))[0];
}

/** Finds the interviews of an application, newest first. */
export function findOfApplication(tx: Tx, applicationId: string): Promise<InterviewRow[]> {
  return tx.execute(sql<InterviewRow>`
    ${selectInterviews(sql`i.application_id = ${applicationId}`)} order by i.invited_at desc, i.id desc limit 50`);
}

/** Locks the open interview of an application with a kit. */
export function lockOpen(tx: Tx, applicationId: string, kitId: string): Promise<InterviewRow | undefined> {
  const open = sql`i.application_id = ${applicationId} and i.kit_id = ${kitId} and i.state in ('INVITED', 'BOOKED')`;
  return firstRow(tx, sql<InterviewRow>`${selectInterviews(open)} for update`);
}

/** Finds an interview within a grant. */
export function findInGrant(tx: Tx, grant: BrandGrant, id: string): Promise<InterviewRow | undefined> {
  return firstRow(tx, selectInterviews(sql`i.id = ${id} and ${isBelow(grant)}`));
}

/** Finds and locks an interview within a grant. */
export function lockInGrant(tx: Tx, grant: BrandGrant, id: string): Promise<InterviewRow | undefined> {
  return firstRow(tx, sql<InterviewRow>`${selectInterviews(sql`i.id = ${id} and ${isBelow(grant)}`)} for update`);
}

/** Locks any interview by id, for callers that verified its link. */
export function lockInterview(tx: Tx<'system'>, id: string): Promise<InterviewRow | undefined> {
  return firstRow(tx, sql<InterviewRow>`${selectInterviews(sql`i.id = ${id}`)} for update`);
}

/** Finds the caller's open, booked and recent interviews. */
export function findOwnOpen(tx: Tx<'self'>, userId: string, now: Date): Promise<InterviewRow[]> {
  return tx.execute(sql<InterviewRow>`
    ${selectInterviews(sql`i.user_id = ${userId} and ((i.state = 'BOOKED' and i.ends_at > ${now}::timestamptz)
      or (i.state = 'INVITED' and i.open_until > ${now}::timestamptz))`)} order by i.starts_at nulls first, i.id limit 50`);
}

/** Finds all interviews of the caller, including past ones. */
export function findAllOwn(tx: Tx<'self'>, userId: string): Promise<InterviewRow[]> {
  return tx.execute(sql<InterviewRow>`${selectInterviews(sql`i.user_id = ${userId}`)} order by i.invited_at, i.id`);
}

/** Finds a page of the booked interviews on a local date, in order of time. */
export function findDay(
  tx: Tx,
  grant: BrandGrant,
  date: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<InterviewRow[]> {
  const next =
    after === undefined
      ? sql`true`
      : sql`(i.starts_at, i.id) > (select starts_at, id from interviews.interview where id = ${after})`;
  return tx.execute(sql<InterviewRow>`
    select ${COLUMNS} from interviews.interview i join core.brand_view b on b.id = i.location_id
    where ${isBelow(grant)} and i.state in ('BOOKED', 'DONE', 'NO_SHOW')
      and i.starts_at >= ${date}::date - interval '1 day' and i.starts_at < ${date}::date + interval '2 days'
      and (i.starts_at at time zone b.time_zone)::date = ${date}::date and ${next}
    order by i.starts_at, i.id limit ${limit}`);
}

/** Counts the flagged bookings from a day on. */
export async function countFlagged(tx: Tx, grant: BrandGrant, from: Date): Promise<number> {
  const [row] = await tx.execute<{ n: number }>(sql`
    select count(*) as n from interviews.interview i
    where ${isBelow(grant)} and i.state = 'BOOKED' and i.flag is not null and i.starts_at >= ${from}::timestamptz`);
  return row?.n ?? 0;
}

/** The initial data of an invitation. */
export type NewInterview = Pick<
  InterviewRow,
  'id' | 'group_id' | 'location_id' | 'application_id' | 'user_id' | 'kit_id' | 'language' | 'invited_at' | 'open_until'
>;

export async function insertInterview(tx: Tx, row: NewInterview, invitedBy: string): Promise<InterviewRow> {
  const [made] = await tx.execute<InterviewRow>(sql`
    insert into interviews.interview as i (id, group_id, location_id, application_id, user_id, kit_id, state, language, invited_at, invited_by, open_until)
    values (${row.id}, ${row.group_id}, ${row.location_id}, ${row.application_id}, ${row.user_id}, ${row.kit_id}, 'INVITED', ${row.language},
      ${row.invited_at}::timestamptz, ${invitedBy}, ${row.open_until}::timestamptz) returning ${COLUMNS}`);
  if (made === undefined) throw new Error('An inserted row is returned.');
  return made;
}

async function change(tx: Tx, id: string, set: RawBuilder<unknown>): Promise<InterviewRow> {
  const [row] = await tx.execute<InterviewRow>(
    sql`update interviews.interview i set ${set} where i.id = ${id} returning ${COLUMNS}`,
  );
  if (row === undefined) throw new Error('An interview that was locked is there.');
  return row;
}

/** Opens an invitation again. */
export function reopen(tx: Tx, id: string, at: Date, openUntil: Date): Promise<InterviewRow> {
  return change(tx, id, sql`invited_at = ${at}::timestamptz, open_until = ${openUntil}::timestamptz`);
}

/**
 * Stores a booked time with the kit's criteria, and resets what concerned the last time. What was said of the one
 * before it is forgotten.
 */
export function setBooked(
  tx: Tx,
  id: string,
  booked: {
    readonly sessionId: string;
    readonly startsAt: Date;
    readonly endsAt: Date;
    readonly hostIds: readonly string[];
    readonly remindedDay: Date | null;
    readonly remindedHours: Date | null;
  },
): Promise<InterviewRow> {
  return change(
    tx,
    id,
    sql`state = 'BOOKED', session_id = ${booked.sessionId}, starts_at = ${booked.startsAt}::timestamptz, ends_at = ${booked.endsAt}::timestamptz,
      host_ids = ${[...booked.hostIds]}::uuid[], sequence = sequence + 1, flag = null, late_minutes = null,
      reminded_day_at = ${booked.remindedDay}::timestamptz, reminded_hours_at = ${booked.remindedHours}::timestamptz,
      criteria = (select k.criteria from interviews.kit k where k.id = i.kit_id)`,
  );
}

/** Removes the booked time: open again, or cancelled. */
export function setUnbooked(
  tx: Tx,
  id: string,
  state: 'INVITED' | 'CANCELLED',
  openUntil: Date,
): Promise<InterviewRow> {
  return change(
    tx,
    id,
    sql`state = ${state}, session_id = null, starts_at = null, ends_at = null, host_ids = '{}', sequence = sequence + 1, flag = null,
      late_minutes = null, open_until = ${openUntil}::timestamptz`,
  );
}

/** Stores the outcome and releases the session. */
export function setOutcome(
  tx: Tx,
  id: string,
  state: Extract<InterviewState, 'DONE' | 'NO_SHOW'>,
): Promise<InterviewRow> {
  return change(tx, id, sql`state = ${state}, session_id = null, flag = null`);
}

export function setFlag(tx: Tx, id: string, flag: InterviewFlag | null): Promise<InterviewRow> {
  return change(tx, id, sql`flag = ${flag}`);
}

export function setLate(tx: Tx, id: string, minutes: number): Promise<InterviewRow> {
  return change(tx, id, sql`late_minutes = ${minutes}`);
}

/** Records that a reminder was sent; the nearer one counts for both. */
export function setReminded(tx: Tx, id: string, which: 'day' | 'hours', at: Date): Promise<InterviewRow> {
  return which === 'day'
    ? change(tx, id, sql`reminded_day_at = ${at}::timestamptz`)
    : change(
        tx,
        id,
        sql`reminded_day_at = coalesce(reminded_day_at, ${at}::timestamptz), reminded_hours_at = ${at}::timestamptz`,
      );
}

/** Finds a batch of bookings within a span, optionally only of some hosts. */
export function findBookedBetween(
  tx: Tx<'system'>,
  between: { from: Date; to: Date },
  of: {
    readonly groupId?: string;
    readonly hostIds?: readonly string[];
    readonly after?: string;
    readonly limit: number;
  },
): Promise<InterviewRow[]> {
  const group = of.groupId === undefined ? sql`true` : sql`i.group_id = ${of.groupId}`;
  const hosts = of.hostIds === undefined ? sql`true` : sql`i.host_ids && ${[...of.hostIds]}::uuid[]`;
  const after = of.after === undefined ? sql`true` : sql`i.id > ${of.after}`;
  return tx.execute(sql<InterviewRow>`
    ${selectInterviews(sql`i.state = 'BOOKED' and i.starts_at > ${between.from}::timestamptz and i.starts_at <= ${between.to}::timestamptz
      and ${group} and ${hosts} and ${after}`)} order by i.id limit ${of.limit}`);
}

/** Locks bookings that may need a reminder, skipping those of another worker. */
export function lockUnreminded(
  tx: Tx<'system'>,
  now: Date,
  until: { day: Date; hours: Date },
  limit: number,
): Promise<InterviewRow[]> {
  return tx.execute(sql<InterviewRow>`
    ${selectInterviews(sql`i.state = 'BOOKED' and i.starts_at > ${now}::timestamptz
      and ((i.starts_at <= ${until.day}::timestamptz and i.reminded_day_at is null)
        or (i.starts_at <= ${until.hours}::timestamptz and i.reminded_hours_at is null))`)}
    order by i.starts_at, i.id limit ${limit} for update skip locked`);
}

/** Locks interviews that ended within a span and may lack scorecards. */
export function lockMissingScorecards(
  tx: Tx<'system'>,
  ended: { readonly from: Date; readonly to: Date },
  after: string | undefined,
  limit: number,
): Promise<(InterviewRow & { readonly cards_nudged: number })[]> {
  const next = after === undefined ? sql`true` : sql`i.id > ${after}`;
  return tx.execute(sql<InterviewRow & { readonly cards_nudged: number }>`
    select ${COLUMNS}, i.cards_nudged from interviews.interview i
    where i.state in ('BOOKED', 'DONE') and i.criteria <> '[]' and i.cards_nudged < 2
      and i.ends_at > ${ended.from}::timestamptz and i.ends_at <= ${ended.to}::timestamptz and ${next}
    order by i.id limit ${limit} for update skip locked`);
}

/** Records how often the panel was reminded. */
export async function setPanelReminded(tx: Tx, id: string, nudged: number): Promise<void> {
  await tx.execute(sql`update interviews.interview set cards_nudged = ${nudged} where id = ${id}`);
}

/** Locks an application's open and booked interviews. */
export function lockOpenOfApplication(tx: Tx<'system'>, applicationId: string): Promise<InterviewRow[]> {
  return tx.execute(sql<InterviewRow>`
    ${selectInterviews(sql`i.application_id = ${applicationId} and i.state in ('INVITED', 'BOOKED')`)} for update`);
}
