import { makeEmployer } from '@hearth/domains/access/factory';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { addFavourites, removeFavourites, searchBrands } from '../../../contract/endpoints.ts';
import { makeBrandTree, makeGroup } from '../../../db/factory.ts';

const server = await startTestServer();
const location = (name: string, number: string, city: string) => ({ type: 'LOCATION', name, number, city });
const group = await server.run((work) =>
  makeBrandTree(work, {
    type: 'GP-GROUP',
    name: 'Roasters',
    children: [
      {
        type: 'COUNTRY',
        name: 'Europe',
        children: [
          location('Zürich Hauptbahnhof', '100', 'Zürich'),
          location('Bahnhofplatz', '101', 'Zürich'),
          location('Meritxell 96', '47370-257954', 'Andorra la Vella'),
        ],
      },
      {
        type: 'COUNTRY',
        name: 'Asia',
        children: [location('渋谷駅前', '200', '東京'), location('Al Zahia', '201', 'الشارقة')],
      },
    ],
  }),
);
const [europe, asia] = group.children.map((child) => child.id);
const owner = await server.run((work) => makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' }));
const search = async (term: string, more: Record<string, unknown> = {}, token = owner.token) => {
  const { data } = await server.call(searchBrands, { params: { id: group.id }, body: { term, ...more } }, token);
  return data;
};
const names = async (term: string, more: Record<string, unknown> = {}, token = owner.token) =>
  (await search(term, more, token)).brands.map((brand) => brand.name);

test.each([
  ['the start of a name', 'merit', ['Meritxell 96']],
  ['the middle of a name', 'bahnhof', ['Bahnhofplatz', 'Zürich Hauptbahnhof']],
  ['a name without its accents', 'zurich haupt', ['Zürich Hauptbahnhof']],
  ['a number', '47370', ['Meritxell 96']],
  ['a city', 'andorra', ['Meritxell 96']],
  ['words in any order', 'platz ZURICH', ['Bahnhofplatz']],
  ['letters of another script', '渋谷', ['渋谷駅前']],
  ['a city in Arabic', 'الشارقة', ['Al Zahia']],
  ['a typing mistake', 'merittxel', ['Meritxell 96']],
  ['signs that mean something to a database', '%_\\', []],
])('finds by %s', async (_what, term, found) => {
  expect(await names(term)).toEqual(found);
});

test('puts the brand whose number was typed first, then names that start with the term', async () => {
  expect((await names('100'))[0]).toBe('Zürich Hauptbahnhof');
  expect(await names('zürich')).toEqual(['Zürich Hauptbahnhof', 'Bahnhofplatz']);
});

test('tells where a brand stands, so that two of one name can be told apart', async () => {
  const [brand] = (await search('meritxell')).brands;
  expect(brand).toMatchObject({ city: 'Andorra la Vella', path: ['Roasters', 'Europe'], is_favourite: false });
});

test('comes page by page without leaving out or repeating any, also for an empty term', async () => {
  for (const term of ['', 'a', 'merittxel']) {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await search(term, { limit: 1, ...(cursor === undefined ? {} : { cursor }) });
      seen.push(...page.brands.map((brand) => brand.id));
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
    const all = (await search(term, { limit: 100 })).brands.map((brand) => brand.id);
    expect(seen).toEqual(all);
  }
});

test('can be narrowed to a kind of brand', async () => {
  expect(await names('', { type: 'COUNTRY' })).toEqual(['Asia', 'Europe']);
});

test('finds only what the caller may see, and nothing of other groups', async () => {
  const manager = await server.run((work) => makeEmployer(work, { brandId: asia ?? '', as: 'GROUP_MANAGER' }));
  expect(await names('', { type: 'LOCATION' }, manager.token)).toEqual(['Al Zahia', '渋谷駅前']);
  expect(await names('meritxell', {}, manager.token)).toEqual([]);
  const other = await server.run((work) => makeGroup(work));
  const outside = await server.call(searchBrands, { params: { id: other.id }, body: { term: '' } }, owner.token);
  expect(outside.status).toBe(404);
});

test("finds favourites alone; only what one may see becomes one, and they are one's own", async () => {
  const manager = await server.run((work) => makeEmployer(work, { brandId: asia ?? '', as: 'GROUP_MANAGER' }));
  const found = (await search('', { type: 'LOCATION' })).brands;
  const [zahia, bahnhof] = ['Al Zahia', 'Bahnhofplatz'].map(
    (name) => found.find((brand) => brand.name === name)?.id ?? '',
  );
  const params = { id: group.id };
  const ids = [zahia ?? '', bahnhof ?? ''];
  const added = await server.call(addFavourites, { params, body: { brand_ids: ids } }, manager.token);
  expect(added.data.favourite_ids).toEqual([zahia]);
  expect(await names('', { favourites_only: true }, manager.token)).toEqual(['Al Zahia']);
  expect(await names('', { favourites_only: true })).toEqual([]);
  await server.call(addFavourites, { params: { id: zahia ?? '' }, body: {} }, manager.token);
  const gone = await server.request('DELETE', `/v1/brands/${group.id}/employers/favourites?brand_ids=${zahia}`, {
    token: manager.token,
  });
  expect(gone.data).toEqual({ favourite_ids: [] });
  const back = await server.call(addFavourites, { params: { id: zahia ?? '' }, body: {} }, manager.token);
  expect(back.data.favourite_ids).toEqual([zahia]);
  const inBody = await server.call(
    removeFavourites,
    { params, query: {}, body: { brand_ids: [zahia ?? ''] } },
    manager.token,
  );
  expect(inBody.data.favourite_ids).toEqual([]);
  expect(europe).toBeDefined();
});

test('comes nearest first where a place is given, with the distance; brands without a pin come last, page by page', async () => {
  const far = await server.run((work) =>
    makeBrandTree(work, {
      type: 'GP-GROUP',
      name: 'Pins',
      children: [
        { type: 'LOCATION', name: 'A Porto', latitude: 41.1403, longitude: -8.6132 },
        { type: 'LOCATION', name: 'B Nowhere' },
        { type: 'LOCATION', name: 'C Lisbon', latitude: 38.7086, longitude: -9.1336 },
        { type: 'LOCATION', name: 'D Auckland', latitude: -36.85, longitude: 174.76 },
      ],
    }),
  );
  const { token } = await server.run((work) => makeEmployer(work, { brandId: far.id, as: 'ENTERPRISE_OWNER' }));
  const near = { latitude: 38.72, longitude: -9.14 };
  const page = async (cursor: object) => {
    const body = { term: '', type: 'LOCATION' as const, near, limit: 2, ...cursor };
    return (await server.call(searchBrands, { params: { id: far.id }, body }, token)).data;
  };
  const first = await page({});
  const second = await page({ cursor: first.next_cursor });
  const found = [...first.brands, ...second.brands];
  expect(found.map(({ name }) => name)).toEqual(['C Lisbon', 'A Porto', 'D Auckland', 'B Nowhere']);
  expect(found.map(({ distance_m: metres }) => (metres === null ? null : Math.round(metres / 10_000)))).toEqual([
    0,
    27,
    1961,
    null,
  ]);
  expect(found[0]).toMatchObject({ latitude: 38.7086, longitude: -9.1336 });
  expect(second.next_cursor).toBeNull();
});

test.each([
  [{ limit: 101 }],
  [{ limit: 0 }],
  [{ sort: 'hecs' }],
  [{ type: 'SECRET' }],
  [{ cursor: 'e30' }],
  [{ near: { latitude: 91, longitude: 0 } }],
])('refuses %j', async (more) => {
  const { status } = await server.request('POST', `/v1/brands/${group.id}/brands/search`, {
    token: owner.token,
    body: { term: '', ...more },
  });
  expect(status).toBe(400);
});
