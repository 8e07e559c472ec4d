import { failure, GONE } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { FileBytes } from '@hearth/platform/files/store';
import type { FreeWork, Work } from '@hearth/platform/module';
import { STORAGE_FULL } from '../contract/failures.ts';
import { GROUP_QUOTA } from '../rules/limits.ts';
import { DROP_FILES } from './jobs/drop-files.ts';
import { deleteHeld, endHeld, holdPermanently, insertHeld } from './queries/held.ts';
import { sumGroupBytes, lockQuota } from './queries/upload.ts';

/** Longer than anybody works on with files that were brought. */
const HELD_MS = 60 * 60_000;

/** A file to be stored. */
export interface IncomingFile {
  /** Where it stands. */
  readonly key: string;
  readonly type: string;
  readonly bytes: Uint8Array | FileBytes;
}

type StorageContext = Pick<FreeWork, 'run' | 'files' | 'clock'>;

/**
 * Puts files where they will stand and then does the work that keeps them: no transaction waits for a disk or a bucket. Room for
 * them is taken first, in the quota of the group, so that no bytes are ever there that nobody knows of. Where the work fails,
 * they are removed; where the process ends in between, the sweeper finds them.
 */
export async function withFiles<T>(
  means: StorageContext,
  groupId: string,
  { files, work }: { readonly files: readonly IncomingFile[]; readonly work: () => Promise<T> },
): Promise<T> {
  if (files.length === 0) return work();
  const { run, clock } = means;
  const now = clock.now();
  const until = new Date(now.getTime() + HELD_MS);
  await run(SYSTEM, async ({ db }) => {
    await lockQuota(db, groupId);
    const more = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
    if ((await sumGroupBytes(db, groupId)) + more > GROUP_QUOTA) throw failure(STORAGE_FULL);
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
    await run(SYSTEM, async (one) => enqueueRemoval(one, await deleteHeld(one.db, keys))).catch(() => undefined);
    throw error;
  }
}

/** Hands an uploaded file over to a row of its own, in this transaction. */
export async function releaseHold(db: Work['db'], key: string): Promise<void> {
  if (!(await inScope(db, SYSTEM, (tx) => endHeld(tx, key)))) throw failure(GONE);
}

/** Keeps an uploaded file until `removeKept`, for domains whose rows count in no quota. */
export async function keepUploaded(db: Work['db'], key: string): Promise<void> {
  if (!(await inScope(db, SYSTEM, (tx) => holdPermanently(tx, key)))) throw failure(GONE);
}

/** Removes files kept with `keepUploaded` from the quota, and their bytes after the commit. */
export async function removeKept(work: Pick<Work, 'db' | 'enqueue'>, keys: readonly string[]): Promise<void> {
  await inScope(work.db, SYSTEM, (tx) => deleteHeld(tx, keys));
  await enqueueRemoval(work, keys);
}

async function enqueueRemoval({ enqueue }: Pick<Work, 'enqueue'>, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await enqueue(DROP_FILES, { keys });
}
