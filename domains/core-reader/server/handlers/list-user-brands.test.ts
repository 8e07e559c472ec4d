import { makeEmployer } from '@hearth/domains/access/factory';
import { makeBrandTree, makeGroup } from '@hearth/domains/core/factory';
import { toChangeContext, setBrandStatus, setServices } from '@hearth/domains/core/service';
import { makeUser } from '@hearth/domains/identity/factory';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import type { StructuredBrand } from '../../contract/schemas.ts';
import { listBrandServices, listGroupBrands, listUserBrands } from '../../contract/endpoints.ts';

const server = await startTestServer();
const group = await server.run((work) => makeGroup(work));
const stranger = await server.run((work) => makeGroup(work));
const [chiado, belem] = group.locationIds;
const owner = await server.run((work) => makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' }));
const manager = await server.run((work) => makeEmployer(work, { brandId: belem, as: 'LOCATION_MANAGER' }));

const drawn = (brand: StructuredBrand): unknown => [brand.name, (brand.children ?? []).map(drawn)];

test('FLAT gives one brand after the other, levels near the root first', async () => {
  const { data } = await server.call(listUserBrands, { query: { view_mode: 'FLAT' } }, owner.token);
  expect(data.brands.map((brand) => brand.type)).toEqual(['GP-GROUP', 'COUNTRY', 'REGION', 'LOCATION', 'LOCATION']);
  expect(data.brands.every((brand) => brand.children === undefined)).toBe(true);
  expect(data.truncated).toBe(false);
});

test('STRUCTURED nests each brand below its parent', async () => {
  const { data } = await server.call(listUserBrands, { query: { view_mode: 'STRUCTURED' } }, owner.token);
  const locations = [`${group.name} Belém`, `${group.name} Chiado`].map((name) => [name, []]);
  expect(data.brands.map(drawn)).toEqual([[group.name, [['Portugal', [['Lisboa', locations]]]]]]);
});

test('a manager sees the own location and nothing beside or above it', async () => {
  const { data } = await server.call(listUserBrands, { query: { view_mode: 'STRUCTURED' } }, manager.token);
  expect(data.brands.map((brand) => brand.id)).toEqual([belem]);
});

test('can be narrowed to brands with a service, which they have from above unless they say otherwise', async () => {
  await server.run((work) =>
    setServices(work.db, { id: chiado, groupId: group.id }, [
      { code: 'TEAM_SCHEDULING', type: 'OFF', subServices: [] },
    ]),
  );
  const query = { filter_services: 'TEAM_SCHEDULING' };
  const { data } = await server.call(listUserBrands, { query }, owner.token);
  const ids = data.brands.map((brand) => brand.id);
  expect(ids).toContain(belem);
  expect(ids).not.toContain(chiado);
});

test('archived brands are left out unless asked for', async () => {
  const tree = await server.run(async (work) => {
    const made = await makeBrandTree(work, {
      type: 'GP-GROUP',
      name: 'Old',
      children: [{ type: 'LOCATION', name: 'Shut' }],
    });
    await setBrandStatus(work.db, toChangeContext(work), made.children[0]?.id ?? '', 'archived');
    return made;
  });
  const { token } = await server.run((work) => makeEmployer(work, { brandId: tree.id, as: 'ENTERPRISE_OWNER' }));
  const names = async (query: Record<string, string>) =>
    (await server.call(listUserBrands, { query }, token)).data.brands.map((brand) => brand.name);
  expect(await names({})).toEqual(['Old']);
  expect(await names({ include_archived: 'true' })).toEqual(['Old', 'Shut']);
});

test('a brand that is suspended is not offered, and the others still are', async () => {
  const own = await server.run((work) => makeGroup(work));
  const [open, shut] = own.locationIds;
  const { token } = await server.run((work) =>
    makeEmployer(work, { brandId: open, as: 'SCHEDULER' }, { brandId: shut, as: 'SCHEDULER' }),
  );
  await server.run((work) => setBrandStatus(work.db, toChangeContext(work), shut, 'suspended'));
  const { data } = await server.call(listUserBrands, { query: {} }, token);
  expect(data.brands.map((brand) => brand.id)).toEqual([open]);
});

test('is for employers only', async () => {
  const candidate = await server.run((work) => makeUser(work));
  expect((await server.call(listUserBrands, { query: {} }, candidate.token)).status).toBe(403);
});

test("the brands of a group come page by page, only the caller's, with services and permissions on request", async () => {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: '2', ...(cursor === undefined ? {} : { cursor }) };
    const { data } = await server.call(listGroupBrands, { params: { id: group.id }, query }, owner.token);
    expect(data.brands.length).toBeLessThanOrEqual(2);
    seen.push(...data.brands.map((brand) => brand.id));
    cursor = data.next_cursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toEqual([group.id, group.countryId, group.regionId, belem, chiado]);

  const query = { include_services: 'true', include_permissions: 'true' };
  const { data } = await server.call(listGroupBrands, { params: { id: group.id }, query }, manager.token);
  expect(data.brands.map((brand) => brand.id)).toEqual([belem]);
  expect(data.brands[0]?.services?.map((service) => service.code)).toContain('SOURCE_HIRE');
  expect(data.brands[0]?.permissions).toContainEqual({ name: 'VIEW_SCHEDULE', category: 'SCHEDULING', conditions: [] });
  const elsewhere = await server.call(listGroupBrands, { params: { id: stranger.id }, query: {} }, owner.token);
  expect(elsewhere.status).toBe(404);
});

test('the services of several brands are told, and nothing of brands of others', async () => {
  const query = { brand_ids: [belem, stranger.id], include_children: 'false' };
  const { data } = await server.call(listBrandServices, { query }, owner.token);
  expect(data.map((brand) => brand.id)).toEqual([belem]);
  expect(data[0]?.services).toContainEqual({ code: 'TEAM_LIVE', type: 'ACTIVE', sub_services: [] });
  const all = await server.call(
    listBrandServices,
    { query: { brand_ids: group.id, include_children: 'true' } },
    owner.token,
  );
  expect(all.data).toHaveLength(5);
  const own = await server.call(
    listBrandServices,
    { query: { brand_ids: group.id, include_children: 'true' } },
    manager.token,
  );
  expect(own.data.map((brand) => brand.id).sort()).toEqual([group.id, belem].sort());
});
