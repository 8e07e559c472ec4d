import type { SaveContext, ScheduleLocation } from '@hearth/domains/scheduling/service';
import { addDays } from '@hearth/domains/scheduling/rules';
import type { RecurringReport } from '../../contract/recurring-schemas.ts';
import { findOccurrences } from '../../rules/recurrence.ts';
import { findRecurringDates, type RecurringRow, writePlannedUntil } from '../queries/recurring-shift.ts';
import { carryOut, planningDays } from './recurring-series.ts';

/** Plans the shifts of a recurring shift up to the horizon, where they have not been planned yet; never on days that are over. */
export async function planOn(means: SaveContext, place: ScheduleLocation, row: RecurringRow): Promise<RecurringReport> {
  const days = planningDays(place, means.clock.now());
  const next = addDays(row.planned_until, 1);
  const from = next > days.from ? next : days.from;
  const known = new Set(
    (await findRecurringDates(means.db, row.id, from)).map(({ date, number }) => `${date} ${number}`),
  );
  const creates = findOccurrences(row, { from, to: days.to }, place.week_start).filter(
    ({ date, number }) => !known.has(`${date} ${number}`),
  );
  const report = await carryOut(means, place, row, { creates, changes: [], removes: [], keptCount: 0 });
  await writePlannedUntil(means.db, row.id, days.to);
  return report;
}
