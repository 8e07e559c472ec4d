import { failure, UNAVAILABLE } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { SYSTEM } from '@hearth/platform/database';
import type { FileBytes } from '@hearth/platform/files/store';
import type { FreeWork } from '@hearth/platform/module';
import type { Verdict } from '@hearth/platform/peers/virus-scan';
import { FILE_INFECTED } from '../contract/failures.ts';
import { insertInfected } from './queries/infected-file.ts';
import type { MediaTables } from './queries/tables.ts';

type SentFile = Omit<MediaTables['media.infected_file'], 'id' | 'at' | 'signature' | 'size' | 'attachment_id'> & {
  readonly bytes: Uint8Array | FileBytes;
};

/**
 * Scans a file outside any transaction and records an infected one. Without a scanner all pass. What is infected is
 * put on record. Without a scanner every file is as good as checked.
 */
export async function checkFile(
  { scan, run, clock }: Pick<FreeWork, 'scan' | 'run' | 'clock'>,
  { bytes, ...sent }: SentFile,
): Promise<Verdict> {
  const verdict: Verdict = scan === undefined ? { state: 'CLEAN' } : await scan(bytes);
  if (verdict.state === 'INFECTED') {
    const { signature } = verdict;
    await run(SYSTEM, ({ db }) =>
      insertInfected(db, { ...sent, id: newId(), attachment_id: null, signature, size: bytes.length, at: clock.now() }),
    );
  }
  return verdict;
}

/** The same where a file is of use only at once: it is refused when it is infected, and when it could not be checked. */
export async function requireClean(
  work: Pick<FreeWork, 'scan' | 'run' | 'clock'>,
  sent: SentFile & { readonly name: string },
): Promise<void> {
  const { name, ...file } = sent;
  const { state } = await checkFile(work, file);
  if (state === 'INFECTED') throw failure(FILE_INFECTED, { name });
  if (state === 'UNCHECKED') throw failure(UNAVAILABLE);
}
