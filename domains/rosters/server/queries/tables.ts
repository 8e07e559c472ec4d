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
  template_id: string;
  at: Date;
  actor_id: string | null;
  action: 'CREATED' | 'RENAMED' | 'ARCHIVED' | 'APPLIED';
  detail: unknown;
  impersonator_id: Generated<string | null>;
}

/** The tables of this domain. */
export interface Tables {
  'rosters.week_template': WeekTemplateTable;
  'rosters.change': ChangeTable;
}
