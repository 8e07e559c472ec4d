import type { DayNoteContent } from '../../contract/schemas.ts';

/** What managers wrote on days. */
export interface DayNoteTable extends DayNoteContent {
  id: string;
  group_id: string;
  brand_id: string;
  version: number;
  created_by: string | null;
  created_at: Date;
  updated_by: string | null;
  updated_at: Date;
  archived_at: Date | null;
  idempotency_key: string;
}

/** The tables of this domain. */
export interface Tables {
  'workplace.day_note': DayNoteTable;
}
