import type { Shift } from '../../contract/schemas.ts';
import { addDays } from '../hours/time.ts';
import { publishedContent } from '../shift.ts';
import type { ShiftPublication } from './publish.ts';

const LAST_DAY = 6;

/**
 * What staff would see no more if the week from a first day on were taken back: every shift that they see in it and that has not
 * started by the wall clock of the location. Whoever stands on a shift, or has worked it, keeps it; a draft that was moved here
 * from another week is still published there.
 */
export function changesToWithdraw(
  shifts: Iterable<Shift>,
  week: string,
  now: { date: string; time: string },
): ShiftPublication[] {
  return [...shifts].flatMap((shift) => {
    const before = publishedContent(shift);
    if (before === null || before.date < week || before.date > addDays(week, LAST_DAY)) return [];
    if (`${before.date} ${before.start}` <= `${now.date} ${now.time}`) return [];
    return { shift_id: shift.id, before, after: null };
  });
}
