import { makeGroup } from '@hearth/domains/core/factory';
import { startTestServer } from '@hearth/testing/server';
import { expect, test, vi } from 'vitest';
import { makeEmployer, makeGrant } from '../db/factory.ts';
import { parseConditions } from '../rules/conditions.ts';

const server = await startTestServer();
const group = await server.run((work) => makeGroup(work));
const [chiado, belem] = group.locationIds;
const { policies } = server.application;

test('a warm answer asks the database nothing', async () => {
  const { userId } = await server.run((work) => makeEmployer(work, { brandId: group.id, as: 'SCHEDULER' }));
  const ask = () => policies.grantAt({ userId }, belem, { permission: 'VIEW_SCHEDULE', orBelow: false });
  await ask();
  await policies.groupsOf({ userId });
  const run = vi.spyOn(server.database, 'run');
  expect(await ask()).toMatchObject({ brandId: belem, groupId: group.id, nodes: [belem], codes: null });
  expect(await policies.groupsOf({ userId })).toEqual([group.id]);
  expect(run).not.toHaveBeenCalled();
  run.mockRestore();
});

test('inside an open transaction it reads there, and opens no second one', async () => {
  const { userId } = await server.run((work) => makeEmployer(work, { brandId: belem, as: 'SCHEDULER' }));
  const grant = await server.run((work) =>
    policies.grantAt({ userId }, belem, { permission: 'EDIT_SCHEDULE', orBelow: false }, work.db),
  );
  expect(grant).toMatchObject({ brandId: belem });
});

test('a right below is enough only where the call says so, and then shows those parts alone', async () => {
  const { userId } = await server.run((work) => makeEmployer(work, { brandId: belem, as: 'SCHEDULER' }));
  const need = { permission: 'VIEW_SCHEDULE' } as const;
  expect(await policies.grantAt({ userId }, group.id, { ...need, orBelow: false })).toBe('FORBIDDEN');
  expect(await policies.grantAt({ userId }, group.id, { ...need, orBelow: true })).toMatchObject({
    brandId: group.id,
    nodes: [belem],
  });
  expect(await policies.grantAt({ userId }, chiado, { ...need, orBelow: true })).toBe('FORBIDDEN');
});

test('another right is held only where it holds in all the shown parts, for at least the same codes', async () => {
  const kitchen = parseConditions([{ type: 'POSITION_CATEGORY', codes: ['KITCHEN'] }]);
  const { userId } = await server.run((work) =>
    makeEmployer(
      work,
      { brandId: chiado, as: ['VIEW_TEAM', 'VIEW_PAY'] },
      { brandId: belem, as: ['VIEW_TEAM', 'MANAGE_TEAM'] },
      { brandId: belem, as: ['VIEW_PAY'], conditions: kitchen },
    ),
  );
  const held = async (brandId: string) => {
    const grant = await policies.grantAt({ userId }, brandId, {
      permission: 'VIEW_TEAM',
      condition: 'POSITION_CATEGORY',
      orBelow: true,
    });
    return typeof grant === 'string' ? grant : (['VIEW_PAY', 'MANAGE_TEAM'] as const).map((name) => grant.holds(name));
  };
  expect(await held(chiado)).toEqual([true, false]);
  expect(await held(belem)).toEqual([false, true]);
  expect(await held(group.id)).toEqual([false, false]);
});

test('a brand without any right in its group does not exist, whether it does or not', async () => {
  const other = await server.run((work) => makeGroup(work));
  const { userId } = await server.run((work) => makeEmployer(work, { brandId: belem, as: 'SCHEDULER' }));
  for (const id of [other.id, '0198c0de-0000-7000-8000-000000000000'])
    expect(await policies.grantAt({ userId }, id, { orBelow: true })).toBe('NOT_FOUND');
});

test('a grant made after the first question is heard of', async () => {
  const { userId } = await server.run((work) => makeEmployer(work, { brandId: chiado, as: 'SCHEDULER' }));
  const ask = () => policies.grantAt({ userId }, belem, { permission: 'HIRE', orBelow: false });
  expect(await ask()).toBe('FORBIDDEN');
  await server.run((work) => makeGrant(work, userId, { brandId: belem, as: 'RECRUITER' }));
  await vi.waitFor(async () => expect(await ask()).toMatchObject({ brandId: belem }));
});
