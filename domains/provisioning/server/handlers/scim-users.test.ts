import { makeEmployer, makeGrant } from '@hearth/domains/access/factory';
import { findGroupsOf } from '@hearth/domains/access/service';
import { makeGroup } from '@hearth/domains/core/factory';
import { createProvider } from '@hearth/domains/federation/contract';
import { FACTORY_PASSWORD, frameHeaders, makeUser } from '@hearth/domains/identity/factory';
import { login } from '@hearth/domains/identity/contract';
import { createSessionFor, disableUser, findPersonByEmail } from '@hearth/domains/identity/service';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';

const server = await startTestServer();
const group = await server.run((work) => makeGroup(work));
const other = await server.run((work) => makeGroup(work));
const owner = await server.run((work) => makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' }));
const otherOwner = await server.run((work) => makeEmployer(work, { brandId: other.id, as: 'ENTERPRISE_OWNER' }));
const below = await server.run((work) =>
  makeEmployer(work, { brandId: group.locationIds[0], as: ['MANAGE_ACCESS', 'VIEW_BRAND'] }),
);

/** A group's provider that speaks for a mail domain, with or without a role for newcomers. */
async function claim(brandId: string, token: string, domain: string, role: string | null): Promise<void> {
  const body = {
    code: domain.replace('.', '-'),
    name: domain,
    kind: 'OIDC' as const,
    issuer: 'https://id.example',
    client_id: 'x',
    email_domains: [domain],
    newcomers: role === null ? null : { role, brand_id: brandId },
    brand_claim: null,
    is_enabled: false,
  };
  expect((await server.call(createProvider, { params: { id: brandId }, body }, token)).status).toBe(200);
  await server.run(({ db, clock }) =>
    db.execute(sql`update federation.mail_domain set verified_at = ${clock.now()} where domain = ${domain}`),
  );
  await server.run(({ db }) =>
    db.execute(sql`update federation.provider set is_enabled = true where group_id = ${brandId}::uuid`),
  );
}
await claim(group.id, owner.token, 'casa.example', 'SCHEDULER');
await claim(group.id, owner.token, 'bare.example', null);
await claim(other.id, otherOwner.token, 'sol.example', 'SCHEDULER');

const makeToken = async (id: string, token: string) =>
  (await server.call(contract.createToken, { params: { id }, body: { name: 'Entra' } }, token)).data;
const own = await makeToken(group.id, owner.token);
const theirs = await makeToken(other.id, otherOwner.token);

interface Resource {
  readonly id: string;
  readonly active: boolean;
  readonly userName: string;
  readonly emails: readonly { readonly value: string }[];
  readonly name: { readonly givenName: string; readonly familyName: string };
  readonly detail: string;
  readonly scimType: string;
  readonly totalResults: number;
  readonly itemsPerPage: number;
  readonly Resources: readonly Resource[];
}
const WARNINGS = 'urn:hearth:params:scim:schemas:extension:warnings:2.0:User';

async function scim(method: string, path: string, body?: object, token = own.token) {
  const reply = await server.request(method, `/scim/v2${path}`, {
    token,
    ...(body === undefined
      ? {}
      : { payload: JSON.stringify(body), headers: { 'content-type': 'application/scim+json' } }),
  });
  const json = (reply.text === '' ? {} : JSON.parse(reply.text)) as Resource & Record<string, unknown>;
  const warned = (json[WARNINGS] as { warnings: { code: string }[] } | undefined)?.warnings ?? [];
  return { status: reply.status, headers: reply.headers, json, warnings: warned.map(({ code }) => code) };
}
const user = (name: string, change: object = {}) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  userName: `${name}@casa.example`,
  externalId: `ext-${name}`,
  name: { givenName: name, familyName: 'Sato' },
  emails: [{ value: `${name}@casa.example`, type: 'work', primary: true }],
  active: true,
  ...change,
});
const patch = (...Operations: object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations,
});
const account = (email: string) => server.run(({ db }) => findPersonByEmail(db, email));
const groupsOf = (id: string) => server.run(({ db, clock }) => findGroupsOf(db, id, clock.now()));

describe('a token', () => {
  test('is shown once, kept as a hash, listed with its last use, and over at once when it is revoked', async () => {
    const made = await makeToken(group.id, owner.token);
    expect(made.token).toMatch(/^hscim_[\w-]{43}$/);
    expect((await scim('GET', '/Users', undefined, made.token)).status).toBe(200);
    const list = await server.call(contract.listTokens, { params: { id: group.id } }, owner.token);
    expect(list.text).not.toContain(made.token);
    expect(list.data.base_url).toBe('http://localhost:3000/scim/v2');
    expect(list.data.tokens.find(({ id }) => id === made.id)?.used_at).toEqual(expect.any(String));
    const kept = await server.run(({ db }) => db.execute(sql`select * from provisioning.token`));
    expect(JSON.stringify(kept)).not.toContain(made.token);
    const at = { params: { id: group.id, token_id: made.id } };
    expect((await server.call(contract.revokeToken, at, owner.token)).status).toBe(200);
    expect((await scim('GET', '/Users', undefined, made.token)).status).toBe(401);
    expect((await server.call(contract.revokeToken, at, owner.token)).status).toBe(404);
  });

  test('is made by those who manage access for the whole group alone, and ended in its own group alone', async () => {
    const made = await server.call(
      contract.createToken,
      { params: { id: group.locationIds[0] }, body: { name: 'x' } },
      below.token,
    );
    expect(made.status).toBe(403);
    const at = { params: { id: other.id, token_id: own.id } };
    expect((await server.call(contract.revokeToken, at, otherOwner.token)).status).toBe(404);
  });

  test('is no session, and a session is no token', async () => {
    expect((await scim('GET', '/Users', undefined, owner.token)).status).toBe(401);
    const reply = await server.call(contract.listTokens, { params: { id: group.id } }, own.token);
    expect(reply.status).toBe(401);
  });

  test('that is none is refused in SCIM’s words', async () => {
    const { status, json, headers } = await scim('GET', '/Users', undefined, 'hscim_nothing');
    expect(headers['content-type']).toContain('application/scim+json');
    expect([status, json]).toEqual([
      401,
      { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: '401', detail: 'Unauthorized' },
    ]);
  });
});

test('what is built is told: configuration, resource types, schemas', async () => {
  const config = (await scim('GET', '/ServiceProviderConfig')).json as Record<string, unknown>;
  expect(config).toMatchObject({
    patch: { supported: true },
    bulk: { supported: false },
    etag: { supported: true },
    filter: { maxResults: 200 },
  });
  expect((await scim('GET', '/ResourceTypes')).json.Resources).toMatchObject([
    { id: 'User', endpoint: '/Users' },
    { id: 'Group', endpoint: '/Groups' },
  ]);
  const described = (await scim('GET', '/Schemas')).json.Resources as unknown as { attributes: { name: string }[] }[];
  expect(described.map(({ attributes }) => attributes.map(({ name }) => name))).toEqual([
    ['userName', 'name', 'displayName', 'active', 'emails'],
    ['displayName', 'members'],
  ]);
});

describe('taking somebody in', () => {
  test('makes an account with a proven address, no password, and the role of newcomers', async () => {
    const { status, json, headers, warnings } = await scim('POST', '/Users', user('ana'));
    expect([status, warnings]).toEqual([201, []]);
    expect(headers['location']).toBe(`http://localhost:3000/scim/v2/Users/${json.id}`);
    expect(json).toMatchObject({ userName: 'ana@casa.example', externalId: 'ext-ana', active: true });
    const made = await account('ana@casa.example');
    expect(made).toMatchObject({
      firstName: 'ana',
      lastName: 'Sato',
      isEmailVerified: true,
      externalAuthSource: 'scim',
    });
    expect(await groupsOf(made?.id ?? '')).toEqual([group.id]);
    expect((await scim('GET', `/Users/${json.id}`)).json).toEqual(json);
  });

  test('warns where no role is given, and does the rest', async () => {
    const body = user('bo', { userName: 'bo', emails: [{ value: 'bo@bare.example' }] });
    const { status, warnings } = await scim('POST', '/Users', body);
    expect([status, warnings]).toEqual([201, ['NO_ROLE']]);
    expect(await account('bo@bare.example')).toBeDefined();
  });

  test('by a token whose maker could not give the role of newcomers gives nothing, and says so', async () => {
    const weak = await server.run((work) =>
      makeEmployer(work, { brandId: group.id, as: ['MANAGE_ACCESS', 'VIEW_BRAND'] }),
    );
    const { token } = await makeToken(group.id, weak.token);
    const { status, warnings } = await scim('POST', '/Users', user('sly'), token);
    expect([status, warnings]).toEqual([201, ['NOT_GIVEN']]);
    expect(await groupsOf((await account('sly@casa.example'))?.id ?? '')).toEqual([]);
    await server.run(({ db }) => db.execute(sql`delete from access."grant" where user_id = ${weak.userId}::uuid`));
  });

  test('whose address has an account uses it, and an unproven one loses its password', async () => {
    const known = await server.run((work) => makeUser(work, { email: 'cy@casa.example' }));
    expect((await scim('POST', '/Users', user('cy'))).status).toBe(201);
    expect((await account('cy@casa.example'))?.id).toBe(known.userId);
    const tried = await server.request('POST', login.path, {
      body: { username: 'cy@casa.example', password: FACTORY_PASSWORD },
      headers: frameHeaders(),
    });
    expect(tried.status).toBe(401);
  });

  test.each([
    ['without a user name', { userName: undefined }, 400, 'invalidValue'],
    ['without an address', { userName: 'dee', emails: [] }, 400, 'invalidValue'],
    ['of a domain that nobody has proven', { emails: [{ value: 'dee@nowhere.example' }] }, 400, 'invalidValue'],
    ['of another group’s domain', { emails: [{ value: 'dee@sol.example' }] }, 400, 'invalidValue'],
    ['with a name that is no name', { name: 'Dee' }, 400, 'invalidValue'],
    ['whose user name is taken, in other letters', { userName: 'ANA@casa.example' }, 409, 'uniqueness'],
    ['whose address is taken', { emails: [{ value: 'ana@casa.example' }] }, 409, 'uniqueness'],
  ])('%s is refused', async (_title, change, status, scimType) => {
    const reply = await scim('POST', '/Users', user('dee', change));
    expect([reply.status, reply.json.scimType]).toEqual([status, scimType]);
    expect(await account('dee@casa.example')).toBeUndefined();
  });

  test('whose account was closed for another reason is refused', async () => {
    const closed = await server.run((work) => makeUser(work, { email: 'ed@casa.example' }));
    await server.run((work) => disableUser(work, closed.userId));
    expect((await scim('POST', '/Users', user('ed'))).status).toBe(409);
  });
});

describe('looking people up', () => {
  const find = async (filter: string) =>
    (await scim('GET', `/Users?filter=${encodeURIComponent(filter)}`)).json.Resources.map((one) => one.userName);

  test.each([
    ['userName eq "ANA@casa.example"', ['ana@casa.example']],
    ['externalId eq "ext-ana"', ['ana@casa.example']],
    ['emails.value eq "Ana@Casa.example"', ['ana@casa.example']],
    ['emails[type eq "work" and value eq "nobody@casa.example"]', []],
    ['userName eq "ana@casa.example" and active eq false', []],
    ['id eq "no-id"', []],
  ])('%s', async (filter, names) => {
    expect(await find(filter)).toEqual(names);
  });

  test('goes page by page, and a page never has more than is told', async () => {
    const all = (await scim('GET', '/Users')).json;
    const second = (await scim('GET', '/Users?startIndex=2&count=1')).json;
    expect(second).toMatchObject({ totalResults: all.totalResults, startIndex: 2, itemsPerPage: 1 });
    expect(second.Resources[0]?.id).toBe(all.Resources[1]?.id);
    expect((await scim('GET', '/Users?count=0')).json).toMatchObject({
      totalResults: all.totalResults,
      itemsPerPage: 0,
    });
    expect((await scim('GET', '/Users?count=100000&startIndex=-4')).json.itemsPerPage).toBe(all.totalResults);
  });

  test.each(['title eq "cook"', 'userName co "a"', 'userName eq', '((('])('%s is refused', async (filter) => {
    const { status, json } = await scim('GET', `/Users?filter=${encodeURIComponent(filter)}`);
    expect([status, json.scimType]).toEqual([400, 'invalidFilter']);
  });

  test('finds nobody of another group, and changes nobody there', async () => {
    const [ana] = (await scim('GET', '/Users?count=1')).json.Resources;
    expect((await scim('GET', '/Users', undefined, theirs.token)).json.totalResults).toBe(0);
    for (const [method, body] of [
      ['GET', undefined],
      ['PUT', user('ana', { active: false })],
      ['PATCH', patch({ op: 'replace', path: 'active', value: false })],
      ['DELETE', undefined],
    ] as const)
      expect((await scim(method, `/Users/${ana?.id}`, body, theirs.token)).status).toBe(404);
    expect((await account('ana@casa.example'))?.isDisabled).toBe(false);
  });
});

describe('changing somebody', () => {
  const made = scim('POST', '/Users', user('fay')).then(({ json }) => json.id);

  test('a replacement writes names and address, the address in a proven domain alone', async () => {
    const id = await made;
    const changed = user('fay', {
      name: { givenName: 'Fay', familyName: 'Ito' },
      emails: [{ value: 'fay.ito@casa.example' }],
    });
    expect((await scim('PUT', `/Users/${id}`, changed)).json).toMatchObject({ name: { familyName: 'Ito' } });
    expect(await account('fay.ito@casa.example')).toMatchObject({ firstName: 'Fay', lastName: 'Ito' });
    for (const [email, status] of [
      ['fay@sol.example', 400],
      ['ana@casa.example', 409],
    ] as const)
      expect((await scim('PUT', `/Users/${id}`, user('fay', { emails: [{ value: email }] }))).status).toBe(status);
  });

  test.each<[string, object, object]>([
    ['a path', { op: 'Replace', path: 'name.givenName', value: 'Faye' }, { name: { givenName: 'Faye' } }],
    ['values without a path', { op: 'replace', value: { externalId: 'e-9' } }, { externalId: 'e-9' }],
    [
      'a filter in the path',
      { op: 'replace', path: 'emails[type eq "work"].value', value: 'faye@casa.example' },
      { emails: [{ value: 'faye@casa.example' }] },
    ],
    ['a user name', { op: 'Add', path: 'userName', value: 'faye@casa.example' }, { userName: 'faye@casa.example' }],
  ])('a patch with %s', async (_title, operation, expected) => {
    const { status, json } = await scim('PATCH', `/Users/${await made}`, patch(operation));
    expect([status, json]).toEqual([200, expect.objectContaining({ id: await made })]);
    expect(json).toMatchObject(expected);
  });

  test('a patch of what is not kept here is done in part, and says which part was not', async () => {
    const operations = [
      { op: 'add', path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department', value: 'Bar' },
      { op: 'add', path: 'addresses[type eq "work"].country', value: 'PT' },
      { op: 'replace', path: 'name.familyName', value: 'Reis' },
    ];
    const { status, json, warnings } = await scim('PATCH', `/Users/${await made}`, patch(...operations));
    expect([status, warnings, json.name.familyName]).toEqual([200, ['IGNORED', 'IGNORED'], 'Reis']);
  });

  test.each([
    ['no operation', patch()],
    ['an operation that is none', patch({ op: 'move', path: 'active', value: true })],
    ['no schema', { Operations: [{ op: 'replace', path: 'active', value: true }] }],
    ['a path that is none', patch({ op: 'replace', path: 'name.nick', value: 'x' })],
  ])('a patch with %s is refused', async (_title, body) => {
    expect((await scim('PATCH', `/Users/${await made}`, body)).status).toBe(400);
  });
});

describe('keeping somebody out', () => {
  test('ends their sessions and closes the account, and letting them in again gives all of it back', async () => {
    const { json } = await scim('POST', '/Users', user('gil'));
    const gil = await account('gil@casa.example');
    const { access_token: token } = await server.run((work) => createSessionFor(work, gil?.id ?? ''));
    expect(await server.application.sessions.authenticate(token)).not.toBeNull();
    const off = await scim('PATCH', `/Users/${json.id}`, patch({ op: 'Replace', path: 'active', value: 'False' }));
    expect([off.status, off.json.active]).toEqual([200, false]);
    await expect.poll(() => server.application.sessions.authenticate(token)).toBeNull();
    expect((await account('gil@casa.example'))?.isDisabled).toBe(true);
    const on = await scim('PATCH', `/Users/${json.id}`, patch({ op: 'Replace', path: 'active', value: 'True' }));
    expect([on.json.active, on.warnings]).toEqual([true, []]);
    expect(await groupsOf(gil?.id ?? '')).toEqual([group.id]);
  });

  test('takes the rights of this group alone from somebody who works elsewhere too, and says so', async () => {
    const { json } = await scim('POST', '/Users', user('hal'));
    const hal = await account('hal@casa.example');
    await server.run((work) => makeGrant(work, hal?.id ?? '', { brandId: other.id, as: 'SCHEDULER' }));
    const off = await scim('PUT', `/Users/${json.id}`, user('hal', { active: false }));
    expect([off.json.active, off.warnings]).toEqual([false, ['ALSO_ELSEWHERE']]);
    expect((await account('hal@casa.example'))?.isDisabled).toBe(false);
    expect(await groupsOf(hal?.id ?? '')).toEqual([other.id]);
    const on = await scim('PUT', `/Users/${json.id}`, user('hal'));
    expect(on.warnings).toEqual(['RIGHTS_NOT_RESTORED']);
  });

  test('never leaves a group without anybody who manages its access', async () => {
    const [last] = await server.run(({ db }) =>
      db.execute<{ id: string; email: string }>(
        sql`update identity."user" set email = 'owner@casa.example' where id = ${owner.userId}::uuid returning id, email`,
      ),
    );
    const { json } = await scim('POST', '/Users', user('owner'));
    expect((await scim('DELETE', `/Users/${json.id}`)).status).toBe(409);
    expect((await account(last?.email ?? ''))?.isDisabled).toBe(false);
  });

  test('by deletion ends the care, keeps the person, and lets them come back', async () => {
    const { json } = await scim('POST', '/Users', user('ivy'));
    expect((await scim('DELETE', `/Users/${json.id}`)).status).toBe(204);
    expect((await scim('GET', `/Users/${json.id}`)).status).toBe(404);
    expect(await account('ivy@casa.example')).toMatchObject({ isDisabled: true, firstName: 'ivy' });
    expect((await scim('POST', '/Users', user('ivy'))).status).toBe(201);
    expect((await account('ivy@casa.example'))?.isDisabled).toBe(false);
  });

  test('and all that a directory does is on record, with the token that did it', async () => {
    const ivy = await account('ivy@casa.example');
    const rows = await server.run(({ db }) =>
      db.execute<{ action: string; token_id: string }>(
        sql`select action, token_id from provisioning.deed where user_id = ${ivy?.id ?? ''}::uuid`,
      ),
    );
    expect(rows.map(({ action }) => action).sort()).toEqual(['CREATED', 'CREATED', 'DEACTIVATED', 'REMOVED']);
    expect(new Set(rows.map(({ token_id: id }) => id))).toEqual(new Set([own.id]));
  });
});

test('a directory that calls too often is asked to wait', async () => {
  const busy = await makeToken(group.id, owner.token);
  await scim('GET', '/ResourceTypes', undefined, busy.token);
  await server.run(({ db }) => db.execute(sql`update identity.attempt_window set count = 3000`));
  const { status, headers } = await scim('GET', '/ResourceTypes', undefined, busy.token);
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
});
