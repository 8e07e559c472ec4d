import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { unpackArchive } from './snapshot/archive.ts';
import { syncPath, syncTree } from './durable-files.ts';
import { createFolder } from './engine.ts';
import { DAMAGED_PREFIX } from './layout.ts';
import type { DataLayout } from './layout.ts';
import { restoreNewest } from './snapshot/restore.ts';
import { listSnapshots, UNFINISHED } from './snapshot/snapshot-files.ts';
import { openSound, requireOurVersion } from './sound-folder.ts';
import type { OpenedFolder } from './sound-folder.ts';
import type { NamedKey } from '../sealing/keyring.ts';
import { requireUsable } from './usable.ts';

/**
 * Opens the database of a data directory that is locked already. Makes a new one only where there never was one; a damaged one
 * is kept aside and the newest snapshot that opens takes its place. Throws, and leaves everything as it was, when none does.
 */
export async function openOrRecover(
  layout: DataLayout,
  now: Date,
  template: string | undefined,
  keys: readonly NamedKey[],
): Promise<OpenedFolder> {
  requireUsable(layout);
  removeLeftovers(layout);
  if (!existsSync(layout.database)) {
    if (isUntouched(layout)) await makeNew(layout, template);
    else return restoreNewest(layout, now, 'missing', keys);
  }
  requireOurVersion(layout.database);
  try {
    return await openSound(layout.database);
  } catch (error) {
    requireUsable(layout);
    return restoreNewest(layout, now, 'damaged', keys, error);
  }
}

function removeLeftovers({ fresh, restoring, snapshots, trial }: DataLayout): void {
  for (const path of [fresh, restoring, trial]) rmSync(path, { recursive: true, force: true });
  if (!existsSync(snapshots)) return;
  for (const name of readdirSync(snapshots)) if (name.endsWith(UNFINISHED)) rmSync(join(snapshots, name));
}

function isUntouched({ directory, snapshots }: DataLayout): boolean {
  return (
    listSnapshots(snapshots).length === 0 && !readdirSync(directory).some((name) => name.startsWith(DAMAGED_PREFIX))
  );
}

/** A new database stands under its name only when it is whole and on the disk. */
async function makeNew({ directory, database, fresh }: DataLayout, template: string | undefined): Promise<void> {
  if (template === undefined) await (await createFolder(fresh)).close();
  else await unpackArchive(template, fresh, { durable: false });
  await syncTree(fresh);
  renameSync(fresh, database);
  syncPath(directory);
}
