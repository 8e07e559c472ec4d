import type { BidOrder } from '@hearth/domains/scheduling/schemas';
import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { type RawBuilder, sql } from 'kysely';
import type { BidResult, BidState } from '../../contract/bid-schemas.ts';
import { atBrand, type DealCursor, type DealShiftRow, shiftJson } from './deal.ts';

/** Bidding for a shift. */
export interface BiddingRow {
  readonly id: string;
  readonly group_id: string;
  readonly location_id: string;
  readonly location_name: string;
  readonly deal_id: string | null;
  readonly giver_id: string | null;
  readonly giver_name: string | null;
  readonly giver_user: string | null;
  readonly state: 'OPEN' | 'AWARDED' | 'EMPTY' | 'ENDED';
  readonly bid_order: BidOrder;
  readonly offered_at: Date;
  readonly closes_at: Date;
  readonly awarded_deal_id: string | null;
  readonly version: number;
  readonly shift: DealShiftRow;
}

/** A bid with who made it. */
export interface BidRow {
  readonly id: string;
  readonly bidding_id: string;
  readonly group_id: string;
  readonly employee_id: string;
  readonly employee_name: string;
  readonly user_id: string | null;
  readonly state: BidState;
  readonly result: BidResult | null;
  readonly placed_at: Date;
  readonly placed_by: string;
  readonly ended_at: Date | null;
  readonly version: number;
}

function selectBiddings(where: RawBuilder<unknown>, tail: RawBuilder<unknown> = sql``): RawBuilder<BiddingRow> {
  return sql<BiddingRow>`
    select d.id, d.group_id, d.location_id, coalesce(b.name, '') as location_name, d.deal_id, d.state, d.bid_order, d.offered_at,
      d.closes_at, d.awarded_deal_id, d.version, r.giver_id, trim(e.first_name || ' ' || e.last_name) as giver_name, e.user_id as giver_user,
      ${shiftJson('d')} as shift
    from deals.bidding d
    left join deals.deal r on r.id = d.deal_id
    left join core.brand_view b on b.id = d.location_id
    left join team.employee_view e on e.id = r.giver_id
    where ${where} ${tail}`;
}

function selectBids(where: RawBuilder<unknown>): RawBuilder<BidRow> {
  return sql<BidRow>`
    select d.id, d.bidding_id, d.group_id, d.employee_id, trim(e.first_name || ' ' || e.last_name) as employee_name, e.user_id,
      d.state, d.result, d.placed_at, d.placed_by, d.ended_at, d.version
    from deals.bid d left join team.employee_view e on e.id = d.employee_id
    where ${where} order by d.placed_at, d.id`;
}

/** Keeps others from offering, bidding for or awarding a shift until the transaction ends. Before all other locks. */
export async function lockOffer(tx: Tx<'system'>, shiftIds: readonly string[]): Promise<void> {
  for (const id of shiftIds.toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('deals.offer:' || ${id}::text, 0))`);
}

/** The latest bidding for each of some shifts. */
export async function findLatestBiddings(
  tx: Tx<'system'>,
  shiftIds: readonly string[],
): Promise<ReadonlyMap<string, BiddingRow>> {
  const rows = await tx.execute(
    selectBiddings(sql`d.id in (
      select distinct on (shift_id) id from deals.bidding where shift_id = any (${[...shiftIds]}::uuid[]) order by shift_id, id desc)`),
  );
  return new Map(rows.map((row) => [row.shift.shift_id, row]));
}

/** Biddings by id. */
export function findBiddingsById(tx: Tx<'system'>, ids: readonly string[]): Promise<BiddingRow[]> {
  return tx.execute(selectBiddings(sql`d.id = any (${[...ids]}::uuid[])`, sql`order by d.closes_at, d.id`));
}

/** Keeps others from changing these biddings and their bids until the transaction ends. */
export async function lockBiddings(tx: Tx<'system'>, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`select 1 from deals.bidding where id = any (${[...ids]}::uuid[]) order by id for update`);
}

/** The bids of biddings, in the order in which they were placed. */
export function findBidsOf(tx: Tx<'system'>, biddingIds: readonly string[]): Promise<BidRow[]> {
  return tx.execute(selectBids(sql`d.bidding_id = any (${[...biddingIds]}::uuid[])`));
}

/** Bids by id. */
export function findBidsById(tx: Tx<'system'>, ids: readonly string[]): Promise<BidRow[]> {
  return tx.execute(selectBids(sql`d.id = any (${[...ids]}::uuid[])`));
}

/** The ids of the signed-in person's bids: all that still count, and those that ended since. */
export async function findMyBidIds(tx: Tx<'self'>, endedSince: Date, limit: number): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(sql`
    select id from deals.bid where employee_id = any ((select team.my_employee_ids())::uuid[])
      and (ended_at is null or ended_at > ${endedSince}::timestamptz)
    order by ended_at desc nulls first, placed_at, id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Begins bidding for a shift. */
export async function insertBidding(
  tx: Tx<'system'>,
  row: Pick<BiddingRow, 'id' | 'group_id' | 'deal_id' | 'bid_order' | 'offered_at' | 'closes_at' | 'shift'>,
): Promise<void> {
  const { shift } = row;
  await tx.execute(sql`
    insert into deals.bidding (id, group_id, location_id, shift_id, deal_id, state, bid_order, offered_at, closes_at, position_id,
      position_name, local_date, start_time, end_time, time_zone, starts_at, ends_at, unpaid_break_minutes)
    values (${row.id}, ${row.group_id}, ${shift.location_id}, ${shift.shift_id}, ${row.deal_id}, 'OPEN', ${row.bid_order},
      ${row.offered_at}::timestamptz, ${row.closes_at}::timestamptz, ${shift.position_id}, ${shift.position_name}, ${shift.date}::date,
      ${shift.start}::time, ${shift.end}::time, ${shift.time_zone}, ${shift.starts_at}::timestamptz, ${shift.ends_at}::timestamptz,
      ${shift.unpaid_break_minutes})`);
}

/** Places a bid, or one that was withdrawn once more. Answers with its id; one that counts already stays as it is. */
export async function placeBidRow(
  tx: Tx<'system'>,
  row: Pick<BidRow, 'id' | 'bidding_id' | 'group_id' | 'employee_id' | 'placed_at' | 'placed_by'>,
): Promise<void> {
  await tx.execute(sql`
    insert into deals.bid as old (id, bidding_id, group_id, employee_id, state, placed_at, placed_by)
    values (${row.id}, ${row.bidding_id}, ${row.group_id}, ${row.employee_id}, 'PLACED', ${row.placed_at}::timestamptz, ${row.placed_by})
    on conflict (bidding_id, employee_id) do update set state = 'PLACED', placed_at = excluded.placed_at,
      placed_by = excluded.placed_by, ended_at = null, version = old.version + 1
    where old.state = 'WITHDRAWN'`);
  await raiseBiddings(tx, [row.bidding_id]);
}

/** What became of a bid. */
export interface EndedBid {
  readonly id: string;
  readonly state: 'WITHDRAWN' | 'WON' | 'LOST';
  readonly result: BidResult | null;
}

/** Ends bids of biddings that the caller holds locked. */
export async function endBids(tx: Tx<'system'>, bids: readonly EndedBid[], at: Date): Promise<void> {
  await tx.execute(sql`
    update deals.bid b set state = e.state, result = e.result, ended_at = ${at}::timestamptz, version = b.version + 1
    from jsonb_to_recordset(${JSON.stringify(bids)}::jsonb) as e (id uuid, state text, result text)
    where b.id = e.id and b.state = 'PLACED'`);
}

/** Raises the version of biddings: what a manager has seen of their bids is no longer all. */
export async function raiseBiddings(tx: Tx<'system'>, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`update deals.bidding set version = version + 1 where id = any (${[...ids]}::uuid[])`);
}

/** Ends biddings that the caller holds locked. */
export async function endBiddingRows(
  tx: Tx<'system'>,
  ids: readonly string[],
  end: { readonly state: 'AWARDED' | 'EMPTY' | 'ENDED'; readonly at: Date; readonly dealId?: string },
): Promise<void> {
  await tx.execute(sql`
    update deals.bidding set state = ${end.state}, ended_at = ${end.at}::timestamptz, awarded_deal_id = ${end.dealId ?? null},
      version = version + 1
    where id = any (${[...ids]}::uuid[]) and state = 'OPEN'`);
}

/** The open biddings whose time is over, the longest first. */
export async function findDueBiddings(tx: Tx<'system'>, now: Date, limit: number): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(sql`
    select id from deals.bidding where state = 'OPEN' and closes_at <= ${now}::timestamptz order by closes_at, id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** The open biddings at a location. */
export async function findOpenBiddingsAt(tx: Tx<'system'>, locationId: string): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(
    sql`select id from deals.bidding where state = 'OPEN' and location_id = ${locationId}`,
  );
  return rows.map(({ id }) => id);
}

/** The open biddings for what some requests release, or for some shifts that nobody holds. */
export async function findOpenBiddingsOf(
  tx: Tx<'system'>,
  of: { readonly dealIds: readonly string[] } | { readonly shiftIds: readonly string[] },
): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(sql`
    select id from deals.bidding where state = 'OPEN'
      and ${'dealIds' in of ? sql`deal_id = any (${[...of.dealIds]}::uuid[])` : sql`shift_id = any (${[...of.shiftIds]}::uuid[])`}`);
  return rows.map(({ id }) => id);
}

function open(grant: BrandGrant, place: string | undefined): RawBuilder<unknown> {
  const conditions = [sql`d.state = 'OPEN'`, atBrand(grant)];
  if (place !== undefined)
    conditions.push(
      sql`d.location_id in (select id from core.brand_view where ancestor_ids @> array[${place}]::uuid[])`,
    );
  return sql.join(conditions, sql` and `);
}

/** A page of the biddings that a grant reaches, those that close first at the top. */
export async function findBiddingPage(
  tx: Tx,
  grant: BrandGrant,
  place: string | undefined,
  window: { readonly after: DealCursor | undefined; readonly limit: number },
): Promise<BiddingRow[]> {
  const { after, limit } = window;
  const begun =
    after === undefined ? sql`true` : sql`(d.closes_at, d.id) > (${after.at}::timestamptz, ${after.id}::uuid)`;
  return tx.execute(
    selectBiddings(sql`${open(grant, place)} and ${begun}`, sql`order by d.closes_at, d.id limit ${limit}`),
  );
}

/** How many biddings a grant reaches. */
export async function countBiddings(tx: Tx, grant: BrandGrant, place: string | undefined): Promise<number> {
  const [row] = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from deals.bidding d where ${open(grant, place)}`,
  );
  return row?.n ?? 0;
}

/** Whether a grant reaches a bidding. */
export async function isBiddingReached(tx: Tx, grant: BrandGrant, id: string): Promise<boolean> {
  const rows = await tx.execute(sql`select 1 from deals.bidding d where ${atBrand(grant)} and d.id = ${id}`);
  return rows.length > 0;
}

/** How many bids count in each of some biddings, and which of these an account has placed. */
export async function countBids(
  tx: Tx,
  biddingIds: readonly string[],
  userId: string,
): Promise<ReadonlyMap<string, { readonly count: number; readonly isOwn: boolean }>> {
  const rows = await tx.execute<{ bidding_id: string; n: number; own: boolean }>(sql`
    select d.bidding_id, count(*)::int as n, bool_or(e.user_id = ${userId}) as own
    from deals.bid d left join team.employee_view e on e.id = d.employee_id
    where d.state = 'PLACED' and d.bidding_id = any (${[...biddingIds]}::uuid[]) group by d.bidding_id`);
  return new Map(rows.map((row) => [row.bidding_id, { count: row.n, isOwn: row.own === true }]));
}
