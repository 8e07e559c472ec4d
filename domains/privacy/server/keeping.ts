import { DAYS, DAYS_OF_GRACE, heldAt } from '../rules/periods.ts';
import type { Held } from '../rules/periods.ts';
import type { Period } from '../contract/periods.ts';
import type { Keeping } from './queries/due.ts';
import type { PeriodRow } from './queries/period.ts';
import type { PlaceRow } from './queries/place.ts';

const DAY_MS = 86_400_000;

/** From when a period holds that was said at a moment. */
export const holdsFrom = (saidAt: Date): Date => new Date(saidAt.getTime() + DAYS_OF_GRACE * DAY_MS);

/** What the nearest brand of a path says, from its end; null when none does. */
export function saidOn(path: readonly string[], periods: ReadonlyMap<string, PeriodRow>): Period | null {
  return path.reduce<Period | null>((above, id) => periods.get(id)?.period ?? above, null);
}

/** How long each place keeps, and from when what is said there holds: a week after the last change above it. */
export function keepingsOf(
  places: readonly PlaceRow[],
  periods: ReadonlyMap<string, PeriodRow>,
  now: Date,
): (Keeping & Held)[] {
  const today = now.toISOString().slice(0, 10);
  return places.map((place) => {
    const path = place.ancestor_ids;
    const held = heldAt(place, saidOn(path, periods), today);
    const changes = path.flatMap((id) => periods.get(id)?.set_at.getTime() ?? []);
    const notBefore = changes.length === 0 ? null : holdsFrom(new Date(Math.max(...changes)));
    return { id: place.id, days: DAYS[held.period], notBefore, ...held };
  });
}
