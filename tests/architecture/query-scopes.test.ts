import { openTestDatabase } from '@hearth/testing/test-database';
import { afterAll, expect, test } from 'vitest';
import { namingsIn } from './scoped-queries.ts';
import { sourceFiles } from './source-files.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

/** By table and view, the scopes that may do anything there and have a policy for it. */
const rows = await database.asOwner((query) =>
  query(`
    select n.nspname || '.' || c.relname as name, array_agg(substr(r.rolname, 8)) as scopes
    from pg_class c join pg_namespace n on n.oid = c.relnamespace cross join pg_roles r
    where c.relkind in ('r', 'p', 'v') and r.rolname ~ '^hearth_(tenant|self|public|survey|system)$'
      and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast', 'pgboss', 'public')
      and (has_table_privilege(r.oid, c.oid, 'select, insert, update, delete') or has_any_column_privilege(r.oid, c.oid, 'select, insert, update'))
      and (c.relkind = 'v' or exists (select from pg_policies p
        where p.schemaname = n.nspname and p.tablename = c.relname and p.roles && array[r.rolname, 'public']))
    group by 1`),
);
const scopesOf = new Map(rows.map(({ name, scopes }) => [String(name), scopes as readonly string[]]));

const files = (await sourceFiles(['domains/*/server/**/*.ts', 'packages/platform/src/**/*.ts'])).filter(
  ({ path }) => !path.endsWith('.test.ts'),
);
const namings = files.flatMap(namingsIn).flatMap((naming) => {
  const open = scopesOf.get(naming.table);
  return open === undefined ? [] : [{ ...naming, open }];
});
const told = ({ at, table, open }: (typeof namings)[number]): string => `${at} ${table} is open to ${open.join(', ')}`;

test('what names a table that is open to one scope alone takes a handle of that scope', () => {
  const closed = namings.filter(({ open }) => open.length === 1);
  expect(closed.length).toBeGreaterThan(150);
  expect(closed.filter(({ scopes }) => scopes === null).map(told)).toEqual([]);
});

test('what takes a handle of some scopes names no table that is closed to one of them', () => {
  expect(
    namings.filter(({ scopes, open }) => scopes?.some((scope) => !open.includes(scope)) === true).map(told),
  ).toEqual([]);
});
