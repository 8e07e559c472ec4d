import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { syncPath } from '../durable-files.ts';
import { dataLayout, momentInName } from '../layout.ts';
import { outdatedSnapshots } from './retention.ts';

const ENDING = '.tar.gz.sealed';
/** Of snapshots that earlier versions took, which were not sealed. */
const PLAIN_ENDING = '.tar.gz';
/** A snapshot that is not yet verified. */
export const UNFINISHED = '.part';
const NAME =
  /^(?<date>\d{4}-\d\d-\d\dT\d\d)-(?<minute>\d\d)-(?<second>\d\d\.\d{3}Z)\.tx(?<mark>\d+)\.tar\.gz(?:\.sealed)?$/;

/** A verified copy of the whole database in one file. */
export interface Snapshot {
  readonly file: string;
  readonly takenAt: Date;
  readonly bytes: number;
  /** The database's next transaction number then: the same number now means that nothing has changed since. */
  readonly mark: string | undefined;
}

export function snapshotName(takenAt: Date, mark: string): string {
  return `${momentInName(takenAt)}.tx${mark}${ENDING}`;
}

/** The snapshots in a folder, newest first. One that an operator put there under another name counts by its file's time. */
export function listSnapshots(folder: string): Snapshot[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(ENDING) || name.endsWith(PLAIN_ENDING))
    .map((name) => readSnapshot(join(folder, name), name))
    .toSorted((a, b) => b.takenAt.getTime() - a.takenAt.getTime());
}

/** The age of the newest snapshot of a data directory; null where there is none. */
export function snapshotAgeSeconds(dataDir: string, now: Date): number | null {
  const [newest] = listSnapshots(dataLayout(dataDir).snapshots);
  return newest === undefined ? null : Math.max(0, (now.getTime() - newest.takenAt.getTime()) / 1000);
}

function readSnapshot(file: string, name: string): Snapshot {
  const { size, mtime } = statSync(file);
  const parts = NAME.exec(name)?.groups;
  const takenAt = parts === undefined ? mtime : new Date(`${parts['date']}:${parts['minute']}:${parts['second']}`);
  return { file, takenAt, bytes: size, mark: parts?.['mark'] };
}

/** Sets a snapshot that does not open aside, so that it is neither tried again nor counted. */
export function setAside(snapshot: Snapshot): void {
  renameSync(snapshot.file, `${snapshot.file}.damaged`);
}

/** Deletes the snapshots that the rule of retention lets go; answers how many. */
export function pruneSnapshots(folder: string): number {
  const snapshots = listSnapshots(folder);
  const outdated = new Set(outdatedSnapshots(snapshots.map(({ takenAt }) => takenAt)));
  const gone = snapshots.filter(({ takenAt }) => outdated.has(takenAt));
  for (const { file } of gone) rmSync(file);
  if (gone.length > 0) syncPath(folder);
  return gone.length;
}
