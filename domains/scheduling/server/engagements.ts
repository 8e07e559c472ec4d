import type { Tx } from '@hearth/platform/database';
import { findPublishedOf } from './queries/published-shift.ts';
import { findTimeOff } from './queries/time-off.ts';

/** When people cannot be asked for anything else: shifts that staff see, and approved time off in whole days. */
export interface Engagements {
  readonly shifts: readonly { readonly employee_id: string; readonly starts_at: Date; readonly ends_at: Date }[];
  readonly days_off: readonly { readonly employee_id: string; readonly starts_on: string; readonly ends_on: string }[];
}

/** What people are engaged in on some days; a night shift of the day before reaches into the first, so begin a day early. */
export async function findEngagements(
  tx: Tx,
  employeeIds: readonly string[],
  days: { from: string; to: string },
): Promise<Engagements> {
  if (employeeIds.length === 0) return { shifts: [], days_off: [] };
  const shifts = await findPublishedOf(tx, employeeIds, days);
  const timeOff = await findTimeOff(tx, employeeIds, days);
  return {
    shifts: shifts.flatMap((row) => (row.employee_id === null ? [] : [{ ...row, employee_id: row.employee_id }])),
    days_off: timeOff.filter(({ state }) => state === 'APPROVED'),
  };
}
