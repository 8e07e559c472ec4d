import { makeGroup } from '@hearth/domains/core/factory';
import { startTestServer } from '@hearth/testing/server';
import { expect, test, vi } from 'vitest';
import { changeSignInPolicy, getBrandPolicy, listChanges } from '../../../contract/endpoints.ts';
import { leaveGroup, listOwnGroups } from '../../../contract/own-group-endpoints.ts';
import { makeEmployer, makeGrant } from '../../../db/factory.ts';

const server = await startTestServer();
const scene = async () => {
  const group = await server.run((work) => makeGroup(work));
  const owner = await server.run((work) => makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' }));
  const [here, there] = group.locationIds;
  const manager = await server.run((work) =>
    makeEmployer(work, { brandId: here, as: 'LOCATION_MANAGER' }, { brandId: there, as: 'SCHEDULER' }),
  );
  return { group, owner, manager, here };
};
const leave = (group_id: string, token: string) => server.call(leaveGroup, { params: { group_id } }, token);
const groups = async (token: string) => (await server.call(listOwnGroups, {}, token)).data.groups;
const heldAt = async (id: string, token: string) =>
  (await server.call(getBrandPolicy, { params: { id } }, token)).data.permissions;

test('whoever leaves a group gives up every right in it at once, keeps those elsewhere, and its owners read so', async () => {
  const { group, owner, manager, here } = await scene();
  const other = await server.run((work) => makeGroup(work));
  await server.run((work) => makeGrant(work, manager.userId, { brandId: other.id, as: 'RECRUITER' }));
  const held = new Map((await groups(manager.token)).map((one) => [one.group_id, one.rights.length]));
  expect(held).toEqual(
    new Map([
      [group.id, 2],
      [other.id, 1],
    ]),
  );
  expect((await leave(group.id, manager.token)).data).toEqual({ left: true });
  await vi.waitFor(async () => expect(await heldAt(here, manager.token)).toEqual([]));
  expect((await groups(manager.token)).map((one) => one.group_id)).toEqual([other.id]);
  expect((await leave(group.id, manager.token)).status).toBe(404);
  const { data } = await server.call(listChanges, { params: { id: group.id }, query: {} }, owner.token);
  expect(data.changes.filter(({ action }) => action === 'LEFT').map((line) => line.role)).toEqual(
    expect.arrayContaining(['LOCATION_MANAGER', 'SCHEDULER']),
  );
});

test('whoever is kept out by what a group demands can leave it, and is kept out no longer', async () => {
  const { group, owner, manager } = await scene();
  const demand = { second_factor_required: true };
  await server.call(changeSignInPolicy, { params: { id: group.id }, body: demand }, owner.token);
  const status = async () => (await server.request('GET', '/v1/users/sessions', { token: manager.token })).status;
  await expect.poll(status).toBe(403);
  expect(await groups(manager.token)).toHaveLength(1);
  expect((await leave(group.id, manager.token)).status).toBe(200);
  await expect.poll(status).toBe(200);
});

test('the last owner stays, with everything they hold', async () => {
  const { group, owner } = await scene();
  await server.run((work) => makeGrant(work, owner.userId, { brandId: group.locationIds[0], as: 'SCHEDULER' }));
  expect((await leave(group.id, owner.token)).refusal.code).toBe('LAST_OWNER');
  expect((await groups(owner.token))[0]?.rights).toHaveLength(2);
  await server.run((work) => makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' }));
  expect((await leave(group.id, owner.token)).status).toBe(200);
});
