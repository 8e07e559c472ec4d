import { toFieldRule } from '@hearth/kit/field-rule';
import { createHash } from 'node:crypto';
import { invalid } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { keepUploaded, withFiles } from '@hearth/domains/media/service';
import { toStorable } from '@hearth/kit/storable';
import { implement } from '@hearth/platform/module';
import type { ReceivedBytes } from '@hearth/platform/files/received';
import type { ReceivedFile } from '@hearth/platform/module';
import { findName } from '@hearth/domains/identity/service';
import { createImport as contract } from '../../contract/endpoints.ts';
import type { ImportKind } from '../../contract/schemas.ts';
import { guessDateFormat } from '../../rules/cells.ts';
import { guessMapping } from '../../rules/guess-mapping.ts';
import { SAMPLE_ROWS } from '../../rules/limits.ts';
import { findImportNode } from '../access.ts';
import { FileRefused, openTable } from '../jobs/read-table.ts';
import { presentDetail } from '../present.ts';
import { isArchive, readWorkbookInWorker } from '../workbook-reader.ts';
import { insertImport } from '../queries/import.ts';
import type { ImportRow } from '../queries/tables.ts';

const DATE_FIELDS = ['date', 'hire_date', 'birth_date'];
const ROWS_GUESSED_FROM = 200;

type FileReading = Pick<ImportRow, 'encoding' | 'delimiter' | 'columns' | 'mapping' | 'options' | 'rows_total'>;

/** A file as it is kept: a workbook as the table of its first sheet. */
interface KeptFile {
  readonly bytes: Buffer | ReceivedBytes;
  readonly reading: FileReading;
  readonly sha256: string;
}

/** Reads a file, a workbook by its first sheet, and says how it is kept. */
async function readFile(received: ReceivedBytes, kind: ImportKind): Promise<KeptFile> {
  const { sha256, reading } = await received.inMemory(async (bytes) => ({
    sha256: createHash('sha256').update(bytes).digest('hex'),
    reading: isArchive(bytes) ? null : await analyzeFile(bytes, kind),
  }));
  if (reading !== null) return { bytes: received, reading, sha256 };
  const table = await readWorkbookInWorker(received);
  return { bytes: table, reading: { ...(await analyzeFile(table, kind)), encoding: 'xlsx' }, sha256 };
}

/** Reads a file to its end, so that a broken one is refused before it is half imported. */
async function analyzeFile(bytes: Buffer, kind: ImportKind): Promise<FileReading> {
  const table = await openTable(bytes);
  const first: (readonly string[])[] = [];
  let rows = 0;
  for await (const { cells } of table.rows) {
    rows += 1;
    if (first.length < ROWS_GUESSED_FROM) first.push(cells);
  }
  const columnCells = (column: number) =>
    first.map((cells) => cells[column]?.trim() ?? '').filter((cell) => cell !== '');
  const mapping = guessMapping(kind, table.header);
  const dates = DATE_FIELDS.flatMap((key) => (mapping[key] === undefined ? [] : columnCells(mapping[key])));
  return {
    encoding: table.encoding,
    delimiter: table.delimiter,
    columns: table.header.map((name, column) => ({
      name,
      samples: [...new Set(columnCells(column))].slice(0, SAMPLE_ROWS).map((cell) => cell.slice(0, 80)),
    })),
    mapping,
    options: { date_format: guessDateFormat(dates), decimal_mark: 'AUTO' },
    rows_total: rows,
  };
}

function toRefusal(error: unknown): unknown {
  if (!(error instanceof FileRefused)) return error;
  const at = error.line === undefined ? '' : String(error.line);
  return invalid([
    { field: 'file', rule: toFieldRule(error.problem), message: at === '' ? error.message : `line ${at}` },
  ]);
}

function requireOneFile(files: readonly ReceivedFile[]): ReceivedFile {
  const file = files[0];
  if (file === undefined) throw invalid([{ field: 'file', rule: 'required', message: 'must be a CSV or XLSX file' }]);
  return file;
}

export const createImport = implement(contract, async ({ body, files }, context) => {
  const { actor, grant, run, clock } = context;
  const { groupId } = grant;
  const scope = { kind: 'tenant', groupIds: [groupId], userId: actor.userId } as const;
  const node = await run(scope, ({ db }) => findImportNode(db, grant));
  const file = requireOneFile(files);
  const { bytes, reading, sha256 } = await readFile(file.bytes, body.kind).catch((error: unknown) => {
    throw toRefusal(error);
  });
  const id = newId(clock.now().getTime());
  const key = `imports/${groupId}/${id}.csv`;
  const keep = () =>
    run(scope, async ({ db }) => {
      await keepUploaded(db, key);
      const row: ImportRow = {
        id,
        group_id: groupId,
        node_id: node.id,
        kind: body.kind,
        status: 'UPLOADED',
        phase: 'WAITING',
        file_key: key,
        file_name: toStorable(file.name.slice(0, 200)),
        file_bytes: file.bytes.length,
        file_sha256: sha256,
        ...reading,
        rows_done: 0,
        counts: null,
        problem: null,
        cancel_asked: false,
        attempts: 0,
        alive_at: null,
        created_by: actor.userId,
        created_by_name: await findName(db, actor.userId),
        created_at: clock.now(),
        finished_at: null,
      };
      await insertImport(db, row);
      return presentDetail(db, row);
    });
  return withFiles(context, groupId, { files: [{ key, bytes, type: 'text/csv' }], work: keep });
});
