import type { Driver, Step } from '../../rules/actuals/drivers.ts';

export interface ActualDayTable {
  readonly group_id: string;
  readonly brand_id: string;
  readonly driver: Driver;
  readonly day: string;
  readonly step_minutes: Step;
  readonly counts: number[];
  readonly total: number;
  readonly currency: string | null;
  readonly changed_by: string | null;
  readonly changed_at: Date;
}

export interface ActualChangeTable {
  readonly id: string;
  readonly group_id: string;
  readonly brand_id: string;
  readonly driver: Driver;
  readonly day: string;
  readonly source: 'FILE' | 'CALL';
  readonly file_name: string | null;
  readonly step_before: Step;
  readonly counts_before: number[];
  readonly total_before: number;
  readonly total_after: number;
  readonly currency_before: string | null;
  readonly actor_id: string | null;
  readonly at: Date;
}

export interface Tables {
  'demand.actual_day': ActualDayTable;
  'demand.actual_change': ActualChangeTable;
}
