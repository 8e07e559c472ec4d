import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { systemClock } from '../clock.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Keyring, NamedKey } from '../sealing/keyring.ts';
import { lockDirectory } from './directory-lock.ts';
import { dataLayout } from './layout.ts';
import type { DataLayout } from './layout.ts';
import { watchForPanic } from './panic.ts';
import { openOrRecover } from './recovery.ts';
import { listSnapshots, pruneSnapshots } from './snapshot/snapshot-files.ts';
import type { Snapshot } from './snapshot/snapshot-files.ts';
import { changeMark, takeSnapshot } from './snapshot/snapshot.ts';
import { checkpointIfDue, tidyTables } from './upkeep.ts';

const UPKEEP_MS = 15_000;
const SNAPSHOT_MS = 60 * 60_000;
const BROKEN_DOWN =
  'The embedded database broke down, so Hearth ends. Is the disk full or failing? Nothing that was saved is lost: start again.';

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  /** What snapshots are sealed and opened with. */
  readonly keys: Keyring;
  readonly clock?: Clock;
  /** A file of `createTemplate` that a fresh directory starts from; without it, or when it is not there, one is made anew. */
  readonly template?: string | undefined;
}

/** The embedded PostgreSQL of a data directory, which this process alone holds until it is closed. */
export interface Embedded {
  readonly pglite: PGlite;
  /** Sentences that the operator should read: what was found damaged and what was done. */
  readonly notices: readonly string[];
  /** Takes a verified snapshot now. Throws when no good copy came of it. */
  snapshot(): Promise<Snapshot>;
  /** Takes a snapshot if anything changed since the last one, closes the database and frees the directory. */
  close(): Promise<void>;
}

/**
 * Opens the embedded database of a data directory, or makes it. Throws DataDirectoryInUse, DataDirectoryUnusable,
 * DatabaseVersionMismatch or DatabaseBeyondRepair, each with a sentence for the operator. Snapshots are taken every hour in
 * which something changed, and at a clean stop.
 */
export async function openEmbedded({
  dataDir,
  log,
  keys,
  clock = systemClock,
  template,
}: EmbeddedOptions): Promise<Embedded> {
  const layout = dataLayout(resolve(dataDir));
  mkdirSync(layout.directory, { recursive: true, mode: 0o700 });
  const snapshotKeys = keys.derive('snapshots');
  const lock = lockDirectory(layout.directory);
  try {
    const start = template !== undefined && existsSync(template) ? template : undefined;
    const { database, notices } = await openOrRecover(layout, clock.now(), start, snapshotKeys);
    for (const notice of notices) log.warn(notice);
    watchForPanic(database, (error) => {
      log.error({ err: error }, BROKEN_DOWN);
      process.exit(1);
    });
    return maintain({
      database,
      notices,
      layout,
      log,
      clock,
      sealWith: snapshotKeys[0],
      release: () => lock.release(),
    });
  } catch (error) {
    lock.release();
    throw error;
  }
}

interface MaintenanceInput {
  readonly database: PGlite;
  readonly notices: string[];
  readonly layout: DataLayout;
  readonly log: EmbeddedOptions['log'];
  readonly clock: Clock;
  readonly sealWith: NamedKey;
  readonly release: () => void;
}

/** Maintains an open database: checkpoints, vacuum, statistics and snapshots, one at a time. */
function maintain({ database, notices, layout, log, clock, sealWith, release }: MaintenanceInput): Embedded {
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = turn.then(work);
    turn = result.catch(() => undefined);
    return result;
  };

  const snapshot = async (): Promise<Snapshot> => {
    const taken = await takeSnapshot(database, layout, clock.now(), sealWith);
    const pruned = pruneSnapshots(layout.snapshots);
    log.info({ file: taken.file, bytes: taken.bytes, pruned }, 'A snapshot was taken and verified.');
    return taken;
  };
  const snapshotIfChanged = async (): Promise<void> => {
    const [last] = listSnapshots(layout.snapshots);
    if (last?.mark !== (await changeMark(database))) await snapshot();
  };
  const tidy = async (): Promise<void> => {
    await checkpointIfDue(database);
    await tidyTables(database);
  };
  const orReport = (what: string, work: () => Promise<void>) => (): void =>
    void inTurn(work).catch((error: unknown) => log.error({ err: error }, what));

  const timers = [
    setInterval(orReport('The upkeep of the database failed.', tidy), UPKEEP_MS).unref(),
    setInterval(orReport('No snapshot could be taken.', snapshotIfChanged), SNAPSHOT_MS).unref(),
  ];
  let closed: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    timers.forEach(clearInterval);
    await inTurn(snapshotIfChanged).catch((error: unknown) =>
      log.error({ err: error }, 'No snapshot could be taken at the stop.'),
    );
    await database.close();
    release();
  };
  return {
    pglite: database,
    notices,
    snapshot: () => inTurn(snapshot),
    close: () => (closed ??= close()),
  };
}
