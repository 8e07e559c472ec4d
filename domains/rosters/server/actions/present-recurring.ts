import { findEmployees, findPositions } from '@hearth/domains/team/service';
import { addDays } from '@hearth/domains/scheduling/rules';
import type { ScheduleLocation } from '@hearth/domains/scheduling/service';
import { localDay } from '@hearth/kit/local-day';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import type { RecurringShift } from '../../contract/recurring-schemas.ts';
import { findDates } from '../../rules/recurrence.ts';
import type { RecurringRow } from '../queries/recurring-shift.ts';
import { contentOf } from './recurring-series.ts';

/** Twelve weeks and a week: a pattern has a day within so many, if it has one at all. */
const NEXT_WITHIN_DAYS = 91;

/** Recurring shifts as managers read them, as far as their departments go; two statements for all. */
export async function presentRecurring(
  tx: Tx,
  { place, grant, now }: { readonly place: ScheduleLocation; readonly grant: BrandGrant; readonly now: Date },
  rows: readonly RecurringRow[],
): Promise<RecurringShift[]> {
  const positions = new Map((await findPositions(tx, grant.groupId)).map((one) => [one.id, one]));
  const holders = [...new Set(rows.flatMap((row) => row.employee_id ?? []))];
  const people = new Map(
    (await findEmployees(tx, holders)).map((one) => [one.id, `${one.first_name} ${one.last_name}`.trim()]),
  );
  const today = localDay(now, place.time_zone);
  return rows.flatMap((row) => {
    const position = positions.get(row.position_id ?? '');
    if (grant.codes !== null && !(position !== undefined && grant.codes.includes(position.department))) return [];
    const from = row.starts_on > today ? row.starts_on : today;
    return {
      ...contentOf(row),
      id: row.id,
      quantity: row.quantity,
      every_weeks: row.every_weeks,
      weekdays: row.weekdays,
      starts_on: row.starts_on,
      ends_on: row.ends_on,
      employee_name: people.get(row.employee_id ?? '') ?? null,
      position_name: position?.name ?? null,
      next_on: findDates(row, { from, to: addDays(from, NEXT_WITHIN_DAYS) }, place.week_start)[0] ?? null,
      version: row.version,
    };
  });
}

/** One recurring shift of the caller's departments. */
export async function presentOne(
  tx: Tx,
  reader: { readonly place: ScheduleLocation; readonly grant: BrandGrant; readonly now: Date },
  row: RecurringRow,
): Promise<RecurringShift> {
  const [shown] = await presentRecurring(tx, reader, [row]);
  if (shown === undefined) throw failure(NOT_FOUND);
  return shown;
}
