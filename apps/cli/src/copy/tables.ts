import { z } from 'zod';
import { quote } from './session.ts';
import type { Session } from './session.ts';

/** A table whose rows are copied. */
export interface CopiedTable {
  /** `schema.table`. */
  readonly name: string;
  /** The columns that hold values of their own, in the table's order. */
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  /** The scope that may read every row; null for a table without row security. */
  readonly readableBy: 'hearth_system' | 'hearth_survey' | null;
}

/** The queue's tables whose rows mean something elsewhere: it makes the others by itself. */
const OF_THE_QUEUE = ['queue', 'schedule', 'job'];

const described = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  is_secured: z.boolean(),
  system_reads: z.boolean(),
  survey_reads: z.boolean(),
});

/** Schemas of Hearth: those that its scopes may use. Others may lie in the same database. */
export const OWN_SCHEMAS = `
  select n.oid, n.nspname from pg_namespace n
  where n.nspname not in ('public', 'information_schema') and n.nspname not like 'pg\\_%'
    and (has_schema_privilege('hearth_system', n.oid, 'usage') or has_schema_privilege('hearth_survey', n.oid, 'usage'))`;

const READS_ALL = (role: string): string => `
  (has_table_privilege('${role}', c.oid, 'select') and exists (
    select from pg_policy p where p.polrelid = c.oid and p.polcmd in ('r', '*') and p.polpermissive
      and (select oid from pg_roles where rolname = '${role}') = any (p.polroles) and pg_get_expr(p.polqual, p.polrelid) = 'true'))`;

const TABLES = `
  select json_build_object('schema', n.nspname, 'name', c.relname, 'is_secured', c.relrowsecurity,
    'system_reads', ${READS_ALL('hearth_system')}, 'survey_reads', ${READS_ALL('hearth_survey')},
    'columns', (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''))::text as line
  from pg_class c join (${OWN_SCHEMAS}) n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition
    and not (n.nspname = 'platform' and c.relname = 'migration')
    and (n.nspname <> 'pgboss' or c.relname = any ($1::text[]))
  order by n.nspname, c.relname`;

/** Every table that a copy of the database holds, in one order. Throws when there is one that no scope can read whole. */
export async function listTables({ query }: Session): Promise<readonly CopiedTable[]> {
  const rows = await query(TABLES, [OF_THE_QUEUE]);
  return rows.map(({ line }) => {
    const { schema, name, columns, ...table } = described.parse(JSON.parse(String(line)));
    const isReadable = !table.is_secured || table.system_reads || table.survey_reads;
    if (!isReadable) throw new Error(`No scope can read all rows of ${schema}.${name}, so a copy would lack some.`);
    const scope = table.system_reads ? 'hearth_system' : 'hearth_survey';
    return { name: `${schema}.${name}`, columns, readableBy: table.is_secured ? scope : null };
  });
}

/** A table as it is written in a statement. */
export function tableInSql({ name }: Pick<CopiedTable, 'name'>): string {
  return name.split('.').map(quote).join('.');
}
