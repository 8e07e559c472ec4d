import { createHash } from 'node:crypto';
import { quote } from './session.ts';
import type { Session } from './session.ts';
import { tableInSql } from './tables.ts';
import type { CopiedTable } from './tables.ts';

/** Some rows of a table: a JSON list of texts and nulls for each, in the order of its columns. */
export type Rows = readonly string[];

/** The number of rows of a table, and a hash over all of them that does not depend on their order. */
export interface TableSum {
  readonly rows: number;
  readonly hash: string;
}

/** A fetch aims at this many bytes: it holds at least one row, however long. */
const FETCH_BYTES = 2 * 1024 * 1024;
const FIRST_ROWS = 50;
const MOST_ROWS = 5_000;
/** Hexadecimal digits of a row's hash that are added up: with all rows of a large table they fit a `numeric`, and each fits a `bigint`. */
const DIGITS = 15;

/** The expression of a row as its line. */
function lineOf({ columns }: CopiedTable): string {
  return `json_build_array(${columns.map(({ name }) => `t.${quote(name)}::text`).join(', ')})::text`;
}

/** Enters the scope that sees every row of a table; without one, the owner reads it. */
async function enterReader({ script }: Session, { readableBy }: CopiedTable): Promise<void> {
  await script(readableBy === null ? 'reset role' : `set local role ${readableBy}`);
}

/** The rows of a table, some at a time, of the moment that the transaction sees. */
export async function* readRows(session: Session, table: CopiedTable): AsyncGenerator<Rows> {
  const { query, script } = session;
  await enterReader(session, table);
  await script(`declare copied_rows no scroll cursor for select ${lineOf(table)} as line from ${tableInSql(table)} t`);
  for (let count = FIRST_ROWS; ;) {
    const lines = (await query(fetchStatement(count))).map(({ line }) => String(line));
    if (lines.length === 0) break;
    yield lines;
    const mean = lines.reduce((sum, line) => sum + line.length, 0) / lines.length;
    count = Math.max(1, Math.min(MOST_ROWS, Math.floor(FETCH_BYTES / mean)));
  }
  await script('close copied_rows; reset role');
}

const fetchStatement = (count: number): string => `fetch ${count} from copied_rows`;

/** Adds up rows as they pass: the same as `sumTable` says of a table with these rows. */
export class RowSum {
  #rows = 0;
  #hash = 0n;

  add(lines: Rows): void {
    this.#rows += lines.length;
    for (const line of lines)
      this.#hash += BigInt(`0x${createHash('sha256').update(line).digest('hex').slice(0, DIGITS)}`);
  }

  get sum(): TableSum {
    return { rows: this.#rows, hash: String(this.#hash) };
  }
}

function sumStatement(table: CopiedTable): string {
  return `
    select count(*)::text as rows, coalesce(sum(('x' || substr(hash, 1, ${DIGITS}))::bit(${DIGITS * 4})::bigint), 0)::text as hash
    from (select encode(sha256(convert_to(${lineOf(table)}, 'UTF8')), 'hex') as hash from ${tableInSql(table)} t) hashed`;
}

/** Has the database itself count and hash the rows of a table. */
export async function sumTable(session: Session, table: CopiedTable): Promise<TableSum> {
  await enterReader(session, table);
  const [row] = await session.query(sumStatement(table));
  await session.script('reset role');
  return { rows: Number(row?.['rows']), hash: String(row?.['hash']) };
}

/** What to put into a table: the place of each of its columns in a line. */
interface Filling {
  readonly table: CopiedTable;
  readonly columns: readonly { readonly name: string; readonly type: string; readonly place: number }[];
  /** Whether the lines hold the table's columns and no others, so that their hash can be compared. */
  readonly isExact: boolean;
}

/**
 * Matches the columns of lines to those of the table that they go into. They are the same, but for the tables of the job queue, whose
 * library changes them: there the columns that both have are copied.
 */
export function matchColumns(table: CopiedTable, columns: readonly string[]): Filling {
  const places = new Map(columns.map((name, place) => [name, place]));
  const known = table.columns.flatMap(({ name, type }) => {
    const place = places.get(name);
    return place === undefined ? [] : [{ name, type, place }];
  });
  const isExact = known.length === columns.length && known.length === table.columns.length;
  if (!isExact && !table.name.startsWith('pgboss.'))
    throw new Error(`${table.name} has other columns here than where its rows come from.`);
  return { table, columns: known, isExact };
}

function insertStatement({ table, columns }: Filling): string {
  const names = columns.map(({ name }) => quote(name)).join(', ');
  const values = columns.map(({ type, place }) => `(line->>${place})::${type}`).join(', ');
  return `insert into ${tableInSql(table)} (${names}) overriding system value
    select ${values} from jsonb_array_elements($1::text::jsonb) with ordinality as lines (line, place) order by place`;
}

/** Writes rows into a table that was prepared for it. */
export async function writeRows({ query }: Session, filling: Filling, lines: Rows): Promise<void> {
  if (lines.length > 0) await query(insertStatement(filling), [`[${lines.join(',')}]`]);
}
