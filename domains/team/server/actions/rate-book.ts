import type { Tx } from '@hearth/platform/database';
import { type DatedRate, type Rate, rateOn, ratesWithin } from '../../rules/employment/rates.ts';
import { findRateRows, type RateRow } from '../queries/rate.ts';

/** What some employees are paid for an hour on some days. */
export interface RateBook {
  /** Pay for an hour of a position at a location on a day, or null where it is not known. */
  readonly rateFor: (
    employeeId: string,
    positionId: string | null,
    locationId: string | null,
    day: string,
  ) => Rate | null;
  /** All that count for an employee on some of the days, for a page that works out costs itself. */
  readonly ratesOf: (employeeId: string) => readonly DatedRate[];
}

/** Reads what employees are paid from one day to another, in one statement. Only for callers that hold VIEW_PAY. */
export async function loadRates(
  tx: Tx,
  employeeIds: readonly string[],
  days: { readonly from: string; readonly to: string },
): Promise<RateBook> {
  const rows = employeeIds.length === 0 ? [] : await findRateRows(tx, employeeIds, days.to);
  const grouped = Map.groupBy(rows, (row) => row.employee_id);
  const rates = new Map([...grouped].map(([id, own]) => [id, ratesWithin(own.map(toRate), days)]));
  const ratesOf = (employeeId: string): readonly DatedRate[] => rates.get(employeeId) ?? [];
  return {
    ratesOf,
    rateFor: (employeeId, positionId, locationId, day) => rateOn(ratesOf(employeeId), { positionId, locationId, day }),
  };
}

export function toRate({ position_id, location_id, effective_from, amount, currency }: RateRow): DatedRate {
  return {
    positionId: position_id,
    locationId: location_id,
    from: effective_from,
    rate: amount === null || currency === null ? null : { amount, currency },
  };
}
