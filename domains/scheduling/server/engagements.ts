import type { Tx } from '@hearth/platform/database';
import { findPublishedShifts } from './queries/published-shift.ts';
import { findHoursOff, findTimeOff } from './queries/time-off.ts';

/** When people are unavailable: published shifts and hours off, and approved time off in whole days. */
export interface Engagements {
  readonly shifts: readonly { readonly employee_id: string; readonly starts_at: Date; readonly ends_at: Date }[];
  readonly days_off: readonly { readonly employee_id: string; readonly starts_on: string; readonly ends_on: string }[];
}

/** Finds when people are unavailable; start a day early, as a night shift reaches into the next day. */
export async function findEngagements(
  tx: Tx,
  employeeIds: readonly string[],
  days: { from: string; to: string },
): Promise<Engagements> {
  if (employeeIds.length === 0) return { shifts: [], days_off: [] };
  const shifts = await findPublishedShifts(tx, employeeIds, days);
  const timeOff = await findTimeOff(tx, employeeIds, days);
  return {
    shifts: [
      ...shifts.flatMap((row) => (row.employee_id === null ? [] : [{ ...row, employee_id: row.employee_id }])),
      ...(await findHoursOff(tx, employeeIds, days)),
    ],
    days_off: timeOff.filter(({ state, part }) => state === 'APPROVED' && part === 'DAYS'),
  };
}
