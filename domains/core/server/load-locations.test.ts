import { makeEmployer } from '@hearth/domains/access/factory';
import { sql } from 'kysely';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { moveBrand } from '../contract/endpoints.ts';
import { makeBrandTree } from '../db/factory.ts';
import { findBrand, toChangeContext, upsertLocationsByNumber } from './service.ts';
import type { LocationRow } from './service.ts';

const server = await startTestServer();
const row = (number: string, more: Partial<LocationRow> = {}): LocationRow => ({
  number,
  name: `Store ${number}`,
  street: 'Rua Nova 1',
  city: 'Lisboa',
  region_code: '11',
  region_name: 'Lisboa',
  country_code: 'PT',
  country_name: 'Portugal',
  postcode: '1100',
  phone: null,
  time_zone: 'Europe/Lisbon',
  latitude: 38.7,
  longitude: -9.1,
  currency: null,
  ownership: null,
  ...more,
});
const group = async () => (await server.run((work) => makeBrandTree(work, { type: 'GP-GROUP', name: 'Load' }))).id;
const load = (groupId: string, rows: readonly LocationRow[]) =>
  server.run((work) => upsertLocationsByNumber(work.db, toChangeContext(work), { id: groupId, groupId }, rows), {
    kind: 'tenant',
    groupIds: [groupId],
    userId: null,
  });
const drawn = async (groupId: string) => {
  const rows = await server.run((work) =>
    work.db.execute<{ path: string[] }>(sql`
      select (select array_agg(a.name order by cardinality(a.ancestor_ids)) from core.brand a where a.id = any (b.ancestor_ids)) as path
        from core.brand b where b.group_id = ${groupId} and b.type = 'LOCATION' order by b.number`),
  );
  return rows.map(({ path }) => path.slice(1).join(' / '));
};

test('makes locations with the country and region nodes that they need, each once', async () => {
  const id = await group();
  const rows = [
    row('1'),
    row('2'),
    row('3', { region_code: '13', region_name: 'Porto' }),
    row('4', { country_code: 'GB', country_name: 'United Kingdom', region_code: null, region_name: null }),
  ];
  expect(await load(id, rows)).toMatchObject({ created: 4, updated: 0, same: 0 });
  expect(await drawn(id)).toEqual([
    'Portugal / Lisboa / Store 1',
    'Portugal / Lisboa / Store 2',
    'Portugal / Porto / Store 3',
    'United Kingdom / Store 4',
  ]);
});

test('changes nothing the second time, and then only what is different', async () => {
  const id = await group();
  const rows = [row('1'), row('2'), row('3', { latitude: null, longitude: null, city: null })];
  await load(id, rows);
  expect(await load(id, rows)).toMatchObject({ created: 0, updated: 0, same: 3 });
  expect(await load(id, [row('1', { phone: '123' }), ...rows.slice(1), row('9')])).toMatchObject({
    created: 1,
    updated: 1,
    same: 2,
  });
});

test('takes the currency of the country', async () => {
  const id = await group();
  await load(id, [row('1', { country_code: 'JP', country_name: 'Japan' })]);
  const [made] = await server.run((work) =>
    work.db.execute<{ currency: string }>(sql`select currency from core.brand where group_id = ${id} and number = '1'`),
  );
  expect(made?.currency).toBe('JPY');
});

test('a location whose region changed moves there; one that was moved by hand stays where it was put', async () => {
  const id = await group();
  await load(id, [row('1'), row('2')]);
  const owner = await server.run((work) => makeEmployer(work, { brandId: id, as: 'ENTERPRISE_OWNER' }));
  const [second, portugal] = await server.run(async (work) => [
    await work.db.execute<{ id: string }>(sql`select id from core.brand where group_id = ${id} and number = '2'`),
    await work.db.execute<{ id: string }>(sql`select id from core.brand where group_id = ${id} and type = 'COUNTRY'`),
  ]);
  const body = { brand_id: second[0]?.id ?? '', parent_id: portugal[0]?.id ?? '' };
  expect((await server.call(moveBrand, { params: { id }, body }, owner.token)).status).toBe(200);
  await load(id, [row('1', { region_code: '13', region_name: 'Porto' }), row('2', { phone: '77' })]);
  expect(await drawn(id)).toEqual(['Portugal / Porto / Store 1', 'Portugal / Store 2']);
});

test('goes through many more rows than one statement takes', async () => {
  const id = await group();
  const rows = Array.from({ length: 2345 }, (_, index) => row(`n${index}`, { region_code: String(index % 7) }));
  expect(await load(id, rows)).toMatchObject({ created: 2345, updated: 0, same: 0 });
  expect(await load(id, rows)).toMatchObject({ created: 0, updated: 0, same: 2345 });
});

test('refuses two rows of one number, and a group that the scope does not reach', async () => {
  const [id, other] = [await group(), await group()];
  await expect(load(id, [row('1'), row('1')])).rejects.toThrow(RangeError);
  const foreign = server.run(
    (work) => upsertLocationsByNumber(work.db, toChangeContext(work), { id: other, groupId: other }, [row('1')]),
    {
      kind: 'tenant',
      groupIds: [id],
      userId: null,
    },
  );
  await expect(foreign).rejects.toThrow();
});

test('what a person or the public sees of brands has no search words and no settings; whom the group does not know sees open brands only', async () => {
  const id = await group();
  await load(id, [row('1')]);
  const seen = (scope: Parameters<typeof server.run>[1]) =>
    server.run(
      (work) => work.db.execute(sql`select name from core.brand_view where group_id = ${id} and type = 'LOCATION'`),
      scope,
    );
  const self = { kind: 'self', userId: id } as const;
  expect(await seen({ kind: 'public' })).toHaveLength(1);
  expect(await seen(self)).toHaveLength(1);
  await server.run((work) =>
    work.db.execute(sql`update core.brand set status = 'archived' where group_id = ${id} and number = '1'`),
  );
  expect(await seen({ kind: 'public' })).toEqual([]);
  expect(await seen(self)).toEqual([]);
  for (const scope of [{ kind: 'public' }, self] as const) {
    for (const statement of [
      sql`select search from core.brand`,
      sql`select * from core.brand_service`,
      sql`select place from core.brand`,
    ])
      await expect(server.run((work) => work.db.execute(statement), scope)).rejects.toThrow(/permission denied/);
  }
});

test('no group sees the brands of another', async () => {
  const [id, other] = [await group(), await group()];
  const scope = { kind: 'tenant', groupIds: [id], userId: null } as const;
  expect(await server.run((work) => findBrand(work.db, other), scope)).toBeUndefined();
  const rows = await server.run(
    (work) => work.db.execute(sql`update core.brand set name = 'x' where id = ${other} returning 1`),
    scope,
  );
  expect(rows).toEqual([]);
});
