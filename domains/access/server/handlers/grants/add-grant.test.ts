import { makeGroup } from '@hearth/domains/core/factory';
import { sql } from 'kysely';
import { startTestServer } from '@hearth/testing/server';
import { expect, test, vi } from 'vitest';
import { addGrant, getBrandPolicy, listGrants, revokeGrant } from '../../../contract/endpoints.ts';
import { makeEmployer, makeGrant, makeMember } from '../../../db/factory.ts';
import { expectGranted } from '../../granted.fixture.ts';

const server = await startTestServer();
const group = await server.run((work) => makeGroup(work));
const [chiado, belem] = group.locationIds;
const owner = await server.run((work) => makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' }));

const give = async (token: string, id: string, email: string, role: string, more: Record<string, unknown> = {}) =>
  expectGranted(await server.call(addGrant, { params: { id }, body: { email, role, ...more } }, token));
const member = (of: string = group.id) => server.run((work) => makeMember(work, of));
const take = (token: string, id: string, grant_id: string) =>
  server.call(revokeGrant, { params: { id, grant_id }, query: {} }, token);
const permissionsAt = async (id: string, token: string) =>
  (await server.call(getBrandPolicy, { params: { id } }, token)).data.permissions.map(({ name }) => name);

test('a right given works at once, and one taken away ends at once', async () => {
  const person = await member();
  expect(await permissionsAt(chiado, person.token)).toEqual([]);
  const { status, data } = await give(owner.token, chiado, person.email.toUpperCase(), 'SCHEDULER');
  expect([status, data.brand_name, data.email]).toEqual([200, `${group.name} Chiado`, person.email]);
  await vi.waitFor(async () => expect(await permissionsAt(chiado, person.token)).toContain('EDIT_SCHEDULE'));
  expect((await take(owner.token, group.id, data.id)).data).toEqual({ revoked: true });
  await vi.waitFor(async () => expect(await permissionsAt(chiado, person.token)).toEqual([]));
});

test('nobody gives or takes what they do not hold', async () => {
  const manager = await server.run((work) => makeEmployer(work, { brandId: chiado, as: 'LOCATION_MANAGER' }));
  const person = await member();
  const refused = await give(manager.token, chiado, person.email, 'GROUP_MANAGER');
  expect([refused.status, refused.refusal.code, refused.refusal['missing']]).toEqual([
    403,
    'NOT_YOURS_TO_GIVE',
    ['IMPORT_DATA', 'IMPERSONATE', 'MANAGE_REHIRE', 'VIEW_MEDICAL', 'MODERATE_MESSAGES', 'DECIDE_BONUSES'],
  ]);
  expect((await give(manager.token, belem, person.email, 'SCHEDULER')).status).toBe(403);
  const own = await server.run((work) => makeGrant(work, person.userId, { brandId: chiado, as: 'ENTERPRISE_OWNER' }));
  expect((await take(manager.token, chiado, own)).refusal.code).toBe('NOT_YOURS_TO_GIVE');
});

test('a manager without sales cannot hand sales on', async () => {
  const { email } = await member();
  const manager = await server.run((work) =>
    makeEmployer(work, { brandId: chiado, as: ['MANAGE_ACCESS', 'VIEW_BRAND', 'VIEW_TEAM'] }),
  );
  const { refusal } = await give(manager.token, chiado, email, 'LOCATION_MANAGER');
  expect(refusal['missing']).toContain('VIEW_SALES');
});

test('a grant is taken only from where it stands or above', async () => {
  const person = await member();
  const id = await server.run((work) => makeGrant(work, person.userId, { brandId: chiado, as: 'SCHEDULER' }));
  expect((await take(owner.token, belem, id)).status).toBe(404);
  const stranger = await server.run(async (work) =>
    makeEmployer(work, { brandId: (await makeGroup(work)).id, as: 'ENTERPRISE_OWNER' }),
  );
  expect((await take(stranger.token, chiado, id)).status).toBe(404);
  expect((await take(owner.token, chiado, id)).status).toBe(200);
});

test('somebody can always manage access for the whole group', async () => {
  const own = await server.run((work) => makeGroup(work));
  const [first, second] = await server.run(async (work) => [
    await makeEmployer(work, { brandId: own.id, as: 'ENTERPRISE_OWNER' }),
    await makeMember(work, own.id),
  ]);
  const list = async () =>
    (await server.call(listGrants, { params: { id: own.id }, query: {} }, first.token)).data.grants;
  const only = (await list()).find((grant) => grant.user_id === first.userId);
  expect((await take(first.token, own.id, only?.id ?? '')).refusal.code).toBe('LAST_OWNER');
  const until = new Date(server.clock.now().getTime() + 1_000_000).toISOString();
  await give(first.token, own.id, second.email, 'ENTERPRISE_OWNER', { valid_until: until });
  expect((await take(first.token, own.id, only?.id ?? '')).refusal.code).toBe('LAST_OWNER');
  await give(first.token, own.id, second.email, 'ENTERPRISE_OWNER');
  expect((await take(first.token, own.id, only?.id ?? '')).status).toBe(200);
});

test.each([
  ['what is no address', { email: 'nobody at example' }, 400, 'INVALID_INPUT'],
  ['a role that does not exist', { role: 'EMPEROR' }, 400, 'INVALID_INPUT'],
  ['an end before the start', { valid_until: '2020-01-01T00:00:00Z' }, 400, 'ENDS_BEFORE_START'],
  ['a condition without codes', { conditions: { JOB_BOARD: [] } }, 400, 'INVALID_INPUT'],
])('refuses %s', async (_what, body, status, code) => {
  const { email } = await member();
  const reply = await server.request('POST', `/v1/brands/${chiado}/grants`, {
    token: owner.token,
    body: { email, role: 'SCHEDULER', ...body },
  });
  expect([reply.status, reply.refusal.code]).toEqual([status, code]);
});

test('the same role at the same brand is given once', async () => {
  const { email } = await member();
  expect((await give(owner.token, chiado, email, 'SCHEDULER')).status).toBe(200);
  expect((await give(owner.token, chiado, email, 'SCHEDULER')).refusal.code).toBe('ALREADY_GRANTED');
});

test('every change is recorded, and the record can be neither changed nor shortened', async () => {
  const person = await member();
  const { data } = await give(owner.token, chiado, person.email, 'RECRUITER');
  server.clock.advance(1);
  await take(owner.token, chiado, data.id);
  const rows = await server.run((work) =>
    work.db.execute<{ action: string; actor_id: string }>(
      sql`select action, actor_id from access.change where user_id = ${person.userId} and detail ->> 'role' = 'RECRUITER' order by id`,
    ),
  );
  expect(rows).toEqual([
    { action: 'GRANTED', actor_id: owner.userId },
    { action: 'REVOKED', actor_id: owner.userId },
  ]);
  for (const statement of [sql`delete from access.change`, sql`update access.change set action = 'GRANTED'`]) {
    for (const scope of [{ kind: 'system' }, { kind: 'tenant', groupIds: [group.id], userId: null }] as const)
      await expect(server.run((work) => work.db.execute(statement), scope)).rejects.toThrow(/permission denied/);
  }
});

test('the list shows what stands at the brand and below it', async () => {
  const own = await server.run((work) => makeGroup(work));
  const boss = await server.run((work) => makeEmployer(work, { brandId: own.id, as: 'ENTERPRISE_OWNER' }));
  const local = await server.run((work) => makeEmployer(work, { brandId: own.locationIds[0], as: 'LOCATION_MANAGER' }));
  const people = async (id: string, token: string) =>
    (await server.call(listGrants, { params: { id }, query: {} }, token)).data.grants.map((grant) => grant.user_id);
  expect((await people(own.id, boss.token)).sort()).toEqual([boss.userId, local.userId].sort());
  expect(await people(own.locationIds[0], local.token)).toEqual([local.userId]);
});
