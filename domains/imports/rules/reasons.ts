import type { Reason } from '../contract/schemas.ts';
import { REPORTED_VALUE_LENGTH } from './limits.ts';

/** Rules that refuse a row. Each has a phrase `rules.<rule>`. */
export type RefusalRule =
  | 'required'
  | 'too_long'
  | 'cell_count'
  | 'duplicate'
  | 'not_a_number'
  | 'ambiguous_number'
  | 'out_of_range'
  | 'too_many_decimals'
  | 'not_a_date'
  | 'not_a_time'
  | 'not_an_email'
  | 'country_unknown'
  | 'currency_unknown'
  | 'currency_needed'
  | 'zone_unknown'
  | 'location_unknown'
  | 'employee_unknown'
  | 'no_length'
  | 'break_too_long'
  | 'overlap'
  | 'elsewhere';

/** Rules that accept a row with a warning about how a cell was read. */
export type WarningRule =
  | 'no_pin'
  | 'pin_incomplete'
  | 'zone_replaced'
  | 'zone_completed'
  | 'zone_by_offset'
  | 'zone_elsewhere'
  | 'phone_kept'
  | 'phone_damaged'
  | 'ownership_unknown';

const shortenValue = (value: string) =>
  value.length > REPORTED_VALUE_LENGTH ? `${value.slice(0, REPORTED_VALUE_LENGTH - 1)}…` : value;

/** Creates a reason that refuses the row. */
export function createRefusal(field: string, rule: RefusalRule, value: string, detail = ''): Reason {
  return { field, rule, severity: 'REFUSAL', value: shortenValue(value), detail };
}

/** Creates a reason that accepts the row with a warning. */
export function createWarning(field: string, rule: WarningRule, value: string, detail = ''): Reason {
  return { field, rule, severity: 'WARNING', value: shortenValue(value), detail };
}

/** Is true if any reason refuses the row. */
export function isRefused(reasons: readonly Reason[]): boolean {
  return reasons.some((reason) => reason.severity === 'REFUSAL');
}
