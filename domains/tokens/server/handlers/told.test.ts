import { makeEmployer } from '@hearth/domains/access/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { FACTORY_PASSWORD } from '@hearth/domains/identity/factory';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { createOwnToken, createServiceToken, revokeGroupToken } from '../../contract/endpoints.ts';

const server = await startTestServer();
const { group, owner, other, manager } = await server.run(async (work) => {
  const made = await makeGroup(work);
  return {
    group: made,
    owner: await makeEmployer(work, { brandId: made.id, as: 'ENTERPRISE_OWNER' }),
    other: await makeEmployer(work, { brandId: made.id, as: ['MANAGE_ACCESS', 'VIEW_TEAM'] }),
    manager: await makeEmployer(work, { brandId: made.locationIds[0], as: 'LOCATION_MANAGER' }),
  };
});
const body = {
  name: 'Payroll',
  brand_id: group.locationIds[0],
  permissions: ['VIEW_TEAM' as const],
  days: 90,
  proof: FACTORY_PASSWORD,
};
const toldTo = (userId: string) =>
  server.run(({ db }) =>
    db.query('select kind, title, body, link from notices.notice where user_id = $1 order by id', [userId]),
  );
const revoke = (tokenId: string) =>
  server.call(revokeGroupToken, { params: { id: group.id, token_id: tokenId } }, owner.token);

test('a new service token is news for the others who manage access', async () => {
  expect((await server.call(createServiceToken, { params: { id: group.id }, body }, other.token)).status).toBe(200);
  expect(await toldTo(owner.userId)).toMatchObject([
    {
      kind: 'tokens.created',
      title: 'Service token Payroll was created',
      body: expect.stringMatching(/^Created by \S.* for \S/),
      link: '/settings/api-tokens',
    },
  ]);
  expect([await toldTo(other.userId), await toldTo(manager.userId)]).toEqual([[], []]);
});

test('a personal token that somebody else revokes is news for its person', async () => {
  const before = (await toldTo(owner.userId)).length;
  const { data } = await server.call(createOwnToken, { body }, manager.token);
  expect((await revoke(data.id)).status).toBe(200);
  expect(await toldTo(manager.userId)).toMatchObject([
    { kind: 'tokens.revoked', title: 'Your token Payroll was revoked', link: '/settings/security/tokens' },
  ]);
  const own = await server.call(createOwnToken, { body }, owner.token);
  expect((await revoke(own.data.id)).status).toBe(200);
  expect(await toldTo(owner.userId)).toHaveLength(before);
});
