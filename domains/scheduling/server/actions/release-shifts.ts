import type { Work } from '@hearth/platform/module';
import { SHIFTS_CHANGED } from '../../contract/events.ts';
import type { Shift } from '../../contract/schemas.ts';
import { startOfWeek } from '../../rules/hours/time.ts';
import { touchedToChanges } from '../changes.ts';
import { groupBy } from '../people.ts';
import { loadPlaces } from '../place-settings.ts';
import { presentShift } from '../present.ts';
import { insertChanges } from '../queries/change.ts';
import { findShiftsById, lockPeople, lockShifts, updateShifts } from '../queries/shift.ts';
import { raiseWeeks } from '../queries/week.ts';

/**
 * Gives shifts in the working copy from one holder to another, or to nobody, as far as they still have that holder; staff see it
 * with the next publication. Locks shifts, then people, then weeks, as saving does. Returns the ids of those that changed.
 */
export async function reassignDrafts(
  { db, clock, emit }: Pick<Work<'system'>, 'db' | 'clock' | 'emit'>,
  shiftIds: readonly string[],
  holder: { readonly from: string | null; readonly to: string | null },
  by: { readonly userId: string },
): Promise<readonly string[]> {
  await lockShifts(db, shiftIds);
  await lockPeople(db, holder.to === null ? [] : [holder.to]);
  const shifts = (await findShiftsById(db, shiftIds))
    .map(presentShift)
    .filter((shift) => !shift.removed && shift.employee_id === holder.from);
  if (shifts.length === 0) return [];
  const at = { at: clock.now(), userId: by.userId };
  const places = new Map(
    (await loadPlaces(db, [...new Set(shifts.map((shift) => shift.location_id))])).map((place) => [place.id, place]),
  );
  const zoneOf = (shift: Shift): string => places.get(shift.location_id)?.time_zone ?? 'UTC';
  const touched = shifts.map((before) => ({
    before,
    after: { ...before, employee_id: holder.to, version: before.version + 1 },
  }));
  await updateShifts(
    db,
    touched.map(({ after }) => ({ ...after, time_zone: zoneOf(after) })),
    at,
  );
  const byPlace = groupBy(touched, ({ after }) => after.location_id);
  // In order of id, as everybody who locks weeks of several locations.
  for (const id of [...byPlace.keys()].sort()) {
    const place = places.get(id);
    if (place === undefined) continue;
    const here = byPlace.get(id) ?? [];
    await insertChanges(db, place, touchedToChanges(here), at);
    const weeks = new Set(here.map(({ after }) => startOfWeek(after.date, place.week_start)));
    for (const { week, version } of await raiseWeeks(db, place, [...weeks]))
      await emit(
        SHIFTS_CHANGED.of({
          group_id: place.group_id,
          topics: [`brand:${id}`],
          data: { location_id: id, week, version, user_id: by.userId },
        }),
      );
  }
  return shifts.map((shift) => shift.id);
}
