import { makeEmployer } from '@hearth/domains/access/factory';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { changeFeature, getFeatures } from '../../../contract/feature-endpoints.ts';
import { makeGroup } from '../../../db/factory.ts';
import { findBrandPlaces, findServicesOf, hasService } from '../../service.ts';

const server = await startTestServer();
const group = await server.run((work) => makeGroup(work));
const [chiado, belem] = group.locationIds;
const owner = await server.run((work) => makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' }));
const scheduler = await server.run((work) => makeEmployer(work, { brandId: chiado, as: 'SCHEDULER' }));
const set = (id: string, own: 'ON' | 'OFF' | null, token = owner.token) =>
  server.call(changeFeature, { params: { id, code: 'MICE' }, body: { own } }, token);
const at = async (id: string, token = owner.token) =>
  (await server.call(getFeatures, { params: { id } }, token)).data.find(({ code }) => code === 'MICE');
/** What everything else is told: whether the brand has the service. */
const has = (id: string) =>
  server.run(async ({ db }) => {
    const services = await findServicesOf(db, await findBrandPlaces(db, [id]));
    return hasService(services.get(id) ?? [], 'MICE');
  });

test('a feature holds for everything below, until a brand below says otherwise or nothing any more', async () => {
  expect(await at(belem)).toEqual({ code: 'MICE', own: null, is_on: false, is_on_above: false });
  await set(group.id, 'ON');
  expect([await at(belem), await has(belem)]).toEqual([
    { code: 'MICE', own: null, is_on: true, is_on_above: true },
    true,
  ]);
  await set(belem, 'OFF');
  expect([await at(belem), await has(belem), await has(chiado)]).toEqual([
    { code: 'MICE', own: 'OFF', is_on: false, is_on_above: true },
    false,
    true,
  ]);
  await set(belem, null);
  expect(await has(belem)).toBe(true);
});

test('a change is on record with who made it; the same again is none', async () => {
  await set(chiado, 'OFF');
  await set(chiado, 'OFF');
  const rows = await server.run(({ db }) =>
    db.query(`select actor_id, after from core.brand_change where brand_id = '${chiado}' and after ? 'MICE'`),
  );
  expect(rows).toEqual([{ actor_id: owner.userId, after: { MICE: 'OFF' } }]);
});

test('who may not manage a brand reads its features and changes none', async () => {
  expect((await set(chiado, 'ON', scheduler.token)).status).toBe(403);
  expect(await at(chiado, scheduler.token)).toMatchObject({ code: 'MICE' });
});

test('what is no feature is refused', async () => {
  const { status } = await server.request('PUT', `/v1/brands/${chiado}/features/FREE_BEER`, {
    token: owner.token,
    body: { own: 'ON' },
  });
  expect(status).toBe(400);
});
