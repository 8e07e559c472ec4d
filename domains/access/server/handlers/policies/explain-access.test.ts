import { makeGroup } from '@hearth/domains/core/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { explainAccess, listChanges, listGrants, restoreGrant, revokeGrant } from '../../../contract/endpoints.ts';
import { makeEmployer, makeGrant } from '../../../db/factory.ts';

const server = await startTestServer();
const group = await server.run((work) => makeGroup(work));
const [chiado, belem] = group.locationIds;
const owner = await server.run((work) => makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' }));
const ana = await server.run((work) =>
  makeEmployer(
    work,
    { brandId: group.id, as: 'SCHEDULER', conditions: { POSITION_CATEGORY: ['BAR'] } },
    { brandId: chiado, as: ['VIEW_TEAM', 'VIEW_PAY'] },
  ),
);
const explained = (id: string, user_id: string, token = owner.token) =>
  server.call(explainAccess, { params: { id, user_id } }, token);
const grantsAt = (id: string, token: string, query: Record<string, string> = {}) =>
  server.call(listGrants, { params: { id }, query }, token);
const take = (id: string, grant_id: string, token = owner.token) =>
  server.call(revokeGrant, { params: { id, grant_id }, query: {} }, token);
const restore = (id: string, grant_id: string, token = owner.token) =>
  server.call(restoreGrant, { params: { id, grant_id } }, token);

test('each permission of a person names the grants that it comes from', async () => {
  const { data } = await explained(chiado, ana.userId);
  const ways = (name: string) =>
    data.permissions.find((one) => one.name === name)?.ways.map((way) => [way.role, way.brand_id, way.conditions]);
  expect(ways('VIEW_TEAM')).toEqual([
    ['SCHEDULER', group.id, { POSITION_CATEGORY: ['BAR'] }],
    [null, chiado, {}],
  ]);
  expect(ways('VIEW_PAY')).toEqual([[null, chiado, {}]]);
  const elsewhere = (await explained(belem, ana.userId)).data.permissions.map((one) => one.name);
  expect(elsewhere).toContain('VIEW_TEAM');
  expect(elsewhere).not.toContain('VIEW_PAY');
});

test('of people who have nothing to do with the group not even the name is told', async () => {
  const stranger = await server.run((work) => makeUser(work));
  expect((await explained(chiado, stranger.userId)).status).toBe(404);
});

test('what reaches a brand from above is listed when asked for, and people are found by name', async () => {
  const local = await server.run((work) => makeEmployer(work, { brandId: chiado, as: 'LOCATION_MANAGER' }));
  const all = (await grantsAt(chiado, local.token, { inherited: 'true' })).data.grants;
  expect(all.find((one) => one.user_id === owner.userId)?.inherited).toBe(true);
  expect(all.find((one) => one.user_id === local.userId)?.inherited).toBe(false);
  const found = (await grantsAt(chiado, local.token, { inherited: 'true', search: ana.email })).data.grants;
  expect([...new Set(found.map((one) => one.user_id))]).toEqual([ana.userId]);
  expect((await grantsAt(chiado, local.token)).data.grants.some((one) => one.user_id === owner.userId)).toBe(false);
});

test('a right taken away comes back as it was, once, for whoever took it, for a minute', async () => {
  const person = await server.run((work) => makeUser(work));
  const validUntil = new Date(server.clock.now().getTime() + 86_400_000);
  const id = await server.run((work) =>
    makeGrant(work, person.userId, {
      brandId: chiado,
      as: 'SCHEDULER',
      conditions: { POSITION_CATEGORY: ['BAR'] },
      validUntil,
    }),
  );
  const lineOf = async () => (await grantsAt(chiado, owner.token)).data.grants.find((one) => one.id === id);
  const before = await lineOf();
  await take(chiado, id);
  expect(await lineOf()).toBeUndefined();
  const other = await server.run((work) => makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' }));
  expect((await restore(chiado, id, other.token)).refusal.code).toBe('TOO_LATE_TO_UNDO');
  expect((await restore(belem, id)).status).toBe(404);
  expect((await restore(chiado, id)).data).toEqual({ restored: true });
  expect(await lineOf()).toEqual(before);
  expect((await restore(chiado, id)).refusal.code).toBe('ALREADY_GRANTED');
  await take(chiado, id);
  server.clock.advance(61_000);
  expect((await restore(chiado, id)).refusal.code).toBe('TOO_LATE_TO_UNDO');
});

test('whoever took their own right to give away cannot give it back', async () => {
  const local = await server.run((work) => makeEmployer(work, { brandId: chiado, as: 'LOCATION_MANAGER' }));
  const own = (await grantsAt(chiado, local.token)).data.grants.find((one) => one.user_id === local.userId)?.id ?? '';
  expect((await take(chiado, own, local.token)).status).toBe(200);
  expect([403, 404]).toContain((await restore(chiado, own, local.token)).status);
});

test('the record tells who changed what at the brand and below, newest first, page by page', async () => {
  const own = await server.run((work) => makeGroup(work));
  const boss = await server.run((work) => makeEmployer(work, { brandId: own.id, as: 'ENTERPRISE_OWNER' }));
  const person = await server.run((work) => makeUser(work));
  const [here] = own.locationIds;
  const id = await server.run((work) => makeGrant(work, person.userId, { brandId: here, as: 'RECRUITER' }));
  for (let turn = 0; turn < 30; turn += 1) {
    server.clock.advance(1);
    await take(own.id, id, boss.token);
    server.clock.advance(1);
    await restore(own.id, id, boss.token);
  }
  const read = (brand: string, query: { cursor?: string } = {}) =>
    server.call(listChanges, { params: { id: brand }, query }, boss.token);
  const first = (await read(own.id)).data;
  const second = (await read(own.id, { cursor: first.next_cursor ?? '' })).data;
  expect([first.changes.length, second.changes.length, second.next_cursor]).toEqual([50, 12, null]);
  expect(first.changes[0]).toMatchObject({ action: 'GRANTED', role: 'RECRUITER' });
  expect(first.changes[0]?.actor_name).not.toBeNull();
  const all = [...first.changes, ...second.changes];
  expect(new Set(all.map((one) => one.id)).size).toBe(62);
  expect(all.map((one) => one.at)).toEqual(
    all
      .map((one) => one.at)
      .toSorted()
      .reverse(),
  );
  expect((await read(own.locationIds[1])).data.changes).toEqual([]);
});
