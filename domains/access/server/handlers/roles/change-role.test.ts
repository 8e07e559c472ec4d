import { makeGroup } from '@hearth/domains/core/factory';
import { toChangeContext, moveBrand } from '@hearth/domains/core/service';
import type { Permission } from '@hearth/kit/permissions';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import {
  addGrant,
  addRole,
  archiveRole,
  changeRole,
  getBrandPolicy,
  getBrandRole,
  listBrandRoles,
  listChanges,
  previewChange,
  restoreGrant,
  revokeGrant,
} from '../../../contract/endpoints.ts';
import type { RoleRight } from '../../../contract/schemas.ts';
import { LAST_OWNER } from '../../../contract/failures.ts';
import { makeEmployer, makeMember } from '../../../db/factory.ts';
import { updateRole, parseRoleRights } from '../../actions/change-role.ts';
import { expectGranted } from '../../granted.fixture.ts';
import { findRole } from '../../queries/role.ts';

const server = await startTestServer();
const group = await server.run((work) => makeGroup(work));
const [chiado, belem] = group.locationIds;
const owner = await server.run((work) => makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' }));

const line = (name: Permission, ...codes: string[]): RoleRight => ({
  name,
  conditions: codes.length === 0 ? {} : { POSITION_CATEGORY: codes },
});
let made = 0;
const make = (id: string, rights: RoleRight[], token = owner.token, name = `Role ${(made += 1)}`) =>
  server.call(addRole, { params: { id }, body: { name, description: '', rights } }, token);
const give = async (id: string, email: string, role: string, token = owner.token, more: Record<string, unknown> = {}) =>
  expectGranted(await server.call(addGrant, { params: { id }, body: { email, role, ...more } }, token));
const look = (id: string, role_id: string, rights: RoleRight[], token = owner.token) =>
  server.call(previewChange, { params: { id }, body: { change: { kind: 'ROLE', role_id, rights } } }, token);
async function change(id: string, role_id: string, rights: RoleRight[], token = owner.token, version = 1) {
  const preview_version = (await look(id, role_id, rights)).data.version;
  const body = { name: `Role ${(made += 1)}`, description: '', rights, version, preview_version };
  return server.call(changeRole, { params: { id, role_id }, body }, token);
}
const policyAt = async (id: string, token: string) =>
  (await server.call(getBrandPolicy, { params: { id } }, token)).data.permissions.map(({ name, conditions }) => [
    name,
    ...conditions.flatMap(({ values }) => values.map(({ code }) => code)),
  ]);
const someone = (groupId = group.id) => server.run((work) => makeMember(work, groupId));

describe('a role of the group’s own', () => {
  test('gives what stands in it, as far as the grant allows as well, at its brand and below', async () => {
    const { data: role } = await make(group.id, [line('VIEW_TEAM', 'BAR', 'KITCHEN'), line('VIEW_PAY'), line('HIRE')]);
    const ana = await someone();
    const { data } = await give(chiado, ana.email, role.id, owner.token, {
      conditions: { POSITION_CATEGORY: ['BAR'] },
    });
    expect([data.role, data.role_name]).toEqual([role.id, role.name]);
    expect(await policyAt(chiado, ana.token)).toEqual([
      ['HIRE', 'BAR'],
      ['VIEW_PAY', 'BAR'],
      ['VIEW_TEAM', 'BAR'],
    ]);
    expect(await policyAt(belem, ana.token)).toEqual([]);
  });

  test('counts for everybody who holds it from the next request after a change', async () => {
    const { data: role } = await make(group.id, [line('VIEW_TEAM')]);
    const [ana, ben] = [await someone(), await someone()];
    await give(chiado, ana.email, role.id);
    await give(belem, ben.email, role.id);
    expect(await policyAt(chiado, ana.token)).toEqual([['VIEW_TEAM']]);
    expect(await policyAt(belem, ben.token)).toEqual([['VIEW_TEAM']]);
    const { data } = await change(group.id, role.id, [line('VIEW_TEAM', 'BAR'), line('VIEW_PAY')]);
    expect([data.version, data.holders]).toEqual([2, 2]);
    const later = [['VIEW_PAY'], ['VIEW_TEAM', 'BAR']];
    await vi.waitFor(async () => expect(await policyAt(chiado, ana.token)).toEqual(later));
    await vi.waitFor(async () => expect(await policyAt(belem, ben.token)).toEqual(later));
  });

  test('is given once at a place, and only where it stands or below', async () => {
    const { data: role } = await make(chiado, [line('VIEW_TEAM')]);
    const ana = await someone();
    expect((await give(belem, ana.email, role.id)).refusal.code).toBe('INVALID_INPUT');
    expect((await give(group.id, ana.email, role.id)).refusal.code).toBe('INVALID_INPUT');
    expect((await give(chiado, ana.email, role.id)).status).toBe(200);
    expect((await give(chiado, ana.email, role.id)).refusal.code).toBe('ALREADY_GRANTED');
  });

  test('has a name that no other role at its brand has, whatever its capitals and accents', async () => {
    expect((await make(group.id, [line('VIEW_TEAM')], owner.token, 'Chef de café')).status).toBe(200);
    const again = await make(group.id, [line('VIEW_TEAM')], owner.token, 'CHEF DE CAFE');
    expect(again.refusal.code).toBe('ROLE_NAME_TAKEN');
    expect((await make(chiado, [line('VIEW_TEAM')], owner.token, 'Chef de café')).status).toBe(200);
  });

  test('is put away and not deleted: nobody is given it any more, whoever holds it keeps it, and it comes back', async () => {
    const { data: role } = await make(group.id, [line('VIEW_TEAM')]);
    const [ana, ben] = [await someone(), await someone()];
    await give(chiado, ana.email, role.id);
    const archive = (archived: boolean) =>
      server.call(archiveRole, { params: { id: group.id, role_id: role.id }, body: { archived } }, owner.token);
    expect((await archive(true)).data).toMatchObject({ archived: true, usable: false, holders: 1 });
    expect((await give(chiado, ben.email, role.id)).refusal.code).toBe('INVALID_INPUT');
    expect(await policyAt(chiado, ana.token)).toEqual([['VIEW_TEAM']]);
    const listed = async (archived?: string) =>
      (
        await server.call(
          listBrandRoles,
          { params: { id: group.id }, query: { ...(archived && { archived }) } },
          owner.token,
        )
      ).data.roles.map(({ id }) => id);
    expect(await listed()).not.toContain(role.id);
    expect(await listed('true')).toContain(role.id);
    expect((await archive(false)).data.archived).toBe(false);
    expect((await give(chiado, ben.email, role.id)).status).toBe(200);
  });

  test('comes back with what was taken away by mistake', async () => {
    const { data: role } = await make(group.id, [line('VIEW_TEAM')]);
    const ana = await someone();
    const { data: grant } = await give(chiado, ana.email, role.id);
    const params = { id: chiado, grant_id: grant.id };
    await server.call(revokeGrant, { params, query: {} }, owner.token);
    await vi.waitFor(async () => expect(await policyAt(chiado, ana.token)).toEqual([]));
    expect((await server.call(restoreGrant, { params }, owner.token)).status).toBe(200);
    await vi.waitFor(async () => expect(await policyAt(chiado, ana.token)).toEqual([['VIEW_TEAM']]));
  });

  test('of another group does not exist', async () => {
    const theirs = await server.run((work) => makeGroup(work));
    const boss = await server.run((work) => makeEmployer(work, { brandId: theirs.id, as: 'ENTERPRISE_OWNER' }));
    const { data: role } = await make(group.id, [line('VIEW_TEAM')]);
    const ana = await someone();
    expect((await give(theirs.id, ana.email, role.id, boss.token)).refusal.code).toBe('INVALID_INPUT');
    const params = { id: theirs.id, role_id: role.id };
    expect((await server.call(getBrandRole, { params }, boss.token)).status).toBe(404);
    expect((await look(theirs.id, role.id, [line('VIEW_TEAM')], boss.token)).status).toBe(404);
  });
});

describe('nobody lifts themselves', () => {
  const boss = (as: readonly Permission[], conditions = {}) =>
    server.run((work) => makeEmployer(work, { brandId: chiado, as, conditions }));

  test('by a role with more than they hold, or for more departments', async () => {
    const manager = await boss(['MANAGE_ACCESS', 'VIEW_TEAM', 'VIEW_SCHEDULE'], { POSITION_CATEGORY: ['BAR'] });
    const refused = await make(chiado, [line('VIEW_PAY')], manager.token);
    expect([refused.refusal.code, refused.refusal['missing']]).toEqual(['NOT_YOURS_TO_GIVE', ['VIEW_PAY']]);
    expect((await make(chiado, [line('VIEW_TEAM')], manager.token)).refusal.code).toBe('NOT_YOURS_TO_GIVE');
    expect((await make(chiado, [line('VIEW_TEAM', 'BAR', 'KITCHEN')], manager.token)).status).toBe(403);
    expect((await make(chiado, [line('VIEW_TEAM', 'BAR')], manager.token)).status).toBe(200);
    expect((await make(group.id, [line('VIEW_TEAM', 'BAR')], manager.token)).status).toBe(403);
  });

  test('by changing a role that gives more than they hold, not even to less', async () => {
    const manager = await boss(['MANAGE_ACCESS', 'VIEW_TEAM']);
    const { data: role } = await make(chiado, [line('VIEW_TEAM'), line('VIEW_PAY')]);
    expect((await change(chiado, role.id, [line('VIEW_TEAM')], manager.token)).refusal.code).toBe('NOT_YOURS_TO_GIVE');
  });

  test('by changing a role that they hold themselves', async () => {
    const { data: role } = await make(chiado, [line('MANAGE_ACCESS'), line('VIEW_TEAM', 'BAR')]);
    const ana = await someone();
    await give(chiado, ana.email, role.id);
    const wider = [line('MANAGE_ACCESS'), line('VIEW_TEAM')];
    expect((await change(chiado, role.id, wider, ana.token)).refusal.code).toBe('NOT_YOURS_TO_GIVE');
    const params = { id: chiado, role_id: role.id };
    expect((await server.call(getBrandRole, { params }, ana.token)).data.role.changeable).toBe(false);
    expect((await change(chiado, role.id, wider)).status).toBe(200);
  });

  test('by changing a role of a brand above them', async () => {
    const manager = await server.run((work) => makeEmployer(work, { brandId: chiado, as: 'LOCATION_MANAGER' }));
    const { data: role } = await make(group.id, [line('VIEW_TEAM')]);
    const params = { id: chiado, role_id: role.id };
    expect((await server.call(getBrandRole, { params }, manager.token)).data.role.changeable).toBe(false);
    const preview = await look(chiado, role.id, [line('VIEW_PAY')], manager.token);
    expect(preview.status).toBe(404);
  });

  test('at a place that moved away from where the role stands', async () => {
    const own = await server.run((work) => makeGroup(work));
    const [location] = own.locationIds;
    const regional = await server.run((work) => makeEmployer(work, { brandId: own.regionId, as: 'GROUP_MANAGER' }));
    const { data: role } = await make(own.regionId, [line('VIEW_TEAM')], regional.token);
    const ana = await someone(own.id);
    await give(location, ana.email, role.id, regional.token);
    await server.run((work) => moveBrand(work.db, toChangeContext(work), location, own.countryId));
    await vi.waitFor(async () => expect(await policyAt(location, regional.token)).toEqual([]));
    const refused = await look(own.regionId, role.id, [line('VIEW_TEAM'), line('VIEW_PAY')], regional.token);
    expect(refused.refusal.code).toBe('NOT_YOURS_TO_GIVE');
  });

  test('and a group never loses the last role that manages its access, whoever else goes at the same time', async () => {
    const own = await server.run((work) => makeGroup(work));
    const first = await server.run((work) => makeEmployer(work, { brandId: own.id, as: 'ENTERPRISE_OWNER' }));
    const { data: made } = await make(own.id, [line('MANAGE_ACCESS'), line('VIEW_TEAM')], first.token);
    await give(own.id, (await someone(own.id)).email, made.id, first.token);
    const rewrite = () =>
      server.run(async (work) => {
        const role = await findRole(work.db, own.id, made.id, 'lock');
        if (role === undefined) throw new Error('The role is not there.');
        const rights = parseRoleRights([line('VIEW_TEAM')]);
        return updateRole(work.db, toChangeContext(work), role, { name: role.name, description: '', rights });
      });
    await server.run((work) => work.db.execute(sql`delete from access."grant" where user_id = ${first.userId}`));
    await expect(rewrite()).rejects.toMatchObject({ kind: LAST_OWNER });
    await server.run((work) => makeEmployer(work, { brandId: own.id, as: 'GROUP_MANAGER' }));
    expect((await rewrite()).version).toBe(2);
  });
});

describe('a change of a role', () => {
  test('is refused when somebody changed it in the meantime', async () => {
    const { data: role } = await make(group.id, [line('VIEW_TEAM')]);
    expect((await change(group.id, role.id, [line('VIEW_PAY')])).status).toBe(200);
    expect((await change(group.id, role.id, [line('HIRE')])).refusal.code).toBe('ROLE_STALE');
  });

  test('is refused when what was looked at is no longer what it would do', async () => {
    const { data: role } = await make(group.id, [line('VIEW_TEAM')]);
    const rights = [line('VIEW_TEAM'), line('VIEW_PAY')];
    const { version } = (await look(group.id, role.id, rights)).data;
    const ana = await someone();
    await give(chiado, ana.email, role.id);
    const save = (preview_version: string, wanted = rights) =>
      server.call(
        changeRole,
        {
          params: { id: group.id, role_id: role.id },
          body: { name: role.name, description: '', rights: wanted, version: 1, preview_version },
        },
        owner.token,
      );
    expect((await save(version)).refusal.code).toBe('PREVIEW_STALE');
    const now = (await look(group.id, role.id, rights)).data.version;
    expect((await save(now, [...rights, line('HIRE')])).refusal.code).toBe('PREVIEW_STALE');
    expect((await save(now)).status).toBe(200);
  });

  test.each([
    ['no right at all', []],
    ['a permission that does not exist', [{ name: 'FLY', conditions: {} }]],
    ['a permission twice', [line('VIEW_TEAM'), line('VIEW_TEAM', 'BAR')]],
    ['a limit without codes', [{ name: 'VIEW_TEAM', conditions: { POSITION_CATEGORY: [] } }]],
    ['a limit that its records do not know', [{ name: 'VIEW_BRAND', conditions: { POSITION_CATEGORY: ['BAR'] } }]],
  ])('is refused with %s', async (_what, rights) => {
    const reply = await server.request('POST', `/v1/brands/${group.id}/roles`, {
      token: owner.token,
      body: { name: 'Wrong', description: '', rights },
    });
    expect([reply.status, reply.refusal.code]).toEqual([400, 'INVALID_INPUT']);
  });

  test('is recorded with what was before and after, and by whom', async () => {
    server.clock.advance(1);
    const { data: role } = await make(group.id, [line('VIEW_TEAM'), line('HIRE')]);
    server.clock.advance(1);
    await change(group.id, role.id, [line('VIEW_TEAM', 'BAR'), line('VIEW_PAY')]);
    const params = { id: group.id, role_id: role.id };
    const { versions } = (await server.call(getBrandRole, { params }, owner.token)).data;
    expect(
      versions.map(({ action, version, added, removed, limited }) => [action, version, added, removed, limited]),
    ).toEqual([
      ['ROLE_CHANGED', 2, ['VIEW_PAY'], ['HIRE'], ['VIEW_TEAM']],
      ['ROLE_CREATED', 1, expect.arrayContaining(['HIRE', 'VIEW_TEAM']), [], []],
    ]);
    const { changes } = (await server.call(listChanges, { params: { id: group.id }, query: {} }, owner.token)).data;
    expect(changes.slice(0, 2).map(({ action }) => action)).toEqual(['ROLE_CHANGED', 'ROLE_CREATED']);
    expect(changes[0]?.role_name).toMatch(/^Role /);
  });
});
