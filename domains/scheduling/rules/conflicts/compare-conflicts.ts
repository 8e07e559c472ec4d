import type { Conflict, Level, Shift } from '../../contract/schemas.ts';

/** The shifts of each person, without open and removed ones. */
export function shiftsByPerson(shifts: Iterable<Shift>): Map<string, Shift[]> {
  const byPerson = new Map<string, Shift[]>();
  for (const shift of shifts) {
    if (shift.employee_id === null || shift.removed) continue;
    const own = byPerson.get(shift.employee_id);
    if (own === undefined) byPerson.set(shift.employee_id, [shift]);
    else own.push(shift);
  }
  return byPerson;
}

/**
 * The conflicts that an edit brought or made worse. What was wrong before does not stand in the way of other edits. Fewer hours
 * than somebody wishes are the fault of no edit: they are shown with the week.
 */
export function newConflicts(before: readonly Conflict[], after: readonly Conflict[]): Conflict[] {
  const known = new Map(before.map((conflict) => [conflict.key, conflict.facts.excess]));
  return after.filter((conflict) => {
    if (conflict.rule === 'under_wish') return false;
    const excess = known.get(conflict.key);
    return excess === undefined || conflict.facts.excess > excess;
  });
}

/** The strictest level among conflicts, or nothing. */
export function strictest(conflicts: readonly Conflict[]): Level | undefined {
  for (const level of ['block', 'consent', 'warn'] as const) {
    if (conflicts.some((conflict) => conflict.level === level)) return level;
  }
  return undefined;
}

/**
 * Tells if a conflict may be overridden with a reason; two shifts at once may not. Nobody can work two shifts at
 * once.
 */
export function canBeOverridden(conflict: Conflict): boolean {
  return conflict.rule !== 'overlap';
}
