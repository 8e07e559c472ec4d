import { existsSync, readdirSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { listEntries, packArchive, unpackArchive } from './archive.ts';
import type { ArchiveEntry } from './archive.ts';
import { openScratchFolder } from '../engine.ts';
import type { NamedKey } from '../../sealing/keyring.ts';
import type { BeginMessage, EndMessage, FromChild, ToChild } from './snapshot-messages.ts';
import { findFaults } from '../soundness.ts';

const CONTROL = 'global/pg_control';
const LABEL = 'backup_label';
const REMADE_AT_START = [
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_replslot',
];
const LOG = 'pg_wal';
const SEGMENT = /^[0-9A-F]{24}$/;
const LOW_PRIORITY = 10;

/** Tells if a file belongs in the copy: not the log, nor files that each start recreates. */
function isIncluded(name: string): boolean {
  const [top = '', inside] = name.split('/');
  if (inside !== undefined && REMADE_AT_START.includes(top)) return false;
  if (top === LOG && inside !== undefined && SEGMENT.test(inside)) return false;
  const last = name.slice(name.lastIndexOf('/') + 1);
  return name !== CONTROL && !/^(postmaster\.|pg_internal\.init|pgsql_tmp|backup_label)/.test(last);
}

const tell = (message: FromChild): void => void process.send?.(message);
const begun = Promise.withResolvers<BeginMessage>();
const heard = Promise.withResolvers<EndMessage>();
process.on('message', (message: ToChild) =>
  message.kind === 'begin' ? begun.resolve(message) : heard.resolve(message),
);

/** The data files while the server keeps writing, then the log and label that make them consistent. */
async function* copyEntries(folder: string): AsyncGenerator<ArchiveEntry> {
  yield* listEntries(folder, isIncluded);
  yield { name: CONTROL, path: join(folder, CONTROL) };
  tell({ kind: 'copied' });
  const { label, firstSegment, lastSegment } = await heard.promise;
  const segments = readdirSync(join(folder, LOG)).filter(
    (name) => SEGMENT.test(name) && name >= firstSegment && name <= lastSegment,
  );
  for (const name of segments) yield { name: `${LOG}/${name}`, path: join(folder, LOG, name) };
  yield { name: LABEL, content: label };
}

/** Opens what was written, as a recovery would, and reads all of it. */
async function verify(archive: string, trial: string, key: NamedKey): Promise<void> {
  rmSync(trial, { recursive: true, force: true });
  await unpackArchive(archive, trial, { durable: false, keys: [key] });
  const database = await openScratchFolder(trial);
  try {
    const { rows } = await database.query<{ mark: string }>(
      'select pg_snapshot_xmax(pg_current_snapshot())::text as mark',
    );
    const { mark } = await heard.promise;
    if (BigInt(rows[0]?.mark ?? 0) < BigInt(mark)) throw new Error('The copy lacks the newest transactions.');
    const [fault] = await findFaults(database, trial);
    if (fault !== undefined) throw new Error(`In the copy, ${fault.relation} is damaged: ${fault.reason}.`);
  } finally {
    await database.close();
    if (existsSync(trial)) rmSync(trial, { recursive: true });
  }
}

process.once('disconnect', () => process.exit(1));
setPriority(LOW_PRIORITY);
const [folder = '', target = '', trial = ''] = process.argv.slice(2);
try {
  const { name, key } = (await begun.promise).key;
  const sealedWith = { name, key: Buffer.from(key, 'base64') };
  await packArchive(copyEntries(folder), target, sealedWith);
  await verify(target, trial, sealedWith);
  tell({ kind: 'verified' });
} catch (error) {
  tell({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
}
process.disconnect?.();
