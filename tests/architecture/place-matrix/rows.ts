import { sqlState } from '@hearth/platform/database';
import type { Database, Scope } from '@hearth/platform/database';
import { enterScopeAt } from '@hearth/platform/database/scope';
import type { TestServer } from '@hearth/testing/server';
import { quoted } from './fabricate.ts';
import { marksIn } from './marks.ts';
import type { Mark } from './marks.ts';
import type { Registry } from './registry.ts';
import { allTablesOf, viewsOf } from './tables.ts';

type Row = Readonly<Record<string, unknown>>;

/** A scope that statements run in, and what of the scene they may find there. */
export interface Reach {
  readonly name: string;
  readonly scope: Scope;
  readonly mayRead: (mark: Mark, table: string) => boolean;
  readonly mayChange: (mark: Mark) => boolean;
}

/** A row of the scene: where it lies, what stands in it, and which marks it bears. */
interface Known {
  readonly at: string;
  readonly row: Row;
  readonly marks: readonly Mark[];
}

/** What came of a sweep. */
interface Swept {
  readonly leaks: readonly string[];
  /** How many rows were read. */
  readonly read: number;
  /** Tables of groups in which nothing stands that is others', so that nothing can be said of them. */
  readonly unproven: readonly string[];
}

const REFUSED = '42501';

/** What statements of one's own reach in a scope, table by table: with nothing but row security between them and the rows. */
export async function sweep(
  { database, clock }: TestServer,
  registry: Registry,
  { scope, mayRead, mayChange }: Reach,
): Promise<Swept> {
  const marksOf = (row: Row): readonly Mark[] => [...marksIn(JSON.stringify(row), '', registry.marks).values()];
  const tables = await allTablesOf(database);
  const views = await viewsOf(database);
  const known = new Map<string, readonly Known[]>();
  await database.asOwner(async (query) => {
    for (const { name } of tables)
      known.set(
        name,
        (await query(`select t.ctid::text as at, to_jsonb(t) as row from ${quoted(name)} t`)).map((line) => {
          const row = line['row'] as Row;
          return { at: String(line['at']), row, marks: marksOf(row) };
        }),
      );
  });
  const leaks: string[] = [];
  const unproven: string[] = [];
  let read = 0;
  // A connection of its own: a handle takes no savepoint, after which a statement might run in another scope than it was given to.
  await database.asOwner(async (query, script) => {
    const db = { query, script };
    await script(`begin;${enterScopeAt(scope, clock.now())}`);
    for (const { name, columns } of [...tables, ...views]) {
      const table = quoted(name);
      const shown = await readable(db, name);
      const found = shown.length === 0 ? NONE : await tried(db, `select ${shown.join(', ')} from ${table}`);
      if (found.state !== undefined && found.state !== REFUSED) leaks.push(`cannot read ${name} (${found.state})`);
      read += found.rows.length;
      for (const row of found.rows)
        for (const mark of marksOf(row))
          if (!mayRead(mark, name)) leaks.push(`reads in ${name} of ${mark.tenant}${mark.spot}${mark.kind}`);
      const foreign = (known.get(name) ?? []).filter(({ marks }) => marks.length > 0 && !marks.some(mayChange));
      if (foreign.length === 0) {
        if (columns.some((column) => column.name === 'group_id') && known.has(name)) unproven.push(name);
        continue;
      }
      const places = foreign.map(({ at }) => at);
      const column = columns.find(({ isGenerated }) => !isGenerated)?.name ?? '';
      for (const change of [
        `delete from ${table} where ctid = any ($1::tid[])`,
        `update ${table} set "${column}" = "${column}" where ctid = any ($1::tid[])`,
      ]) {
        const { touched, state } = await tried(db, change, [places]);
        // A foreign row that another key holds was found, or the key would not have been looked at.
        if (touched > 0 || (state !== undefined && state !== REFUSED))
          leaks.push(`${change.slice(0, 6)}s in ${name} what is not theirs (${state ?? touched})`);
      }
      const names = columns.filter(({ isGenerated }) => !isGenerated).map((one) => `"${one.name}"`);
      const [{ row } = { row: {} }] = foreign;
      const { state } = await tried(
        db,
        `insert into ${table} (${names.join(', ')}) overriding system value
         select ${names.join(', ')} from jsonb_populate_record(null::${table}, $1::jsonb)`,
        [JSON.stringify(row)],
      );
      if (state !== REFUSED) leaks.push(`inserts into ${name} what is not theirs (${state ?? 'done'})`);
    }
    await script('rollback');
  });
  return { leaks: [...new Set(leaks)], read, unproven };
}

interface Tried {
  readonly rows: readonly Row[];
  /** How many rows a change reached, by the triggers of the frozen scene. */
  readonly touched: number;
  /** The SQL state that it was refused with. */
  readonly state: string | undefined;
}

const NONE: Tried = { rows: [], touched: 0, state: undefined };

type AsOwner = Parameters<Parameters<Database['asOwner']>[0]>;

/** A connection in an open transaction. */
interface Connection {
  readonly query: AsOwner[0];
  readonly script: AsOwner[1];
}

/** The columns of a table that the scope's role may read: a statement that names another is refused as a whole. */
async function readable(db: Connection, name: string): Promise<readonly string[]> {
  const may = await db.query(
    `select a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname || '.' || c.relname = $1 and a.attnum > 0 and not a.attisdropped and has_column_privilege(c.oid, a.attnum, 'select')`,
    [name],
  );
  return may.map((row) => `"${String(row['name'])}"`);
}

/** Runs a statement and takes it back. */
async function tried(db: Connection, text: string, values: readonly unknown[] = []): Promise<Tried> {
  await db.script('savepoint tried');
  try {
    const rows = await db.query(text, values);
    const touched = text.startsWith('select') ? 0 : (await db.query('select 1 from matrix.touched')).length;
    return { rows, touched, state: undefined };
  } catch (error) {
    return { rows: [], touched: 0, state: sqlState(error) ?? 'none' };
  } finally {
    await db.script('rollback to savepoint tried');
  }
}
