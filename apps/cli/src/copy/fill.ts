import { z } from 'zod';
import { quote, speakPlainly } from './session.ts';
import type { Session } from './session.ts';
import { sumTable } from './rows.ts';
import type { TableSum } from './rows.ts';
import { IS_COPIED, listTables, OF_THE_QUEUE, OWN_SCHEMAS, tableInSql } from './tables.ts';
import type { CopiedTable } from './tables.ts';

/** What a sequence has come to. */
export interface SequenceState {
  /** `schema.sequence`. */
  readonly name: string;
  readonly last: string;
}

/** The sum of a table as it is to be; without a hash where its columns are not the same. */
export type ExpectedSum = Omit<TableSum, 'hash'> & { readonly hash: string | null };

const foreignKey = z.object({ table: z.string(), name: z.string(), definition: z.string() });

const FOREIGN_KEYS = `
  select json_build_object('table', con.conrelid::regclass::text, 'name', con.conname, 'definition', pg_get_constraintdef(con.oid))::text as line
  from pg_constraint con join (${OWN_SCHEMAS}) n on n.oid = con.connamespace
  where con.contype = 'f' and con.conparentid = 0 order by con.oid`;

const FORCED = `
  select n.nspname || '.' || c.relname as name from pg_class c join (${OWN_SCHEMAS}) n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and c.relforcerowsecurity`;

const FILLED = `
  select n.nspname || '.' || c.relname as name from pg_class c join (${OWN_SCHEMAS}) n on n.oid = c.relnamespace where ${IS_COPIED}`;

const SEQUENCES = `
  select s.schemaname || '.' || s.sequencename as name, s.last_value::text as last
  from pg_sequences s join (${OWN_SCHEMAS}) n on n.nspname = s.schemaname
  where s.last_value is not null and n.nspname <> 'pgboss' order by 1`;

/** Finds how far the sequences of a database have come. */
export async function findSequences({ query }: Session): Promise<readonly SequenceState[]> {
  return (await query(SEQUENCES)).map(({ name, last }) => ({ name: String(name), last: String(last) }));
}

/** The statements without which no rows can be put in as they are, those that connect the tables again, and those that put the rest back in force. */
async function rulesOf({
  query,
}: Session): Promise<{ readonly lift: string; readonly connect: string; readonly restore: string }> {
  const keys = (await query(FOREIGN_KEYS)).map(({ line }) => foreignKey.parse(JSON.parse(String(line))));
  const forced = (await query(FORCED)).map(({ name }) => tableInSql({ name: String(name) }));
  const all = (await query(FILLED, [OF_THE_QUEUE])).map(({ name }) => tableInSql({ name: String(name) }));
  return {
    lift: [
      ...keys.map(({ table, name }) => `alter table ${table} drop constraint ${quote(name)}`),
      ...all.map((table) => `alter table ${table} disable trigger user`),
      ...forced.map((table) => `alter table ${table} no force row level security`),
      `truncate ${all.join(', ')}`,
    ].join(';\n'),
    connect: keys
      .map(({ table, name, definition }) => `alter table ${table} add constraint ${quote(name)} ${definition}`)
      .join(';\n'),
    restore: [
      ...forced.map((table) => `alter table ${table} force row level security`),
      ...all.map((table) => `alter table ${table} enable trigger user`),
    ].join(';\n'),
  };
}

/**
 * Fills the tables of a database with what `write` puts into them, and makes sure that the database holds what
 * `write` says it should: the same number of rows in each table, with the same hash. Foreign keys are checked when everything is
 * there; triggers do not fire, as the rows have been through them. What was in the tables is replaced.
 */
export async function fillDatabase(
  session: Session,
  write: (tables: ReadonlyMap<string, CopiedTable>) => Promise<{
    readonly sums: ReadonlyMap<string, ExpectedSum>;
    readonly sequences: readonly SequenceState[];
  }>,
): Promise<void> {
  await speakPlainly(session);
  const { lift, connect, restore } = await rulesOf(session);
  await session.script(lift);
  // Here every row is the owner's to read, whoever else may see it.
  const tables = await listTables(session);
  const { sums, sequences } = await write(new Map(tables.map((table) => [table.name, table])));
  await session.script('set constraints all immediate');
  await session.script(connect);
  for (const { name, last } of sequences)
    await session.query('select setval($1::text::regclass, $2::text::bigint)', [tableInSql({ name }), last]);
  for (const table of tables) requireSame(table.name, await sumTable(session, table), sums.get(table.name));
  await session.script(restore);
}

function requireSame(name: string, found: TableSum, wanted: ExpectedSum | undefined): void {
  const { rows, hash } = wanted ?? { rows: 0, hash: '0' };
  if (found.rows !== rows)
    throw new Error(`${name} holds ${found.rows} rows instead of ${rows}. Nothing of the copy was kept.`);
  if (hash !== null && found.hash !== hash)
    throw new Error(`The rows of ${name} are not the ones that were copied. Nothing of the copy was kept.`);
}
