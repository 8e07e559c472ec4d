import { Judge } from './judge.ts';
import type { WeekProblem } from './week-problem.ts';

/** Who was found for a shift, and the version of the shift then. */
export interface Found {
  readonly shift_id: string;
  readonly version: number;
  readonly employee_id: string;
}

/**
 * Tells what of a result still holds in the week as it is now: its shift is open and unchanged, and its person still works in its
 * position and can work it beside what they have. Of several shifts of one person those that come first are kept.
 */
export function splitChanged<F extends Found>(
  problem: WeekProblem,
  versions: ReadonlyMap<string, number>,
  found: readonly F[],
): { readonly kept: readonly F[]; readonly changed: readonly string[] } {
  const judge = new Judge(problem);
  const shifts = new Map(problem.shifts.map(({ shift }, index) => [shift.id, index]));
  const people = new Map(problem.people.map(({ person }, index) => [person.employee_id, index]));
  const given = new Map<number, number[]>();
  const kept: F[] = [];
  for (const one of found) {
    const [shift, person] = [shifts.get(one.shift_id), people.get(one.employee_id)];
    if (shift === undefined || person === undefined || versions.get(one.shift_id) !== one.version) continue;
    const set = [...(given.get(person) ?? []), shift].sort((first, second) => first - second);
    if (!judge.isInPosition(person, shift) || judge.points(person, set) === Infinity) continue;
    given.set(person, set);
    kept.push(one);
  }
  const held = new Set(kept);
  return { kept, changed: found.filter((one) => !held.has(one)).map((one) => one.shift_id) };
}
