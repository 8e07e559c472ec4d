import type { Work } from '@hearth/platform/module';
import type { ImportRow } from './queries/tables.ts';
import { createImportEvent } from './jobs/pace.ts';
import { updateImport } from './queries/import.ts';

/** Puts an import back to the beginning of a phase, and tells the pages that show it; the caller enqueues its job. */
export async function beginPhase(
  { db, emit }: Pick<Work, 'db' | 'emit'>,
  row: ImportRow,
  status: 'CHECKING' | 'RUNNING',
): Promise<ImportRow> {
  const waiting = await updateImport(db, row.id, {
    status,
    phase: 'WAITING',
    rows_done: 0,
    problem: null,
    attempts: 0,
    alive_at: null,
    cancel_asked: false,
    finished_at: null,
  });
  await emit(createImportEvent(row, status));
  return waiting;
}
