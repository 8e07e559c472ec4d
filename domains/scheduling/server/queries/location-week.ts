import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** A location with its week and the one before. */
export interface PlaceWeek {
  readonly id: string;
  /** The first day of the week before. */
  readonly before: string;
  readonly week: string;
  /** The last day of the week. */
  readonly until: string;
}

/** The paid minutes of a shift that somebody holds. */
export interface HeldTime {
  readonly location_id: string;
  readonly employee_id: string;
  readonly position_id: string | null;
  readonly date: string;
  readonly minutes: number;
}

/** The shifts that people hold at some locations, published or not, in the week of each and the one before, in one statement. */
export function findHeldTimes(tx: Tx, places: readonly PlaceWeek[]): Promise<HeldTime[]> {
  return tx.execute<HeldTime>(sql`
    select s.location_id, s.employee_id, s.position_id, s.local_date as date,
      greatest(0, round(extract(epoch from s.ends_at - s.starts_at) / 60) - s.unpaid_break_minutes)::int as minutes
    from jsonb_to_recordset(${json(places)}) as place (id uuid, before date, until date)
    join scheduling.shift s on s.location_id = place.id and s.local_date between place.before and place.until
    where not s.removed and s.employee_id is not null`);
}
