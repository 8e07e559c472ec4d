import { makeEmployer, makeGrant } from '@hearth/domains/access/factory';
import { findGroupsOf } from '@hearth/domains/access/service';
import { makeGroup } from '@hearth/domains/core/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { changeGroupRight, listDirectoryGroups } from '../../contract/group-endpoints.ts';
import { openDirectory, patch } from '../directory.fixture.ts';
import type { Resource } from '../directory.fixture.ts';

const server = await startTestServer();
const { group, owner, tokenFor, scim, person, groupOf, makeOf: make } = await openDirectory(server);
const other = await server.run((work) => makeGroup(work));
const otherOwner = await server.run((work) => makeEmployer(work, { brandId: other.id, as: 'ENTERPRISE_OWNER' }));
const theirs = { token: await tokenFor(other.id, otherOwner.token) };

const idsIn = ({ members }: Resource) => members?.map(({ value }) => value).sort();
const read = async (id: string) => (await scim('GET', `/Groups/${id}`)).json;
/** The roles that an account holds in the group, once all work is done. */
async function rolesOf(userId: string): Promise<readonly string[]> {
  await server.settle();
  const rows = await server.run(({ db }) =>
    db.execute<{ role: string }>(
      sql`select role from access."grant" where user_id = ${userId}::uuid and group_id = ${group.id}::uuid order by role`,
    ),
  );
  return rows.map(({ role }) => role);
}
const tie = (id: string, gives: { role: string; brand_id: string } | null, token = owner.token) =>
  server.call(changeGroupRight, { params: { id: group.id, directory_group_id: id }, body: { gives } }, token);
const scheduler = { role: 'SCHEDULER', brand_id: group.regionId };

describe('a group', () => {
  test('is made with its members, read, found, listed and ended', async () => {
    const [ana, bo] = [await person(), await person()];
    const sent = { ...groupOf(ana, bo), externalId: 'g-1' };
    const { status, json, headers } = await scim('POST', '/Groups', sent);
    expect([status, headers['location'], headers['etag']]).toEqual([
      201,
      `http://localhost:3000/scim/v2/Groups/${json.id}`,
      json.meta.version,
    ]);
    expect(json).toMatchObject({ displayName: sent.displayName, externalId: 'g-1' });
    expect(idsIn(json)).toEqual([ana.id, bo.id].sort());
    expect(json.members?.[0]?.$ref).toBe(`http://localhost:3000/scim/v2/Users/${json.members?.[0]?.value}`);
    expect(await read(json.id)).toEqual(json);
    for (const filter of [
      `displayName eq "${sent.displayName.toUpperCase()}"`,
      'externalId eq "g-1"',
      `id eq "${json.id}" and members eq "${ana.id}"`,
      `members[value eq "${bo.id}"]`,
    ]) {
      const found = await scim('GET', `/Groups?filter=${encodeURIComponent(filter)}`);
      expect([filter, found.json.Resources.map(({ id }) => id)]).toEqual([filter, [json.id]]);
    }
    for (const filter of ['id eq "x"', 'members eq "x"', 'displayName eq "nothing"'])
      expect((await scim('GET', `/Groups?filter=${encodeURIComponent(filter)}`)).json.totalResults).toBe(0);
    expect((await scim('GET', '/Groups?filter=displayName%20co%20%22a%22')).json.scimType).toBe('invalidFilter');
    expect((await scim('DELETE', `/Groups/${json.id}`)).status).toBe(204);
    expect((await scim('GET', `/Groups/${json.id}`)).status).toBe(404);
  });

  test('goes without its members where they are not asked for, and a page with members is short', async () => {
    const { id } = await make(await person());
    expect((await scim('GET', `/Groups/${id}?excludedAttributes=members`)).json.members).toBeUndefined();
    for (let count = 0; count < 21; count += 1) await make();
    const plain = (await scim('GET', '/Groups?excludedAttributes=members')).json;
    expect(plain.itemsPerPage).toBe(plain.totalResults);
    const full = (await scim('GET', '/Groups?startIndex=2&count=200')).json;
    expect([full.itemsPerPage, full.Resources[0]?.id]).toEqual([20, plain.Resources[1]?.id]);
  });

  test('has a name of its own, in whatever letters, and no strangers', async () => {
    const { displayName, id } = await make();
    const twin = await scim('POST', '/Groups', { ...groupOf(), displayName: displayName.toUpperCase() });
    expect([twin.status, twin.json.scimType]).toEqual([409, 'uniqueness']);
    const another = await make();
    const renamed = patch({ op: 'replace', path: 'displayName', value: displayName });
    expect((await scim('PATCH', `/Groups/${another.id}`, renamed)).status).toBe(409);
    expect((await scim('POST', '/Groups', { members: [] })).status).toBe(400);
    for (const stranger of ['nobody', '0192f0f0-0000-7000-8000-000000000000']) {
      const added = patch({ op: 'add', path: 'members', value: [{ value: stranger }] });
      const refused = await scim('PATCH', `/Groups/${id}`, added);
      expect([refused.status, refused.json.scimType]).toEqual([400, 'invalidValue']);
    }
  });

  test('is seen and changed by the directories of its own group alone, with their own people', async () => {
    const ana = await person();
    const { id } = await make(ana);
    expect((await scim('GET', '/Groups', undefined, theirs)).json.totalResults).toBe(0);
    for (const [method, body] of [
      ['GET', undefined],
      ['PUT', groupOf()],
      ['PATCH', patch({ op: 'remove', path: 'members' })],
      ['DELETE', undefined],
    ] as const)
      expect((await scim(method, `/Groups/${id}`, body, theirs)).status).toBe(404);
    expect((await scim('POST', '/Groups', groupOf(ana), theirs)).status).toBe(400);
    expect(idsIn(await read(id))).toEqual([ana.id]);
  });
});

describe('its members', () => {
  test('are added, removed and replaced, by whichever words directories have for it', async () => {
    const [ana, bo, cy] = [await person(), await person(), await person()];
    const { id } = await make(ana);
    for (const [operation, expected] of [
      [{ op: 'Add', path: 'members', value: [{ value: bo.id }, { value: ana.id }] }, [ana, bo]],
      [{ op: 'Remove', path: 'members', value: [{ value: ana.id }] }, [bo]],
      [{ op: 'remove', path: `members[value eq "${bo.id}"]` }, []],
      [{ op: 'remove', path: 'members[value eq "nobody"]' }, []],
      [{ op: 'add', value: { members: [{ value: cy.id }] } }, [cy]],
      [{ op: 'replace', path: 'members', value: [{ value: ana.id }, { value: bo.id }] }, [ana, bo]],
      [{ op: 'remove', path: 'members' }, []],
    ] as const) {
      const before = (await read(id)).meta.version;
      const { status, headers } = await scim('PATCH', `/Groups/${id}`, patch(operation));
      expect(status).toBe(204);
      const after = await read(id);
      expect(idsIn(after)).toEqual(expected.map((one) => one.id).sort());
      expect([headers['etag'], after.meta.version === before]).toEqual([after.meta.version, false]);
    }
    const whole = await scim('PUT', `/Groups/${id}`, groupOf(cy));
    expect([whole.status, idsIn(whole.json)]).toEqual([200, [cy.id]]);
  });

  test('that are not kept here are named, and the rest is done', async () => {
    const ana = await person();
    const { id } = await make();
    const operation = { op: 'add', path: 'members', value: [{ value: ana.id }, { value: 'g', type: 'Group' }] };
    const { status, json, warnings } = await scim('PATCH', `/Groups/${id}`, patch(operation));
    expect([status, idsIn(json), warnings]).toEqual([200, [ana.id], ['IGNORED']]);
  });

  test('are on record, with who came and who left', async () => {
    const [ana, bo] = [await person(), await person()];
    const { id, displayName } = await make(ana);
    await scim('PATCH', `/Groups/${id}`, patch({ op: 'replace', path: 'members', value: [{ value: bo.id }] }));
    const rows = await server.run(({ db }) =>
      db.execute<{ action: string; user_id: string }>(
        sql`select action, user_id from provisioning.deed where detail ->> 'group' = ${displayName} `,
      ),
    );
    expect(rows.map(({ action, user_id: id }) => `${action} ${id}`).sort()).toEqual(
      [`JOINED ${ana.userId}`, `JOINED ${bo.userId}`, `LEFT ${ana.userId}`].sort(),
    );
  });
});

describe('what a group gives', () => {
  test('is nothing until it is tied to a role at a place; then that, to those who are in it and for as long', async () => {
    const [ana, bo] = [await person(), await person()];
    const { id } = await make(ana);
    expect(await rolesOf(ana.userId)).toEqual([]);
    expect((await tie(id, scheduler)).status).toBe(200);
    expect(await rolesOf(ana.userId)).toEqual(['SCHEDULER']);
    await scim('PATCH', `/Groups/${id}`, patch({ op: 'add', path: 'members', value: [{ value: bo.id }] }));
    expect(await rolesOf(bo.userId)).toEqual(['SCHEDULER']);
    await scim('PATCH', `/Groups/${id}`, patch({ op: 'remove', path: `members[value eq "${ana.id}"]` }));
    expect(await rolesOf(ana.userId)).toEqual([]);
    await tie(id, { role: 'RECRUITER', brand_id: group.regionId });
    expect(await rolesOf(bo.userId)).toEqual(['RECRUITER']);
    await tie(id, null);
    expect(await rolesOf(bo.userId)).toEqual([]);
    await tie(id, scheduler);
    expect(await rolesOf(bo.userId)).toEqual(['SCHEDULER']);
    await scim('DELETE', `/Groups/${id}`);
    expect(await rolesOf(bo.userId)).toEqual([]);
  });

  test('stays while another group gives the same, and leaves alone what somebody was given by hand', async () => {
    const [ana, bo] = [await person(), await person()];
    await server.run((work) => makeGrant(work, bo.userId, { brandId: group.regionId, as: 'SCHEDULER' }));
    const [one, two] = [await make(ana, bo), await make(ana)];
    for (const { id } of [one, two]) await tie(id, scheduler);
    expect([await rolesOf(ana.userId), await rolesOf(bo.userId)]).toEqual([['SCHEDULER'], ['SCHEDULER']]);
    await scim('DELETE', `/Groups/${one.id}`);
    expect([await rolesOf(ana.userId), await rolesOf(bo.userId)]).toEqual([['SCHEDULER'], ['SCHEDULER']]);
    await scim('DELETE', `/Groups/${two.id}`);
    expect([await rolesOf(ana.userId), await rolesOf(bo.userId)]).toEqual([[], ['SCHEDULER']]);
  });

  test('is never more than whoever made the token could give, and the directory is told', async () => {
    const weak = await server.run((work) =>
      makeEmployer(work, { brandId: group.id, as: ['MANAGE_ACCESS', 'VIEW_BRAND'] }),
    );
    const weakToken = await tokenFor(group.id, weak.token);
    const ana = await person();
    const tied = await make();
    await tie(tied.id, scheduler);
    const add = patch({ op: 'add', path: 'members', value: [{ value: ana.id }] });
    const { status, warnings } = await scim('PATCH', `/Groups/${tied.id}`, add, { token: weakToken });
    expect([status, warnings, await rolesOf(ana.userId)]).toEqual([200, ['NOT_GIVEN'], []]);
    // Nor later, when somebody who may ties the group anew: who is in it was said by the weaker token.
    await tie(tied.id, { role: 'RECRUITER', brand_id: group.regionId });
    expect(await rolesOf(ana.userId)).toEqual([]);
    const again = patch({ op: 'replace', path: 'members', value: [] });
    await scim('PATCH', `/Groups/${tied.id}`, again);
    expect((await scim('PATCH', `/Groups/${tied.id}`, add)).warnings).toEqual([]);
    expect(await rolesOf(ana.userId)).toEqual(['RECRUITER']);
  });

  test('goes no further than what its maker can give by now', async () => {
    const second = await server.run((work) => makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' }));
    const token = await tokenFor(group.id, second.token);
    const ana = await person();
    const tied = await make();
    await tie(tied.id, scheduler);
    await server.run(({ db }) => db.execute(sql`delete from access."grant" where user_id = ${second.userId}::uuid`));
    const add = patch({ op: 'add', path: 'members', value: [{ value: ana.id }] });
    expect((await scim('PATCH', `/Groups/${tied.id}`, add, { token })).warnings).toEqual(['NOT_GIVEN']);
    expect(await rolesOf(ana.userId)).toEqual([]);
  });

  test('comes back with somebody who is let in again, and not to whoever is kept out', async () => {
    const [ana, bo] = [await person(), await person()];
    await server.run((work) => makeGrant(work, ana.userId, { brandId: other.id, as: 'SCHEDULER' }));
    const tied = await make(ana);
    await tie(tied.id, scheduler);
    expect(await rolesOf(ana.userId)).toEqual(['SCHEDULER']);
    const turn = (id: string, value: boolean) =>
      scim('PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'active', value }));
    await turn(ana.id, false);
    expect(await rolesOf(ana.userId)).toEqual([]);
    await turn(bo.id, false);
    await scim('PATCH', `/Groups/${tied.id}`, patch({ op: 'add', path: 'members', value: [{ value: bo.id }] }));
    expect(await rolesOf(bo.userId)).toEqual([]);
    const back = await turn(ana.id, true);
    expect(back.warnings).toEqual([]);
    expect(await rolesOf(ana.userId)).toEqual(['SCHEDULER']);
    await turn(bo.id, true);
    expect(await rolesOf(bo.userId)).toEqual(['SCHEDULER']);
    await scim('DELETE', `/Users/${bo.id}`);
    expect(await rolesOf(bo.userId)).toEqual([]);
  });

  test('is not given again where somebody took it by hand, and the last owner keeps it', async () => {
    const ana = await person();
    const tied = await make(ana);
    await tie(tied.id, { role: 'ENTERPRISE_OWNER', brand_id: group.id });
    expect(await rolesOf(ana.userId)).toEqual(['ENTERPRISE_OWNER']);
    await server.run(({ db }) =>
      db.execute(sql`delete from access."grant" where user_id = ${ana.userId}::uuid and group_id = ${group.id}::uuid`),
    );
    await scim('PATCH', `/Groups/${tied.id}`, patch({ op: 'replace', path: 'members', value: [{ value: ana.id }] }));
    expect(await rolesOf(ana.userId)).toEqual([]);
  });

  test('is more than whoever ties it could give: refused', async () => {
    const { id } = await make();
    const weak = await server.run((work) =>
      makeEmployer(work, { brandId: group.id, as: ['MANAGE_ACCESS', 'VIEW_BRAND'] }),
    );
    expect((await tie(id, scheduler, weak.token)).refusal.code).toBe('NOT_YOURS_TO_GIVE');
    for (const gives of [
      { role: 'KING', brand_id: group.id },
      { role: 'SCHEDULER', brand_id: other.id },
    ])
      expect((await tie(id, gives)).status).toBe(400);
    expect((await tie('0192f0f0-0000-7000-8000-000000000000', scheduler)).status).toBe(404);
    expect((await tie(id, scheduler, otherOwner.token)).status).toBe(404);
    const below = await server.run((work) =>
      makeEmployer(work, { brandId: group.locationIds[0], as: ['MANAGE_ACCESS', 'VIEW_BRAND'] }),
    );
    const at = { params: { id: group.locationIds[0], directory_group_id: id }, body: { gives: null } };
    expect((await server.call(changeGroupRight, at, below.token)).status).toBe(403);
    const list = { params: { id: group.locationIds[0] }, query: {} };
    expect((await server.call(listDirectoryGroups, list, below.token)).status).toBe(403);
  });
});

test('the groups are listed for those who manage access, page by page, with what each gives and to how many', async () => {
  const tied = await make(await person(), await person());
  await tie(tied.id, scheduler);
  const seen: { id: string; members: number; gives: object | null }[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const query = cursor === undefined ? {} : { cursor };
    const { data } = await server.call(listDirectoryGroups, { params: { id: group.id }, query }, owner.token);
    seen.push(...data.groups);
    cursor = data.next_cursor;
    if (cursor !== null && seen.length < 60) for (let count = 0; count < 3; count += 1) await make();
  }
  expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
  expect(seen.find(({ id }) => id === tied.id)).toMatchObject({ members: 2, gives: scheduler });
  const nobody = await server.run((work) => makeUser(work));
  const refused = await server.call(listDirectoryGroups, { params: { id: group.id }, query: {} }, nobody.token);
  expect([403, 404]).toContain(refused.status);
  const { userId } = owner;
  expect(await server.run(({ db, clock }) => findGroupsOf(db, userId, clock.now()))).toEqual([group.id]);
});
