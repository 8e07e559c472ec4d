import type { Tx } from '@hearth/platform/database';
import { addDays, startOfWeek } from '../../rules/hours/time.ts';
import { findWeekStarts } from '../place-settings.ts';
import { findPublishedShifts } from '../queries/published-shift.ts';

const MS_PER_MINUTE = 60_000;
const DAYS_PER_WEEK = 7;

/**
 * The minutes that people work by their published shifts, at every location, in the week of a day at a location: what they could
 * count themselves. Whoever has none is not among them.
 */
export async function findPlannedMinutes(
  tx: Tx<'system'>,
  employeeIds: readonly string[],
  { locationId, date }: { readonly locationId: string; readonly date: string },
): Promise<ReadonlyMap<string, number>> {
  const from = startOfWeek(date, (await findWeekStarts(tx, [locationId])).get(locationId));
  const shifts = await findPublishedShifts(tx, employeeIds, { from, to: addDays(from, DAYS_PER_WEEK - 1) });
  const minutes = new Map<string, number>();
  for (const { employee_id: id, starts_at: starts, ends_at: ends, unpaid_break_minutes: unpaid } of shifts) {
    if (id === null) continue;
    const worked = Math.round((ends.getTime() - starts.getTime()) / MS_PER_MINUTE) - unpaid;
    minutes.set(id, (minutes.get(id) ?? 0) + worked);
  }
  return minutes;
}
