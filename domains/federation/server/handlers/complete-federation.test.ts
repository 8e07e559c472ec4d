import { makeEmployer, makeGrant } from '@hearth/domains/access/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { answerChallenge, login } from '@hearth/domains/identity/contract';
import { generateTotp, FACTORY_PASSWORD, frameHeaders, makeUser } from '@hearth/domains/identity/factory';
import { disableUser, findPersonByEmail, markEmailVerified } from '@hearth/domains/identity/service';
import { startNameServer } from '@hearth/testing/peers/name-server';
import { startOidcPeer, walkThrough } from '@hearth/testing/peers/oidc-peer';
import type { PeerClaims } from '@hearth/testing/peers/oidc-peer';
import { startTestServer } from '@hearth/testing/server';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import { waysIn } from './ways-in.fixture.ts';

const CALLBACK = 'http://localhost:3000/auth/federation/callback';
const peer = await startOidcPeer(CALLBACK);
afterAll(() => peer.stop());
const server = await startTestServer({
  at: new Date().toISOString(),
  environment: {
    SOCIAL_PROVIDERS: JSON.stringify([
      { code: 'peer', name: 'Peer', issuer: peer.issuer, clientId: peer.clientId, clientSecret: peer.clientSecret },
    ]),
  },
});
const group = await server.run((work) => makeGroup(work));
const owner = await server.run((work) => makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' }));

const { start, comeBack, complete, signIn } = waysIn(server, peer, CALLBACK);

beforeEach(() => {
  peer.refuseWith(null);
  peer.misbehave(null);
});

describe('a provider that is everybody’s', () => {
  test('makes an account for a new address and finds it again by its subject, whatever address comes then', async () => {
    const first = await signIn('ana', { email: 'Ana@peer.example', email_verified: true, name: 'Ana Reis' });
    expect(first).toMatchObject({ isNew: true });
    const again = await signIn('ana', { email: 'other@peer.example', email_verified: true });
    expect(again).toEqual({ userId: (first as { userId: string }).userId, isNew: false });
    const person = await server.run(({ db }) => findPersonByEmail(db, 'ana@peer.example'));
    expect(person).toMatchObject({
      firstName: 'Ana',
      lastName: 'Reis',
      externalAuthSource: 'peer',
      isEmailVerified: true,
    });
  });

  test.each([
    ['no address', {}, 'EMAIL_ADDRESS_REQUIRED'],
    ['an address that it has not checked', { email: 'bo@peer.example' }, 'USER_PROFILE_MISSING_REQUIRED_ATTRIBUTES'],
    ['an address that is none', { email: 'bo at peer', email_verified: true }, 'INVALID_EMAIL_ADDRESS'],
    ['an address of the hotel group', { email: 'bo@radisson.com', email_verified: true }, 'NORMAL_SIGN_UP_NOT_ALLOWED'],
  ])('with %s is refused', async (_title, claims, code) => {
    expect(await signIn(`refused-${code}`, claims)).toBe(code);
  });

  test('incident 10 (CWE-287): takes an unproven account of the address over, and its password is dead', async () => {
    const attacker = await server.run((work) => makeUser(work, { email: 'victim@peer.example' }));
    const end = await signIn('victim', { email: 'victim@peer.example', email_verified: true });
    expect(end).toEqual({ userId: attacker.userId, isNew: false });
    expect(await server.application.sessions.authenticate(attacker.token)).toBeNull();
    const tried = await server.request('POST', login.path, {
      body: { username: 'victim@peer.example', password: FACTORY_PASSWORD },
      headers: frameHeaders(),
    });
    expect(tried.status).toBe(401);
  });

  test('a second account of the provider with the same address is refused', async () => {
    await signIn('twin', { email: 'twin@peer.example', email_verified: true });
    expect(await signIn('other-twin', { email: 'twin@peer.example', email_verified: true })).toBe(
      'USER_ALREADY_MAPPED',
    );
  });
});

describe('incident 18 (CWE-287): an attempt', () => {
  test('of one browser is of no use to another', async () => {
    peer.setAccount('eve', { email: 'eve@peer.example', email_verified: true });
    const mine = await start();
    const theirs = await start();
    const back = await walkThrough(mine.link, CALLBACK);
    expect((await comeBack(back, theirs.cookie)).get('error')).toBe('ATTEMPT_NOT_VALID');
    const end = await comeBack(back, mine.cookie);
    expect((await complete(mine.id, theirs.cookie, end.get('code') ?? '')).status).toBe(400);
    expect((await complete(theirs.id, theirs.cookie, end.get('code') ?? '')).data).toEqual({ state: 'PENDING' });
    expect((await complete(mine.id, mine.cookie, 'wrong')).status).toBe(400);
    expect((await complete(mine.id, mine.cookie, end.get('code') ?? '')).status).toBe(200);
  });

  test('crossed with a second one of the same browser is refused by its nonce and verifier', async () => {
    const one = await start();
    const two = await start('peer', one.cookie);
    const back = await walkThrough(one.link, CALLBACK);
    const other = await walkThrough(two.link, CALLBACK);
    back.searchParams.set('code', other.searchParams.get('code') ?? '');
    expect((await comeBack(back, one.cookie)).get('error')).toBe('PROVIDER_UNREACHABLE');
  });

  test('is answered once, and completed once', async () => {
    peer.setAccount('once', { email: 'once@peer.example', email_verified: true });
    const { id, link, cookie } = await start();
    expect((await complete(id, cookie)).data).toEqual({ state: 'PENDING' });
    const back = await walkThrough(link, CALLBACK);
    await comeBack(back, cookie);
    expect((await comeBack(back, cookie)).get('error')).toBe('ATTEMPT_NOT_VALID');
    const both = await Promise.all([complete(id, cookie), complete(id, cookie)]);
    expect(both.map((reply) => reply.status).sort((a, b) => a - b)).toEqual([200, 400]);
  });

  test('without the popup’s word is completed by the browser’s own secret', async () => {
    peer.setAccount('closed', { email: 'closed@peer.example', email_verified: true });
    const { id, link, cookie } = await start();
    await comeBack(await walkThrough(link, CALLBACK), cookie);
    expect((await complete(id, cookie)).data).toMatchObject({ state: 'DONE' });
  });

  test('is over after ten minutes', async () => {
    const { id, link, cookie } = await start();
    const back = await walkThrough(link, CALLBACK);
    server.clock.advance(600_001);
    expect((await comeBack(back, cookie)).get('error')).toBe('ATTEMPT_NOT_VALID');
    expect((await complete(id, cookie)).status).toBe(400);
    server.clock.advance(-600_001);
  });

  test('is started by the frame alone', async () => {
    const reply = await server.request('POST', contract.startFederation.path, {
      body: { provider: 'peer' },
      headers: { ...frameHeaders(), origin: 'https://evil.example' },
    });
    expect(reply.status).toBe(403);
  });
});

test('a try and a password’s second step run side by side in one browser', async () => {
  const user = await server.run((work) => makeUser(work));
  const { token } = user;
  const begun = await server.request('POST', '/v1/users/mfa/setup', { token, body: { password: FACTORY_PASSWORD } });
  const { secret } = begun.data as { secret: string };
  const code = await generateTotp(secret, server.clock.now());
  await server.request('POST', '/v1/users/mfa/setup/confirm', { token, body: { code } });
  server.clock.advance(60_000);
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const post = async (path: string, body: object) => {
    const reply = await server.request('POST', path, { body, headers: { ...frameHeaders(), cookie: cookie() } });
    for (const text of [reply.headers['set-cookie'] ?? []].flat())
      jar.set(...(String(text).split(';', 1)[0]?.split('=', 2) as [string, string]));
    return reply;
  };
  peer.setAccount('beside', { email: 'beside@peer.example', email_verified: true, name: 'Bea Side' });
  const step = await post(login.path, { username: user.email, password: FACTORY_PASSWORD });
  const { link, challenge_id: id } = (await post(contract.startFederation.path, { provider: 'peer' })).data as {
    readonly link: string;
    readonly challenge_id: string;
  };
  const { challenge } = step.data as { challenge: { challenge_id: string } };
  const answered = await post(answerChallenge.path, {
    challenge_id: challenge.challenge_id,
    answer: await generateTotp(secret, server.clock.now()),
  });
  expect(answered.data).toMatchObject({ user_id: user.userId });
  const end = await comeBack(await walkThrough(link, CALLBACK), cookie());
  const done = await post(contract.completeFederation.path, { challenge_id: id, code: end.get('code') });
  expect(done.data).toMatchObject({ state: 'DONE', is_new_user: true });
});

describe('a provider that misbehaves', () => {
  test.each([
    ['broken', 'PROVIDER_UNREACHABLE'],
    ['wrongSignature', 'PROVIDER_UNREACHABLE'],
    ['otherAudience', 'PROVIDER_UNREACHABLE'],
  ] as const)('%s: refused', async (how, code) => {
    peer.misbehave(how);
    expect(await signIn('ana', { email: 'ana@peer.example', email_verified: true })).toBe(code);
  });

  test('refuses by itself: in the words of the catalogue', async () => {
    peer.refuseWith('access_denied');
    expect(await signIn('ana', {})).toBe('MSIS9619');
  });

  test('nobody knows it', async () => {
    await expect(start('nobody')).rejects.toThrow('404');
  });
});

describe('the provider of a group', () => {
  const settings = {
    code: 'casa',
    name: 'Casa accounts',
    kind: 'OIDC' as const,
    issuer: peer.issuer,
    client_id: peer.clientId,
    client_secret: peer.clientSecret,
    email_domains: ['casa.example'],
    newcomers: { role: 'SCHEDULER', brand_id: group.regionId },
    brand_claim: null as string | null,
    is_enabled: true,
  };
  const at = { params: { id: group.id } };

  test('speaks for nobody until the name service shows that the mail domain is the group’s', async () => {
    const made = await server.call(contract.createProvider, { ...at, body: settings }, owner.token);
    expect(made.data).toMatchObject({ code: 'casa', has_secret: true, redirect_uri: CALLBACK });
    expect(made.text).not.toContain(peer.clientSecret);
    const claims = { email: 'kim@casa.example', name: 'Kim Sato' };
    expect(await signIn('kim', claims, 'casa')).toBe('EXTERNAL_USER_NOT_MAPPED_EXCEPTION');

    const records = await startNameServer();
    const verify = () =>
      server.call(contract.verifyMailDomain, { params: { id: group.id, domain: 'casa.example' } }, owner.token);
    expect((await verify()).refusal.code).toBe('DOMAIN_NOT_PROVEN');
    const [claim] = (await server.call(contract.listMailDomains, at, owner.token)).data;
    records.set(claim?.record_name ?? '', claim?.record_value ?? '');
    expect((await verify()).data.verified_at).toEqual(expect.any(String));

    const end = (await signIn('kim', claims, 'casa')) as { userId: string; isNew: boolean };
    expect(end).toMatchObject({ isNew: true });
  });

  test('refuses in the words of the catalogue: whom it does not name, whom nobody let in, whose account is closed', async () => {
    expect(await signIn('nameless', { email: 'nameless@casa.example' }, 'casa')).toBe(
      'USER_MISSING_REQUIRED_ATTRIBUTES',
    );
    const ona = { email: 'ona@casa.example', name: 'Ona Paz' };
    const made = (await signIn('ona', ona, 'casa')) as { userId: string };
    await server.run((work) => disableUser(work, made.userId));
    expect(await signIn('ona', ona, 'casa')).toBe('DELETED_EXTERNAL_USER');
    const [one] = (await server.call(contract.listProviders, at, owner.token)).data;
    const change = (part: object) =>
      server.call(
        contract.changeProvider,
        { params: { id: group.id, provider_id: one?.id ?? '' }, body: { ...settings, ...part } },
        owner.token,
      );
    await change({ newcomers: null });
    expect(await signIn('eva', { email: 'eva@casa.example', name: 'Eva Sol' }, 'casa')).toBe('USER_NOT_MAPPED');
    await change({ client_secret: 'not the secret that the provider gave us' });
    expect(await signIn('kim', { email: 'kim@casa.example', name: 'Kim Sato' }, 'casa')).toBe('INVALID_API_KEY');
    expect((await change({})).status).toBe(200);
  });

  test('is found by an address of its domain, and its people cannot come by everybody’s providers', async () => {
    expect((await start('someone@casa.example')).link).toContain(peer.issuer);
    expect(await signIn('casa-other', { email: 'lea@casa.example', email_verified: true })).toBe(
      'NORMAL_SIGN_UP_NOT_ALLOWED',
    );
  });

  describe('beside an account with a second step here', () => {
    /** Somebody with a proven address and a second step, who has never come by a provider. */
    async function guarded(email: string) {
      const user = await server.run(async (work) => {
        const made = await makeUser(work, { email });
        await markEmailVerified(work, made.userId);
        return made;
      });
      const begun = await server.request('POST', '/v1/users/mfa/setup', {
        token: user.token,
        body: { password: FACTORY_PASSWORD },
      });
      const { secret } = begun.data as { secret: string };
      const on = await server.request('POST', '/v1/users/mfa/setup/confirm', {
        token: user.token,
        body: { code: await generateTotp(secret, server.clock.now()) },
      });
      return { ...user, codes: (on.data as { recovery_codes: string[] }).recovery_codes };
    }
    /** How coming by a provider ends, with the browser's cookies. */
    async function come(subject: string, claims: PeerClaims, provider = 'peer') {
      peer.setAccount(subject, claims);
      const { id, link, cookie } = await start(provider);
      const end = await comeBack(await walkThrough(link, CALLBACK), cookie);
      const reply = await complete(id, cookie, end.get('code') ?? undefined);
      const { state, challenge } = reply.data as { state: string; challenge?: { challenge_id: string } };
      return {
        state,
        challenge: challenge?.challenge_id ?? '',
        cookie: String(reply.headers['set-cookie']).split(';')[0],
      };
    }
    const linksOf = (userId: string) =>
      server.run(({ db }) => db.query('select 1 from federation.link where user_id = $1', [userId]));

    test('is opened by no provider without it, and tied to nothing by the address alone', async () => {
      const user = await guarded('guarded@peer.example');
      const end = await come('guarded', { email: user.email, email_verified: true });
      expect(end.state).toBe('CHALLENGE');
      expect(await linksOf(user.userId)).toEqual([]);
      const answer = (text: string) =>
        server.request('POST', answerChallenge.path, {
          body: { challenge_id: end.challenge, answer: text },
          headers: { ...frameHeaders(), cookie: end.cookie ?? '' },
        });
      expect((await answer('000000')).status).toBe(400);
      const signedIn = await answer(user.codes[0] ?? '');
      expect(signedIn.data).toMatchObject({ user_id: user.userId });
      expect((await come('guarded', { email: user.email, email_verified: true })).state).toBe('CHALLENGE');
    });

    test('is opened by its group’s provider where the owners of all its groups trust that, and only there', async () => {
      const user = await guarded('trusting@casa.example');
      await server.run((work) => makeGrant(work, user.userId, { brandId: group.id, as: 'SCHEDULER' }));
      const claims = { email: user.email, name: 'Tri Sting' };
      const trust = (id: string, token: string, trusts_provider: boolean) =>
        server.request('PUT', `/v1/brands/${id}/sign_in_policy`, {
          token,
          body: { second_factor_required: false, trusts_provider },
        });
      expect((await come('trusting', claims, 'casa')).state).toBe('CHALLENGE');
      expect((await trust(group.id, owner.token, true)).status).toBe(200);
      expect((await come('trusting', claims, 'casa')).state).toBe('DONE');
      expect(await linksOf(user.userId)).toHaveLength(1);
      const other = await server.run((work) => makeGroup(work));
      const boss = await server.run((work) => makeEmployer(work, { brandId: other.id, as: 'ENTERPRISE_OWNER' }));
      await server.run((work) => makeGrant(work, user.userId, { brandId: other.id, as: 'SCHEDULER' }));
      expect((await come('trusting', claims, 'casa')).state).toBe('CHALLENGE');
      await trust(other.id, boss.token, true);
      expect((await come('trusting', claims, 'casa')).state).toBe('DONE');
    });
  });

  test('gives newcomers the role at the locations that it names, once all of them are known', async () => {
    const list = await server.call(contract.listProviders, at, owner.token);
    const id = list.data[0]?.id ?? '';
    const one = { params: { id: group.id, provider_id: id } };
    await server.call(
      contract.changeProvider,
      { ...one, body: { ...settings, client_secret: undefined, brand_claim: 'stores' } },
      owner.token,
    );
    const lea = { email: 'lea@casa.example', name: 'Lea Diaz', stores: ['S-1', 'S-2'] };
    expect(await signIn('lea', lea, 'casa')).toBe('EXTERNAL_BRAND_NOT_MAPPED');
    const map = (codes: readonly [string, string][]) =>
      server.call(
        contract.replaceExternalBrands,
        { ...one, body: { external_brands: codes.map(([external_code, brand_id]) => ({ external_code, brand_id })) } },
        owner.token,
      );
    await map([['S-1', group.locationIds[0]]]);
    expect(await signIn('lea', lea, 'casa')).toBe('SOME_OF_EXTERNAL_BRAND_ARE_NOT_MAPPED');
    await map([
      ['S-1', group.locationIds[0]],
      ['S-2', group.locationIds[1]],
    ]);
    const end = await signIn('lea', lea, 'casa');
    expect(end).toMatchObject({ isNew: true });
  });

  test('is asked what it publishes, and the name service too, while no transaction is open', async () => {
    // The embedded database has one connection: what asks it meanwhile would wait for ever.
    const asked: string[] = [];
    const ask = (who: string) => async () => {
      await server.run(({ db }) => findPersonByEmail(db, 'nobody@casa.example'));
      asked.push(who);
    };
    peer.onDiscovery(ask('provider'));
    const other = { ...settings, code: 'casa-two', email_domains: ['two.casa.example'], newcomers: null };
    const made = await server.call(contract.createProvider, { ...at, body: other }, owner.token);
    const one = { params: { id: group.id, provider_id: made.data.id } };
    const body = { ...other, client_id: 'another' };
    expect((await server.call(contract.changeProvider, { ...one, body }, owner.token)).status).toBe(200);
    peer.onDiscovery(null);
    await startNameServer(ask('name service'));
    const domain = { params: { id: group.id, domain: 'two.casa.example' } };
    expect((await server.call(contract.verifyMailDomain, domain, owner.token)).refusal.code).toBe('DOMAIN_NOT_PROVEN');
    expect(asked).toEqual(expect.arrayContaining(['provider', 'name service']));
    await server.call(contract.removeProvider, one, owner.token);
  });

  test('is set up by those who manage access, with no more than they hold', async () => {
    const scheduler = await server.run((work) => makeEmployer(work, { brandId: group.id, as: 'SCHEDULER' }));
    const refused = await server.call(
      contract.createProvider,
      { ...at, body: { ...settings, code: 'other' } },
      scheduler.token,
    );
    expect(refused.status).toBe(403);
    const local = await server.run((work) =>
      makeEmployer(work, { brandId: group.id, as: ['MANAGE_ACCESS', 'VIEW_BRAND'] }),
    );
    const more = await server.call(
      contract.createProvider,
      { ...at, body: { ...settings, code: 'other', email_domains: [] } },
      local.token,
    );
    expect([more.status, more.refusal.code]).toEqual([403, 'NOT_YOURS_TO_GIVE']);
  });
});
