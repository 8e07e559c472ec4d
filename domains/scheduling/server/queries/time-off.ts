import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { type RawBuilder, sql } from 'kysely';
import type { ListedTimeOff, TimeOff } from '../../contract/time-off-schemas.ts';
import type { DecidedRequest } from '../../rules/time-off.ts';

/** An absence with its times as the wire writes them. */
const COLUMNS = sql`t.id, t.employee_id, t.starts_on, t.ends_on, t.part, to_char(t.start_time, 'HH24:MI') as start,
  to_char(t.end_time, 'HH24:MI') as "end", t.kind, t.state, t.note, t.decision_note, t.version`;

/** Whether two absences of overlapping days take some of the same time: as `awayTogether` of the rules. */
const SAME_TIME = sql`(o.start_time is null or t.start_time is null
  or (o.start_time < coalesce(nullif(t.end_time, '00:00'), '24:00') and t.start_time < coalesce(nullif(o.end_time, '00:00'), '24:00')))`;

/** Whether a shift on a day of an absence has some of its time on that day; one past midnight goes on to its end. */
const IN_TIME = (shift: RawBuilder<unknown>): RawBuilder<unknown> => sql`(t.start_time is null
  or (${shift}.start_time < coalesce(nullif(t.end_time, '00:00'), '24:00')
    and (${shift}.end_time > t.start_time or ${shift}.end_time <= ${shift}.start_time)))`;

/** Time off of people that touches some days, asked for or approved. */
export function findTimeOff(
  tx: Tx,
  employeeIds: readonly string[],
  days: { from: string; to: string },
): Promise<TimeOff[]> {
  return tx.execute<TimeOff>(sql`
    select ${COLUMNS} from scheduling.time_off t
    where t.employee_id = any (${[...employeeIds]}::uuid[]) and t.state in ('REQUESTED', 'APPROVED')
      and t.ends_on >= ${days.from}::date and t.starts_on <= ${days.to}::date
    order by t.starts_on, t.id`);
}

/** How many requests of a person wait for a decision, whenever they are for. */
export async function countPending(tx: Tx, employeeId: string): Promise<number> {
  const [row] = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from scheduling.time_off where employee_id = ${employeeId} and state = 'REQUESTED'`);
  return row?.count ?? 0;
}

/** All requests of some people from a day on, whatever became of them. */
export function findOwnTimeOff(tx: Tx, employeeIds: readonly string[], from: string): Promise<TimeOff[]> {
  return tx.execute<TimeOff>(sql`
    select ${COLUMNS} from scheduling.time_off t
    where t.employee_id = any (${[...employeeIds]}::uuid[]) and t.ends_on >= ${from}::date order by t.starts_on, t.id`);
}

export async function insertTimeOff(tx: Tx, groupId: string, row: TimeOff, at: Date): Promise<void> {
  await tx.execute(sql`
    insert into scheduling.time_off
      (id, group_id, employee_id, starts_on, ends_on, part, start_time, end_time, kind, state, note, requested_at)
    values (${row.id}, ${groupId}, ${row.employee_id}, ${row.starts_on}::date, ${row.ends_on}::date, ${row.part},
      ${row.start}::time, ${row.end}::time, ${row.kind}, ${row.state}, ${row.note}, ${at}::timestamptz)`);
}

/** Takes an open request back; nothing when it is not open (any more). */
export async function cancelOpenTimeOff(tx: Tx, employeeId: string, id: string): Promise<TimeOff | undefined> {
  const [row] = await tx.execute<TimeOff>(sql`
    update scheduling.time_off t set state = 'CANCELLED', version = version + 1
    where t.id = ${id} and t.employee_id = ${employeeId} and t.state = 'REQUESTED' returning ${COLUMNS}`);
  return row;
}

/** A request with whose it is. */
export interface RequestOfPerson extends TimeOff {
  readonly first_name: string;
  readonly last_name: string;
  readonly location_id: string;
  readonly user_id: string | null;
}

/** A request as the overview of a day shows it. */
export interface OpenRequest extends RequestOfPerson {
  readonly shifts_in_it: number;
}

function atBrand(grant: BrandGrant): RawBuilder<unknown> {
  if (grant.nodes.some((node) => node === grant.groupId)) return sql`t.group_id = ${grant.groupId}`;
  return sql`t.group_id = ${grant.groupId}
    and e.location_id in (select id from core.brand_view where ancestor_ids && ${[...grant.nodes]}::uuid[])`;
}

const OF_PERSON = sql`${COLUMNS}, e.first_name, e.last_name, e.location_id, e.user_id`;
const FROM = sql`scheduling.time_off t join team.employee_view e on e.id = t.employee_id`;

/** Which requests a list is for. */
export interface TimeOffFilter {
  readonly state?: TimeOff['state'] | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly place_id?: string | undefined;
}

function matching(grant: BrandGrant, filter: TimeOffFilter): RawBuilder<unknown> {
  const conditions = [atBrand(grant)];
  if (filter.state !== undefined) conditions.push(sql`t.state = ${filter.state}`);
  if (filter.from !== undefined) conditions.push(sql`t.ends_on >= ${filter.from}::date`);
  if (filter.to !== undefined) conditions.push(sql`t.starts_on <= ${filter.to}::date`);
  if (filter.place_id !== undefined)
    conditions.push(
      sql`e.location_id in (select id from core.brand_view where ancestor_ids @> array[${filter.place_id}]::uuid[])`,
    );
  return sql.join(conditions, sql` and `);
}

/** A request of a list, before it is judged. */
export type UnjudgedTimeOff = Omit<ListedTimeOff, 'verdict'>;

/** After which request a page begins. */
export interface TimeOffCursor {
  readonly waits: boolean;
  readonly on: string;
  readonly id: string;
}

/** Where the page after a request begins. */
export function toCursor({ state, starts_on: on, id }: TimeOff): TimeOffCursor & Readonly<Record<string, unknown>> {
  return { waits: state === 'REQUESTED', on, id };
}

/**
 * A page of requests, those that wait first, then by date, with what else there is on their days. The counts are taken of
 * the page alone.
 */
export function findTimeOffPage(
  tx: Tx,
  grant: BrandGrant,
  filter: TimeOffFilter,
  window: { after: TimeOffCursor | undefined; limit: number },
): Promise<UnjudgedTimeOff[]> {
  const { after } = window;
  const begun =
    after === undefined
      ? sql`true`
      : sql`(t.state <> 'REQUESTED', t.starts_on, t.id) > (${!after.waits}::boolean, ${after.on}::date, ${after.id}::uuid)`;
  return tx.execute<UnjudgedTimeOff>(sql`
    select ${COLUMNS}, t.first_name, t.last_name, t.position_name, t.location_id, b.name as location_name,
      planned.minutes as planned_minutes, planned.drafts as draft_shifts, published.shifts as published_shifts,
      others.approved as others_approved, others.requested as others_requested
    from (
      select t.*, e.first_name, e.last_name, e.location_id, e.position_id, e.position_name
      from ${FROM} where ${matching(grant, filter)} and ${begun}
      order by t.state <> 'REQUESTED', t.starts_on, t.id limit ${window.limit}
    ) t
    join core.brand_view b on b.id = t.location_id
    cross join lateral (
      select coalesce(sum(extract(epoch from s.ends_at - s.starts_at) / 60 - s.unpaid_break_minutes), 0)::int as minutes,
        count(*) filter (where not exists (select 1 from scheduling.published_shift p where p.id = s.id))::int as drafts
      from scheduling.shift s
      where s.employee_id = t.employee_id and not s.removed and s.local_date between t.starts_on and t.ends_on
        and ${IN_TIME(sql`s`)}
    ) planned
    cross join lateral (
      select count(*)::int as shifts from scheduling.published_shift p
      where p.employee_id = t.employee_id and p.local_date between t.starts_on and t.ends_on and ${IN_TIME(sql`p`)}
    ) published
    cross join lateral (
      select count(distinct o.employee_id) filter (where o.state = 'APPROVED')::int as approved,
        count(distinct o.employee_id) filter (where o.state = 'REQUESTED')::int as requested
      from team.employee_view c join scheduling.time_off o on o.employee_id = c.id
      where c.location_id = t.location_id and c.position_id = t.position_id and c.id <> t.employee_id
        and o.state in ('REQUESTED', 'APPROVED') and o.ends_on >= t.starts_on and o.starts_on <= t.ends_on and ${SAME_TIME}
    ) others
    order by t.state <> 'REQUESTED', t.starts_on, t.id`);
}

/** How many requests a filter matches. */
export async function countTimeOff(tx: Tx, grant: BrandGrant, filter: TimeOffFilter): Promise<number> {
  const [row] = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from ${FROM} where ${matching(grant, filter)}`,
  );
  return row?.n ?? 0;
}

/** The requests at or below a brand that nobody has decided and that are not over: how many, and the nearest. */
export async function findOpenRequests(
  tx: Tx,
  grant: BrandGrant,
  from: string,
  limit: number,
): Promise<{ rows: OpenRequest[]; total: number }> {
  const filter = { state: 'REQUESTED', from } as const;
  const rows = await tx.execute<OpenRequest>(sql`
    select ${OF_PERSON},
      (select count(*)::int from scheduling.shift s where s.employee_id = t.employee_id and not s.removed
        and s.local_date between t.starts_on and t.ends_on and ${IN_TIME(sql`s`)}) as shifts_in_it
    from ${FROM} where ${matching(grant, filter)} order by t.starts_on, t.id limit ${limit}`);
  return { rows, total: await countTimeOff(tx, grant, filter) };
}

/** One request, whosever it is. */
export async function findTimeOffById(tx: Tx<'system'>, id: string): Promise<TimeOff | undefined> {
  const [row] = await tx.execute<TimeOff>(sql`select ${COLUMNS} from scheduling.time_off t where t.id = ${id}`);
  return row;
}

/** Whose requests these are, of those that the grant reaches. */
export async function findEmployeesOfRequests(tx: Tx, grant: BrandGrant, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.execute<{ employee_id: string }>(sql`
    select distinct t.employee_id from ${FROM} where ${atBrand(grant)} and t.id = any (${[...ids]}::uuid[])`);
  return rows.map((row) => row.employee_id);
}

/** A request with its decision, locked. */
export type LockedRequest = RequestOfPerson & DecidedRequest;

/** The requests of a list that the grant reaches, locked in one order so that two calls never wait for each other. */
export async function lockRequests(tx: Tx, grant: BrandGrant, ids: readonly string[]): Promise<LockedRequest[]> {
  await tx.execute(sql`
    select 1 from scheduling.time_off where id = any (${[...ids]}::uuid[]) and group_id = ${grant.groupId} order by id for update`);
  return tx.execute<LockedRequest>(sql`
    select ${OF_PERSON}, t.decided_by, t.decided_at,
      exists (select 1 from scheduling.time_off o where o.employee_id = t.employee_id and o.id <> t.id
        and o.state in ('REQUESTED', 'APPROVED') and o.ends_on >= t.starts_on and o.starts_on <= t.ends_on
        and ${SAME_TIME}) as overlaps
    from ${FROM} where ${atBrand(grant)} and t.id = any (${[...ids]}::uuid[])`);
}

/** Writes a decision on some requests. */
export function decide(
  tx: Tx,
  ids: readonly string[],
  decision: { state: 'APPROVED' | 'DECLINED'; note: string; by: string; at: Date },
): Promise<TimeOff[]> {
  return tx.execute<TimeOff>(sql`
    update scheduling.time_off t set state = ${decision.state}, decision_note = ${decision.note}, decided_by = ${decision.by},
      decided_at = ${decision.at}::timestamptz, version = version + 1
    where t.id = any (${[...ids]}::uuid[]) returning ${COLUMNS}`);
}

/** Takes decisions off some requests: they wait again. */
export function reopen(tx: Tx, ids: readonly string[]): Promise<TimeOff[]> {
  return tx.execute<TimeOff>(sql`
    update scheduling.time_off t set state = 'REQUESTED', decision_note = '', decided_by = null, decided_at = null,
      version = version + 1
    where t.id = any (${[...ids]}::uuid[]) returning ${COLUMNS}`);
}

/** All that people have asked for and that nobody has declined or taken back, the earliest first. */
export function findAbsences(tx: Tx<'system'>, employeeIds: readonly string[]): Promise<TimeOff[]> {
  return tx.execute<TimeOff>(sql`
    select ${COLUMNS} from scheduling.time_off t
    where t.employee_id = any (${[...employeeIds]}::uuid[]) and t.state in ('REQUESTED', 'APPROVED') order by t.starts_on, t.id`);
}

/** Approved hours off of people, as instants: whole days are not among them. */
export function findHoursOff(
  tx: Tx,
  employeeIds: readonly string[],
  days: { from: string; to: string },
): Promise<{ employee_id: string; starts_at: Date; ends_at: Date }[]> {
  return tx.execute(sql`
    select t.employee_id, (t.starts_on + t.start_time) at time zone b.time_zone as starts_at,
      (t.starts_on + coalesce(nullif(t.end_time, '00:00'), '24:00')) at time zone b.time_zone as ends_at
    from ${FROM} join core.brand_view b on b.id = e.location_id
    where t.employee_id = any (${[...employeeIds]}::uuid[]) and t.state = 'APPROVED' and t.part <> 'DAYS'
      and t.starts_on between ${days.from}::date and ${days.to}::date`);
}
