import type { ShiftContent } from '../../contract/schemas.ts';
import type { ShiftPublication } from './publish.ts';

/** A change of a shift as one person sees it: one that moves to somebody else is taken away from one and new for the other. */
export interface PersonChange {
  readonly shift_id: string;
  readonly employee_id: string;
  /** The day of the shift, as it was where it was there. */
  readonly date: string;
  readonly before: ShiftContent | null;
  readonly after: ShiftContent | null;
}

/** What a publication changes of what people had seen. A shift that is new in a week that nobody had seen changes nothing. */
export function listPersonChanges(changes: readonly ShiftPublication[], wasPublished: boolean): PersonChange[] {
  return withoutPairs(listEach(changes, wasPublished));
}

/** Leaves out what one person loses and gets back at the same times: to them nothing changes. */
function withoutPairs(changes: readonly PersonChange[]): PersonChange[] {
  const lost = Map.groupBy(
    changes.filter(({ after }) => after === null),
    timesOf,
  );
  const paired = new Set<PersonChange>();
  for (const change of changes) {
    const other = change.before === null ? lost.get(timesOf(change))?.pop() : undefined;
    if (other !== undefined) paired.add(change).add(other);
  }
  return changes.filter((change) => !paired.has(change));
}

function timesOf({ employee_id: person, before, after }: PersonChange): string {
  const at = before ?? after;
  return [person, at?.date, at?.start, at?.end, at?.unpaid_break_minutes, at?.paid_break_minutes].join(' ');
}

function listEach(changes: readonly ShiftPublication[], wasPublished: boolean): PersonChange[] {
  return changes.flatMap(({ shift_id: id, before, after }): PersonChange[] => {
    const from = before?.employee_id ?? null;
    const to = after?.employee_id ?? null;
    if (before !== null && after !== null && from !== null && from === to)
      return [{ shift_id: id, employee_id: from, date: before.date, before, after }];
    return [
      ...(before === null || from === null
        ? []
        : [{ shift_id: id, employee_id: from, date: before.date, before, after: null }]),
      ...(after === null || to === null || !wasPublished
        ? []
        : [{ shift_id: id, employee_id: to, date: after.date, before: null, after }]),
    ];
  });
}
