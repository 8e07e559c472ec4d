import type { Reason } from '../contract/schemas.ts';
import { REPORTED_VALUE_LENGTH } from './limits.ts';

/** Every rule that can keep a row out. Each has a phrase `rules.<rule>`. */
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

/** Every rule after which a row is taken in all the same, and the report says what was made of the cell. */
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

const shortened = (value: string) =>
  value.length > REPORTED_VALUE_LENGTH ? `${value.slice(0, REPORTED_VALUE_LENGTH - 1)}…` : value;

/** A reason that keeps the row out. */
export function refusal(field: string, rule: RefusalRule, value: string, detail = ''): Reason {
  return { field, rule, severity: 'REFUSAL', value: shortened(value), detail };
}

/** A reason that lets the row in. */
export function warning(field: string, rule: WarningRule, value: string, detail = ''): Reason {
  return { field, rule, severity: 'WARNING', value: shortened(value), detail };
}

/** Whether any of the reasons keeps the row out. */
export function isRefused(reasons: readonly Reason[]): boolean {
  return reasons.some((reason) => reason.severity === 'REFUSAL');
}
