import type { Tx } from '@hearth/platform/database';
import { findEmployees } from '@hearth/domains/team/service';
import type { Conflict } from '../contract/schemas.ts';
import { withAnswers } from '../rules/answers.ts';
import { checkWeek } from '../rules/conflicts/conflicts.ts';
import { startOfWeek } from '../rules/hours/time.ts';
import { loadAnswers } from './answers.ts';
import { loadPeople } from './people.ts';
import { presentShift } from './present.ts';
import { findWeekStarts, loadPlaces, toScope } from './place-settings.ts';
import { findShiftsAt } from './queries/shift.ts';
import { findDaysOfPerson, findWeek, type LocationWeek } from './queries/week.ts';
import { weekDays } from './schedule.ts';

export type { LocationWeek } from './queries/week.ts';

/** The conflicts of one week. */
export interface CheckedWeek {
  readonly groupId: string;
  /** The version of the week that was checked; 0 for one that was never saved. */
  readonly version: number;
  readonly conflicts: readonly (Conflict & {
    /** Staff see all its shifts just as they stand. */
    readonly published: boolean;
  })[];
}

/** Runs the conflict rules over a week of a location; undefined where there is no such location. */
export async function checkLocationWeek(
  tx: Tx<'system'>,
  locationId: string,
  week: string,
): Promise<CheckedWeek | undefined> {
  const [place] = await loadPlaces(tx, [locationId]);
  if (place === undefined || place.type !== 'LOCATION') return undefined;
  const state = await findWeek(tx, locationId, week);
  const days = weekDays(week);
  const shifts = (await findShiftsAt(tx, locationId, days)).map(presentShift);
  const holders = [...new Set(shifts.flatMap((shift) => shift.employee_id ?? []))];
  const known = await loadPeople(tx, await findEmployees(tx, holders), days, [place]);
  const people = holders.flatMap((id) => {
    const person = known.in(week, id);
    if (person === undefined) return [];
    const nearby = known
      .shiftsOf(id)
      .filter((shift) => shift.location_id !== locationId || shift.date < days.from || shift.date > days.to);
    return [{ ...person, nearby }];
  });
  const found = [...checkWeek(people, shifts, toScope(place, week)).values()].flat();
  const seen = new Set(shifts.flatMap((shift) => (shift.published === 'same' && !shift.removed ? [shift.id] : [])));
  const here = new Set(shifts.map((shift) => shift.id));
  return {
    groupId: place.group_id,
    version: state?.version ?? 0,
    conflicts: withAnswers(found, await loadAnswers(tx, locationId, days)).map((conflict) => ({
      ...conflict,
      published: conflict.shift_ids.every((id) => seen.has(id) || !here.has(id)),
    })),
  };
}

/** The weeks, by location, in which somebody has a shift on some days. */
export async function findWeeksOfEmployee(
  tx: Tx<'system'>,
  employeeId: string,
  days: { from: string; to: string },
): Promise<readonly LocationWeek[]> {
  const rows = await findDaysOfPerson(tx, employeeId, days);
  const starts = await findWeekStarts(tx, [...new Set(rows.map((row) => row.location_id))]);
  const weeks = new Map(
    rows.map((row) => {
      const week = startOfWeek(row.local_date, starts.get(row.location_id));
      return [`${row.location_id} ${week}`, { location_id: row.location_id, week }];
    }),
  );
  return [...weeks.values()];
}
