import type { Conflict, NearbyShift, Shift } from '../../contract/schemas.ts';
import { shiftsByPerson } from './compare-conflicts.ts';
import { checkDaysInARow, checkHours } from './conflict-days.ts';
import { checkOnboarding } from './conflict-onboarding.ts';
import { checkPairs } from './conflict-pairs.ts';
import { checkAvailability, checkClosedDay, checkEmployment, checkTimeOff } from './conflict-person.ts';
import { checkQualifications } from './conflict-qualifications.ts';
import {
  type CheckScope,
  type ConflictRule,
  type WeekFrame,
  createFrame,
  type PersonWeek,
  type PlacedShift,
  Report,
  type RulePerson,
  type RuleShift,
  toRuleShift,
} from './conflict-report.ts';

/** A rule that looks at one shift of the location at a time; several share one pass. */
function eachShift(
  ...checks: readonly ((worked: RuleShift, week: PersonWeek, report: Report) => void)[]
): ConflictRule {
  return (week, report) => {
    for (const worked of week.shifts) if (worked.ours) for (const check of checks) check(worked, week, report);
  };
}

/** Every rule there is, in the order in which their conflicts are named. A new one is added here and nowhere else; laws come with the scope. */
const RULES: readonly ConflictRule[] = [
  eachShift(checkEmployment, checkOnboarding, checkClosedDay, checkTimeOff, checkAvailability, checkQualifications),
  checkPairs,
  checkHours,
  checkDaysInARow,
];

function compareByStart(one: RuleShift, other: RuleShift): number {
  return one.start - other.start || (one.shift.id < other.shift.id ? -1 : 1);
}

/** All shifts by time. One whose times make no sense is left out, so that it never hides what is wrong with the rest. */
function sortShifts(shifts: readonly PlacedShift[], nearby: readonly NearbyShift[], frame: WeekFrame): RuleShift[] {
  const all: RuleShift[] = [];
  let sorted = true;
  for (const list of [shifts, nearby]) {
    for (const shift of list) {
      const worked = toRuleShift(shift, frame);
      if (!(worked.end > worked.start)) continue;
      const previous = all.at(-1);
      sorted &&= previous === undefined || compareByStart(previous, worked) < 0;
      all.push(worked);
    }
  }
  return sorted ? all : all.sort(compareByStart);
}

function checkInFrame(person: RulePerson, shifts: readonly PlacedShift[], frame: WeekFrame): Conflict[] {
  if (shifts.length === 0) return [];
  const report = new Report(person.employee_id, frame);
  const week = { person, shifts: sortShifts(shifts, person.nearby, frame), frame };
  for (const rule of RULES) rule(week, report);
  for (const rule of frame.further ?? []) rule(week, report);
  return report.conflicts;
}

/** The conflicts of one person in a week: what to run again after an edit of theirs. `shifts` are those of the location. */
export function checkPerson(person: RulePerson, shifts: readonly PlacedShift[], scope: CheckScope): Conflict[] {
  return checkInFrame(person, shifts, createFrame(scope));
}

/** The conflicts of a whole week, by person; people without any are absent. */
export function checkWeek(
  people: readonly RulePerson[],
  shifts: Iterable<Shift>,
  scope: CheckScope,
): Map<string, Conflict[]> {
  const frame = createFrame(scope);
  const byPerson = shiftsByPerson(shifts);
  const found = new Map<string, Conflict[]>();
  for (const person of people) {
    const conflicts = checkInFrame(person, byPerson.get(person.employee_id) ?? [], frame);
    if (conflicts.length > 0) found.set(person.employee_id, conflicts);
  }
  return found;
}
