import type { Tx } from '@hearth/platform/database';
import { findWorkBlocks } from '@hearth/domains/eligibility/service';
import { findMissingSteps } from '@hearth/domains/onboarding/service';
import { findHeld } from '@hearth/domains/qualifications/service';
import { ageOn } from '@hearth/domains/laws/rules';
import { findBirthDates } from '@hearth/domains/team/service';
import type { StaffRow } from '@hearth/domains/team/service';
import type { PlacedShift, RulePerson } from '../rules/conflicts/conflict-report.ts';
import { DAYS_PER_WEEK } from '../rules/limits.ts';
import { addDays } from '../rules/hours/time.ts';
import { presentException, presentNearby } from './present.ts';
import type { SchedulingPlace } from './place-settings.ts';
import { findExceptions, findUsualWeeks, type UsualWeekRow } from './queries/availability.ts';
import { findShiftsOfPeople } from './queries/shift.ts';
import { findTimeOff } from './queries/time-off.ts';

const OF_AGE = 18;

/** A stretch of days, both ends included. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

/** People with everything that the conflict rules need, read in a constant number of statements. */
export interface RulePeople {
  /** A person as they stand in a week, without shifts; nothing for people who are not of the group. */
  in(week: string, employeeId: string): RulePerson | undefined;
  /** All shifts of a person from the week before the days to the week after them, at every location. */
  shiftsOf(employeeId: string): readonly PlacedShift[];
}

/**
 * Reads availability, time off, qualifications, missing steps of onboarding, checks of the right to work and shifts of people for some days and the weeks around
 * them, and dates of birth where a law of these places asks for ages.
 */
export async function loadPeople(
  tx: Tx,
  staff: readonly StaffRow[],
  days: DateRange,
  places: Iterable<Pick<SchedulingPlace, 'asksAges'>>,
): Promise<RulePeople> {
  const ids = staff.map((person) => person.id);
  const weeks = { from: days.from, to: addDays(days.to, DAYS_PER_WEEK - 1) };
  const asksAges = [...places].some((place) => place.asksAges(weeks));
  const around = { from: addDays(days.from, -DAYS_PER_WEEK), to: addDays(days.to, DAYS_PER_WEEK) };
  const [usualRows, exceptionRows, timeOffRows, shiftRows, held, missing, checks, births] = await Promise.all([
    findUsualWeeks(tx, ids, days.to),
    findExceptions(tx, ids, around),
    findTimeOff(tx, ids, around),
    findShiftsOfPeople(tx, ids, around),
    findHeld(tx, ids),
    findMissingSteps(tx, ids),
    findWorkBlocks(tx, ids),
    asksAges ? findBirthDates(tx, ids) : undefined,
  ]);
  const usual = groupBy(usualRows, (row) => row.employee_id);
  const exceptions = groupBy(exceptionRows, (row) => row.employee_id);
  const timeOff = groupBy(timeOffRows, (row) => row.employee_id);
  const shifts = groupBy(shiftRows, (row) => row.employee_id);
  const byId = new Map(staff.map((person) => [person.id, person]));
  return {
    in: (week, employeeId) => {
      const person = byId.get(employeeId);
      const said = inForce(usual.get(employeeId) ?? [], week);
      return (
        person && {
          employee_id: person.id,
          contract_minutes_per_week: person.contract_minutes_per_week,
          hire_date: person.hire_date,
          end_date: person.end_date,
          slots: said?.slots ?? [],
          ...(said === undefined ? {} : { wishes: said.wishes }),
          exceptions: (exceptions.get(employeeId) ?? []).map(presentException),
          time_off: timeOff.get(employeeId) ?? [],
          qualifications: [...(held.get(employeeId) ?? [])],
          missing_steps: [...(missing.get(employeeId) ?? [])],
          ...workCheckOf(checks.get(employeeId)),
          ...(births === undefined ? {} : ageAt(births.get(employeeId), week)),
          nearby: [],
        }
      );
    },
    shiftsOf: (employeeId) =>
      (shifts.get(employeeId) ?? []).map((row) => ({ ...presentNearby(row), position_id: row.position_id })),
  };
}

function workCheckOf(
  check: { readonly name: string; readonly from: string } | undefined,
): Pick<RulePerson, 'work_check'> {
  return check === undefined ? {} : { work_check: { ...check } };
}

/** How old somebody is who is not of age, or that nobody knows. A birthday within the week comes with the next one: the younger age protects more. */
function ageAt(birth: string | undefined, week: string): Pick<RulePerson, 'age'> {
  if (birth === undefined) return { age: null };
  const age = ageOn(birth, week);
  return age < OF_AGE ? { age } : {};
}

/** Of what a person said about their usual week, newest first, what holds in a week. */
function inForce(said: readonly UsualWeekRow[], week: string): UsualWeekRow | undefined {
  return said.find((row) => row.effective_from <= week) ?? said.at(-1);
}

/** Groups rows by a key. */
export function groupBy<Row>(rows: readonly Row[], key: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group === undefined) groups.set(key(row), [row]);
    else group.push(row);
  }
  return groups;
}
