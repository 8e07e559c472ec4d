import type { TimesheetRules } from '../contract/schemas.ts';
import type { PayPeriod } from '../rules/pay-period.ts';
import type { Sheet } from '../rules/sheet.ts';

/** By what a sheet was worked out, besides what was worked: kept with it, so that later settings change nothing before them. */
export interface SheetPolicy {
  readonly rules: TimesheetRules;
  readonly week_start: number;
  readonly contract_minutes: number | null;
  readonly time_zone: string;
  /** Days that other locked sheets had when it was worked out: absent where there were none. */
  readonly taken?: readonly PayPeriod[];
}

/** A sheet as it was approved. */
export interface StoredSheet extends Sheet {
  readonly policy: SheetPolicy;
}
