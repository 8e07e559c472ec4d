import type { Generated } from 'kysely';

/** A template of weeks. */
export interface WeekTemplateTable {
  id: string;
  group_id: string;
  brand_id: string;
  name: string;
  weeks: number;
  starts_on: string;
  shift_count: number;
  person_count: number;
  version: number;
  created_by: string | null;
  created_at: Date;
  updated_by: string | null;
  updated_at: Date;
  archived_at: Date | null;
  idempotency_key: string;
}

/** Who did what with which template. `detail` is written through `json()`. */
interface ChangeTable {
  id: string;
  group_id: string;
  /** One of the three: what was changed. */
  template_id: string | null;
  recurring_id: string | null;
  link_id: string | null;
  at: Date;
  actor_id: string | null;
  action: 'CREATED' | 'RENAMED' | 'ARCHIVED' | 'APPLIED' | 'EDITED' | 'SPLIT' | 'ENDED' | 'PLANNED';
  detail: unknown;
  impersonator_id: Generated<string | null>;
}

/** A recurring shift; times as PostgreSQL writes them. */
export interface RecurringShiftTable {
  id: string;
  group_id: string;
  location_id: string;
  every_weeks: number;
  weekdays: number[];
  starts_on: string;
  ends_on: string | null;
  quantity: number;
  employee_id: string | null;
  position_id: string | null;
  start_time: string;
  end_time: string;
  unpaid_break_minutes: number;
  paid_break_minutes: number;
  station: string;
  note: string;
  planned_until: string;
  version: number;
  created_by: string | null;
  created_at: Date;
  updated_by: string | null;
  updated_at: Date;
  archived_at: Date | null;
  idempotency_key: string | null;
}

/** The tables of this domain. */
export interface Tables {
  'rosters.week_template': WeekTemplateTable;
  'rosters.change': ChangeTable;
  'rosters.recurring_shift': RecurringShiftTable;
}
