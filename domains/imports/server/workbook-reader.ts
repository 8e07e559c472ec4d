import { BoundedWork, OverBounds } from '@hearth/platform/bounded/bounded-work';
import { failure, UNAVAILABLE } from '@hearth/kit/failure';
import type { ReceivedBytes } from '@hearth/platform/files/received';
import type { readWorkbook } from './actions/workbook/read-workbook.ts';
import { FileRefused } from './jobs/read-table.ts';

/** A workbook of 200,000 rows takes some ten seconds; its bytes stand outside of the heap that is limited. */
const BOUNDS = { deadlineMs: 90_000, memoryMegabytes: 384, atOnce: 1, waiting: 6 };
const reading = new BoundedWork<typeof readWorkbook>(
  new URL('./actions/workbook/read-workbook.ts', import.meta.url),
  'readWorkbook',
  BOUNDS,
);

/** Tells if a file is an archive, as workbooks are. */
export function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

/**
 * The first visible sheet of a workbook as a CSV file, read in a thread of its own. Throws FileRefused for what is none, and for what
 * takes longer or more memory than any workbook of the size.
 */
export async function readWorkbookInWorker(file: Pick<ReceivedBytes, 'inMemory'>): Promise<Buffer> {
  try {
    const answer = await reading.runWhenFree(async () => {
      // Bytes of their own: the turn in memory, for which every other upload waits, is over before the thread begins.
      const own = await file.inMemory((bytes) => new Uint8Array(bytes));
      return { input: own, handedOver: [own.buffer] };
    });
    if ('problem' in answer) throw new FileRefused(answer.problem, answer.line);
    return Buffer.from(answer.csv.buffer, answer.csv.byteOffset, answer.csv.byteLength);
  } catch (error) {
    if (!(error instanceof OverBounds)) throw error;
    if (error.why === 'BUSY') throw failure(UNAVAILABLE);
    throw new FileRefused('WORKBOOK_TOO_LARGE');
  }
}
