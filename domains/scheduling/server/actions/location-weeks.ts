import { loadRates } from '@hearth/domains/team/service';
import { localDay } from '@hearth/kit/local-day';
import type { Tx } from '@hearth/platform/database';
import { sumWeek } from '../../rules/hours/location-week.ts';
import type { WeekSum } from '../../rules/hours/location-week.ts';
import { addDays, startOfWeek } from '../../rules/hours/time.ts';
import { findWeekStarts } from '../place-settings.ts';
import { findHeldTimes } from '../queries/location-week.ts';

interface Place {
  readonly id: string;
  readonly timeZone: string;
  readonly currency: string | null;
}

/** The week that a location is in, and what its schedule comes to; without pay where that is not asked for. */
export interface LocationWeekSum extends Omit<WeekSum, 'cost'> {
  readonly locationId: string;
  readonly week: string;
  readonly cost: number | null;
}

const DAYS_OF_WEEK = 7;

/**
 * What the current week of some locations comes to, planned by now, published or not, and how many hours the week before had, in a
 * constant number of statements. `seesPay` only for callers that hold VIEW_PAY at all of them.
 */
export async function sumLocationWeeks(
  tx: Tx,
  places: readonly Place[],
  { now, seesPay }: { readonly now: Date; readonly seesPay: boolean },
): Promise<LocationWeekSum[]> {
  if (places.length === 0) return [];
  const starts = await findWeekStarts(
    tx,
    places.map(({ id }) => id),
  );
  const weeks = places.map((place) => {
    const week = startOfWeek(localDay(now, place.timeZone), starts.get(place.id));
    return { ...place, week, before: addDays(week, -DAYS_OF_WEEK), until: addDays(week, DAYS_OF_WEEK - 1) };
  });
  const times = await findHeldTimes(
    tx,
    weeks.map(({ id, before, week, until }) => ({ id, before, week, until })),
  );
  const days = weeks.flatMap(({ week, until }) => [week, until]).toSorted();
  const book = seesPay
    ? await loadRates(tx, [...new Set(times.map((time) => time.employee_id))], {
        from: days[0] ?? '',
        to: days.at(-1) ?? '',
      })
    : undefined;
  const byPlace = Map.groupBy(times, (time) => time.location_id);
  return weeks.map(({ id, week, currency }) => {
    const held = (byPlace.get(id) ?? []).map(({ date, minutes, employee_id: employeeId, position_id: positionId }) => ({
      date,
      minutes,
      rate: book === undefined || date < week ? null : book.rateFor(employeeId, positionId, id, date),
    }));
    const { cost, ...sum } = sumWeek(held, week, currency);
    return { locationId: id, week, ...sum, cost: seesPay ? cost : null };
  });
}
