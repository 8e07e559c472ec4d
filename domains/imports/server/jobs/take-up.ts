import { removeKept } from '@hearth/domains/media/service';
import { isDatabaseUnavailable, SYSTEM } from '@hearth/platform/database';
import type { FreeWork } from '@hearth/platform/module';
import type { ImportStatus } from '../../contract/schemas.ts';
import { importScope } from '../access.ts';
import { findImportForWork, updateImport } from '../queries/import.ts';
import type { ImportRow } from '../queries/tables.ts';
import { registerLive, unregisterLive } from './live.ts';
import { ImportCancelled, createImportEvent, ProgressReporter } from './pace.ts';
import { FileRefused } from './read-table.ts';

/** Time without a heartbeat after which an import's worker counts as stopped. */
export const SILENCE_MS = 30_000;
const MOST_ATTEMPTS = 5;

/** Claims an import for this process; undefined if it moved on, is claimed, or failed too often. */
async function claimImport(work: FreeWork, id: string, status: ImportStatus): Promise<ImportRow | undefined> {
  return work.run(SYSTEM, async ({ db, clock, emit }) => {
    const row = await findImportForWork(db, id);
    if (row?.status !== status) return undefined;
    const now = clock.now();
    if (row.alive_at !== null && now.getTime() - row.alive_at.getTime() < SILENCE_MS) return undefined;
    if (row.cancel_asked || row.attempts >= MOST_ATTEMPTS) {
      const end = row.cancel_asked
        ? { status: 'CANCELLED' as const }
        : { status: 'FAILED' as const, problem: 'TRIED_TOO_OFTEN' };
      await updateImport(db, id, { ...end, phase: 'WAITING', alive_at: null, finished_at: now });
      await emit(createImportEvent(row, end.status));
      return undefined;
    }
    return updateImport(db, id, { phase: 'READING', rows_done: 0, attempts: row.attempts + 1, alive_at: now });
  });
}

async function endImport(
  work: FreeWork,
  row: ImportRow,
  status: 'CANCELLED' | 'FAILED',
  problem: string | null,
): Promise<void> {
  await work.run(importScope(row), async (inside) => {
    const { db, clock, emit } = inside;
    await updateImport(db, row.id, {
      status,
      problem,
      phase: 'WAITING',
      alive_at: null,
      attempts: 0,
      finished_at: clock.now(),
    });
    await emit(createImportEvent(row, status));
    if (status === 'CANCELLED') await removeKept(inside, [row.file_key]);
  });
}

/**
 * Works on an import that stands at `status`, and ends it cleanly if the work cannot be done. A lost database or a stopping
 * server leaves it where it is: the queue, or `imports.resume`, takes it up again from the start, which is safe because
 * nothing is written before all is.
 */
export async function runImportTask(
  work: FreeWork,
  id: string,
  status: ImportStatus,
  task: (row: ImportRow, pace: ProgressReporter) => Promise<void>,
): Promise<void> {
  const row = await claimImport(work, id, status);
  if (row === undefined) return;
  try {
    await task(row, new ProgressReporter(work, row, registerLive(row)));
  } catch (error) {
    if (error instanceof ImportCancelled) return await endImport(work, row, 'CANCELLED', null);
    if (error instanceof FileRefused) return await endImport(work, row, 'FAILED', error.problem);
    if (isDatabaseUnavailable(error) || work.signal.aborted) throw error;
    work.log.error({ err: error, import: id }, 'an import failed');
    await endImport(work, row, 'FAILED', 'INTERNAL');
  } finally {
    unregisterLive(id);
  }
}
