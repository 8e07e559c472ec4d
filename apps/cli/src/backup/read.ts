import { readArchive } from '@hearth/platform/embedded/snapshot/archive';
import type { TarFile } from '@hearth/platform/embedded/snapshot/tar';
import type { NamedKey } from '@hearth/platform/sealing/keyring';
import { z } from 'zod';
import type { SequenceState, ExpectedSum } from '../copy/fill.ts';
import { matchColumns, writeRows } from '../copy/rows.ts';
import type { Session } from '../copy/session.ts';
import type { CopiedTable } from '../copy/tables.ts';
import { OperatorError } from '../operator-error.ts';
import { ChecksumReader, readWhole } from './checksums.ts';
import { backupHead, backupManifest, FORMAT, NAME, tableOfPart } from './format.ts';
import type { BackupHead, BackupManifest } from './format.ts';

/** A backup that is whole: each of its parts is what its checksum says. */
export interface VerifiedBackup {
  readonly archive: string;
  readonly keys: readonly NamedKey[];
  readonly head: BackupHead;
  readonly manifest: BackupManifest;
}

/** Reads a backup from beginning to end, before anything is done with it. Throws where it is damaged, cut, or none of ours. */
export async function verifyBackup(archive: string, keys: readonly NamedKey[]): Promise<VerifiedBackup> {
  const sums = new ChecksumReader();
  let head: BackupHead | undefined;
  let manifest: BackupManifest | undefined;
  for await (const { name, body } of readArchive(archive, keys)) {
    if (head === undefined) {
      if (name !== NAME.head) throw new OperatorError(`${archive} is not a backup of Hearth.`);
      const bytes = await readWhole(body);
      head = readHead(archive, bytes);
      await sums.take(name, pieces(bytes));
    } else if (manifest !== undefined) throw new Error('The backup goes on after its end.');
    else if (name === NAME.manifest) manifest = backupManifest.parse(JSON.parse(String(await readWhole(body))));
    else await sums.take(name, body);
  }
  if (head === undefined || manifest === undefined) throw new Error('The backup is damaged: its end is missing.');
  sums.finish(manifest);
  return { archive, keys, head, manifest };
}

async function* pieces(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

function readHead(archive: string, bytes: Buffer): BackupHead {
  const said: unknown = JSON.parse(bytes.toString('utf8'));
  const { format } = z.object({ format: z.int() }).parse(said);
  if (format !== FORMAT)
    throw new OperatorError(
      `${archive} has the layout ${format}, and this version of Hearth reads ${FORMAT}: restore it with the version that made it.`,
    );
  return backupHead.parse(said);
}

/** Puts the rows of a backup into prepared tables; answers what the database has to hold then. */
export async function loadRows(
  session: Session,
  { archive, keys, head, manifest }: VerifiedBackup,
  tables: ReadonlyMap<string, CopiedTable>,
): Promise<{ readonly sums: ReadonlyMap<string, ExpectedSum>; readonly sequences: readonly SequenceState[] }> {
  const fillings = new Map(
    head.tables.map(({ name, columns }) => {
      const table = tables.get(name);
      if (table === undefined) throw new Error(`The backup has the table ${name}, and its schema has none.`);
      return [name, matchColumns(table, columns)];
    }),
  );
  for await (const { name, body } of readArchive(archive, keys)) {
    if (name.startsWith(NAME.files)) break;
    const filling = fillings.get(tableOfPart(name) ?? '');
    if (filling === undefined) continue;
    const lines = (await readWhole(body)).toString('utf8').split('\n').slice(0, -1);
    await writeRows(session, filling, lines);
  }
  const sums = manifest.tables.map(({ name, rows, hash }): [string, ExpectedSum] => [
    name,
    { rows, hash: fillings.get(name)?.isExact === true ? hash : null },
  ]);
  return { sums: new Map(sums), sequences: manifest.sequences };
}

/** The files of a backup, one after the other. */
export async function* readFiles({
  archive,
  keys,
}: Pick<VerifiedBackup, 'archive' | 'keys'>): AsyncGenerator<TarFile & { readonly key: string }> {
  for await (const entry of readArchive(archive, keys))
    if (entry.name.startsWith(NAME.files)) yield { ...entry, key: entry.name.slice(NAME.files.length) };
}
