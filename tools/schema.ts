import type { Database } from '@hearth/platform/database';

/** Everything that the migrations made, as text: tables with columns, constraints and indexes, policies, views, functions, grants to the scopes. */
export async function describeSchema(database: Database): Promise<string> {
  return database.asOwner(async (query) => {
    const lines = async (sql: string): Promise<string[]> => (await query(sql)).map((row) => String(row['line']));
    const sections: [string, string][] = [
      ['tables', TABLES],
      ['constraints', CONSTRAINTS],
      ['indexes', INDEXES],
      ['policies', POLICIES],
      ['views', VIEWS],
      ['functions', FUNCTIONS],
      ['grants', GRANTS],
    ];
    const parts: string[] = [
      '-- What the migrations make, described by the database itself. Written by "node tools/write-schema.ts"; never edited.',
    ];
    for (const [title, sql] of sections) parts.push(`\n-- ${title}`, ...(await lines(sql)));
    return `${parts.join('\n')}\n`;
  });
}

const OURS = `n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast', 'pgboss', 'public')`;

const TABLES = `
  select n.nspname || '.' || c.relname || ' (' || string_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
    || case when a.attnotnull then ' not null' else '' end
    || case when a.attgenerated <> '' then ' generated' when d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid) else '' end, ', ' order by a.attnum) || ')' as line
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relkind in ('r', 'p') and ${OURS} group by n.nspname, c.relname order by 1`;

const CONSTRAINTS = `
  select con.conrelid::regclass || ' ' || con.conname || ' ' || pg_get_constraintdef(con.oid) as line
  from pg_constraint con join pg_class c on c.oid = con.conrelid join pg_namespace n on n.oid = c.relnamespace
  where con.contype in ('p', 'u', 'f', 'c', 'x') and ${OURS} order by 1`;

const INDEXES = `
  select pg_get_indexdef(i.indexrelid) as line from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
  where ${OURS} and not exists (select from pg_constraint con where con.conindid = i.indexrelid and con.contype in ('p', 'u', 'x')) order by 1`;

const POLICIES = `
  select schemaname || '.' || tablename || ' ' || policyname || ' ' || cmd || ' to ' || array_to_string(roles, ',') || coalesce(' using ' || qual, '') || coalesce(' check ' || with_check, '') as line
  from pg_policies order by 1`;

const VIEWS = `
  select n.nspname || '.' || c.relname || ' ' || coalesce(array_to_string(c.reloptions, ','), '') || ' ' || regexp_replace(pg_get_viewdef(c.oid), '\\s+', ' ', 'g') as line
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'v' and ${OURS} order by 1`;

const FUNCTIONS = `
  select regexp_replace(pg_get_functiondef(p.oid), '\\s+', ' ', 'g') as line from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where p.prokind in ('f', 'p') and ${OURS} order by 1`;

const GRANTS = `
  select table_schema || '.' || table_name || ' ' || grantee || ' ' || string_agg(privilege_type, ',' order by privilege_type) as line
  from information_schema.role_table_grants where grantee like 'hearth\\_%' and table_schema <> 'pgboss' group by table_schema, table_name, grantee order by 1`;
