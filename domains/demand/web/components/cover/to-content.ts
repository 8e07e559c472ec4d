import { findBreaks } from '@hearth/domains/scheduling/rules';
import type { ShiftContent } from '@hearth/domains/scheduling/schemas';
import type { ShownCover } from '@hearth/domains/scheduling/slots';
import type { WantedShift } from '../../../rules/staffing/plan-shifts.ts';

/** A wanted shift as the schedule writes it: open, with the breaks that a shift of its length has. */
export function toContent(
  { positionId, date, start, end, minutes }: WantedShift,
  steps: ShownCover['week']['break_steps'],
): ShiftContent {
  const breaks = findBreaks(minutes, steps);
  return { employee_id: null, position_id: positionId, date, start, end, ...breaks, station: '', note: '' };
}
