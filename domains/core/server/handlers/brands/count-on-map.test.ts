import { makeEmployer } from '@hearth/domains/access/factory';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { addFavourites, countOnMap } from '../../../contract/endpoints.ts';
import { makeBrandTree, makeGroup } from '../../../db/factory.ts';

const server = await startTestServer();
const at = (name: string, latitude: number, longitude: number) => ({
  type: 'LOCATION',
  name,
  latitude,
  longitude,
});
const group = await server.run((work) =>
  makeBrandTree(work, {
    type: 'GP-GROUP',
    name: 'Roasters',
    children: [
      {
        type: 'COUNTRY',
        name: 'Portugal',
        children: [at('Chiado', 38.71, -9.14), at('Belém', 38.7, -9.2), at('Porto', 41.15, -8.61)],
      },
      {
        type: 'COUNTRY',
        name: 'Japan',
        children: [at('Shibuya', 35.66, 139.7), { type: 'LOCATION', name: 'Nowhere yet' }],
      },
    ],
  }),
);
const [portugal] = group.children;
const owner = await server.run((work) => makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' }));
const count = async (body: object = {}, token = owner.token, id = group.id) =>
  (await server.call(countOnMap, { params: { id }, body }, token)).data;
const marks = async (body: object = {}, token = owner.token) =>
  (await count(body, token)).clusters
    .map(({ location, locations }) => location?.name ?? `${locations} locations`)
    .toSorted((a, b) => (a < b ? -1 : 1));

test('all locations are counted, close ones as one mark, and those without a pin by themselves', async () => {
  const { clusters, placed, unplaced } = await count();
  expect(clusters.map(({ location, locations }) => location?.name ?? locations)).toEqual([3, 'Shibuya']);
  expect([placed, unplaced]).toEqual([4, 1]);
  expect(clusters[0]?.part).toEqual({ west: -9.2, south: 38.7, east: -8.61, north: 41.15 });
  expect(clusters[1]?.location).toMatchObject({ path: ['Roasters', 'Japan'], is_favourite: false });
});

test('a closer look tells apart what was one mark, and leaves out what is elsewhere', async () => {
  const part = { west: -9.3, south: 38.6, east: -9, north: 38.8 };
  expect(await marks({ part })).toEqual(['Belém', 'Chiado']);
  expect(await marks({ part: { west: -10, south: 38, east: -8, north: 42 } })).toEqual(['2 locations', 'Porto']);
});

test('words and stars narrow it, also where a word is mistyped', async () => {
  expect(await marks({ term: 'shibuya' })).toEqual(['Shibuya']);
  expect(await marks({ term: 'shibuja' })).toEqual(['Shibuya']);
  expect(await marks({ term: 'nothing of the kind' })).toEqual([]);
  const porto = portugal?.children[2]?.id ?? '';
  await server.call(addFavourites, { params: { id: group.id }, body: { brand_ids: [porto] } }, owner.token);
  expect(await marks({ favourites_only: true })).toEqual(['Porto']);
});

test('whoever manages one country counts its locations alone, and nobody those of another group', async () => {
  const local = await server.run((work) => makeEmployer(work, { brandId: portugal?.id ?? '', as: 'LOCATION_MANAGER' }));
  expect((await count({}, local.token)).placed).toBe(3);
  expect(await marks({ term: 'shibuya' }, local.token)).toEqual([]);
  const other = await server.run(async (work) => {
    const { id } = await makeGroup(work);
    return makeEmployer(work, { brandId: id, as: 'ENTERPRISE_OWNER' });
  });
  expect((await server.call(countOnMap, { params: { id: group.id }, body: {} }, other.token)).status).toBe(404);
});
