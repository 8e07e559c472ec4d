import type { Database } from '@hearth/platform/database';

export interface Column {
  readonly name: string;
  /** As PostgreSQL writes it: `uuid`, `text[]`. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly hasDefault: boolean;
  readonly isGenerated: boolean;
  /** The table whose `id` it points to. */
  readonly to: string | undefined;
  /** The first value of those that a check allows. */
  readonly firstAllowed: string | undefined;
}

export interface Table {
  /** `schema.table`. */
  readonly name: string;
  readonly columns: readonly Column[];
}

const TABLES = `
  select n.nspname || '.' || c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
    a.attnotnull as required, a.atthasdef or a.attidentity <> '' as defaulted, a.attgenerated <> '' or a.attidentity = 'a' as generated,
    (select rn.nspname || '.' || rc.relname from pg_constraint f join pg_class rc on rc.oid = f.confrelid join pg_namespace rn on rn.oid = rc.relnamespace
      cross join lateral unnest(f.conkey, f.confkey) as pair (here, there)
      join pg_attribute key on key.attrelid = f.confrelid and key.attnum = there and key.attname = 'id'
      where f.contype = 'f' and f.conrelid = c.oid and here = a.attnum order by array_length(f.conkey, 1) desc limit 1) as points_to,
    (select (regexp_match(pg_get_constraintdef(k.oid), '\\m' || a.attname || ' = (?:ANY \\(ARRAY\\[)?''([^'']+)''::text'))[1] from pg_constraint k
      where k.contype = 'c' and k.conrelid = c.oid and k.conkey = array[a.attnum] limit 1) as allowed
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind = any ($1::"char"[]) and n.nspname <> all ($2::text[]) order by 1, a.attnum`;
const NOT_OURS = ['pg_catalog', 'information_schema', 'pg_toast', 'pgboss', 'public', 'matrix'];

/** The tables of all domains, as the database describes them. */
export const tablesOf = (database: Database): Promise<readonly Table[]> =>
  described(database, ['r'], [...NOT_OURS, 'platform']);
/** The same with those of the platform. */
export const allTablesOf = (database: Database): Promise<readonly Table[]> => described(database, ['r'], NOT_OURS);
/** The views of all. */
export const viewsOf = (database: Database): Promise<readonly Table[]> => described(database, ['v'], NOT_OURS);

async function described(
  database: Database,
  kinds: readonly string[],
  without: readonly string[],
): Promise<readonly Table[]> {
  const rows = await database.asOwner((query) => query(TABLES, [kinds, without]));
  return [...Map.groupBy(rows, (row) => String(row['table']))].map(([name, columns]) => ({
    name,
    columns: columns.map((column) => ({
      name: String(column['name']),
      type: String(column['type']),
      isRequired: column['required'] === true,
      hasDefault: column['defaulted'] === true,
      isGenerated: column['generated'] === true,
      to: typeof column['points_to'] === 'string' ? column['points_to'] : undefined,
      firstAllowed: typeof column['allowed'] === 'string' ? column['allowed'] : undefined,
    })),
  }));
}
