import type { Language } from '@hearth/kit/constants';
import type { Generated } from 'kysely';
import type { ExportFormat, ExportList } from '../../contract/schemas.ts';

/** A file that is prepared in the background. `filter` and `basis` are written through `json()`. */
export interface PreparedFileTable {
  id: string;
  group_id: string;
  brand_id: string;
  user_id: string | null;
  list: ExportList;
  format: ExportFormat;
  language: Language;
  filter: unknown;
  basis: unknown;
  state: 'PREPARING' | 'READY' | 'FAILED';
  row_count: number;
  file_key: string;
  file_name: string;
  file_bytes: number | null;
  attempts: number;
  created_at: Date;
  ready_at: Date | null;
  expires_at: Date;
}

/** Who exported what. `filter` is written through `json()`. */
interface ExportEventTable {
  id: string;
  group_id: string;
  brand_id: string;
  at: Date;
  actor_id: string;
  list: ExportList;
  format: ExportFormat;
  filter: unknown;
  row_count: number;
  impersonator_id: Generated<string | null>;
}

/** The tables of this domain. */
export interface Tables {
  'exports.prepared_file': PreparedFileTable;
  'exports.export_event': ExportEventTable;
}
