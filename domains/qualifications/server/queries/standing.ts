import { isReached } from '@hearth/domains/team/service';
import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql, type RawBuilder } from 'kysely';
import type { Kind, Standing, Strictness } from '../../contract/schemas.ts';
import { EXPIRING_DAYS } from '../../rules/limits.ts';

/** How an employee stands with one qualification. */
export interface StandingRow {
  readonly employee_id: string;
  readonly employee_name: string;
  readonly position_name: string | null;
  readonly location_id: string;
  readonly location_name: string;
  readonly qualification_id: string;
  readonly name: string;
  readonly kind: Kind;
  readonly level_names: string[];
  readonly min_level: number | null;
  readonly strictness: Strictness | null;
  readonly level: number | null;
  readonly expires_on: string | null;
  readonly is_waiting: boolean;
  readonly standing: Standing;
  /** Where it stands in the list. */
  readonly rank: number;
  readonly sort_until: string;
  readonly sort_name: string;
}

export interface StandingFilter {
  readonly standing?: Standing | undefined;
  readonly qualification_id?: string | undefined;
  readonly position_id?: string | undefined;
  readonly place_id?: string | undefined;
}

/** The states in the order of the list: what needs something first. */
const ORDER: readonly Standing[] = ['MISSING', 'EXPIRED', 'WAITING', 'EXPIRING', 'VALID'];

/**
 * A line for each active employee `e` at a location `b` and each qualification that their position demands there or that they have. Each
 * person's demands and records are found by index: the planner expects few people, and would compare all with all. A day is that of the
 * location.
 */
function standings(people: RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
  return sql`
    with people as (
      select e.id, e.first_name, e.last_name, e.position_id, e.position_name, e.location_id, b.name as location_name,
        b.ancestor_ids, (${now}::timestamptz at time zone b.time_zone)::date as today
      from team.employee_view e join core.brand_view b on b.id = e.location_id
      where e.status = 'ACTIVE' and ${people}
    ), facts as (
      select p.*, f.*
      from people p cross join lateral (
        select x.qualification_id, x.min_level, x.strict,
          max(x.level) filter (where x.valid) as level,
          bool_or(x.valid and x.level >= coalesce(x.min_level, 1)) as is_met,
          max(coalesce(x.expires_on, 'infinity'::date)) filter (where x.valid and x.level >= coalesce(x.min_level, 1)) as until,
          max(x.expires_on) filter (where x.ended and x.level >= coalesce(x.min_level, 1)) as ended_on,
          coalesce(bool_or(x.state = 'PENDING'), false) as is_waiting
        from (
          select coalesce(d.qualification_id, r.qualification_id) as qualification_id, d.min_level, d.strict, r.level, r.expires_on,
            r.state, r.state = 'CONFIRMED' and (r.issued_on is null or r.issued_on <= p.today)
              and (r.expires_on is null or r.expires_on >= p.today) as valid,
            r.state = 'CONFIRMED' and r.expires_on < p.today as ended
          from (
            select d.qualification_id, max(d.min_level)::int as min_level,
              min(array_position(array['block', 'consent', 'warn'], d.strictness)) as strict
            from qualifications.demand d
            where d.position_id = p.position_id and d.brand_id = any (p.ancestor_ids)
            group by d.qualification_id
          ) d full join (
            select r.qualification_id, r.level, r.issued_on, r.expires_on, r.state
            from qualifications.record r
            where r.employee_id = p.id and r.state in ('PENDING', 'CONFIRMED')
          ) r on r.qualification_id = d.qualification_id
        ) x
        group by x.qualification_id, x.min_level, x.strict
      ) f
    ), standings as (
      select f.id as employee_id, trim(f.first_name || ' ' || f.last_name) as employee_name, f.position_id, f.position_name,
        f.location_id, f.location_name, f.qualification_id, q.name, q.kind, q.level_names, f.min_level,
        (array['block', 'consent', 'warn'])[f.strict] as strictness, f.level::int as level,
        case when f.is_met then nullif(f.until, 'infinity'::date) else f.ended_on end as expires_on, f.is_waiting,
        case when f.is_met and f.until <= f.today + ${EXPIRING_DAYS}::int then 'EXPIRING' when f.is_met then 'VALID'
          when f.is_waiting then 'WAITING' when f.ended_on is not null then 'EXPIRED' else 'MISSING' end as standing,
        platform.searchable(f.last_name || ' ' || f.first_name) as sort_name
      from facts f cross join lateral (
        select q.name, q.kind, q.level_names from qualifications.qualification q
        where q.id = f.qualification_id and q.archived_at is null offset 0
      ) q
    )`;
}

const RANKED = sql`array_position(${[...ORDER]}::text[], standing)`;
const UNTIL = sql`coalesce(to_char(expires_on, 'YYYY-MM-DD'), '9999-12-31')`;

function matches({ qualification_id: qualification, position_id: position }: StandingFilter): RawBuilder<unknown> {
  return sql.join(
    [
      sql`true`,
      ...(qualification === undefined ? [] : [sql`qualification_id = ${qualification}`]),
      ...(position === undefined ? [] : [sql`position_id = ${position}`]),
    ],
    sql` and `,
  );
}

function reached(grant: BrandGrant, { place_id: place }: StandingFilter): RawBuilder<unknown> {
  return place === undefined ? isReached(grant) : sql`${isReached(grant)} and b.ancestor_ids @> ${[place]}::uuid[]`;
}

/** Where a page of the list ends. */
export type StandingPlace = Pick<StandingRow, 'rank' | 'sort_until' | 'sort_name' | 'employee_id' | 'qualification_id'>;

/** The next lines of the list, those first that need something. */
export function findStandingPage(
  tx: Tx,
  grant: BrandGrant,
  filter: StandingFilter,
  { after, limit, now }: { readonly after: StandingPlace | undefined; readonly limit: number; readonly now: Date },
): Promise<StandingRow[]> {
  const beyond =
    after === undefined
      ? sql`true`
      : sql`(${RANKED}, ${UNTIL}, sort_name, employee_id, qualification_id) >
          (${after.rank}::int, ${after.sort_until}, ${after.sort_name}, ${after.employee_id}::uuid, ${after.qualification_id}::uuid)`;
  const inState = filter.standing === undefined ? sql`true` : sql`standing = ${filter.standing}`;
  return tx.execute<StandingRow>(sql`
    ${standings(reached(grant, filter), now)}
    select *, ${RANKED} as rank, ${UNTIL} as sort_until from standings
    where ${matches(filter)} and ${inState} and ${beyond}
    order by rank, sort_until, sort_name, employee_id, qualification_id limit ${limit}`);
}

/** How many lines each state has under a filter, whatever its own state. */
export async function countStandings(
  tx: Tx,
  grant: BrandGrant,
  filter: StandingFilter,
  now: Date,
): Promise<Record<Standing, number>> {
  const rows = await tx.execute<{ standing: Standing; n: number }>(sql`
    ${standings(reached(grant, filter), now)}
    select standing, count(*)::int as n from standings where ${matches(filter)} group by standing`);
  const counts = { MISSING: 0, EXPIRED: 0, WAITING: 0, EXPIRING: 0, VALID: 0 };
  for (const { standing, n } of rows) counts[standing] = n;
  return counts;
}

/** How some employees stand, those lines first that need something. The caller answers for who asks. */
export function findStandingsOf(tx: Tx, employeeIds: readonly string[], now: Date): Promise<StandingRow[]> {
  return tx.execute<StandingRow>(sql`
    ${standings(sql`e.id = any (${[...employeeIds]}::uuid[])`, now)}
    select *, ${RANKED} as rank, ${UNTIL} as sort_until from standings
    order by rank, sort_until, name, qualification_id`);
}

/** How many lines of each location need something, for some locations. */
export function countByLocation(
  tx: Tx<'system'>,
  locationIds: readonly string[],
  now: Date,
): Promise<{ location_id: string; standing: Standing; n: number }[]> {
  return tx.execute(sql`
    ${standings(sql`e.location_id = any (${[...locationIds]}::uuid[])`, now)}
    select location_id, standing, count(*)::int as n from standings
    where standing <> 'VALID' and (min_level is not null or standing <> 'MISSING') group by location_id, standing`);
}
