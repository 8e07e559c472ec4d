import { failure, GONE } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { FileBytes } from '@hearth/platform/files/store';
import type { FreeWork, Work } from '@hearth/platform/module';
import { STORAGE_FULL } from '../contract/failures.ts';
import { GROUP_QUOTA } from '../rules/limits.ts';
import { DROP_FILES } from './jobs/drop-files.ts';
import { deleteHeld, endHeld, holdForGood, insertHeld } from './queries/held.ts';
import { bytesOfGroup, lockRoom } from './queries/upload.ts';

/** Longer than anybody works on with files that were brought. */
const HELD_MS = 60 * 60_000;

/** What a file is that somebody wants to keep. */
export interface Brought {
  /** Where it stands. */
  readonly key: string;
  readonly type: string;
  readonly bytes: Uint8Array | FileBytes;
}

type Means = Pick<FreeWork, 'run' | 'files' | 'clock'>;

/**
 * Puts files where they will stand and then does the work that keeps them: no transaction waits for a disk or a bucket. Room for
 * them is taken first, in the quota of the group, so that no bytes are ever there that nobody knows of. Where the work fails,
 * they are removed; where the process ends in between, the sweeper finds them.
 */
export async function withFiles<T>(
  means: Means,
  groupId: string,
  { files, work }: { readonly files: readonly Brought[]; readonly work: () => Promise<T> },
): Promise<T> {
  if (files.length === 0) return work();
  const { run, clock } = means;
  const now = clock.now();
  const until = new Date(now.getTime() + HELD_MS);
  await run(SYSTEM, async ({ db }) => {
    await lockRoom(db, groupId);
    const more = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
    if ((await bytesOfGroup(db, groupId)) + more > GROUP_QUOTA) throw failure(STORAGE_FULL);
    await insertHeld(
      db,
      files.map(({ key, bytes }) => ({ key, group_id: groupId, bytes: bytes.length, until })),
    );
  });
  try {
    for (const { key, bytes, type } of files) await means.files.put(key, bytes, type);
    return await work();
  } catch (error) {
    const keys = files.map(({ key }) => key);
    // Where this fails as well the sweeper comes; what the caller hears is the first failure.
    await run(SYSTEM, async (one) => drop(one, await deleteHeld(one.db, keys))).catch(() => undefined);
    throw error;
  }
}

/** A file that was brought is kept by a row of its own from now on, in this transaction. */
export async function takeBrought(db: Work['db'], key: string): Promise<void> {
  if (!(await inScope(db, SYSTEM, (tx) => endHeld(tx, key)))) throw failure(GONE);
}

/** A file that was brought is kept until `letGoOf`, in this transaction: for domains whose rows count in no quota. */
export async function keepBrought(db: Work['db'], key: string): Promise<void> {
  if (!(await inScope(db, SYSTEM, (tx) => holdForGood(tx, key)))) throw failure(GONE);
}

/** Removes files that were kept with `keepBrought`: from their group's quota with the transaction, their bytes soon after it. */
export async function letGoOf(work: Pick<Work, 'db' | 'enqueue'>, keys: readonly string[]): Promise<void> {
  await inScope(work.db, SYSTEM, (tx) => deleteHeld(tx, keys));
  await drop(work, keys);
}

async function drop({ enqueue }: Pick<Work, 'enqueue'>, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await enqueue(DROP_FILES, { keys });
}
