import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** The number of open shifts of a position at a location in the days ahead. */
export interface GapRow {
  readonly location_id: string;
  readonly position_id: string;
  readonly shifts: number;
  /** Paid minutes of all of them. */
  readonly minutes: number;
  readonly first_day: string;
  /** How many gaps there are in all. */
  readonly total: number;
}

/** Open shifts by location and position where a grant reaches, published or not, from today there on: the widest gaps first. */
export function findGaps(
  tx: Tx,
  grant: BrandGrant,
  { now, days }: { readonly now: Date; readonly days: number },
  window: { readonly offset: number; readonly limit: number },
): Promise<GapRow[]> {
  const today = sql`(${now}::timestamptz at time zone coalesce(place.time_zone, 'UTC'))::date`;
  // The days of every zone lie within these: so the index is read from one to the other.
  const around = sql`${now}::date - 1 and ${now}::date + ${days + 1}::int`;
  return tx.execute<GapRow>(sql`
    select s.location_id, s.position_id, count(*)::int as shifts, min(s.local_date) as first_day,
      sum(extract(epoch from s.ends_at - s.starts_at) / 60 - s.unpaid_break_minutes)::int as minutes,
      (count(*) over ())::int as total
    from scheduling.shift s join core.brand_view place on place.id = s.location_id
    where s.group_id = ${grant.groupId} and s.employee_id is null and not s.removed and s.position_id is not null
      and s.local_date between ${around} and s.local_date between ${today} and ${today} + ${days}::int
      and place.ancestor_ids && ${[...grant.nodes]}::uuid[]
    group by s.location_id, s.position_id
    order by count(*) desc, s.location_id, s.position_id
    offset ${window.offset} limit ${window.limit}`);
}
