import type { Shift } from '../../contract/schemas.ts';
import { addDays, dayNumber } from '../hours/time.ts';
import type { WantedShift } from './placing.ts';
import { pickContent } from '../shift.ts';

/** A copy of shifts; times are copied as wall clock: 09:00 stays 09:00, whatever the clocks do in between. */
export interface CopyRequest {
  readonly from: string;
  readonly to: string;
  readonly days: number;
  readonly people: 'keep' | 'open';
}

/** The copies that are wanted of some shifts, on the target days. */
export function findWantedCopies(request: CopyRequest, source: readonly Shift[]): WantedShift[] {
  const distance = dayNumber(request.to) - dayNumber(request.from);
  const last = addDays(request.from, request.days - 1);
  return source
    .filter((shift) => !shift.removed && shift.date >= request.from && shift.date <= last)
    .map((shift) => ({
      id: shift.id,
      copiedFrom: shift.id,
      content: {
        ...pickContent(shift),
        date: addDays(shift.date, distance),
        employee_id: request.people === 'open' ? null : shift.employee_id,
      },
    }));
}
