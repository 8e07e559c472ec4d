import type { CheckScope, PlacedShift, RulePerson } from './conflicts/conflict-report.ts';
import { newConflicts, strictest } from './conflicts/compare-conflicts.ts';
import { checkPerson } from './conflicts/conflicts.ts';

/** An open shift with the week, and its rules, that it is checked in. */
export interface OpenShiftInWeek<S extends PlacedShift> {
  readonly shift: S;
  readonly scope: CheckScope;
}

/**
 * The open shifts that one person could take on, all of these together, taken in the order that they are given in: those
 * that bring nothing that a rule refuses or has to be asked about. `personIn` says how the person stands in a week.
 */
export function fillableShifts<S extends PlacedShift>(
  personIn: (week: string) => RulePerson,
  own: readonly PlacedShift[],
  open: readonly OpenShiftInWeek<S>[],
): S[] {
  const taken: S[] = [];
  for (const { shift, scope } of open) {
    const person = personIn(scope.week);
    const before = [...own, ...taken];
    const brought = newConflicts(checkPerson(person, before, scope), checkPerson(person, [...before, shift], scope));
    const level = strictest(brought);
    if (level !== 'block' && level !== 'consent') taken.push(shift);
  }
  return taken;
}
