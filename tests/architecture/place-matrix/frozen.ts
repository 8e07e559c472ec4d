import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Database, Tx } from '@hearth/platform/database';

/** A row that a call wrote, changed or deleted. */
export interface Touched {
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>>;
}

class RolledBack extends Error {
  readonly result: unknown;

  constructor(result: unknown) {
    super('what was done is taken back');
    this.result = result;
  }
}

/** Writes down each row that is touched, whatever the scope it is touched in. */
const WATCH = `
  create schema matrix;
  create table matrix.touched (table_name text not null, row jsonb not null);
  create function matrix.note() returns trigger language plpgsql security definer as $$
  begin
    insert into matrix.touched values (tg_table_schema || '.' || tg_table_name, to_jsonb(case when tg_op = 'DELETE' then old else new end));
    return null;
  end $$;
  grant usage on schema matrix to public;
  grant select on matrix.touched to public;
  do $$ declare t record; begin
    for t in select n.nspname, c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema', 'pgboss', 'public', 'matrix') and c.relname not in ('attempt_window', 'migration') loop
      execute format('create trigger zz_matrix after insert or update or delete on %I.%I for each row execute function matrix.note()', t.nspname, t.relname);
    end loop;
  end $$;`;

/** Writes down from now on which rows are touched: what stays done is read, once, by what this answers. */
export async function watch(database: Database): Promise<() => Promise<readonly Touched[]>> {
  await database.asOwner((_query, script) => script(WATCH));
  return () =>
    database.asOwner(async (query) => touchedOf(await query('delete from matrix.touched returning table_name, row')));
}

/**
 * Holds a scene as it is: from now on whatever a transaction writes is taken back when it is done, and what it touched,
 * announced and mailed is kept until it is taken. Reads are as they were.
 */
export async function freeze(database: Database): Promise<() => readonly Touched[]> {
  await watch(database);
  const run = database.run.bind(database);
  let touched: Touched[] = [];
  const frozen: Database['run'] = async (scope, work, options) => {
    if (options?.readOnly === true) return run(scope, work, options);
    return run(
      scope,
      async (tx) => {
        const result = await work(tx);
        touched.push(...(await readTouched(tx)));
        throw new RolledBack(result);
      },
      options,
    ).catch((error: unknown) => {
      if (error instanceof RolledBack) return error.result as never;
      throw error;
    });
  };
  const own = database as { run: Database['run'] };
  own.run = frozen;
  return () => {
    const taken = touched;
    touched = [];
    return taken;
  };
}

function readTouched(tx: Tx): Promise<readonly Touched[]> {
  return inScope(tx, SYSTEM, async (db) => touchedOf(await db.query('select table_name, row from matrix.touched')));
}

const touchedOf = (lines: readonly Readonly<Record<string, unknown>>[]): readonly Touched[] =>
  lines.map((line) => ({ table: String(line['table_name']), row: line['row'] as Touched['row'] }));
