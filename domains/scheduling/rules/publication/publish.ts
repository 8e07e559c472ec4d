import type { PersonDiff, PublishDiff, Shift, ShiftContent } from '../../contract/schemas.ts';
import { pickContent, publishedContent, sameContent } from '../shift.ts';

/** The effect of a publication on one shift: `before` is published now, `after` will be. */
export interface ShiftPublication {
  readonly shift_id: string;
  readonly before: ShiftContent | null;
  readonly after: ShiftContent | null;
}

/** The shifts that staff would see otherwise than now; all of them, or those that touch some people. */
export function changesToPublish(shifts: Iterable<Shift>, employeeIds?: ReadonlySet<string>): ShiftPublication[] {
  const changes: ShiftPublication[] = [];
  for (const shift of shifts) {
    const before = publishedContent(shift);
    const after = shift.removed ? null : pickContent(shift);
    if (before === after || (before !== null && after !== null && sameContent(before, after))) continue;
    const change = { shift_id: shift.id, before, after };
    if (employeeIds !== undefined && !affectedPeople(change).some((id) => employeeIds.has(id))) continue;
    changes.push(change);
  }
  return changes;
}

/** The people whose own schedule a change affects. */
function affectedPeople(change: ShiftPublication): string[] {
  const holders = new Set<string>();
  if (change.before?.employee_id) holders.add(change.before.employee_id);
  if (change.after?.employee_id) holders.add(change.after.employee_id);
  return [...holders];
}

/** Groups changes by person; a reassigned shift is removed for one person and added for the other. */
export function diffChanges(changes: readonly ShiftPublication[]): PublishDiff {
  const people = new Map<string, PersonDiff>();
  const of = (employeeId: string): PersonDiff => {
    const known = people.get(employeeId) ?? { employee_id: employeeId, added: [], changed: [], removed: [] };
    people.set(employeeId, known);
    return known;
  };
  let openCount = 0;
  for (const { shift_id: id, before, after } of changes) {
    const from = before?.employee_id ?? null;
    const to = after?.employee_id ?? null;
    if (from === null && to === null) openCount += 1;
    if (from !== null && from === to) of(from).changed.push(id);
    else {
      if (from !== null) of(from).removed.push(id);
      if (to !== null) of(to).added.push(id);
    }
  }
  return {
    people_count: people.size,
    change_count: changes.length,
    open_count: openCount,
    people: [...people.values()],
  };
}
