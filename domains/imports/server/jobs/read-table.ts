import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { isStorable, toStorable } from '@hearth/kit/storable';
import { CsvError, parse, type Info } from 'csv-parse';
import { detectDelimiter, type Delimiter } from '../../rules/reading/delimiter.ts';
import { detectEncoding, type Encoding, type FileProblem } from '../../rules/reading/encoding.ts';
import { MAX_CELL_LENGTH, MAX_COLUMNS, MAX_LINES, MAX_ROWS } from '../../rules/limits.ts';

/** Thrown for a file that cannot be read as a table; `line` is where it failed, if known. */
export class FileRefused extends Error {
  readonly problem: FileProblem;
  readonly line: number | undefined;

  constructor(problem: FileProblem, line?: number) {
    super(`The file cannot be read: ${problem}${line === undefined ? '' : ` at line ${line}`}`);
    this.name = 'FileRefused';
    this.problem = problem;
    this.line = line;
  }
}

/** A row with the line that it starts on, counted from 1. */
interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A file while it is read: its format, column names and rows, which can be read once. */
export interface OpenTable {
  readonly encoding: Encoding['name'];
  readonly delimiter: Delimiter;
  readonly header: readonly string[];
  readonly rows: AsyncIterable<TableRow>;
}

/** So small that a slice of nothing but line breaks holds nobody up. */
const SLICE = 16 * 1024;
/** An even number of bytes, so that no character of two is cut. */
const COUNTED = 1024 * 1024;
const SNIFFED = 16 * 1024;
/** Names with accents may be rare: a code page is guessed from more of them. */
const SAMPLED = 256 * 1024;
const PROBLEMS: Readonly<Record<string, FileProblem>> = {
  CSV_QUOTE_NOT_CLOSED: 'QUOTE_NOT_CLOSED',
  CSV_INVALID_CLOSING_QUOTE: 'QUOTE_MISPLACED',
  INVALID_OPENING_QUOTE: 'QUOTE_MISPLACED',
  CSV_MAX_RECORD_SIZE: 'CELL_TOO_LONG',
};

/** Is true if a file has too many lines, empty ones included: they take as long to read. Lets the server do other work in between. */
async function hasTooManyLines(bytes: Uint8Array, { name, bom }: Encoding): Promise<boolean> {
  const step = name.startsWith('utf-16') ? 2 : 1;
  const low = name === 'utf-16be' ? 1 : 0;
  let lines = 0;
  for (let from = bom; from < bytes.length && lines <= MAX_LINES; from += COUNTED) {
    const end = Math.min(from + COUNTED, bytes.length);
    for (let at = from; at < end && lines <= MAX_LINES; at += step)
      if ((bytes[at + low] === 10 || bytes[at + low] === 13) && (step === 1 || bytes[at + 1 - low] === 0)) lines += 1;
    await setImmediate();
  }
  return lines > MAX_LINES;
}

/** Decodes the text in slices, so that the server can do other work in between. */
async function* decodeSlices(bytes: Uint8Array, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding.name);
  for (let from = encoding.bom; from < bytes.length; from += SLICE) {
    yield decoder.decode(bytes.subarray(from, from + SLICE), { stream: true });
    await setImmediate();
  }
}

/** Names what stopped the parser. A quote that is never closed, or swallows too much, opened in the row after the last good one. */
function toFileRefusal(error: unknown, lastLine: number): unknown {
  if (!(error instanceof CsvError)) return error;
  const problem = PROBLEMS[error.code];
  if (problem === undefined) return error;
  const at = 'lines' in error && typeof error.lines === 'number' ? error.lines : lastLine + 1;
  return new FileRefused(problem, problem === 'QUOTE_MISPLACED' ? at : lastLine + 1);
}

async function* parseRows(bytes: Uint8Array, encoding: Encoding, delimiter: Delimiter): AsyncGenerator<TableRow> {
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    info: true,
    relax_column_count: true,
    skip_records_with_empty_values: true,
    max_record_size: MAX_CELL_LENGTH * 10,
  });
  const source = Readable.from(decodeSlices(bytes, encoding));
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let lastLine = 0;
  try {
    for await (const item of parser) {
      const { record, info } = item as { record: string[]; info: Info };
      const breaks = record.reduce((sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0);
      const line = info.lines - breaks;
      if (record.some((cell) => cell.length > MAX_CELL_LENGTH)) throw new FileRefused('CELL_TOO_LONG', line);
      // Further in than the encoding is looked for.
      if (!record.every(isStorable)) throw new FileRefused('NOT_TEXT', line);
      lastLine = info.lines;
      yield { line, cells: record };
    }
  } catch (error) {
    throw toFileRefusal(error, lastLine);
  } finally {
    source.destroy();
  }
}

async function* limitRows(rows: AsyncIterator<TableRow>): AsyncGenerator<TableRow> {
  let count = 0;
  for (let next = await rows.next(); next.done !== true; next = await rows.next()) {
    count += 1;
    if (count > MAX_ROWS) throw new FileRefused('TOO_MANY_ROWS', next.value.line);
    yield next.value;
  }
  if (count === 0) throw new FileRefused('NO_ROWS');
}

/** Opens the bytes of a file as a table. Throws FileRefused when it is none; a broken row throws when it is reached. */
export async function openTable(bytes: Uint8Array): Promise<OpenTable> {
  const encoding = detectEncoding(bytes.subarray(0, SNIFFED), isUtf8(bytes), bytes.subarray(0, SAMPLED));
  if (typeof encoding === 'string') throw new FileRefused(encoding);
  if (await hasTooManyLines(bytes, encoding)) throw new FileRefused('TOO_MANY_ROWS');
  const head = new TextDecoder(encoding.name).decode(bytes.subarray(encoding.bom, SNIFFED));
  if (head.trim() === '') throw new FileRefused('EMPTY_FILE');
  const delimiter = detectDelimiter(head);
  const rows = parseRows(bytes, encoding, delimiter);
  const first = await rows.next();
  if (first.done === true) throw new FileRefused('EMPTY_FILE');
  const header = first.value.cells.map((name) => toStorable(name.trim().slice(0, 200)));
  if (header.length > MAX_COLUMNS) throw new FileRefused('TOO_MANY_COLUMNS');
  return { encoding: encoding.name, delimiter, header, rows: limitRows(rows) };
}
