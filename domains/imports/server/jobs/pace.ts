import { setTimeout as sleep } from 'node:timers/promises';
import { runDetached, type Tx } from '@hearth/platform/database';
import type { FreeWork } from '@hearth/platform/module';
import { IMPORT_CHANGED } from '../../contract/events.ts';
import type { ImportPhase, ImportStatus } from '../../contract/schemas.ts';
import { importScope } from '../access.ts';
import { isCancelRequested, updateProgress } from '../queries/import.ts';
import type { ImportRow } from '../queries/tables.ts';
import type { LiveImport } from './live.ts';

/** Thrown when an import is cancelled; its transaction rolls back. */
export class ImportCancelled extends Error {
  constructor() {
    super('The import was cancelled.');
    this.name = 'Cancelled';
  }
}

const BEAT_MS = 500;
/** The embedded database works in this thread: without a breath no request gets a word in. */
const BREATH_MS = 10;

/** The event of an import's progress, for the whole group. */
export function createImportEvent(row: Pick<ImportRow, 'id' | 'group_id' | 'node_id'>, status: ImportStatus) {
  return IMPORT_CHANGED.of({
    group_id: row.group_id,
    topics: [...new Set([row.group_id, row.node_id])].map((id) => `brand:${id}` as const),
    data: { import_id: row.id, status },
  });
}

/** Reports progress at most twice a second and throws `ImportCancelled` on cancellation. */
export class ProgressReporter {
  readonly #work: FreeWork;
  readonly #row: ImportRow;
  readonly #live: LiveImport;
  #lastBeat = 0;

  constructor(work: FreeWork, row: ImportRow, live: LiveImport) {
    this.#work = work;
    this.#row = row;
    this.#live = live;
  }

  /** A new part of the work begins. */
  enter(phase: ImportPhase, rowsTotal: number): void {
    Object.assign(this.#live, { phase, rowsDone: 0, rowsTotal });
    this.#lastBeat = 0;
  }

  /** Outside transactions: `rowsDone` rows are read. */
  async reading(rowsDone: number): Promise<void> {
    this.#mark(rowsDone);
    if (this.#isDue()) await this.#beat();
    if (this.#live.cancelAsked) throw new ImportCancelled();
  }

  /**
   * Inside the transaction that writes. The row of the import is read and told of through other connections, which only a
   * server has; on the embedded database memory alone serves.
   */
  async writing(tx: Tx, rowsDone: number): Promise<void> {
    this.#mark(rowsDone);
    if (this.#work.config.databaseUrl === undefined) await sleep(BREATH_MS);
    else {
      this.#live.cancelAsked ||= await isCancelRequested(tx, this.#row.id);
      if (this.#isDue()) await runDetached(() => this.#beat());
    }
    if (this.#live.cancelAsked) throw new ImportCancelled();
  }

  #mark(rowsDone: number): void {
    if (this.#work.signal.aborted) throw new Error('The server is stopping; the import will be taken up again.');
    this.#live.rowsDone = rowsDone;
  }

  #isDue(): boolean {
    const now = performance.now();
    if (now - this.#lastBeat < BEAT_MS) return false;
    this.#lastBeat = now;
    return true;
  }

  async #beat(): Promise<void> {
    const { phase, rowsDone } = this.#live;
    await this.#work.run(importScope(this.#row), async ({ db, emit, clock }) => {
      this.#live.cancelAsked ||= await updateProgress(db, this.#row.id, {
        phase,
        rows_done: rowsDone,
        alive_at: clock.now(),
      });
      await emit(createImportEvent(this.#row, this.#row.status));
    });
  }
}
