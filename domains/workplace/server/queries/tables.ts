import type { DayNoteContent, StationContent } from '../../contract/schemas.ts';

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

/** Where people work within a location. */
export interface StationTable {
  id: string;
  group_id: string;
  location_id: string;
  name: string;
  former_names: string[];
  department: StationContent['department'];
  cost_centre: string;
  place: number;
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
  'workplace.station': StationTable;
}
