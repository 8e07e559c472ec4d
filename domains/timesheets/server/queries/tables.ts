import type { ColumnType } from 'kysely';
import type { PoolContent } from '../../contract/schemas.ts';
import type { ExportedSheet } from '../../rules/exported-sheet.ts';
import type { SheetAct, SheetState } from '../../rules/sheet-states.ts';
import type { StoredSheet } from '../stored-sheet.ts';

/** A sheet that somebody did something with. */
export interface SheetTable {
  id: string;
  group_id: string;
  location_id: string;
  employee_id: string;
  period_from: string;
  period_until: string;
  state: SheetState;
  approved_by: string[];
  content: StoredSheet | null;
  fingerprint: string;
  version: number;
  updated_at: Date;
}

/** What somebody did with a sheet. */
export interface SheetChangeTable {
  id: string;
  group_id: string;
  sheet_id: string;
  employee_id: string;
  version: number;
  batch_id: string;
  act: SheetAct;
  state: SheetState;
  worked_minutes: number;
  note: string;
  at: Date;
  by_user: string;
}

interface DeclaredTipTable {
  id: string;
  group_id: string;
  employee_id: string;
  on_day: string;
  amount: number;
  currency: string;
  at: Date;
  idempotency_key: string;
}

export interface TipPoolTable {
  id: string;
  group_id: string;
  location_id: string;
  from_day: string;
  until_day: string;
  collected: number;
  kept_back: number;
  left_over: number;
  currency: string;
  method: PoolContent['method'];
  weights: ColumnType<PoolContent['weights'], string, never>;
  closed_by: string;
  closed_at: Date;
  idempotency_key: string;
}

export interface TipShareTable {
  pool_id: string;
  employee_id: string;
  number: number;
  group_id: string;
  position_id: string | null;
  minutes: number;
  weight: number;
  amount: number;
}

export interface PayrollExportTable {
  id: string;
  group_id: string;
  location_id: string;
  period_from: string;
  period_until: string;
  template_name: string;
  only_changes: boolean;
  /** Each person’s sheet as it was then, by kind of pay. */
  sheets: ColumnType<Readonly<Record<string, ExportedSheet>>, string, never>;
  people: number;
  row_count: number;
  minutes: number;
  amount: number;
  currency: string | null;
  file_name: string;
  content: string;
  by_user: string;
  at: Date;
  idempotency_key: string;
}

/** The tables of this domain. */
export interface Tables {
  'timesheets.sheet': SheetTable;
  'timesheets.sheet_change': SheetChangeTable;
  'timesheets.declared_tip': DeclaredTipTable;
  'timesheets.tip_pool': TipPoolTable;
  'timesheets.tip_share': TipShareTable;
  'timesheets.payroll_export': PayrollExportTable;
}
