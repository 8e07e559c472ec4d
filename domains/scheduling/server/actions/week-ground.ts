import type { Tx } from '@hearth/platform/database';
import { findEmployeesAtLocation, type StaffRow } from '@hearth/domains/team/service';
import type { Shift } from '../../contract/schemas.ts';
import type { RulePerson } from '../../rules/conflicts/conflict-report.ts';
import { addDays } from '../../rules/hours/time.ts';
import { DAYS_PER_WEEK } from '../../rules/limits.ts';
import type { ScheduleLocation } from '../access.ts';
import { loadPeople } from '../people.ts';
import { presentShift } from '../present.ts';
import { findShiftsAt } from '../queries/shift.ts';

/** Somebody who can stand on a week, as the conflict rules see them: their shifts elsewhere and in other weeks are `nearby`. */
export interface GroundPerson {
  readonly staff: StaffRow;
  readonly person: RulePerson;
}

/** A week of a location with everybody who can stand on it: what whoever plans it works with. */
export interface WeekGround {
  /** The working copy, without what was removed. */
  readonly shifts: readonly Shift[];
  readonly people: readonly GroundPerson[];
}

/** Reads a week as a plan needs it, in a number of statements that does not depend on how many people there are. */
export async function loadWeekGround(tx: Tx, place: ScheduleLocation, week: string): Promise<WeekGround> {
  const days = { from: week, to: addDays(week, DAYS_PER_WEEK - 1) };
  const shifts = (await findShiftsAt(tx, place.id, days))
    .map(presentShift)
    .filter(({ removed, date }) => !removed && date >= days.from && date <= days.to);
  const staff = await findEmployeesAtLocation(tx, place.id, days);
  const known = await loadPeople(tx, staff, days, [place]);
  const here = new Set(shifts.map(({ id }) => id));
  return {
    shifts,
    people: staff.flatMap((one) => {
      const person = known.in(week, one.id);
      const nearby = known
        .shiftsOf(one.id)
        .filter(({ id }) => !here.has(id))
        .map(({ position_id: _position, ...shift }) => shift);
      return person === undefined ? [] : { staff: one, person: { ...person, nearby } };
    }),
  };
}
