import type { Shift } from '../../contract/schemas.ts';
import { publishedContent } from '../shift.ts';
import type { ShiftPublication } from './publish.ts';

/**
 * What staff would see no more if a week were taken back: every published shift that has not started by the wall clock of the
 * location. Whoever stands on a shift, or has worked it, keeps it.
 */
export function changesToWithdraw(shifts: Iterable<Shift>, now: { date: string; time: string }): ShiftPublication[] {
  return [...shifts].flatMap((shift) => {
    const before = publishedContent(shift);
    if (before === null || `${before.date} ${before.start}` <= `${now.date} ${now.time}`) return [];
    return { shift_id: shift.id, before, after: null };
  });
}
