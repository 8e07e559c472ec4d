import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { DAYS_PER_WEEK } from '../rules/limits.ts';
import { addDays, toWallClock } from '../rules/hours/time.ts';
import { requireLocation } from './access.ts';
import { type DayShiftRow, findDaysAhead, findDayShifts } from './queries/day.ts';

/** The number of weeks ahead that are checked for unpublished shifts. */
const WEEKS_AHEAD = 5;

/** The day of a location as its schedule tells it. */
export interface LocationDay {
  readonly date: string;
  readonly shifts: readonly DayShiftRow[];
  /** Shifts that nobody holds on the seven days after this one. */
  readonly gapsAhead: number;
  /** The first of these days with such a shift. */
  readonly firstGap: string | null;
  /** The first week from tomorrow on with shifts that staff do not see, and how many; null when there is none. */
  readonly hidden: { readonly week: string; readonly shifts: number } | null;
}

/** Reads the day that it now is at the location of a grant; the grant is one of VIEW_SCHEDULE, narrowed to departments or not. */
export async function loadDay(tx: Tx, grant: BrandGrant, now: Date): Promise<LocationDay> {
  const place = await requireLocation(tx, grant);
  const { date } = toWallClock(now.getTime(), place.time_zone);
  const shifts = await findDayShifts(tx, place.id, date, grant.codes);
  const last = addDays(date, WEEKS_AHEAD * DAYS_PER_WEEK);
  const ahead = await findDaysAhead(tx, place.id, { from: addDays(date, 1), to: last }, grant.codes);
  const soon = addDays(date, DAYS_PER_WEEK);
  const first = ahead.find((day) => day.hidden > 0);
  const week = first === undefined ? undefined : place.weekOf(first.date);
  return {
    date,
    shifts,
    gapsAhead: ahead.reduce((sum, day) => (day.date <= soon ? sum + day.gaps : sum), 0),
    firstGap: ahead.find((day) => day.gaps > 0 && day.date <= soon)?.date ?? null,
    hidden:
      week === undefined
        ? null
        : {
            week,
            shifts: ahead.reduce((sum, day) => (place.weekOf(day.date) === week ? sum + day.hidden : sum), 0),
          },
  };
}
