import { makeEmployer } from '@hearth/domains/access/factory';
import { sql } from 'kysely';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { changeBrand, getLocation, getTree } from '../../../contract/endpoints.ts';
import { archiveBrand, changeLocation, createLocation, restoreBrand } from '../../../contract/location-endpoints.ts';
import { makeGroup } from '../../../db/factory.ts';

const server = await startTestServer();
const group = await server.run((work) => makeGroup(work));
const [chiado, belem] = group.locationIds;
const owner = await server.run((work) => makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' }));
const scheduler = await server.run((work) => makeEmployer(work, { brandId: group.id, as: 'SCHEDULER' }));

const create = (body: Record<string, unknown>, token = owner.token, id = group.regionId) =>
  server.request('POST', `/v1/brands/${id}/locations`, { token, body });
const change = (body: Record<string, unknown>, id: string = chiado) =>
  server.request('PUT', `/v1/brand/location/${id}`, { token: owner.token, body });

test('a new location has the time zone and currency of the brand above, unless it says otherwise', async () => {
  const { data } = await server.call(
    createLocation,
    { params: { id: group.regionId }, body: { name: 'Café Alfama', number: 'C-3', city: 'Lisboa', country: 'PT' } },
    owner.token,
  );
  expect(data).toMatchObject({
    type: 'LOCATION',
    parent_id: group.regionId,
    slug: 'cafe-alfama',
    time_zone: 'Europe/Lisbon',
    currency: 'EUR',
    country: 'PT',
    google_location: { result: null },
  });
  expect((await server.call(getLocation, { params: { id: data.id } }, owner.token)).data).toEqual(data);
  const london = await create({ name: 'Soho', country: 'GB', time_zone: 'Europe/London' });
  expect(london.data).toMatchObject({ currency: 'GBP', time_zone: 'Europe/London' });
});

test('a change changes what it names; null empties, and the rest stays', async () => {
  const before = (await server.call(getLocation, { params: { id: chiado } }, owner.token)).data;
  const { data } = await server.call(
    changeLocation,
    { params: { id: chiado }, body: { phone: '+351 210 000 000', city: null } },
    owner.token,
  );
  expect(data).toEqual({ ...before, phone: '+351 210 000 000', city: null });
});

test.each([
  [{ name: 'Twin', number: 'B-2' }, 409, 'NUMBER_TAKEN'],
  [{ name: 'Nowhere', currency: 'XAU' }, 400, 'UNKNOWN_CURRENCY'],
  [{ name: 'Nowhere', country: 'ZZ' }, 400, 'UNKNOWN_COUNTRY'],
  [{ name: 'Nowhere', latitude: 12 }, 400, 'INVALID_INPUT'],
  [{ name: 'Nowhere', time_zone: 'GMT+1:00 Europe/Andorra' }, 400, 'INVALID_INPUT'],
  [{ name: '  ' }, 400, 'INVALID_INPUT'],
  [{ name: 'Nowhere', group_id: group.id }, 400, 'INVALID_INPUT'],
])('refuses the location %j', async (body, status, code) => {
  const made = await create(body);
  expect([made.status, made.refusal.code]).toEqual([status, code]);
  const { name, ...rest } = body;
  expect(name).toBeDefined();
  if (Object.keys(rest).length > 0 && !('latitude' in rest)) expect((await change(rest)).refusal.code).toBe(code);
});

test('a number can be used again in another group', async () => {
  const other = await server.run((work) => makeGroup(work));
  const boss = await server.run((work) => makeEmployer(work, { brandId: other.id, as: 'ENTERPRISE_OWNER' }));
  expect((await create({ name: 'Same', number: 'C-3' }, boss.token, other.regionId)).status).toBe(200);
});

test('nothing stands below a location, and only a location has an address to change or can be archived', async () => {
  expect((await create({ name: 'Inside' }, owner.token, chiado)).refusal.code).toBe('BELOW_LOCATION');
  expect((await change({ city: 'Lisboa' }, group.regionId)).refusal.code).toBe('NOT_A_LOCATION');
  const refused = await server.call(archiveBrand, { params: { id: group.regionId }, body: {} }, owner.token);
  expect(refused.refusal.code).toBe('NOT_A_LOCATION');
});

test('needs the right to manage brands', async () => {
  expect((await create({ name: 'Mine' }, scheduler.token)).status).toBe(403);
  const refused = await server.call(archiveBrand, { params: { id: belem }, body: {} }, scheduler.token);
  expect(refused.status).toBe(403);
});

test('an archived location leaves the tree, loses nothing, and comes back', async () => {
  const listed = async () =>
    (await server.call(getTree, { params: { id: group.regionId }, query: {} }, owner.token)).data.nodes.map(
      ({ id }) => id,
    );
  const archived = await server.call(archiveBrand, { params: { id: belem }, body: {} }, owner.token);
  expect(archived.data).toEqual({ id: belem, status: 'archived' });
  expect(await listed()).not.toContain(belem);
  expect((await server.call(getLocation, { params: { id: belem } }, owner.token)).data.status).toBe('archived');
  await server.call(restoreBrand, { params: { id: belem }, body: {} }, owner.token);
  expect(await listed()).toContain(belem);
});

test('a brand can be renamed; a group keeps its address on the site', async () => {
  const rename = (id: string, name: string) =>
    server.call(changeBrand, { params: { id }, body: { name } }, owner.token);
  expect((await rename(group.regionId, 'Grande Lisboa')).data.name).toBe('Grande Lisboa');
  const slugs = () =>
    server.run((work) =>
      work.db.execute<{ slug: string }>(
        sql`select slug from core.brand where id = any (${[group.id, group.regionId]}::uuid[]) order by slug`,
      ),
    );
  const [before] = (await slugs()).filter(({ slug }) => slug.startsWith('casa'));
  await rename(group.id, 'Another name');
  expect((await slugs()).map(({ slug }) => slug)).toEqual([before?.slug, 'grande-lisboa'].sort());
});

test('every change leaves a record of who did what, and one that changes nothing leaves none', async () => {
  const actions = () =>
    server.run((work) =>
      work.db.execute<{ action: string; actor_id: string; before: unknown; after: unknown }>(
        sql`select action, actor_id, before, after from core.brand_change where brand_id = ${belem} order by id`,
      ),
    );
  const before = (await actions()).length;
  server.clock.advance(1);
  await change({ city: 'Belém' }, belem);
  await change({ city: 'Belém' }, belem);
  expect((await actions()).slice(before)).toEqual([
    { action: 'CHANGED', actor_id: owner.userId, before: { city: 'Lisboa' }, after: { city: 'Belém' } },
  ]);
  const erase = server.run((work) => work.db.execute(sql`delete from core.brand_change`));
  await expect(erase).rejects.toThrow(/permission denied/);
});
