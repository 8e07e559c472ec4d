import { openTestDatabase } from '@hearth/testing/test-database';
import { afterAll, expect, test } from 'vitest';

const database = await openTestDatabase();
afterAll(() => database.close());

const names = async (sql: string): Promise<unknown[]> =>
  (await database.asOwner((query) => query(sql))).map((row) => row['name']);
const OURS = `n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast', 'pgboss', 'public')`;

test('every table has row security, forced on its owner too', async () => {
  expect(
    await names(`select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and ${OURS} and not (c.relrowsecurity and c.relforcerowsecurity) and n.nspname || '.' || c.relname <> 'platform.migration' order by 1`),
    'Call platform.tenant_table or platform.secured_table in the migration.',
  ).toEqual([]);
});

test('every table with a group_id shows a group its own rows only', async () => {
  expect(
    await names(`select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'group_id' and not a.attisdropped
      where c.relkind in ('r', 'p') and ${OURS} and n.nspname <> 'platform'
        and has_table_privilege('hearth_tenant', c.oid, 'select')
        and not exists (select from pg_policies p where p.schemaname = n.nspname and p.tablename = c.relname and 'hearth_tenant' = any (p.roles) and p.qual like '%current_groups%') order by 1`),
  ).toEqual([]);
});

test('views run with the rights of whoever reads them', async () => {
  expect(
    await names(`select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'v' and ${OURS} and not coalesce('security_invoker=true' = any (c.reloptions), false) order by 1`),
    'Create the view with (security_invoker = true).',
  ).toEqual([]);
});

test('the roles of the scopes cannot log in, own nothing and bypass nothing', async () => {
  expect(
    await names(
      `select rolname as name from pg_roles where rolname like 'hearth\\_%' and rolname ~ '^hearth_(tenant|self|public|survey|system)$' and (rolcanlogin or rolbypassrls or rolsuper)`,
    ),
  ).toEqual([]);
  expect(
    await names(
      `select c.relname as name from pg_class c join pg_roles r on r.oid = c.relowner where r.rolname ~ '^hearth_(tenant|self|public|survey|system)$'`,
    ),
  ).toEqual([]);
});

test('every foreign key has an index to follow it by', async () => {
  expect(
    await names(`select con.conrelid::regclass || ' ' || con.conname as name from pg_constraint con join pg_class c on c.oid = con.conrelid join pg_namespace n on n.oid = c.relnamespace
      where con.contype = 'f' and ${OURS} and not exists (
        select from pg_index i where i.indrelid = con.conrelid and (i.indkey::int2[])[0] = con.conkey[1]) order by 1`),
    'Add an index that starts with the column: deleting or joining the other row reads the whole table otherwise.',
  ).toEqual([]);
});

test('every key between tables of groups holds the group, so that no row points to another group', async () => {
  expect(
    await names(`select con.conrelid::regclass || ' ' || con.conname as name from pg_constraint con
      join pg_attribute child on child.attrelid = con.conrelid and child.attname = 'group_id' and child.attnotnull
      join pg_attribute parent on parent.attrelid = con.confrelid and parent.attname = 'group_id' and parent.attnotnull
      where con.contype = 'f' and con.conkey <> array[child.attnum] and not (con.convalidated and exists (
        select from unnest(con.conkey, con.confkey) as pair (here, there) where here = child.attnum and there = parent.attnum)) order by 1`),
    'Write it as foreign key (thing_id, group_id) references … (id, group_id).',
  ).toEqual([]);
});

test('a function that policies call and that reads tables is planned once per connection', async () => {
  expect(
    await names(`select distinct p.oid::regproc::text as name from pg_policy policy
      join pg_depend d on d.classid = 'pg_policy'::regclass and d.objid = policy.oid and d.refclassid = 'pg_proc'::regclass
      join pg_proc p on p.oid = d.refobjid join pg_language l on l.oid = p.prolang
      where l.lanname = 'sql' and p.prosrc ~* '\\mfrom\\M' order by 1`),
    'Write it in plpgsql: one in SQL that reads a table is planned anew by every statement that row security asks it for.',
  ).toEqual([]);
});
