import { captureStatements } from '@hearth/testing/statements';
import { makeGroup } from '@hearth/domains/core/factory';
import { startTestServer } from '@hearth/testing/server';
import { expect, test, vi } from 'vitest';
import {
  addGrant,
  addRole,
  changeRole,
  getBrandPolicy,
  previewChange,
  revokeGrant,
  whoCanSee,
} from '../../../contract/endpoints.ts';
import type { PlannedChange, PreviewAnswer, RoleRight } from '../../../contract/schemas.ts';
import { makeEmployer, makeMember } from '../../../db/factory.ts';
import { expectGranted } from '../../granted.fixture.ts';

const server = await startTestServer();
const group = await server.run((work) => makeGroup(work));
const [chiado, belem] = group.locationIds;
const owner = await server.run((work) => makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' }));
const someone = () => server.run((work) => makeMember(work, group.id));
const line = (name: RoleRight['name'], ...codes: string[]): RoleRight => ({
  name,
  conditions: codes.length === 0 ? {} : { POSITION_CATEGORY: codes },
});
const look = (change: PlannedChange, id: string = group.id, token = owner.token, cursor?: string) =>
  server.call(previewChange, { params: { id }, body: { change, ...(cursor && { cursor }) } }, token);
const told = ({ people }: PreviewAnswer) =>
  people.map((one) => [one.user_id, one.effects.map((effect) => [effect.permission, effect.effect, effect.locations])]);
const heldAt = async (id: string, token: string) =>
  (await server.call(getBrandPolicy, { params: { id } }, token)).data.permissions.map(({ name }) => name);
const give = async (id: string, email: string, role: string, more: Record<string, unknown> = {}) =>
  expectGranted(await server.call(addGrant, { params: { id }, body: { email, role, ...more } }, owner.token));

test('a new right: what is gained at how many locations, and exactly that is held afterwards', async () => {
  const ana = await server.run((work) => makeEmployer(work, { brandId: chiado, as: ['VIEW_TEAM'] }));
  const grant = { email: ana.email, role: 'SCHEDULER' };
  const { data } = await look({ kind: 'GRANT', ...grant });
  const all = group.locationIds.length;
  expect(data.people_count).toBe(1);
  expect(told(data)).toEqual([
    [
      ana.userId,
      [
        ['DECIDE_TIME_OFF', 'GAINED', all],
        ['EDIT_SCHEDULE', 'GAINED', all],
        ['PUBLISH_SCHEDULE', 'GAINED', all],
        ['VIEW_BRAND', 'GAINED', all],
        ['VIEW_SCHEDULE', 'GAINED', all],
        ['VIEW_TEAM', 'GAINED', all - 1],
      ],
    ],
  ]);
  expect((await give(group.id, ana.email, grant.role, { preview_version: data.version })).status).toBe(200);
  await vi.waitFor(async () => expect(await heldAt(belem, ana.token)).toHaveLength(6));
});

test('a right that goes: what is lost, without what is held from elsewhere', async () => {
  const ana = await someone();
  const { data: upper } = await give(group.regionId, ana.email, 'SCHEDULER');
  await give(chiado, ana.email, 'SCHEDULER');
  const { data } = await look({ kind: 'REVOKE', grant_id: upper.id });
  const names = data.totals.map(({ permission }) => permission);
  expect(new Set(data.totals.map(({ effect }) => effect))).toEqual(new Set(['LOST']));
  const kept = await heldAt(chiado, ana.token);
  const params = { id: group.id, grant_id: upper.id };
  expect(
    (await server.call(revokeGrant, { params, query: { preview_version: data.version } }, owner.token)).status,
  ).toBe(200);
  await vi.waitFor(async () => expect(await heldAt(belem, ana.token)).toEqual([]));
  expect(await heldAt(chiado, ana.token)).toEqual(kept);
  expect(kept.toSorted()).toEqual(names.toSorted());
});

test('a changed role: everybody who holds it, page by page, and each location once', async () => {
  const { data: role } = await server.call(
    addRole,
    { params: { id: group.id }, body: { name: 'Barkeeper', description: '', rights: [line('VIEW_TEAM')] } },
    owner.token,
  );
  const people = await Promise.all(Array.from({ length: 52 }, () => someone()));
  for (const [index, { email }] of people.entries()) await give(index % 2 === 0 ? chiado : belem, email, role.id);
  const rights = [line('VIEW_TEAM', 'BAR'), line('VIEW_PAY')];
  const change: PlannedChange = { kind: 'ROLE', role_id: role.id, rights };
  const { data } = await look(change);
  expect(data.people_count).toBe(52);
  expect(data.totals).toEqual([
    { permission: 'VIEW_PAY', effect: 'GAINED', people: 52, locations: 2 },
    { permission: 'VIEW_TEAM', effect: 'NARROWED', people: 52, locations: 2 },
  ]);
  expect(data.people).toHaveLength(50);
  expect(data.people[0]?.effects[0]?.places).toHaveLength(1);
  const rest = (await look(change, group.id, owner.token, data.next_cursor ?? '')).data;
  expect([rest.people.length, rest.next_cursor, rest.version]).toEqual([2, null, data.version]);

  const ids = await Promise.all(people.slice(0, 2).map(async (one) => heldAt(chiado, one.token)));
  expect(ids).toEqual([['VIEW_TEAM'], []]);
  const body = { name: role.name, description: '', rights, version: role.version, preview_version: data.version };
  await server.call(changeRole, { params: { id: group.id, role_id: role.id }, body }, owner.token);
  await vi.waitFor(async () => expect(await heldAt(chiado, people[0]?.token ?? '')).toEqual(['VIEW_PAY', 'VIEW_TEAM']));
});

test('a preview asks the database as often for many people as for one', async () => {
  const count = async (people: number) => {
    const { data: role } = await server.call(
      addRole,
      { params: { id: group.id }, body: { name: `For ${people}`, description: '', rights: [line('VIEW_TEAM')] } },
      owner.token,
    );
    for (let made = 0; made < people; made += 1)
      await give(made % 2 === 0 ? chiado : belem, (await someone()).email, role.id);
    const ask = () => look({ kind: 'ROLE', role_id: role.id, rights: [line('VIEW_PAY')] });
    return (await captureStatements(server.database, ask)).length;
  };
  const one = await count(1);
  expect(one).toBeGreaterThan(5);
  expect(await count(9)).toBe(one);
});

test('whoever may not make a change is not told what it would do', async () => {
  const manager = await server.run((work) =>
    makeEmployer(work, { brandId: chiado, as: ['MANAGE_ACCESS', 'VIEW_TEAM'] }),
  );
  const ana = await someone();
  const { data: grant } = await give(chiado, ana.email, 'SCHEDULER');
  const asked = await look({ kind: 'REVOKE', grant_id: grant.id }, chiado, manager.token);
  expect(asked.refusal.code).toBe('NOT_YOURS_TO_GIVE');
  const offered = await look({ kind: 'GRANT', email: ana.email, role: 'RECRUITER' }, chiado, manager.token);
  expect(offered.refusal.code).toBe('NOT_YOURS_TO_GIVE');
  expect((await look({ kind: 'REVOKE', grant_id: grant.id }, belem)).status).toBe(404);
});

test('who can see a record: everybody whose grants reach it, with those grants, and nobody else', async () => {
  const own = await server.run((work) => makeGroup(work));
  const [here, there] = own.locationIds;
  const boss = await server.run((work) => makeEmployer(work, { brandId: own.id, as: 'ENTERPRISE_OWNER' }));
  const bar = await server.run((work) =>
    makeEmployer(work, { brandId: here, as: 'SCHEDULER', conditions: { POSITION_CATEGORY: ['BAR'] } }),
  );
  await server.run((work) => makeEmployer(work, { brandId: there, as: 'SCHEDULER' }));
  const seenBy = async (query: { kind: 'employee' | 'application' | 'job' | 'schedule'; category?: string }) => {
    const { data } = await server.call(whoCanSee, { params: { id: here }, query }, boss.token);
    return [data.total, data.people.map((one) => one.user_id).toSorted(), new Set(data.roles.map(({ role }) => role))];
  };
  const both = [boss.userId, bar.userId].toSorted();
  expect(await seenBy({ kind: 'employee', category: 'BAR' })).toEqual([
    2,
    both,
    new Set(['ENTERPRISE_OWNER', 'SCHEDULER']),
  ]);
  expect(await seenBy({ kind: 'employee', category: 'KITCHEN' })).toEqual([
    1,
    [boss.userId],
    new Set(['ENTERPRISE_OWNER']),
  ]);
  expect(await seenBy({ kind: 'employee' })).toEqual([1, [boss.userId], new Set(['ENTERPRISE_OWNER'])]);
  expect(await seenBy({ kind: 'application' })).toEqual([1, [boss.userId], new Set(['ENTERPRISE_OWNER'])]);
});
