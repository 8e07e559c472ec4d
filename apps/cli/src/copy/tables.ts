import type { Database } from '@hearth/platform/database';
import { z } from 'zod';
import { OperatorError } from '../operator-error.ts';
import { quote } from './session.ts';
import type { Session } from './session.ts';

/** A table whose rows are copied. */
export interface CopiedTable {
  /** `schema.table`. */
  readonly name: string;
  /** The columns that hold values of their own, in the table's order. */
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  /** The scope that may read every row; null where the connection's own role does, outside of every scope. */
  readonly readableBy: 'hearth_system' | 'hearth_survey' | null;
}

/** The queue's tables whose rows mean something elsewhere: it makes the others by itself. */
export const OF_THE_QUEUE = ['queue', 'schedule', 'job'];

const described = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  system_reads: z.boolean(),
  survey_reads: z.boolean(),
  owner_reads: z.boolean(),
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

/** Which tables of `pg_class c` in `pg_namespace n` are copied; $1 are those of the queue. */
export const IS_COPIED = `c.relkind in ('r', 'p') and not c.relispartition and not (n.nspname = 'platform' and c.relname = 'migration')
  and (n.nspname <> 'pgboss' or c.relname = any ($1::text[]))`;

const TABLES = `
  select json_build_object('schema', n.nspname, 'name', c.relname, 'owner_reads', not row_security_active(c.oid),
    'system_reads', ${READS_ALL('hearth_system')}, 'survey_reads', ${READS_ALL('hearth_survey')},
    'columns', (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''))::text as line
  from pg_class c join (${OWN_SCHEMAS}) n on n.oid = c.relnamespace
  where ${IS_COPIED} order by n.nspname, c.relname`;

/** Every table that a copy of the database holds, in one order. Throws when there is one that no scope can read whole. */
export async function listTables({ query }: Session): Promise<readonly CopiedTable[]> {
  const rows = await query(TABLES, [OF_THE_QUEUE]);
  return rows.map(({ line }) => {
    const { schema, name, columns, ...table } = described.parse(JSON.parse(String(line)));
    const scope = table.system_reads ? 'hearth_system' : table.survey_reads ? 'hearth_survey' : null;
    if (scope === null && !table.owner_reads)
      throw new OperatorError(
        `This role cannot read all rows of ${schema}.${name}, so a copy would lack some. Set MIGRATION_DATABASE_URL to the owner of the schema.`,
      );
    return { name: `${schema}.${name}`, columns, readableBy: table.owner_reads ? null : scope };
  });
}

/** Tables with rows that only the people they are about may read, which this role owns without being above row security. */
const ONLY_THEIR_OWN = `
  select n.nspname || '.' || c.relname as name from pg_class c join (${OWN_SCHEMAS}) n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition and c.relrowsecurity and pg_has_role(current_user, c.relowner, 'member')
    and not (select r.rolsuper or r.rolbypassrls from pg_roles r where r.rolname = current_user)
    and not ${READS_ALL('hearth_system')} and not ${READS_ALL('hearth_survey')}`;

/**
 * Lets the owner of the schema read the tables that no scope reads whole, while a copy is made. Row security goes on holding for every
 * scope and every other role: it is only no longer forced on the owner, which is put back at the end and, where a copy was killed, at
 * the next one.
 */
export async function whileOwnerReads<T>(database: Database, work: () => Promise<T>): Promise<T> {
  const names = (await database.asOwner((query) => query(ONLY_THEIR_OWN))).map(({ name }) => String(name));
  const force = (how: 'force' | 'no force'): Promise<void> =>
    database.ownerTransaction(async (_query, script) => {
      for (const name of names) await script(`alter table ${tableInSql({ name })} ${how} row level security`);
    });
  if (names.length === 0) return work();
  try {
    await force('no force');
    return await work();
  } finally {
    await force('force');
  }
}

/** A table as it is written in a statement. */
export function tableInSql({ name }: Pick<CopiedTable, 'name'>): string {
  return name.split('.').map(quote).join('.');
}
