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
