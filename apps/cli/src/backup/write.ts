import { renameSync, rmSync, statSync } from 'node:fs';
import type { Database } from '@hearth/platform/database';
import { packArchive } from '@hearth/platform/embedded/snapshot/archive';
import type { TarEntry } from '@hearth/platform/embedded/snapshot/tar';
import type { FileInventory } from '@hearth/platform/files/inventory';
import type { NamedKey } from '@hearth/platform/sealing/keyring';
import { findSequences } from '../copy/fill.ts';
import { readRows, RowSum } from '../copy/rows.ts';
import { speakPlainly } from '../copy/session.ts';
import type { Session } from '../copy/session.ts';
import { listTables } from '../copy/tables.ts';
import type { CopiedTable } from '../copy/tables.ts';
import { ChecksumWriter } from './checksums.ts';
import { NAME, partName } from './format.ts';
import type { BackupHead, BackupManifest } from './format.ts';

/** A part of a table is at least this long, unless it is the last. */
const PART_BYTES = 4 * 1024 * 1024;
const GZIP_LEVEL = 6;

/** What a backup is made of. */
export interface BackupSource {
  readonly database: Database;
  readonly files: FileInventory;
  /** The head without what the database says itself. */
  readonly head: Omit<BackupHead, 'migrations' | 'tables'>;
}

/** What was written. */
export interface BackupSummary {
  readonly tables: number;
  readonly rows: number;
  readonly files: BackupManifest['files'];
  readonly bytes: number;
}

/**
 * Writes the whole installation to one archive, which gets its name when it is complete. The database is of one moment; files are read
 * after it, so that each one that the database names is there. People go on working meanwhile.
 */
export async function writeBackup(source: BackupSource, target: string, key?: NamedKey): Promise<BackupSummary> {
  const unfinished = `${target}.part`;
  let manifest: BackupManifest | undefined;
  const write = (session: Session): Promise<void> =>
    packArchive(
      listParts(session, source, (made) => void (manifest = made)),
      unfinished,
      key,
      GZIP_LEVEL,
    );
  try {
    await source.database.ownerTransaction((query, script) => write({ query, script }), { snapshot: true });
    renameSync(unfinished, target);
  } finally {
    rmSync(unfinished, { force: true });
  }
  if (manifest === undefined) throw new Error('The backup ended before its manifest.');
  const { tables, files } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return { tables: tables.length, rows, files, bytes: statSync(target).size };
}

async function* listParts(
  session: Session,
  { files, head }: BackupSource,
  tell: (manifest: BackupManifest) => void,
): AsyncGenerator<TarEntry> {
  const sums = new ChecksumWriter();
  await speakPlainly(session);
  const tables = await listTables(session);
  yield sums.of({ name: NAME.head, content: toJson(await describe(session, head, tables)) });
  const written: BackupManifest['tables'] = [];
  for (const table of tables) {
    const sum = new RowSum();
    let parts = 0;
    for await (const content of partsOf(session, table, sum)) {
      parts += 1;
      yield sums.of({ name: partName(table.name, parts), content });
      yield* sums.list();
    }
    written.push({ name: table.name, ...sum.sum, parts });
  }
  const sequences = [...(await findSequences(session))];
  const counted = { count: 0, bytes: 0 };
  for await (const { key } of files.list()) {
    const file = await files.read(key);
    if (file === null) continue;
    counted.count += 1;
    counted.bytes += file.size;
    yield sums.of({ name: `${NAME.files}${key}`, size: file.size, body: file.body });
    yield* sums.list();
  }
  yield* sums.list(true);
  const manifest = { tables: written, sequences, files: counted, checksums: [...sums.lists] };
  yield { name: NAME.manifest, content: toJson(manifest) };
  tell(manifest);
}

const toJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

async function describe(
  { query }: Session,
  head: BackupSource['head'],
  tables: readonly CopiedTable[],
): Promise<BackupHead> {
  const migrations = await query('select name, checksum from platform.migration order by name');
  return {
    ...head,
    migrations: migrations.map(({ name, checksum }) => ({ name: String(name), checksum: String(checksum) })),
    tables: tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) })),
  };
}

/** The rows of a table as lines, in parts that memory holds. */
async function* partsOf(session: Session, table: CopiedTable, sum: RowSum): AsyncGenerator<Buffer> {
  let lines: Buffer[] = [];
  let length = 0;
  for await (const rows of readRows(session, table)) {
    sum.add(rows);
    const bytes = Buffer.from(`${rows.join('\n')}\n`);
    lines.push(bytes);
    length += bytes.length;
    if (length < PART_BYTES) continue;
    yield Buffer.concat(lines);
    [lines, length] = [[], 0];
  }
  if (length > 0) yield Buffer.concat(lines);
}
