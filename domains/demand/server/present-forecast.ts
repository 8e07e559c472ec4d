import type { ExpectedDay, ForecastQuality } from '../contract/forecast-schemas.ts';
import type { QualityRow } from './queries/forecast.ts';
import type { ForecastDayTable } from './queries/tables.ts';

/** What is expected of a day, as its readers see it. */
export function presentExpected(row: ForecastDayTable, names: ReadonlyMap<string, string>): ExpectedDay {
  return {
    total: row.total,
    adjusted: row.adjusted,
    reason: row.reason,
    adjusted_by: names.get(row.adjusted_by ?? '') ?? null,
    approved_by: names.get(row.approved_by ?? '') ?? null,
    approved_at: row.approved_at?.toISOString() ?? null,
    is_closed: row.is_closed,
    is_holiday: row.is_holiday,
    version: row.version,
  };
}

const toError = ([mape, wape, bias]: readonly number[]): ForecastQuality['own'] =>
  mape === undefined || wape === undefined || bias === undefined ? null : { mape, wape, bias };

export function presentQuality(row: QualityRow | undefined): ForecastQuality | null {
  if (row === undefined) return null;
  return {
    made_at: row.made_at.toISOString(),
    method: row.method,
    days_known: row.days_known,
    days_compared: row.days_compared,
    own: toError(row.own),
    plain: toError(row.plain),
    lenders: row.lenders,
  };
}
