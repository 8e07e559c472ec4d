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

export interface ForecastDayTable {
  readonly group_id: string;
  readonly brand_id: string;
  readonly driver: Driver;
  readonly day: string;
  readonly total: number;
  readonly profile: number[];
  readonly is_closed: boolean;
  readonly is_holiday: boolean;
  readonly currency: string | null;
  readonly adjusted: number | null;
  readonly reason: string | null;
  readonly adjusted_by: string | null;
  readonly approved_by: string | null;
  readonly approved_at: Date | null;
  readonly made_at: Date;
  readonly version: number;
}

export interface ForecastChangeTable {
  readonly id: string;
  readonly group_id: string;
  readonly brand_id: string;
  readonly driver: Driver;
  readonly day: string;
  readonly action: 'ADJUSTED' | 'TAKEN_BACK' | 'APPROVED' | 'REOPENED';
  readonly total_before: number;
  readonly total_after: number;
  readonly reason: string;
  readonly actor_id: string | null;
  readonly at: Date;
}

export interface Tables {
  'demand.actual_day': ActualDayTable;
  'demand.actual_change': ActualChangeTable;
  'demand.forecast_day': ForecastDayTable;
  'demand.forecast_change': ForecastChangeTable;
}
