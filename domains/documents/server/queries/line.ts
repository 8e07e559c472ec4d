import { isReached } from '@hearth/domains/team/service';
import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql, type RawBuilder } from 'kysely';
import type { DocumentClass, DocumentStanding } from '../../contract/schemas.ts';
import { visibleClasses } from '../../rules/classes.ts';
import { EXPIRING_DAYS } from '../../rules/limits.ts';

/** How an employee stands with one type of document. */
export interface LineRow {
  readonly employee_id: string;
  readonly employee_name: string;
  readonly position_name: string | null;
  readonly location_id: string;
  readonly location_name: string;
  readonly type_id: string;
  readonly name: string;
  readonly restricted_class: DocumentClass;
  readonly is_required: boolean;
  readonly employee_sends: boolean;
  readonly valid_until: string | null;
  readonly is_waiting: boolean;
  readonly asked_at: Date | null;
  readonly standing: DocumentStanding;
  /** Where it stands in the list. */
  readonly rank: number;
  readonly sort_until: string;
  readonly sort_name: string;
}

export interface LineFilter {
  readonly standing?: DocumentStanding | undefined;
  readonly type_id?: string | undefined;
  readonly place_id?: string | undefined;
}

/** The states in the order of the list: what needs something first. */
const ORDER: readonly DocumentStanding[] = ['MISSING', 'EXPIRED', 'WAITING', 'EXPIRING', 'VALID'];

/**
 * A line for each active employee `e` at a location `b` and each type in use in these classes that they must have, were asked for, or
 * have. Each person's types and documents are found by index. A day is that of the location.
 */
function lines(people: RawBuilder<unknown>, classes: readonly DocumentClass[], now: Date): RawBuilder<unknown> {
  return sql`
    with people as (
      select e.id, e.first_name, e.last_name, e.position_id, e.position_name, e.location_id, b.name as location_name,
        b.ancestor_ids, b.country, e.group_id, a.birth_date, (${now}::timestamptz at time zone b.time_zone)::date as today
      from team.employee_view e join core.brand_view b on b.id = e.location_id left join team.age_view a on a.employee_id = e.id
      where e.status = 'ACTIVE' and ${people}
    ), facts as (
      select p.*, t.id as type_id, t.name, t.restricted_class, t.employee_sends,
        t.required and (cardinality(t.countries) = 0 or p.country = any (t.countries))
          and (cardinality(t.position_ids) = 0 or p.position_id = any (t.position_ids))
          and (not t.minors_only or coalesce(p.birth_date + interval '18 years' > p.today, false)) as is_required
      from people p join documents.type t on t.group_id = p.group_id and t.brand_id = any (p.ancestor_ids)
        and t.archived_at is null and t.restricted_class = any (${[...classes]}::text[])
    ), lines as (
      select f.id as employee_id, trim(f.first_name || ' ' || f.last_name) as employee_name, f.position_name, f.location_id,
        f.location_name, f.type_id, f.name, f.restricted_class, f.is_required, f.employee_sends, r.asked_at,
        case when d.is_valid then nullif(d.until, 'infinity'::date) else d.ended_on end as valid_until, d.is_waiting,
        case when d.is_valid and d.until <= f.today + ${EXPIRING_DAYS}::int then 'EXPIRING' when d.is_valid then 'VALID'
          when d.is_waiting then 'WAITING' when d.ended_on is not null then 'EXPIRED' else 'MISSING' end as standing,
        platform.searchable(f.last_name || ' ' || f.first_name) as sort_name
      from facts f
      left join documents.request r on r.employee_id = f.id and r.type_id = f.type_id
      cross join lateral (
        select count(*) as n, coalesce(bool_or(x.state = 'PENDING'), false) as is_waiting,
          coalesce(bool_or(x.state = 'ACCEPTED' and (x.valid_from is null or x.valid_from <= f.today)
            and (x.valid_until is null or x.valid_until >= f.today)), false) as is_valid,
          max(coalesce(x.valid_until, 'infinity'::date)) filter (where x.state = 'ACCEPTED'
            and (x.valid_from is null or x.valid_from <= f.today)) as until,
          max(x.valid_until) filter (where x.state = 'ACCEPTED' and x.valid_until < f.today) as ended_on
        from documents.document x
        where x.employee_id = f.id and x.type_id = f.type_id and x.state in ('PENDING', 'ACCEPTED')
      ) d
      where f.is_required or d.n > 0 or r.asked_at is not null
    )`;
}

const RANKED = sql`array_position(${[...ORDER]}::text[], standing)`;
const UNTIL = sql`coalesce(to_char(valid_until, 'YYYY-MM-DD'), '9999-12-31')`;

const ofType = ({ type_id: id }: LineFilter): RawBuilder<unknown> =>
  id === undefined ? sql`true` : sql`type_id = ${id}`;

function reached(grant: BrandGrant, { place_id: place }: LineFilter): RawBuilder<unknown> {
  return place === undefined ? isReached(grant) : sql`${isReached(grant)} and b.ancestor_ids @> ${[place]}::uuid[]`;
}

/** Where a page of the list ends. */
export type LinePlace = Pick<LineRow, 'rank' | 'sort_until' | 'sort_name' | 'employee_id' | 'type_id'>;

/** The next lines of the list, those first that need something; without classes that the caller does not see. */
export function findLinePage(
  tx: Tx,
  grant: BrandGrant,
  filter: LineFilter,
  { after, limit, now }: { readonly after: LinePlace | undefined; readonly limit: number; readonly now: Date },
): Promise<LineRow[]> {
  const beyond =
    after === undefined
      ? sql`true`
      : sql`(${RANKED}, ${UNTIL}, sort_name, employee_id, type_id) >
          (${after.rank}::int, ${after.sort_until}, ${after.sort_name}, ${after.employee_id}::uuid, ${after.type_id}::uuid)`;
  const inState = filter.standing === undefined ? sql`true` : sql`standing = ${filter.standing}`;
  return tx.execute<LineRow>(sql`
    ${lines(reached(grant, filter), visibleClasses(grant), now)}
    select *, ${RANKED} as rank, ${UNTIL} as sort_until from lines
    where ${ofType(filter)} and ${inState} and ${beyond}
    order by rank, sort_until, sort_name, employee_id, type_id limit ${limit}`);
}

/** How many lines each state has under a filter, whatever its own state. */
export async function countLines(
  tx: Tx,
  grant: BrandGrant,
  filter: LineFilter,
  now: Date,
): Promise<Record<DocumentStanding, number>> {
  const rows = await tx.execute<{ standing: DocumentStanding; n: number }>(sql`
    ${lines(reached(grant, filter), visibleClasses(grant), now)}
    select standing, count(*)::int as n from lines where ${ofType(filter)} group by standing`);
  const counts = { MISSING: 0, EXPIRED: 0, WAITING: 0, EXPIRING: 0, VALID: 0 };
  for (const { standing, n } of rows) counts[standing] = n;
  return counts;
}

/** How some employees stand, those lines first that need something. The caller answers for who asks. */
export function findLinesOf(
  tx: Tx,
  employeeIds: readonly string[],
  classes: readonly DocumentClass[],
  now: Date,
): Promise<LineRow[]> {
  return tx.execute<LineRow>(sql`
    ${lines(sql`e.id = any (${[...employeeIds]}::uuid[])`, classes, now)}
    select *, ${RANKED} as rank, ${UNTIL} as sort_until from lines
    order by rank, sort_until, name, type_id`);
}

/** How many lines of each location and class need something, for some locations. */
export function countByLocation(
  tx: Tx<'system'>,
  locationIds: readonly string[],
  classes: readonly DocumentClass[],
  now: Date,
): Promise<{ location_id: string; restricted_class: DocumentClass; standing: DocumentStanding; n: number }[]> {
  return tx.execute(sql`
    ${lines(sql`e.location_id = any (${[...locationIds]}::uuid[])`, classes, now)}
    select location_id, restricted_class, standing, count(*)::int as n from lines
    where standing <> 'VALID' group by location_id, restricted_class, standing`);
}
