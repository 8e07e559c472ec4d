import type {
  AnsweredConflict,
  Conflict,
  Level,
  SchedulePerson,
  ScheduleWeek,
  Shift,
} from '../../../contract/schemas.ts';
import { withAnswers } from '../../../rules/answers.ts';
import { type Command, applyCommands, type Roster } from '../../../rules/commands.ts';
import type { CheckScope } from '../../../rules/conflicts/conflict-report.ts';
import {
  canBeOverridden,
  newConflicts,
  shiftsByPerson,
  strictest,
} from '../../../rules/conflicts/compare-conflicts.ts';
import { paidMinutes, findShiftProblem, type ShiftProblem } from '../../../rules/shift.ts';
import { conflictCheck } from './conflict-check.ts';
import { furtherRules } from './law-check.ts';
import type { WeekIndex } from './week-index.ts';

/** The effect of an edit, before it is applied. */
export interface EditVerdict {
  /** The strictest new conflict; nothing when there is none. */
  readonly level: Level | undefined;
  /** Conflicts that the edit brings or makes worse, the strictest first. */
  readonly conflicts: readonly Conflict[];
  /** What is wrong with a shift by itself: it cannot be saved at all. */
  readonly problem: ShiftProblem | undefined;
  /** Whether someone with the right may do it all the same, with a reason. */
  readonly overridable: boolean;
}

/** The state of a week that verdicts are computed from. */
export interface VerdictInput {
  readonly week: ScheduleWeek;
  readonly people: ReadonlyMap<string, SchedulePerson>;
  readonly roster: Roster;
  readonly index: WeekIndex;
}

/** The check scope of a week. */
export function toScope(week: ScheduleWeek): CheckScope {
  return {
    locationId: week.location.id,
    zone: week.location.time_zone,
    week: week.week,
    ruleSet: week.rule_set,
    demands: week.demands,
    closedDays: week.closed_days,
    laws: week.laws,
    further: furtherRules(week),
  };
}

const ORDER: Readonly<Record<Level, number>> = { block: 0, consent: 1, warn: 2 };

/** Previews an edit: the conflicts that it would cause for the people whose shifts it touches. */
export function previewEdit(ground: VerdictInput, commands: readonly Command[]): EditVerdict {
  const { roster: after } = applyCommands(ground.roster, commands);
  const touched = new Set(commands.map((command) => command.id));
  const people = new Set<string>();
  let problem: ShiftProblem | undefined;
  for (const id of touched) {
    const old = ground.roster.shifts.get(id);
    const now = after.shifts.get(id);
    if (old?.employee_id) people.add(old.employee_id);
    if (now?.employee_id) people.add(now.employee_id);
    if (now !== undefined && !now.removed) problem ??= findShiftProblem(now);
  }
  const scope = toScope(ground.week);
  const conflicts: Conflict[] = [];
  for (const id of people) {
    const person = ground.people.get(id);
    if (person === undefined) continue;
    const standing = (ground.index.byPerson.get(id) ?? []).filter((shift) => !shift.removed);
    const gained: Shift[] = [];
    for (const touchedId of touched) {
      const shift = after.shifts.get(touchedId);
      if (shift !== undefined && shift.employee_id === id && !shift.removed) gained.push(shift);
    }
    const next = [...standing.filter((shift) => !touched.has(shift.id)), ...gained];
    conflicts.push(
      ...newConflicts(conflictCheck.find(person, standing, scope), conflictCheck.find(person, next, scope)),
    );
  }
  conflicts.sort((one, other) => ORDER[one.level] - ORDER[other.level]);
  return {
    level: strictest(conflicts),
    conflicts,
    problem,
    overridable: conflicts.filter(({ level }) => level === 'block').every(canBeOverridden),
  };
}

/** Finds the current conflicts of some people. */
export function findConflicts(
  people: Iterable<SchedulePerson>,
  index: WeekIndex,
  scope: CheckScope,
  answers: readonly AnsweredConflict[],
): Map<string, readonly Conflict[]> {
  const found = new Map<string, readonly Conflict[]>();
  for (const person of people) {
    const standing = (index.byPerson.get(person.employee_id) ?? []).filter((shift) => !shift.removed);
    const conflicts = withAnswers(conflictCheck.find(person, standing, scope), answers);
    if (conflicts.length > 0) found.set(person.employee_id, conflicts);
  }
  return found;
}

/** A person's paid minutes in the week, at all locations, if the commands were applied. */
export function previewMinutes(ground: VerdictInput, employeeId: string, commands: readonly Command[]): number {
  const { roster } = applyCommands(ground.roster, commands);
  const here = shiftsByPerson(roster.shifts.values()).get(employeeId) ?? [];
  return sumWeekMinutes(here, ground.people.get(employeeId), ground.index.dates);
}

/** Sums the paid minutes of a week, including shifts at other locations. */
export function sumWeekMinutes(
  here: readonly Shift[],
  person: Pick<SchedulePerson, 'nearby'> | undefined,
  dates: readonly string[],
): number {
  let minutes = 0;
  for (const shift of here) if (!shift.removed && dates.includes(shift.date)) minutes += paidMinutes(shift);
  for (const shift of person?.nearby ?? []) if (dates.includes(shift.date)) minutes += paidMinutes(shift);
  return minutes;
}
