import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { type RawBuilder, sql } from 'kysely';
import type { Deal, DealState, DealVerb } from '../../contract/schemas.ts';
import type { Move } from '../../rules/deal-states.ts';

/** A shift of a deal, as it was when the deal was made. */
export interface DealShiftRow {
  readonly shift_id: string;
  readonly location_id: string;
  readonly position_id: string | null;
  readonly position_name: string | null;
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly time_zone: string;
  readonly unpaid_break_minutes: number;
}

/** A deal with the names and accounts of its people. */
export interface DealRow {
  readonly id: string;
  readonly group_id: string;
  readonly location_id: string;
  readonly location_name: string;
  readonly verb: DealVerb;
  readonly state: DealState;
  readonly version: number;
  readonly giver_id: string | null;
  readonly giver_name: string | null;
  readonly giver_user: string | null;
  readonly taker_id: string | null;
  readonly taker_name: string | null;
  readonly taker_user: string | null;
  readonly note: string;
  readonly decision_note: string;
  readonly ended_by: Deal['ended_by'];
  readonly asked_by: string;
  readonly asked_at: Date;
  readonly taken_at: Date | null;
  readonly ended_at: Date | null;
  readonly closes_at: Date;
  /** What is given: a shift, or a part of one under the id of the whole. */
  readonly given: DealShiftRow;
  /** The shift that it is a part of; null: it is given as a whole. */
  readonly whole: DealShiftRow | null;
  readonly returned: DealShiftRow | null;
}

/** The columns of a shift as one value. */
export const shiftJson = (table: string): RawBuilder<unknown> => {
  const of = (column: string): RawBuilder<unknown> => sql.ref(`${table}.${column}`);
  return sql`jsonb_build_object('shift_id', ${of('shift_id')}, 'location_id', ${of('location_id')},
    'position_id', ${of('position_id')}, 'position_name', ${of('position_name')}, 'date', ${of('local_date')},
    'start', to_char(${of('start_time')}, 'HH24:MI'), 'end', to_char(${of('end_time')}, 'HH24:MI'),
    'starts_at', ${of('starts_at')}, 'ends_at', ${of('ends_at')}, 'time_zone', ${of('time_zone')},
    'unpaid_break_minutes', ${of('unpaid_break_minutes')})`;
};

function select(where: RawBuilder<unknown>, tail: RawBuilder<unknown> = sql``): RawBuilder<DealRow> {
  return sql<DealRow>`
    select d.id, d.group_id, d.location_id, coalesce(b.name, '') as location_name, d.verb, d.state, d.version, d.note,
      d.decision_note, d.ended_by, d.asked_by, d.asked_at, d.taken_at, d.ended_at, d.closes_at,
      d.giver_id, trim(ge.first_name || ' ' || ge.last_name) as giver_name, ge.user_id as giver_user,
      d.taker_id, trim(te.first_name || ' ' || te.last_name) as taker_name, te.user_id as taker_user,
      ${shiftJson('g')} as given,
      case when g.whole_date is not null then ${shiftJson('g')} || jsonb_build_object('date', g.whole_date,
        'start', to_char(g.whole_start, 'HH24:MI'), 'end', to_char(g.whole_end, 'HH24:MI'), 'starts_at', g.whole_starts_at,
        'ends_at', g.whole_ends_at, 'unpaid_break_minutes', g.whole_break_minutes) end as whole, case when r.deal_id is not null then ${shiftJson('r')} end as returned
    from deals.deal d
    join deals.deal_shift g on g.deal_id = d.id and g.part = 'GIVEN'
    left join deals.deal_shift r on r.deal_id = d.id and r.part = 'RETURNED'
    left join core.brand_view b on b.id = d.location_id
    left join team.employee_view ge on ge.id = d.giver_id
    left join team.employee_view te on te.id = d.taker_id
    where ${where} ${tail}`;
}

/** Deals by id, whosever they are. */
export function findDealsById(tx: Tx<'system'>, ids: readonly string[]): Promise<DealRow[]> {
  return tx.execute(select(sql`d.id = any (${[...ids]}::uuid[])`, sql`order by d.closes_at, d.id`));
}

/** The ids of deals of the signed-in person: all pending ones, and those that ended since. */
export async function findMyDealIds(tx: Tx<'self'>, endedSince: Date, limit: number): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(sql`
    select id from deals.deal
    where (giver_id = any ((select team.my_employee_ids())::uuid[]) or taker_id = any ((select team.my_employee_ids())::uuid[]))
      and (ended_at is null or ended_at > ${endedSince}::timestamptz)
    order by ended_at desc nulls first, closes_at, id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Keeps others from making a deal under the same key until the transaction ends: a request that is sent twice at once is made once. */
export async function lockDealKey(tx: Tx<'system'>, groupId: string, key: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('deals.key:' || ${groupId}::text || ${key}::text, 0))`,
  );
}

/** The deal that was made under a key in a group. */
export async function findDealByKey(tx: Tx<'system'>, groupId: string, key: string): Promise<DealRow | undefined> {
  const [row] = await tx.execute(select(sql`d.group_id = ${groupId} and d.idempotency_key = ${key}`));
  return row;
}

/** The offers to everybody at some locations that nobody has taken and that are still open. */
export function findReleased(tx: Tx<'system'>, locationIds: readonly string[], now: Date): Promise<DealRow[]> {
  return tx.execute(
    select(
      sql`d.state = 'OFFERED' and d.verb = 'RELEASE' and d.closes_at > ${now}::timestamptz
        and d.location_id = any (${[...locationIds]}::uuid[])`,
      sql`order by g.starts_at, d.id limit 300`,
    ),
  );
}

/** Which of these shifts are in a pending deal. */
export async function findShiftsInDeals(tx: Tx<'system'>, shiftIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.execute<{ shift_id: string }>(
    sql`select shift_id from deals.deal_shift where is_pending and shift_id = any (${[...shiftIds]}::uuid[])`,
  );
  return new Set(rows.map((row) => row.shift_id));
}

/** The pending deal that a shift is in, if any. */
export async function findPendingOf(tx: Tx<'system'>, shiftId: string): Promise<string[]> {
  const rows = await tx.execute<{ deal_id: string }>(
    sql`select deal_id from deals.deal_shift where is_pending and shift_id = ${shiftId}`,
  );
  return rows.map((row) => row.deal_id);
}

/** Keeps others from changing these deals until the transaction ends; always in one order. */
export async function lockDeals(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`select 1 from deals.deal where id = any (${[...ids]}::uuid[]) order by id for update`);
}

/** A deal to be written, with its shifts. */
export interface NewDealRow {
  readonly id: string;
  readonly group_id: string;
  readonly location_id: string;
  readonly verb: DealVerb;
  readonly state: DealState;
  readonly giver_id: string | null;
  readonly taker_id: string | null;
  readonly note: string;
  readonly at: Date;
  readonly closes_at: Date;
  readonly asked_by: string;
  readonly key: string;
  readonly shifts: readonly (DealShiftRow & { readonly part: 'GIVEN' | 'RETURNED'; readonly whole?: DealShiftRow })[];
}

/** Adds a deal; answers false where one of its shifts is in a pending deal already. */
export async function insertDeal(tx: Tx<'system'>, row: NewDealRow): Promise<boolean> {
  await tx.execute(sql`
    insert into deals.deal (id, group_id, location_id, verb, state, giver_id, taker_id, note, asked_at, taken_at, closes_at,
      asked_by, idempotency_key)
    values (${row.id}, ${row.group_id}, ${row.location_id}, ${row.verb}, ${row.state}, ${row.giver_id}, ${row.taker_id},
      ${row.note}, ${row.at}::timestamptz, ${row.state === 'TAKEN' ? row.at : null}::timestamptz, ${row.closes_at}::timestamptz,
      ${row.asked_by}, ${row.key})`);
  // In one order, so that two swaps of the same shifts never wait for each other.
  const held = await tx.execute(sql`
    insert into deals.deal_shift (deal_id, shift_id, group_id, part, is_pending, location_id, position_id, position_name,
      local_date, start_time, end_time, time_zone, starts_at, ends_at, unpaid_break_minutes, whole_date, whole_start, whole_end,
      whole_starts_at, whole_ends_at, whole_break_minutes)
    select ${row.id}::uuid, shift_id, ${row.group_id}::uuid, part, true, location_id, position_id, position_name, date, "start",
      "end", time_zone, starts_at, ends_at, unpaid_break_minutes, (whole->>'date')::date, (whole->>'start')::time,
      (whole->>'end')::time, (whole->>'starts_at')::timestamptz, (whole->>'ends_at')::timestamptz,
      (whole->>'unpaid_break_minutes')::smallint
    from jsonb_to_recordset(${JSON.stringify(row.shifts)}::jsonb) as s (shift_id uuid, part text, location_id uuid,
      position_id uuid, position_name text, date date, "start" time, "end" time, time_zone text, starts_at timestamptz,
      ends_at timestamptz, unpaid_break_minutes smallint, whole jsonb)
    order by shift_id
    on conflict (shift_id) where is_pending do nothing returning 1`);
  return held.length === row.shifts.length;
}

/** What a move makes of a deal. */
export interface DealChange {
  readonly state: DealState;
  readonly at: Date;
  readonly closes_at?: Date;
  /** Absent: stays; null: nobody any more. */
  readonly taker_id?: string | null;
  readonly ended_by?: Deal['ended_by'];
  readonly decision_note?: string;
}

/** Writes the next state of deals that the caller holds locked. */
export async function updateDeals(tx: Tx<'system'>, ids: readonly string[], change: DealChange): Promise<void> {
  const ends = change.state !== 'OFFERED' && change.state !== 'TAKEN';
  const sets = [
    sql`state = ${change.state}, version = version + 1`,
    ...(ends ? [sql`ended_at = ${change.at}::timestamptz, ended_by = ${change.ended_by ?? null}`] : []),
    ...(change.state === 'TAKEN' ? [sql`taken_at = ${change.at}::timestamptz`] : []),
    ...(change.state === 'OFFERED' ? [sql`taken_at = null`] : []),
    ...(change.closes_at === undefined ? [] : [sql`closes_at = ${change.closes_at}::timestamptz`]),
    ...(change.taker_id === undefined ? [] : [sql`taker_id = ${change.taker_id}`]),
    ...(change.decision_note === undefined ? [] : [sql`decision_note = ${change.decision_note}`]),
  ];
  await tx.execute(sql`update deals.deal set ${sql.join(sets, sql`, `)} where id = any (${[...ids]}::uuid[])`);
  if (ends)
    await tx.execute(
      sql`update deals.deal_shift set is_pending = false where deal_id = any (${[...ids]}::uuid[]) and is_pending`,
    );
}

/** One deed in a deal. */
export interface DealEventRow {
  readonly id: string;
  readonly deal_id: string;
  readonly group_id: string;
  readonly move: Move | 'ASK';
  readonly state: DealState;
  readonly by_user: string | null;
  readonly for_employee: string | null;
  readonly reason: string;
}

/** Adds deeds to the record. */
export async function insertDealEvents(tx: Tx<'system'>, rows: readonly DealEventRow[], at: Date): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into deals.deal_event (id, deal_id, group_id, at, move, state, by_user, for_employee, reason)
    select id, deal_id, group_id, ${at}::timestamptz, move, state, by_user, for_employee, reason
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e (id uuid, deal_id uuid, group_id uuid, move text, state text,
      by_user uuid, for_employee uuid, reason text)`);
}

/** What managers did in somebody's name in some deals, the oldest first. */
export function findActs(
  tx: Tx,
  dealIds: readonly string[],
): Promise<{ deal_id: string; at: Date; by_user: string; for_employee: string; reason: string }[]> {
  return tx.execute(sql`
    select deal_id, at, by_user, for_employee, reason from deals.deal_event
    where deal_id = any (${[...dealIds]}::uuid[]) and for_employee is not null and by_user is not null order by at, id`);
}

/** The pending deals whose time is over, the longest first; what is bid for is awarded first. */
export async function findOverdue(tx: Tx<'system'>, now: Date, limit: number): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(sql`
    select d.id from deals.deal d where d.state in ('OFFERED', 'TAKEN') and d.closes_at <= ${now}::timestamptz
      and not exists (select from deals.bidding b where b.deal_id = d.id and b.state = 'OPEN')
    order by closes_at, id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** The pending deals with a shift at a location. */
export async function findPendingAt(tx: Tx<'system'>, locationId: string): Promise<string[]> {
  const rows = await tx.execute<{ deal_id: string }>(
    sql`select distinct deal_id from deals.deal_shift where is_pending and location_id = ${locationId}`,
  );
  return rows.map((row) => row.deal_id);
}

/** Which deals a manager's list is for. */
export interface DealFilter {
  readonly show: 'WAITING' | 'OFFERED' | 'ENDED';
  readonly place_id?: string | undefined;
  /** Those that ended before are history. */
  readonly since: Date;
}

/** Rows `d` at the brands that a grant reaches. */
export function atBrand(grant: BrandGrant): RawBuilder<unknown> {
  if (grant.nodes.some((node) => node === grant.groupId)) return sql`d.group_id = ${grant.groupId}`;
  return sql`d.group_id = ${grant.groupId}
    and d.location_id in (select id from core.brand_view where ancestor_ids && ${[...grant.nodes]}::uuid[])`;
}

function matching(grant: BrandGrant, { show, place_id: place, since }: DealFilter): RawBuilder<unknown> {
  const conditions = [
    atBrand(grant),
    show === 'ENDED'
      ? sql`d.ended_at > ${since}::timestamptz`
      : sql`d.state = ${show === 'WAITING' ? 'TAKEN' : 'OFFERED'}`,
  ];
  if (place !== undefined)
    conditions.push(
      sql`d.location_id in (select id from core.brand_view where ancestor_ids @> array[${place}]::uuid[])`,
    );
  return sql.join(conditions, sql` and `);
}

/** After which deal a page begins. */
export interface DealCursor {
  readonly at: string;
  readonly id: string;
}

/** A page of a manager's list: what is pending by how soon it ends, what has ended the newest first. */
export function findDealPage(
  tx: Tx,
  grant: BrandGrant,
  filter: DealFilter,
  window: { readonly after: DealCursor | undefined; readonly limit: number },
): Promise<DealRow[]> {
  const { after } = window;
  const isEnded = filter.show === 'ENDED';
  const begun =
    after === undefined
      ? sql`true`
      : isEnded
        ? sql`(d.ended_at, d.id) < (${after.at}::timestamptz, ${after.id}::uuid)`
        : sql`(d.closes_at, d.id) > (${after.at}::timestamptz, ${after.id}::uuid)`;
  const order = isEnded ? sql`order by d.ended_at desc, d.id desc` : sql`order by d.closes_at, d.id`;
  return tx.execute(select(sql`${matching(grant, filter)} and ${begun}`, sql`${order} limit ${window.limit}`));
}

/** How many deals a filter matches. */
export async function countDeals(tx: Tx, grant: BrandGrant, filter: DealFilter): Promise<number> {
  const [row] = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from deals.deal d where ${matching(grant, filter)}`,
  );
  return row?.n ?? 0;
}

/** How many deals that a grant reaches wait for a decision by an account: in none of them it takes part itself. */
export async function countWaiting(tx: Tx, grant: BrandGrant, userId: string, now: Date): Promise<number> {
  const [row] = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from deals.deal d
    where ${atBrand(grant)} and d.state = 'TAKEN' and d.closes_at > ${now}::timestamptz
      and not exists (
        select from team.employee_view e where e.user_id = ${userId} and (e.id = d.giver_id or e.id = d.taker_id))`);
  return row?.n ?? 0;
}

/** Which of these deals a grant reaches. */
export async function findReached(tx: Tx, grant: BrandGrant, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(
    sql`select d.id from deals.deal d where ${atBrand(grant)} and d.id = any (${[...ids]}::uuid[])`,
  );
  return rows.map(({ id }) => id);
}

/** Which of these locations a grant reaches. */
export async function findReachedLocations(tx: Tx, grant: BrandGrant, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(sql`
    select id from core.brand_view where group_id = ${grant.groupId} and id = any (${[...ids]}::uuid[])
      and ancestor_ids && ${[...grant.nodes]}::uuid[]`);
  return rows.map(({ id }) => id);
}
