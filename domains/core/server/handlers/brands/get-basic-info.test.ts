import { makeEmployer } from '@hearth/domains/access/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import {
  changeScheme,
  clearScheme,
  getBasicInfo,
  getBasicMedia,
  getGroupParent,
  getScheme,
  listCurrencies,
} from '../../../contract/endpoints.ts';
import { makeGroup } from '../../../db/factory.ts';
import { getProfileScheme, toChangeContext, setBrandPicture } from '../../service.ts';

const server = await startTestServer();
const group = await server.run((work) => makeGroup(work));
const [chiado, belem] = group.locationIds;
const owner = await server.run((work) => makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' }));
const manager = await server.run((work) => makeEmployer(work, { brandId: belem, as: 'LOCATION_MANAGER' }));

test('tells of a brand, the brands above it and how many locations stand below', async () => {
  const { data } = await server.call(getBasicInfo, { params: { id: group.regionId }, query: {} }, owner.token);
  expect(data).toMatchObject({ name: 'Lisboa', top_level: false, time_zone: 'Europe/Lisbon', location_count: 2 });
  expect(data.path.map(({ id }) => id)).toEqual([group.id, group.countryId, group.regionId]);
  expect(data.locations).toBeUndefined();
});

test('lists the locations on request, only those that the caller may see', async () => {
  const query = { include_locations: 'true' };
  const ids = async (token: string) =>
    (await server.call(getBasicInfo, { params: { id: group.id }, query }, token)).data.locations?.map(({ id }) => id);
  expect(await ids(owner.token)).toEqual([belem, chiado]);
  expect(await ids(manager.token)).toEqual([belem]);
});

test('a group parent is found by its id, and no other brand is one', async () => {
  const at = (id: string) => server.call(getGroupParent, { params: { id } }, manager.token);
  expect((await at(group.id)).data).toMatchObject({ id: group.id, type: 'GP-GROUP', parent_id: null });
  expect((await at(belem)).status).toBe(404);
});

test('pictures and colours come from the nearest brand above that has some', async () => {
  const [logo, banner] = [newId(), newId()];
  await server.run(async (work) => {
    await setBrandPicture(work.db, toChangeContext(work), group.id, 'square', { id: logo, path: 'brands/logo' });
    await setBrandPicture(work.db, toChangeContext(work), group.regionId, 'rectangle', {
      id: banner,
      path: 'brands/banner',
    });
  });
  const media = async (id: string) => (await server.call(getBasicMedia, { params: { id } }, manager.token)).data;
  expect(await media(belem)).toEqual({
    profile_image: { uuid: logo, path: 'brands/logo' },
    rectangle_profile_image: { uuid: banner, path: 'brands/banner' },
  });
  expect(await media(group.id)).toMatchObject({ rectangle_profile_image: null });

  const body = { background_color: '#102030', accent_color: '#405060' };
  const { data } = await server.call(changeScheme, { params: { id: group.countryId }, body }, owner.token);
  expect(data).toMatchObject({ scheme_settings: body, profile_image: { uuid: logo } });
  const at = (path: readonly string[]) => server.run((work) => getProfileScheme(work.db, path));
  expect((await at([group.id, group.countryId, group.regionId, belem])).scheme_settings).toEqual(body);
  expect((await at([group.id])).scheme_settings.background_color).toBe('#0088dd');
});

test('a brand that forgets its colours wears those above it again', async () => {
  const above = { background_color: '#111111', accent_color: '#333333' };
  const own = { background_color: '#222222', accent_color: '#444444' };
  await server.call(changeScheme, { params: { id: group.id }, body: above }, owner.token);
  await server.call(changeScheme, { params: { id: belem }, body: own }, owner.token);
  const at = async (id: string) => (await server.call(getScheme, { params: { id } }, owner.token)).data;
  expect(await at(belem)).toMatchObject({ scheme_settings: own, is_own: true });
  await server.call(clearScheme, { params: { id: group.countryId } }, owner.token);
  const { data } = await server.call(clearScheme, { params: { id: belem } }, owner.token);
  expect(data.scheme_settings).toEqual(above);
  expect(await at(belem)).toMatchObject({ scheme_settings: above, is_own: false });
});

test('currencies are told to anybody, each with its digits', async () => {
  const { data } = await server.call(listCurrencies, {});
  expect(data.length).toBeGreaterThan(150);
  expect(data).toContainEqual({ id: 'EUR', code: 'EUR', minor_digits: 2 });
  expect(data).toContainEqual({ id: 'JPY', code: 'JPY', minor_digits: 0 });
  expect(data).toContainEqual({ id: 'KWD', code: 'KWD', minor_digits: 3 });
  const browser = new Set(Intl.supportedValuesOf('currency'));
  expect(data.filter(({ code }) => !browser.has(code) && !['XCG', 'ZWG', 'SLE', 'VED'].includes(code))).toEqual([]);
});
