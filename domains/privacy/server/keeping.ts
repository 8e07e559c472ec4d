import { PERIOD_DAYS, DAYS_OF_GRACE, effectivePeriod } from '../rules/periods.ts';
import type { EffectivePeriod } from '../rules/periods.ts';
import type { Period } from '../contract/periods.ts';
import type { PlaceRetention } from './queries/due.ts';
import type { PeriodRow } from './queries/period.ts';
import type { PlaceRow } from './queries/place.ts';

const DAY_MS = 86_400_000;

/** Returns when a period takes effect that was set at an instant. */
export const effectiveFrom = (saidAt: Date): Date => new Date(saidAt.getTime() + DAYS_OF_GRACE * DAY_MS);

/** Returns the period of the nearest brand on a path that sets one, or null. */
export function nearestPeriod(path: readonly string[], periods: ReadonlyMap<string, PeriodRow>): Period | null {
  return path.reduce<Period | null>((above, id) => periods.get(id)?.period ?? above, null);
}

/** Resolves each location's period and its start: a week after the last change above it. */
export function resolveRetention(
  places: readonly PlaceRow[],
  periods: ReadonlyMap<string, PeriodRow>,
  now: Date,
): (PlaceRetention & EffectivePeriod)[] {
  const today = now.toISOString().slice(0, 10);
  return places.map((place) => {
    const path = place.ancestor_ids;
    const held = effectivePeriod(place, nearestPeriod(path, periods), today);
    const changes = path.flatMap((id) => periods.get(id)?.set_at.getTime() ?? []);
    const notBefore = changes.length === 0 ? null : effectiveFrom(new Date(Math.max(...changes)));
    return { id: place.id, days: PERIOD_DAYS[held.period], notBefore, ...held };
  });
}
