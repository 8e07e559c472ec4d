import { letGoOf } from '@hearth/domains/media/service';
import { isDatabaseLost, SYSTEM } from '@hearth/platform/database';
import type { FreeWork } from '@hearth/platform/module';
import type { ImportStatus } from '../../contract/schemas.ts';
import { scopeOf } from '../access.ts';
import { findImportForWork, updateImport } from '../queries/import.ts';
import type { ImportRow } from '../queries/tables.ts';
import { enterLive, leaveLive } from './live.ts';
import { Cancelled, importChanged, Pace } from './pace.ts';
import { FileRefused } from './read-table.ts';

/** After this long without a sign, whoever worked on an import is taken for stopped. */
export const SILENCE_MS = 30_000;
const MOST_ATTEMPTS = 5;

/** Takes the import for this process, unless it has moved on, is worked on elsewhere, or has been tried too often. */
async function claim(work: FreeWork, id: string, status: ImportStatus): Promise<ImportRow | undefined> {
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
      await emit(importChanged(row, end.status));
      return undefined;
    }
    return updateImport(db, id, { phase: 'READING', rows_done: 0, attempts: row.attempts + 1, alive_at: now });
  });
}

async function end(
  work: FreeWork,
  row: ImportRow,
  status: 'CANCELLED' | 'FAILED',
  problem: string | null,
): Promise<void> {
  await work.run(scopeOf(row), async (inside) => {
    const { db, clock, emit } = inside;
    await updateImport(db, row.id, {
      status,
      problem,
      phase: 'WAITING',
      alive_at: null,
      attempts: 0,
      finished_at: clock.now(),
    });
    await emit(importChanged(row, status));
    if (status === 'CANCELLED') await letGoOf(inside, [row.file_key]);
  });
}

/**
 * Works on an import that stands at `status`, and ends it cleanly if the work cannot be done. A lost database or a stopping
 * server leaves it where it is: the queue, or `imports.resume`, takes it up again from the start, which is safe because
 * nothing is written before all is.
 */
export async function takeUp(
  work: FreeWork,
  id: string,
  status: ImportStatus,
  task: (row: ImportRow, pace: Pace) => Promise<void>,
): Promise<void> {
  const row = await claim(work, id, status);
  if (row === undefined) return;
  try {
    await task(row, new Pace(work, row, enterLive(row)));
  } catch (error) {
    if (error instanceof Cancelled) return await end(work, row, 'CANCELLED', null);
    if (error instanceof FileRefused) return await end(work, row, 'FAILED', error.problem);
    if (isDatabaseLost(error) || work.signal.aborted) throw error;
    work.log.error({ err: error, import: id }, 'an import failed');
    await end(work, row, 'FAILED', 'INTERNAL');
  } finally {
    leaveLive(id);
  }
}
