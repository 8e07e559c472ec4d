import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeEmployer, makeGrant } from '@hearth/domains/access/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { frameHeaders, makeUser } from '@hearth/domains/identity/factory';
import { disableUser, findPersonByEmail } from '@hearth/domains/identity/service';
import type { Work } from '@hearth/platform/module';
import { startOidcPeer, walkThrough } from '@hearth/testing/peers/oidc-peer';
import { startSamlPeer } from '@hearth/testing/peers/saml-peer';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import * as setup from '../../contract/setup-endpoints.ts';

const CALLBACK = 'http://localhost:3000/auth/federation/callback';
const oidc = await startOidcPeer(CALLBACK);
const saml = await startSamlPeer();
afterAll(() => Promise.all([oidc.stop(), saml.stop()]));
const server = await startTestServer({ at: new Date().toISOString() });
const group = await server.run((work) => makeGroup(work));
const stranger = await server.run((work) => makeGroup(work));
const owner = await server.run((work) => makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' }));
const second = await server.run((work) => makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' }));
const below = await server.run((work) =>
  makeEmployer(work, { brandId: group.locationIds[0], as: ['MANAGE_ACCESS', 'VIEW_BRAND'] }),
);
const params = { id: group.id };
const settings = {
  code: 'casa',
  name: 'Casa accounts',
  kind: 'OIDC' as const,
  issuer: oidc.issuer,
  client_id: oidc.clientId,
  client_secret: oidc.clientSecret,
  email_domains: ['casa.example'],
  newcomers: { role: 'SCHEDULER', brand_id: group.regionId },
  brand_claim: 'stores',
  is_enabled: false,
};
const provider = (await server.call(contract.createProvider, { params, body: settings }, owner.token)).data;
const one = { ...params, provider_id: provider.id };
await server.run(({ db, clock }) => db.execute(sql`update federation.mail_domain set verified_at = ${clock.now()}`));

test('a right at a location is not enough to say how the whole group signs in', async () => {
  const at = { id: group.locationIds[0] };
  for (const call of [contract.listProviders, contract.listMailDomains] as const)
    expect((await server.call(call, { params: at }, below.token)).status).toBe(403);
  const tried = await server.call(
    contract.removeProvider,
    { params: { ...at, provider_id: provider.id } },
    below.token,
  );
  expect(tried.status).toBe(403);
  const made = await server.call(contract.createProvider, { params: at, body: settings }, below.token);
  expect(made.status).toBe(403);
});

test('the login page whose address names a provider offers that one, once it is switched on', async () => {
  const offered = async (clientId: string) =>
    (await server.call(contract.listOfferedProviders, { query: { client_id: clientId } })).data;
  const body = { ...settings, code: 'named', name: 'Named accounts', email_domains: [] };
  const made = await server.call(contract.createProvider, { params, body }, owner.token);
  expect(await offered('named')).toEqual([]);
  await server.run(({ db }) =>
    db.execute(sql`update federation.provider set is_enabled = true where id = ${made.data.id}`),
  );
  expect(await offered('named')).toEqual([{ provider: 'named', name: 'Named accounts' }]);
  expect(await offered('nobody')).toEqual([]);
  await server.run(({ db }) => db.execute(sql`delete from federation.provider where id = ${made.data.id}`));
});

describe('what a provider publishes', () => {
  const read = (kind: 'OIDC' | 'SAML', source: string) =>
    server.call(setup.readProvider, { params, body: { kind, source } }, owner.token);

  test('is read from its discovery, and what does not answer is refused', async () => {
    const reply = await read('OIDC', oidc.issuer);
    expect(reply.data).toEqual({ issuer: oidc.issuer, sign_in_url: `${oidc.issuer}/auth`, certificates: [] });
    for (const source of ['http://127.0.0.1:1/', 'nothing'])
      expect((await read('OIDC', source)).refusal.code).toBe('PROVIDER_UNREACHABLE');
  });

  test('is read no further than anything is long that a provider publishes, in a trial as in production', async () => {
    const endless = createServer((_request, answer) => {
      answer.writeHead(200, { 'content-type': 'application/json' });
      answer.write(`{"issuer":"http://127.0.0.1:${port}","x":"${'a'.repeat(1_000_000)}`);
      answer.end(`","authorization_endpoint":"http://127.0.0.1:${port}/auth","response_types_supported":["code"]}`);
    });
    await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
    const { port } = endless.address() as AddressInfo;
    const { refusal } = await read('OIDC', `http://127.0.0.1:${port}`);
    endless.close();
    expect(refusal.code).toBe('PROVIDER_UNREACHABLE');
  });

  test('is read from SAML metadata, as text or from their address', async () => {
    for (const source of [saml.metadata, saml.entityId]) {
      const { data } = await read('SAML', source);
      expect(data).toMatchObject({ issuer: saml.entityId, sign_in_url: saml.signInUrl });
      expect(data.certificates).toEqual([
        { pem: expect.stringContaining('BEGIN CERTIFICATE'), valid_until: expect.stringMatching(/^21/) },
      ]);
    }
  });

  test.each([
    ['of nobody who signs people in', () => '<a/>'],
    ['without a certificate', () => saml.metadata.replace(/<ds:X509Certificate>.*<\/ds:X509Certificate>/, '')],
    ['without a page to sign in on', () => saml.metadata.replace('bindings:HTTP-Redirect', 'bindings:SOAP')],
    ['that define entities', () => `<!DOCTYPE a [<!ENTITY b "c">]>${saml.metadata.replace(/<\?.*?\?>/, '')}`],
    ['that are comments without an end', () => `${saml.metadata.slice(0, 1)}!--${'<!--'.repeat(19_000)}`],
  ])('%s is refused', async (_title, source) => {
    expect((await read('SAML', source())).refusal.code).toBe('PROVIDER_UNREACHABLE');
  });

  test('is not read where it is longer than any metadata, however well it is written', async () => {
    const padded = (letters: number) => saml.metadata.replace('?>', `?><!--${'x'.repeat(letters)}-->`);
    let metadata = '';
    const publisher = createServer((_request, reply) => void reply.end(metadata));
    await new Promise<void>((resolve) => publisher.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(publisher.address() as AddressInfo).port}/`;
    metadata = padded(50_000);
    expect((await read('SAML', address)).status).toBe(200);
    metadata = padded(100_000);
    expect((await read('SAML', address)).refusal.code).toBe('PROVIDER_UNREACHABLE');
    publisher.close();
  });
});

test('its administrator is told our addresses', async () => {
  const { data } = await server.call(setup.getOwnAddresses, { params }, owner.token);
  expect(data).toEqual({
    redirect_uri: CALLBACK,
    entity_id: 'http://localhost:3000/auth/federation/saml/metadata',
    assertion_address: 'http://localhost:3000/auth/federation/saml/acs',
  });
});

describe('codes of locations', () => {
  const put = (external_code: string, brand_id: string) =>
    server.call(setup.putExternalBrand, { params: one, body: { external_code, brand_id } }, owner.token);
  const list = async (query: object = {}) =>
    (await server.call(setup.listExternalBrands, { params: one, query }, owner.token)).data;
  const codes = async (query?: object) => (await list(query)).external_brands.map((line) => line.external_code);

  test('are set one by one, listed in pages with the names of places, found by a part, and taken away', async () => {
    for (const code of ['S-2', 'S-1', 'T/3']) expect((await put(code, group.locationIds[0])).status).toBe(200);
    const first = await list({ limit: '2' });
    expect(first.external_brands.map((line) => [line.external_code, line.name !== ''])).toEqual([
      ['S-1', true],
      ['S-2', true],
    ]);
    expect(await codes({ limit: '2', cursor: first.next_cursor })).toEqual(['T/3']);
    expect(await codes({ search: 't' })).toEqual(['T/3']);
    await put('S-2', group.locationIds[1]);
    expect((await list()).external_brands[1]?.brand_id).toBe(group.locationIds[1]);
    await server.call(setup.removeExternalBrand, { params: { ...one, external_code: 'T/3' } }, owner.token);
    expect(await codes()).toEqual(['S-1', 'S-2']);
  });

  test('cannot mean a place of another group', async () => {
    const reply = await put('S-9', stranger.locationIds[0]);
    expect([reply.status, reply.refusal.fields?.[0]?.field]).toEqual([400, 'brand_id']);
  });
});

describe('a trial', () => {
  async function tryOut(subject: string, claims: object): Promise<string> {
    oidc.setAccount(subject, claims as Record<string, unknown>);
    const started = await server.call(setup.startTrial, { params: one, body: {} }, owner.token);
    const back = await walkThrough(started.data.link, CALLBACK);
    // Another browser than the one that asked: no cookie comes along.
    const reply = await server.request('GET', back.pathname + back.search);
    expect(String(reply.headers['location'])).toContain(`attempt=${started.data.trial_id}`);
    return started.data.trial_id;
  }
  const get = (id: string, token = owner.token) =>
    server.call(setup.getTrial, { params: { ...params, trial_id: id } }, token);

  test('of a provider that is not switched on yet shows what would happen, and changes nothing', async () => {
    const id = await tryOut('lea', { email: 'lea@casa.example', name: 'Lea Diaz', stores: ['S-1'] });
    expect((await get(id)).data).toEqual({
      state: 'DONE',
      error: null,
      outcome: 'CREATE',
      claims: {
        subject: 'lea',
        email: 'lea@casa.example',
        first_name: 'Lea',
        last_name: 'Diaz',
        external_brands: ['S-1'],
      },
    });
    expect(await server.run(({ db }) => findPersonByEmail(db, 'lea@casa.example'))).toBeUndefined();
  });

  test.each([
    ['no location at all', [], 'EXTERNAL_BRAND_NOT_MAPPED'],
    ['one location of two', ['S-1', 'S-8'], 'SOME_OF_EXTERNAL_BRAND_ARE_NOT_MAPPED'],
  ])('tells that somebody with %s known here would be refused', async (_title, stores, error) => {
    const id = await tryOut('kai', { email: 'kai@casa.example', name: 'Kai Ito', stores });
    expect((await get(id)).data).toMatchObject({ state: 'DONE', error, outcome: null });
  });

  test('is shown to whoever set it going alone, and cannot be completed to a sign-in', async () => {
    const id = await tryOut('lea', { email: 'lea@casa.example', name: 'Lea Diaz', stores: ['S-1'] });
    expect((await get(id, second.token)).status).toBe(404);
    const reply = await server.request('POST', contract.completeFederation.path, {
      body: { challenge_id: id },
      headers: { ...frameHeaders(), cookie: `hearth_federation=${'x'.repeat(43)}` },
    });
    expect(reply.status).toBe(400);
  });

  test('tells nothing of an account outside the group: whoever has one would come in like everybody who is new', async () => {
    const claims = { email: 'zoe@casa.example', name: 'Zoe Lund', stores: ['S-1'] };
    await server.run((work) => makeUser(work, { email: claims.email }));
    const { userId } = await server.run((work) => makeUser(work, { email: 'gone@casa.example' }));
    await server.run((work) => disableUser(work, userId));
    const zoe = await tryOut('zoe', claims);
    const gone = await tryOut('gone', { ...claims, email: 'gone@casa.example' });
    const nobody = await tryOut('nobody', { ...claims, email: 'nobody@casa.example' });
    for (const id of [zoe, gone, nobody])
      expect((await get(id)).data).toMatchObject({ state: 'DONE', error: null, outcome: 'CREATE' });
  });

  test('tells that an account of the group would be linked, and links nothing', async () => {
    const email = 'ada@casa.example';
    const member = await server.run(async (work) => {
      const user = await makeUser(work, { email });
      await makeGrant(work, user.userId, { brandId: group.id, as: ['VIEW_BRAND'] });
      return user;
    });
    const id = await tryOut('ada', { email, name: 'Ada Roth', stores: ['S-1'] });
    expect((await get(id)).data).toMatchObject({ state: 'DONE', error: null, outcome: 'LINK' });
    const links = ({ db }: Pick<Work, 'db'>) =>
      db.execute(sql`select 1 from federation.link where user_id = ${member.userId}::uuid`);
    expect(await server.run(links)).toEqual([]);
  });

  test('tells nothing of addresses in a domain that the group has not proven, whoever has an account there', async () => {
    const email = 'known@elsewhere.example';
    await server.run((work) => makeUser(work, { email }));
    for (const address of [email, 'unknown@elsewhere.example']) {
      const id = await tryOut(address, { email: address, name: 'Kim Sato', stores: ['S-1'] });
      expect((await get(id)).data).toMatchObject({ error: 'EXTERNAL_USER_NOT_MAPPED_EXCEPTION', outcome: null });
    }
  });

  test('is pending until the provider has answered', async () => {
    const started = await server.call(setup.startTrial, { params: one, body: {} }, owner.token);
    expect((await get(started.data.trial_id)).data.state).toBe('PENDING');
  });
});

test('a provider that is switched off signs nobody in', async () => {
  const reply = await server.request('POST', contract.startFederation.path, {
    body: { provider: 'casa' },
    headers: frameHeaders(),
  });
  expect(reply.status).toBe(404);
});
