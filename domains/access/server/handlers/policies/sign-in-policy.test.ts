import { makeGroup } from '@hearth/domains/core/factory';
import { toChangeContext } from '@hearth/domains/core/service';
import { makeUser } from '@hearth/domains/identity/factory';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { makeEmployer } from '../../../db/factory.ts';
import { changeSignInPolicy, getSignInPolicy } from '../../../contract/endpoints.ts';
import { revokeRight } from '../../actions/change-rights.ts';
import { findGrantsOfGroup } from '../../queries/grant.ts';
import { grantRole } from '../../service.ts';

const server = await startTestServer();
const scene = () =>
  server.run(async (work) => {
    const group = await makeGroup(work);
    return {
      group,
      owner: await makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' }),
      manager: await makeEmployer(work, { brandId: group.locationIds[0] ?? '', as: 'LOCATION_MANAGER' }),
      outsider: await makeUser(work),
    };
  });
const demand = (id: string, token: string, on = true) =>
  server.call(changeSignInPolicy, { params: { id }, body: { second_factor_required: on } }, token);
const status = async (token: string) => (await server.request('GET', '/v1/user', { token })).status;

test('a group that demands a second step demands it of everybody who holds a right in it, at once, and of nobody else', async () => {
  const { group, owner, manager, outsider } = await scene();
  expect((await demand(group.id, owner.token)).data).toEqual({ second_factor_required: true, trusts_provider: false });
  await expect.poll(() => status(owner.token)).toBe(403);
  await expect.poll(() => status(manager.token)).toBe(403);
  expect(await status(outsider.token)).toBe(200);
});

test('whoever gets a right in such a group is asked as well, and who loses the last one no longer', async () => {
  const { group, owner, outsider } = await scene();
  await demand(group.id, owner.token);
  const grantId = await server.run((work) =>
    grantRole(work.db, toChangeContext(work), {
      userId: outsider.userId,
      groupId: group.id,
      brandId: group.id,
      role: 'GROUP_MANAGER',
      consent: 'SEED',
    }),
  );
  await expect.poll(() => status(outsider.token)).toBe(403);
  await server.run(async (work) => {
    const [row] = await findGrantsOfGroup(work.db, group.id).then((rows) => rows.filter(({ id }) => id === grantId));
    if (row !== undefined) await revokeRight(work.db, toChangeContext(work), row);
  });
  await expect.poll(() => status(outsider.token)).toBe(200);
});

test('only who manages access for the whole group says what is demanded', async () => {
  const { group, manager } = await scene();
  expect((await demand(group.id, manager.token)).status).toBe(403);
  expect((await server.call(getSignInPolicy, { params: { id: group.id } }, (await scene()).owner.token)).status).toBe(
    404,
  );
});
