import { makeEmployer } from '@hearth/domains/access/factory';
import { setPersona } from '@hearth/domains/access/service';
import { makeBrandTree, makeGroup } from '@hearth/domains/core/factory';
import { toChangeContext } from '@hearth/domains/core/service';
import { makeUser } from '@hearth/domains/identity/factory';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { getUser, getUserInfo } from '../../contract/endpoints.ts';

const server = await startTestServer();
const group = await server.run((work) => makeGroup(work));
const [location] = group.locationIds;

test('a candidate has no employer part and no entry brand', async () => {
  const { token, email } = await server.run((work) => makeUser(work, { firstName: 'Noor' }));
  const { data } = await server.call(getUserInfo, { query: {} }, token);
  expect(data).toMatchObject({ first_name: 'Noor', email, external_auth: { source: null } });
  expect(Object.keys(data)).not.toEqual(expect.arrayContaining(['user_employer']));
  expect(data.entry_mode).toBeUndefined();
  expect((await server.call(getUser, {}, token)).data.user_employer).toBeUndefined();
});

test('an employer enters at the topmost brand that they have a right at', async () => {
  const { token } = await server.run((work) =>
    makeEmployer(work, { brandId: location, as: 'LOCATION_MANAGER' }, { brandId: group.id, as: 'SCHEDULER' }),
  );
  const { data } = await server.call(getUserInfo, { query: {} }, token);
  expect(data).toMatchObject({
    user_employer: true,
    entry_mode: { brand_id: group.id, brand_type: 'GP-GROUP', top_level: true },
  });
  expect(data.persona).toBeUndefined();
  expect(data.highest_parent).toBeUndefined();
});

test('a location manager enters below the top, and is told the highest parent on request', async () => {
  const { token } = await server.run((work) => makeEmployer(work, { brandId: location, as: 'LOCATION_MANAGER' }));
  const { data } = await server.call(getUserInfo, { query: { include_highest_parent: 'true' } }, token);
  expect(data.entry_mode).toEqual({ brand_id: location, brand_type: 'LOCATION', top_level: false });
  expect(data.highest_parent).toEqual({ brand_id: group.id, brand_type: 'GP-GROUP' });
});

test('the persona is told on request', async () => {
  const { token, userId } = await server.run(async (work) => {
    const user = await makeEmployer(work, { brandId: location, as: 'LOCATION_MANAGER' });
    await setPersona(work.db, toChangeContext(work), group.id, user.userId, 'MANAGER_NO_SALES');
    return user;
  });
  expect(userId).toBeDefined();
  const { data } = await server.call(getUserInfo, { query: { include_persona: 'true' } }, token);
  expect(data.persona).toEqual({ name: 'MANAGER_NO_SALES' });
});

test('a right that is over makes no employer', async () => {
  const other = await server.run((work) => makeBrandTree(work, { type: 'GP-GROUP', name: 'Brief' }));
  const validUntil = new Date(server.clock.now().getTime() + 1000);
  const { token } = await server.run((work) => makeEmployer(work, { brandId: other.id, as: 'SCHEDULER', validUntil }));
  expect((await server.call(getUserInfo, { query: {} }, token)).data.user_employer).toBe(true);
  server.clock.advance(1000);
  expect((await server.call(getUserInfo, { query: {} }, token)).data.user_employer).toBeUndefined();
});

test('nobody in particular is refused', async () => {
  const { status, refusal } = await server.call(getUserInfo, { query: {} });
  expect([status, refusal.message]).toEqual([401, 'Unauthorized']);
});
