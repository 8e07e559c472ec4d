import type {
  Column,
  Counts,
  ImportKind,
  ImportPhase,
  ImportStatus,
  Mapping,
  Reason,
  ReadingOptions,
} from '../../contract/schemas.ts';

/** An import as it is kept. */
export interface ImportRow {
  id: string;
  group_id: string;
  node_id: string;
  kind: ImportKind;
  status: ImportStatus;
  phase: ImportPhase;
  file_key: string;
  file_name: string;
  file_bytes: number;
  file_sha256: string;
  encoding: string;
  delimiter: string;
  columns: Column[];
  mapping: Mapping;
  options: ReadingOptions;
  rows_total: number;
  rows_done: number;
  counts: Counts | null;
  problem: string | null;
  cancel_asked: boolean;
  attempts: number;
  alive_at: Date | null;
  created_by: string;
  created_by_name: string;
  created_at: Date;
  finished_at: Date | null;
}

/** A refused or warned row as it is kept. */
export interface RowReportRow {
  import_id: string;
  group_id: string;
  line: number;
  label: string;
  refused: boolean;
  rules: string[];
  reasons: Reason[];
}

export interface Tables {
  'imports.import': ImportRow;
  'imports.row_report': RowReportRow;
}
