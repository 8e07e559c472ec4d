import { BoundedWork, OverBounds } from '@hearth/platform/bounded/bounded-work';
import { failure, UNAVAILABLE } from '@hearth/kit/failure';
import type { PlatformTools } from '@hearth/platform/module';
import type { readMail, ReadMail } from './actions/read-mail.ts';

/** Seconds of which a true mail takes one at most; its files stand outside of the heap that is limited. */
const BOUNDS = { deadlineMs: 15_000, memoryMegabytes: 256, atOnce: 2, waiting: 20 };
const reading = new BoundedWork<typeof readMail>(
  new URL('./actions/read-mail.ts', import.meta.url),
  'readMail',
  BOUNDS,
);

/**
 * Reads a mail from anybody in a thread of its own; null for what is none, and for what takes longer or more memory than any mail.
 * Where too many wait already, the mail server is asked to come again.
 */
export async function readMailInWorker(message: string, { log }: Pick<PlatformTools, 'log'>): Promise<ReadMail | null> {
  // Bytes of their own: small buffers share one store with others, which must not be given away.
  const bytes = new Uint8Array(Buffer.from(message, 'base64'));
  try {
    return await reading.run(bytes, [bytes.buffer]);
  } catch (error) {
    if (!(error instanceof OverBounds)) throw error;
    if (error.why === 'BUSY') throw failure(UNAVAILABLE);
    log.warn(
      { why: error.why, bytes: Math.ceil((message.length * 3) / 4) },
      'a mail could not be read within its bounds',
    );
    return null;
  }
}
