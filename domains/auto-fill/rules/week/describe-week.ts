import { costOf, Judge, refusals } from './judge.ts';
import type { Assignment, FillPerson, FillShift, WeekProblem } from './week-problem.ts';
import { shiftsOf } from './week-problem.ts';
import { wallMinutes } from '@hearth/domains/scheduling/rules';
import type { RuleId } from '@hearth/domains/scheduling/schemas';

/** Why a shift stays open: nobody works in its position, or rules stand in everybody’s way. */
export interface LeftOpen {
  readonly shift: number;
  readonly inPosition: number;
  /** How many people each rule keeps from it, the most first. */
  readonly rules: readonly { readonly rule: RuleId; readonly people: number }[];
  /** Those with the fewest rules in their way. */
  readonly closest: readonly { readonly person: number; readonly rules: readonly RuleId[] }[];
}

/** What one person has before and after. */
export interface PersonWork {
  readonly minutes: number;
  readonly shifts: number;
  readonly weekends: number;
  readonly closes: number;
  readonly earlies: number;
}

/** A week before and after, as it is shown side by side. */
export interface WeekDescription {
  readonly people: readonly { readonly person: number; readonly before: PersonWork; readonly after: PersonWork }[];
  readonly leftOpen: readonly LeftOpen[];
  readonly before: WeekSums;
  readonly after: WeekSums;
}

export interface WeekSums {
  readonly openShifts: number;
  readonly openMinutes: number;
  readonly minutes: number;
  /** In minor units, of those whose pay is known; null where pay may not be seen. */
  readonly cost: number | null;
  /** Mild conflicts that the shifts bring. */
  readonly warnings: number;
}

const MOST_CLOSEST = 3;

/** Says what an assignment comes to, and what stands in the way of what stays open. */
export function describeWeek({
  problem,
  assignment,
}: {
  problem: WeekProblem;
  assignment: Assignment;
}): WeekDescription {
  const judge = new Judge(problem);
  const sets = shiftsOf(assignment, problem.people.length);
  const people = problem.people.map((one, person) => ({
    person,
    before: workOf(one, []),
    after: workOf(
      one,
      (sets[person] ?? []).flatMap((shift) => problem.shifts[shift] ?? []),
    ),
  }));
  const warnings = sets.reduce(
    (sum, set, person) => sum + (set.length === 0 ? 0 : judge.conflicts(person, set).length),
    0,
  );
  return {
    people,
    leftOpen: assignment.flatMap((holder, shift) => (holder < 0 ? [explain(judge, problem, sets, shift)] : [])),
    before: sumsOf(
      problem,
      problem.shifts.map(() => -1),
      0,
    ),
    after: sumsOf(problem, assignment, warnings),
  };
}

function workOf(one: FillPerson, given: readonly FillShift[]): PersonWork {
  const pinned = one.pinned.reduce((sum, shift) => sum + wallMinutes(shift) - shift.unpaid_break_minutes, 0);
  const count = (is: (shift: FillShift) => boolean): number => given.filter(is).length;
  return {
    minutes: pinned + given.reduce((sum, { minutes }) => sum + minutes, 0),
    shifts: one.pinned.length + given.length,
    weekends: one.past.weekends + count(({ isWeekend }) => isWeekend),
    closes: one.past.closes + count(({ isClose }) => isClose),
    earlies: one.past.earlies + count(({ isEarly }) => isEarly),
  };
}

function sumsOf(problem: WeekProblem, assignment: Assignment, warnings: number): WeekSums {
  let [openShifts, openMinutes, minutes, cost] = [0, 0, 0, 0];
  const seesPay = problem.people.some(({ rates }) => rates.length > 0);
  for (const one of problem.people) {
    for (const shift of one.pinned) {
      const own = { shift, minutes: wallMinutes(shift) - shift.unpaid_break_minutes };
      minutes += own.minutes;
      cost += costOf(one, own) ?? 0;
    }
  }
  for (const [index, person] of assignment.entries()) {
    const shift = problem.shifts[index];
    if (shift === undefined) continue;
    const holder = problem.people[person];
    if (holder === undefined) {
      openShifts += 1;
      openMinutes += shift.minutes;
    } else {
      minutes += shift.minutes;
      cost += costOf(holder, shift) ?? 0;
    }
  }
  return { openShifts, openMinutes, minutes, cost: seesPay ? cost : null, warnings };
}

function explain(judge: Judge, problem: WeekProblem, sets: readonly number[][], shift: number): LeftOpen {
  const counts = new Map<RuleId, number>();
  const near: { person: number; rules: RuleId[] }[] = [];
  for (const person of problem.people.keys()) {
    if (!judge.isInPosition(person, shift)) continue;
    const set = [...(sets[person] ?? []), shift].sort((one, other) => one - other);
    const rules = [...new Set(refusals(judge.conflicts(person, set)).map(({ rule }) => rule))];
    for (const rule of rules) counts.set(rule, (counts.get(rule) ?? 0) + 1);
    near.push({ person, rules });
  }
  near.sort((one, other) => one.rules.length - other.rules.length || one.person - other.person);
  return {
    shift,
    inPosition: near.length,
    rules: [...counts].map(([rule, people]) => ({ rule, people })).sort((one, other) => other.people - one.people),
    closest: near.slice(0, MOST_CLOSEST),
  };
}
