import { addGrant } from '@hearth/domains/access/contract';
import { makeEmployer } from '@hearth/domains/access/factory';
import { INVITATION_ACCEPTED } from '@hearth/domains/access/events';
import { makeGroup } from '@hearth/domains/core/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { listNotices } from '../../contract/endpoints.ts';

const server = await startTestServer();
const told = async (token: string) =>
  (await server.call(listNotices, { query: {} }, token)).data.notices.map(({ kind, title }) => [kind, title]);

async function scene() {
  return server.run(async (work) => {
    const group = await makeGroup(work);
    return {
      group,
      here: group.locationIds[0],
      owner: await makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' }),
      other: await makeEmployer(work, { brandId: group.id, as: 'GROUP_MANAGER' }),
      member: await makeEmployer(work, { brandId: group.locationIds[1], as: 'SCHEDULER' }),
      newcomer: await makeUser(work, { firstName: 'Pia', lastName: 'Valtonen' }),
    };
  });
}

test('whoever is given a role hears of it; who gave it, and others, do not', async () => {
  const { here, owner, other, member } = await scene();
  const body = { email: member.email, role: 'SCHEDULER' };
  const given = await server.call(addGrant, { params: { id: here }, body }, owner.token);
  expect(given.data.outcome).toBe('GRANTED');
  await server.settle();
  expect(await told(member.token)).toEqual([['team.roleGiven', expect.stringMatching(/^You have a new role at /)]]);
  expect([await told(owner.token), await told(other.token)]).toEqual([[], []]);
});

test('whoever invited somebody hears that they have accepted', async () => {
  const { group, here, owner, other, newcomer } = await scene();
  const data = { user_id: newcomer.userId, invited_by: owner.userId, brand_id: here };
  await server.run(({ emit }) => emit(INVITATION_ACCEPTED.of({ group_id: group.id, topics: [], data })));
  await server.settle();
  expect(await told(owner.token)).toEqual([['team.invitationAccepted', 'Pia Valtonen accepted your invitation']]);
  expect([await told(other.token), await told(newcomer.token)]).toEqual([[], []]);
});
