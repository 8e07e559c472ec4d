import { renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { unpackArchive } from './archive.ts';
import { syncPath, syncTree } from '../durable-files.ts';
import { SealKeyMissing } from '../../sealing/keyring.ts';
import type { NamedKey } from '../../sealing/keyring.ts';
import { DatabaseBeyondRepair, SnapshotKeyMissing } from '../failures.ts';
import { DAMAGED_PREFIX, momentInName } from '../layout.ts';
import type { DataLayout } from '../layout.ts';
import { listSnapshots, setAside } from './snapshot-files.ts';
import type { Snapshot } from './snapshot-files.ts';
import { openSound, requireOurVersion } from '../sound-folder.ts';
import type { OpenedFolder } from '../sound-folder.ts';
import { requireUsable } from '../usable.ts';

/**
 * Keeps the damaged folder under another name and puts the newest snapshot that opens in its place. When none opens, or the
 * disk is full, everything is as before and it throws.
 */
export async function restoreNewest(
  layout: DataLayout,
  now: Date,
  state: 'missing' | 'damaged',
  keys: readonly NamedKey[],
  cause?: unknown,
): Promise<OpenedFolder> {
  const snapshots = listSnapshots(layout.snapshots);
  const tried = snapshots.map(({ file }) => basename(file));
  const beyondRepair = new DatabaseBeyondRepair(layout.database, layout.snapshots, tried, { cause });
  if (snapshots.length === 0) throw beyondRepair;
  const kept = state === 'missing' ? undefined : join(layout.directory, `${DAMAGED_PREFIX}${momentInName(now)}`);
  if (kept !== undefined) renameSync(layout.database, kept);
  try {
    const { snapshot, opened, unopened } = await openNewestSnapshot(layout, snapshots, keys, beyondRepair);
    unopened.forEach(setAside);
    const notices = [restoreNotice(state, snapshot, kept), ...unopened.map(unopenedNotice), ...opened.notices];
    return { database: opened.database, notices };
  } catch (error) {
    if (kept !== undefined) renameSync(kept, layout.database);
    throw error;
  }
}

async function openNewestSnapshot(
  layout: DataLayout,
  snapshots: readonly Snapshot[],
  keys: readonly NamedKey[],
  beyondRepair: DatabaseBeyondRepair,
): Promise<{ snapshot: Snapshot; opened: OpenedFolder; unopened: Snapshot[] }> {
  for (const [index, snapshot] of snapshots.entries()) {
    try {
      return { snapshot, opened: await openFrom(layout, snapshot, keys), unopened: snapshots.slice(0, index) };
    } catch (error) {
      for (const path of [layout.restoring, layout.database]) rmSync(path, { recursive: true, force: true });
      // A key that is missing is not damage: an older snapshot in its place would be a loss that nobody chose.
      if (error instanceof SealKeyMissing)
        throw new SnapshotKeyMissing(layout.database, snapshot.file, { cause: error });
      requireUsable(layout);
    }
  }
  throw beyondRepair;
}

async function openFrom(layout: DataLayout, snapshot: Snapshot, keys: readonly NamedKey[]): Promise<OpenedFolder> {
  await unpackArchive(snapshot.file, layout.restoring, { durable: false, keys });
  requireOurVersion(layout.restoring);
  await syncTree(layout.restoring);
  renameSync(layout.restoring, layout.database);
  syncPath(layout.directory);
  return openSound(layout.database);
}

const formatMoment = (moment: Date): string => `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

function restoreNotice(state: 'missing' | 'damaged', { takenAt }: Snapshot, kept: string | undefined): string {
  const opened = `The database folder was ${state}; Hearth opened the snapshot of ${formatMoment(takenAt)}`;
  return kept === undefined
    ? `${opened}. Changes made after that are lost.`
    : `${opened} and kept the damaged folder as ${kept}. Changes made after that are only in the damaged folder.`;
}

function unopenedNotice({ file, takenAt }: Snapshot): string {
  return `The snapshot of ${formatMoment(takenAt)} does not open either; Hearth renamed it to ${basename(file)}.damaged.`;
}
