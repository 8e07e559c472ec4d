import { readSettings } from '@hearth/domains/core/service';
import { addDays } from '@hearth/domains/scheduling/rules';
import { findWeekStarts } from '@hearth/domains/scheduling/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { localDay } from '@hearth/kit/local-day';
import type { Tx } from '@hearth/platform/database';
import { TIMESHEETS_NEED_LOCATION } from '../contract/failures.ts';
import type { TimesheetRules } from '../contract/schemas.ts';
import { periodBefore, periodOf } from '../rules/pay-period.ts';
import type { PayPeriod } from '../rules/pay-period.ts';
import { RULES } from '../rules/settings.ts';
import { findPlaces } from './queries/place.ts';
import type { PlaceRow } from './queries/place.ts';

/** A location with how it counts hours and pays. */
export interface SheetPlace extends PlaceRow {
  readonly week_start: number;
  readonly rules: TimesheetRules;
  /** The day that it is there. */
  readonly today: string;
}

/** Locations with how they count, in a constant number of statements. Settings are not for staff: the caller decides who may know. */
export async function loadSheetPlaces(
  tx: Tx<'system'>,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, SheetPlace>> {
  const places = await findPlaces(tx, ids);
  const known = places.map(({ id }) => id);
  const rules = await readSettings(tx, known, RULES);
  const weeks = await findWeekStarts(tx, known);
  return new Map(
    places.map((place) => [
      place.id,
      {
        ...place,
        week_start: weeks.get(place.id) ?? 1,
        rules: rules.get(place.id)?.value ?? RULES.fallback,
        today: localDay(now, place.time_zone),
      },
    ]),
  );
}

/** The location of a grant; refuses other brands. */
export async function requireSheetPlace(tx: Tx<'system'>, brandId: string, now: Date): Promise<SheetPlace> {
  const place = (await loadSheetPlaces(tx, [brandId], now)).get(brandId);
  if (place === undefined) throw failure(NOT_FOUND);
  if (place.type !== 'LOCATION') throw failure(TIMESHEETS_NEED_LOCATION);
  return place;
}

/** The period that a day is in, with those beside it; without a day the one that ended last. */
export function findPeriod(place: SheetPlace, day?: string) {
  const { length, anchor } = place.rules;
  const current = periodOf(place.today, length, anchor);
  const period: PayPeriod =
    day === undefined ? periodBefore(current.from, length, anchor) : periodOf(day, length, anchor);
  const after = periodOf(addDays(period.until, 1), length, anchor);
  return {
    period,
    previous: periodBefore(period.from, length, anchor),
    next: after.from > place.today ? null : after,
    is_over: period.until < place.today,
  };
}
