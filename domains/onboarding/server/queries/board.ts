import { isReached } from '@hearth/domains/team/service';
import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql, type RawBuilder } from 'kysely';
import type { Purpose } from '../../contract/schemas.ts';
import { FIGURE_DAYS } from '../../rules/limits.ts';

/** A line of the board. */
export interface BoardRow {
  readonly id: string;
  readonly employee_id: string;
  readonly employee_name: string;
  readonly position_name: string | null;
  readonly location_id: string;
  readonly location_name: string;
  readonly purpose: Purpose;
  readonly starts_on: string;
  readonly next_due_on: string | null;
  readonly done: number;
  readonly total: number;
  readonly overdue: number;
  readonly missing: number;
  readonly waiting: ('HIRE' | 'MANAGER' | 'HR' | 'BUDDY' | 'REVIEW')[];
  /** Where it stands in the list. */
  readonly sort_late: number;
  readonly sort_due: string;
}

export interface BoardFilter {
  readonly purpose?: Purpose | undefined;
  readonly waiting?: string | undefined;
  readonly overdue?: 'true' | undefined;
  readonly place_id?: string | undefined;
}

const isShown = sql`(e.status = 'ACTIVE' or j.purpose = 'LEAVING')`;

export type BoardPlace = Pick<BoardRow, 'sort_late' | 'sort_due' | 'id'>;

/** The onboardings under way that a grant reaches, each with how far it is: in one statement for any number of them. Who has left is shown until all is done. */
function lines(grant: BrandGrant, now: Date, purpose: Purpose, place?: string): RawBuilder<unknown> {
  const below = place === undefined ? sql`true` : sql`b.ancestor_ids @> ${[place]}::uuid[]`;
  return sql`
    with reached as (
      select j.id, j.employee_id, trim(e.first_name || ' ' || e.last_name) as employee_name, e.position_name, e.location_id,
        b.name as location_name, j.purpose, j.starts_on, (${now}::timestamptz at time zone b.time_zone)::date as today
      from onboarding.journey j
      join team.employee_view e on e.id = j.employee_id and ${isShown}
      join core.brand_view b on b.id = e.location_id
      where j.group_id = ${grant.groupId} and j.state = 'UNDER_WAY' and j.purpose = ${purpose} and ${isReached(grant)} and ${below}
    ), lines as (
      select r.*, s.*, case when s.overdue > 0 then 0 else 1 end as sort_late,
        coalesce(to_char(s.next_due_on, 'YYYY-MM-DD'), '9999-12-31') as sort_due
      from reached r cross join lateral (
        select count(*) filter (where s.state in ('DONE', 'WAIVED'))::int as done, count(*)::int as total,
          count(*) filter (where s.state in ('OPEN', 'REVIEW') and s.due_on < r.today)::int as overdue,
          count(*) filter (where s.state in ('OPEN', 'REVIEW') and s.required)::int as missing,
          min(s.due_on) filter (where s.state in ('OPEN', 'REVIEW')) as next_due_on,
          coalesce(array_agg(distinct case when s.state = 'REVIEW' then 'REVIEW' else s.owner end)
            filter (where s.state in ('OPEN', 'REVIEW') and coalesce(p.state, 'DONE') in ('DONE', 'WAIVED')), '{}') as waiting
        from onboarding.step s left join onboarding.step p on p.id = s.after_id
        where s.journey_id = r.id
      ) s
    )`;
}

/** How many of each purpose are under way. */
export async function countPurposes(tx: Tx, grant: BrandGrant): Promise<ReadonlyMap<Purpose, number>> {
  const rows = await tx.execute<{ purpose: Purpose; n: number }>(sql`
    select j.purpose, count(*)::int as n
    from onboarding.journey j
    join team.employee_view e on e.id = j.employee_id and ${isShown}
    join core.brand_view b on b.id = e.location_id
    where j.group_id = ${grant.groupId} and j.state = 'UNDER_WAY' and ${isReached(grant)}
    group by j.purpose`);
  return new Map(rows.map(({ purpose, n }) => [purpose, n]));
}

/** The next lines of the board: overdue ones first, then by what is due next. */
export function findBoardPage(
  tx: Tx,
  grant: BrandGrant,
  { purpose = 'JOINING', waiting, overdue, place_id: place }: BoardFilter,
  { after, limit, now }: { readonly after: BoardPlace | undefined; readonly limit: number; readonly now: Date },
): Promise<BoardRow[]> {
  const beyond =
    after === undefined
      ? sql`true`
      : sql`(sort_late, sort_due, id) > (${after.sort_late}::int, ${after.sort_due}, ${after.id}::uuid)`;
  const turn = waiting === undefined ? sql`true` : sql`${waiting} = any (waiting)`;
  const late = overdue === undefined ? sql`true` : sql`overdue > 0`;
  return tx.execute<BoardRow>(sql`
    ${lines(grant, now, purpose, place)}
    select * from lines where ${turn} and ${late} and ${beyond} order by sort_late, sort_due, id limit ${limit}`);
}

/** A location on the board. */
export interface LocationRow {
  readonly id: string;
  readonly name: string;
  readonly under_way: number;
  readonly overdue: number;
  readonly done: number;
  readonly total: number;
  /** Of all locations. */
  readonly all_under_way: number;
  readonly all_overdue: number;
  readonly all_review: number;
}

/** How far each location is, those with the most overdue first; 50 at most. The figures of all are in every row. */
export function findBoardLocations(tx: Tx, grant: BrandGrant, now: Date, purpose: Purpose): Promise<LocationRow[]> {
  return tx.execute<LocationRow>(sql`
    ${lines(grant, now, purpose)}
    select location_id as id, location_name as name, count(*)::int as under_way,
      count(*) filter (where overdue > 0)::int as overdue, sum(done)::int as done, sum(total)::int as total,
      sum(count(*)) over ()::int as all_under_way, sum(count(*) filter (where overdue > 0)) over ()::int as all_overdue,
      sum(count(*) filter (where 'REVIEW' = any (waiting))) over ()::int as all_review
    from lines group by location_id, location_name
    order by overdue desc, under_way desc, name, id limit 50`);
}

/** Of those who became ready for shifts lately, the median of days since they were hired; null where there are none. */
export async function findDaysToReady(tx: Tx, grant: BrandGrant, now: Date): Promise<number | null> {
  const [row] = await tx.execute<{ days: number | null }>(sql`
    select percentile_cont(0.5) within group (order by extract(epoch from j.ready_at - j.started_at) / 86400)::float8 as days
    from onboarding.journey j
    join team.employee_view e on e.id = j.employee_id
    join core.brand_view b on b.id = e.location_id
    where j.group_id = ${grant.groupId} and j.state <> 'CANCELLED' and j.purpose = 'JOINING'
      and j.ready_at > ${now}::timestamptz - make_interval(days => ${FIGURE_DAYS}::int) and ${isReached(grant)}`);
  return row?.days ?? null;
}
