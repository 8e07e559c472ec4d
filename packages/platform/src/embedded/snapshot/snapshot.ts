import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { syncPath } from '../durable-files.ts';
import type { DataLayout } from '../layout.ts';
import { snapshotName, UNFINISHED } from './snapshot-files.ts';
import type { Snapshot } from './snapshot-files.ts';
import type { NamedKey } from '../../sealing/keyring.ts';
import type { EndMessage, FromChild, ToChild } from './snapshot-messages.ts';

/** The next transaction number: it grows with each transaction that writes. */
export async function changeMark(database: PGlite): Promise<string> {
  const { rows } = await database.query<{ mark: string }>(
    'select pg_snapshot_xmax(pg_current_snapshot())::text as mark',
  );
  return rows[0]?.mark ?? '';
}

/**
 * Copies the database to one sealed file while it goes on working, tries the copy out, and only then gives it its name. Copying and
 * trying are a child process's work: here it costs a checkpoint. Throws when no good copy came of it. Between start and end
 * nobody else may order a checkpoint, which could throw away the log that the copy needs.
 */
export async function takeSnapshot(
  database: PGlite,
  layout: DataLayout,
  takenAt: Date,
  sealWith: NamedKey,
): Promise<Snapshot> {
  mkdirSync(layout.snapshots, { recursive: true, mode: 0o700 });
  const unfinished = join(layout.snapshots, `${takenAt.getTime()}${UNFINISHED}`);
  await database.query("select pg_backup_start('hearth', true)");
  const child = fork(new URL('./snapshot-child.ts', import.meta.url), [layout.database, unfinished, layout.trial], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    tellChild(child, {
      kind: 'begin',
      key: { name: sealWith.name, key: Buffer.from(sealWith.key).toString('base64') },
    });
    const copied = await nextMessage(child);
    const end = await endBackup(database);
    expectNews(copied, 'copied');
    const verified = nextMessage(child);
    tellChild(child, end);
    expectNews(await verified, 'verified');
    const file = join(layout.snapshots, snapshotName(takenAt, end.mark));
    renameSync(unfinished, file);
    syncPath(layout.snapshots);
    return { file, takenAt, bytes: statSync(file).size, mark: end.mark };
  } finally {
    child.kill('SIGKILL');
    rmSync(unfinished, { force: true });
    rmSync(layout.trial, { recursive: true, force: true });
  }
}

/** A child that has ended hears nothing; that it ended is its news. */
const tellChild = (child: ChildProcess, message: ToChild): void => void child.send(message, () => undefined);

/** The child's next message; an exit without one counts as a failure. */
function nextMessage(child: ChildProcess): Promise<FromChild> {
  return new Promise((resolve) => {
    child.once('message', (message) => resolve(message as FromChild));
    child.once('error', (error) => resolve({ kind: 'failed', reason: error.message }));
    child.once('exit', (code, signal) =>
      resolve({ kind: 'failed', reason: `the copying process ended early (${signal ?? code})` }),
    );
  });
}

function expectNews(news: FromChild, kind: FromChild['kind']): void {
  if (news.kind === 'failed') throw new Error(`No snapshot could be taken: ${news.reason}`);
  if (news.kind !== kind) throw new Error(`No snapshot could be taken: the copying process said ${news.kind}.`);
}

async function endBackup(database: PGlite): Promise<EndMessage> {
  const mark = await changeMark(database);
  const { rows } = await database.query<{ label: string; last: string }>(
    'select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(false)',
  );
  const [end] = rows;
  const first = /\(file ([0-9A-F]{24})\)/.exec(end?.label ?? '')?.[1];
  if (end === undefined || first === undefined) throw new Error('The backup label names no log segment.');
  return { kind: 'end', label: end.label, firstSegment: first, lastSegment: end.last, mark };
}
