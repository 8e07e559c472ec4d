import { jobNamed } from '@hearth/platform/jobs/job-contract';
import { generateKeyPairSync } from 'node:crypto';
import { makeEmployer } from '@hearth/domains/access/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { frameHeaders } from '@hearth/domains/identity/factory';
import { startSamlPeer } from '@hearth/testing/peers/saml-peer';
import type { SamlAnswer, SamlDeviation } from '@hearth/testing/peers/saml-peer';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';

const peer = await startSamlPeer();
afterAll(() => peer.stop());
const server = await startTestServer({ at: new Date().toISOString() });
const group = await server.run((work) => makeGroup(work));
const other = await server.run((work) => makeGroup(work));
const owner = await server.run((work) => makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' }));
const otherOwner = await server.run((work) => makeEmployer(work, { brandId: other.id, as: 'ENTERPRISE_OWNER' }));

const settings = (code: string, domain: string, brandId: string) => ({
  code,
  name: 'Staff accounts',
  kind: 'SAML' as const,
  issuer: peer.entityId,
  sign_in_url: peer.signInUrl,
  certificates: [peer.certificate],
  email_domains: [domain],
  newcomers: { role: 'SCHEDULER', brand_id: brandId },
  brand_claim: null,
  is_enabled: true,
});
/** Proves a mail domain without the name service, which has its own test. */
const prove = (domain: string) =>
  server.run(({ db, clock }) =>
    db.execute(sql`update federation.mail_domain set verified_at = ${clock.now()} where domain = ${domain}`),
  );

const made = await server.call(
  contract.createProvider,
  { params: { id: group.id }, body: settings('casa', 'casa.example', group.id) },
  owner.token,
);
await server.call(
  contract.createProvider,
  { params: { id: other.id }, body: settings('sol', 'sol.example', other.id) },
  otherOwner.token,
);
await prove('casa.example');
await prove('sol.example');

interface Try {
  readonly id: string;
  readonly link: string;
  readonly cookie: string;
}

async function start(provider = 'casa'): Promise<Try> {
  const reply = await server.request('POST', contract.startFederation.path, {
    body: { provider },
    headers: frameHeaders(),
  });
  if (reply.status !== 200) throw new Error(`${reply.status} ${reply.text}`);
  const { link, challenge_id: id } = reply.data as { link: string; challenge_id: string };
  return { id, link, cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '' };
}

/** The provider's page posts from its own site: without a cookie of ours. */
async function post({ to, form }: SamlAnswer): Promise<URL> {
  const reply = await server.request('POST', to.pathname, {
    payload: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null', 'sec-fetch-site': 'cross-site' },
  });
  expect(reply.status).toBe(303);
  return new URL(String(reply.headers['location']));
}

/** The browser goes where the post sent it, with its cookie; tells how the try ended. */
async function goOn(next: URL, cookie: string): Promise<URLSearchParams> {
  const reply = await server.request('GET', next.pathname + next.search, { headers: { cookie } });
  expect(reply.status).toBe(303);
  return new URL(String(reply.headers['location'])).searchParams;
}

const complete = (id: string, cookie: string) =>
  server.request('POST', contract.completeFederation.path, {
    body: { challenge_id: id },
    headers: { ...frameHeaders(), cookie },
  });

async function signIn(twist?: SamlDeviation, provider = 'casa'): Promise<string> {
  const { id, link, cookie } = await start(provider);
  const end = await goOn(await post(peer.answer(link, twist)), cookie);
  if (end.get('error') !== null) return end.get('error') ?? '';
  return ((await complete(id, cookie)).data as { token: { user_id: string } }).token.user_id;
}

const kim = () => peer.setAccount('kim', { mail: ['kim@casa.example'], givenName: ['Kim'], sn: ['Sato'] });

describe('a SAML provider of a group', () => {
  test('signs people of its domain in, and finds them again by their subject', async () => {
    expect(made.data).toMatchObject({ kind: 'SAML', redirect_uri: expect.stringMatching(/\/saml\/acs$/) });
    kim();
    const first = await signIn();
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    peer.setAccount('kim', { mail: ['other@elsewhere.example'] });
    expect(await signIn()).toBe(first);
  });

  test('is told what it has to know of us, under the entity that it addresses', async () => {
    const reply = await server.request('GET', contract.showMetadata.path);
    expect(reply.headers['content-type']).toContain('application/samlmetadata+xml');
    expect(reply.text).toContain(`entityID="${made.data.entity_id ?? '-'}"`);
    expect(reply.text).toContain(`Location="${made.data.redirect_uri}"`);
    expect(reply.text).toContain('WantAssertionsSigned="true"');
  });

  test('cannot speak for the people of another group, though it has the same name and key', async () => {
    kim();
    const casa = await signIn();
    peer.setAccount('kim', { mail: ['kim@sol.example'], givenName: ['Kim'] });
    const sol = await signIn({}, 'sol');
    expect(sol).toMatch(/^[0-9a-f-]{36}$/);
    expect(sol).not.toBe(casa);
    peer.setAccount('new', { mail: ['new@casa.example'], givenName: ['New'] });
    expect(await signIn({}, 'sol')).toBe('EXTERNAL_USER_NOT_MAPPED_EXCEPTION');
  });
});

const strangerKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
  type: 'pkcs8',
  format: 'pem',
});
const minutes = (count: number) => new Date(Date.now() + count * 60_000);
/** Puts a forged assertion where the application might look, and leaves the signed one where the signature is looked for. */
function wrapped(xml: string, place: (forged: string, signed: string) => string): string {
  const signed = /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml)?.[0] ?? '';
  const forged = signed
    .replace(/<(\w+:)?Signature .*<\/(\w+:)?Signature>/s, '')
    .replace(/ID="[^"]+"/, 'ID="_forged"')
    .replaceAll('kim', 'owner');
  return xml.replace(signed, place(forged, signed));
}

describe('an answer that is not to be believed', () => {
  test.each<[string, SamlDeviation]>([
    ['signed with another key', { key: String(strangerKey) }],
    ['not signed', { key: null }],
    ['signed with a weak hash', { algorithm: 'sha1' }],
    ['changed after it was signed', { change: (xml) => xml.replace('kim@casa.example', 'owner@casa.example') }],
    ['with a forged assertion before the signed one', { change: (xml) => wrapped(xml, (bad, good) => bad + good) }],
    ['with a forged assertion after the signed one', { change: (xml) => wrapped(xml, (bad, good) => good + bad) }],
    [
      'with the signed assertion put away inside a forged one',
      {
        change: (xml) =>
          wrapped(xml, (bad, good) =>
            bad.replace('</saml:Assertion>', `<samlp:Extensions>${good}</samlp:Extensions></saml:Assertion>`),
          ),
      },
    ],
    [
      'with the signed assertion put away inside the signature of a forged one',
      {
        change: (xml) =>
          wrapped(xml, (bad, good) => {
            const signature = /<(?:\w+:)?Signature .*<\/(?:\w+:)?Signature>/s.exec(good)?.[0] ?? '';
            const away = signature.replace(
              /<\/((?:\w+:)?)Signature>$/,
              `<$1Object>${good.replace(signature, '')}</$1Object></$1Signature>`,
            );
            return bad.replace('</saml:Issuer>', `</saml:Issuer>${away}`);
          }),
      },
    ],
    ['that is over', { notOnOrAfter: minutes(-2) }],
    ['that is good for ten years', { notOnOrAfter: minutes(5_256_000) }],
    ['from another issuer', { issuer: 'https://evil.example' }],
    ['for another audience', { audience: 'https://them.example' }],
    ['for another recipient', { recipient: 'https://them.example/acs' }],
    ['to another question', { inResponseTo: '_another' }],
    [
      'that defines entities (incident 35, CWE-611)',
      { change: (xml) => `<!DOCTYPE r [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${xml}` },
    ],
    [
      'that fetches files (incident 35, CWE-611)',
      { change: (xml) => `<!DOCTYPE r [<!ENTITY f SYSTEM "file:///etc/hostname">]>${xml.replace('>kim<', '>&f;<')}` },
    ],
    ['that is no XML', { change: () => 'kim' }],
  ])('%s: nobody is signed in', async (_title, twist) => {
    kim();
    expect(await signIn(twist)).toBe('PROVIDER_UNREACHABLE');
  });

  test('with a comment inside a name, which the signature does not cover: refused', async () => {
    peer.setAccount('kim.evil', { mail: ['evil@casa.example'], givenName: ['Kim'] });
    expect(await signIn({ change: (xml) => xml.replace('>kim.evil<', '>kim<!-- -->.evil<') })).toBe(
      'PROVIDER_UNREACHABLE',
    );
    expect(await signIn()).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('taken a second time, in another try: refused', async () => {
    kim();
    const one = await start();
    const answer = peer.answer(one.link, { assertionId: '_replayed' });
    expect((await goOn(await post(answer), one.cookie)).get('error')).toBeNull();
    expect(await signIn({ assertionId: '_replayed' })).toBe('PROVIDER_UNREACHABLE');
  });

  test('to the question of another try: refused', async () => {
    kim();
    const one = await start();
    const two = await start();
    const { to, form } = peer.answer(one.link);
    const crossed = { to, form: { ...form, RelayState: new URL(two.link).searchParams.get('RelayState') ?? '' } };
    expect((await goOn(await post(crossed), two.cookie)).get('error')).toBe('PROVIDER_UNREACHABLE');
  });

  test('that nobody asked for: refused', async () => {
    kim();
    const { link, cookie } = await start();
    const { to, form } = peer.answer(link);
    const next = await post({ to, form: { ...form, RelayState: 'unasked' } });
    expect((await goOn(next, cookie)).get('error')).toBe('ATTEMPT_NOT_VALID');
  });

  test('incident 18 (CWE-287): posted through a victim’s browser, it signs the victim in as nobody', async () => {
    kim();
    const attacker = await start();
    const victim = await start();
    const next = await post(peer.answer(attacker.link));
    expect((await goOn(next, victim.cookie)).get('error')).toBe('ATTEMPT_NOT_VALID');
    expect((await complete(victim.id, victim.cookie)).data).toEqual({ state: 'PENDING' });
  });

  test('is not mended by a second post to the same try', async () => {
    kim();
    const { link, cookie } = await start();
    await post(peer.answer(link, { key: null }));
    expect((await goOn(await post(peer.answer(link)), cookie)).get('error')).toBe('PROVIDER_UNREACHABLE');
  });
});

test('only the address for assertions reads forms', async () => {
  const reply = await server.request('POST', contract.startFederation.path, {
    payload: 'provider=casa',
    headers: { ...frameHeaders(), 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(reply.status).toBe(415);
});

test('a SAML provider without a certificate that signs, or without a page to sign in on, is refused with the field', async () => {
  const put = (change: object) =>
    server.call(
      contract.createProvider,
      { params: { id: group.id }, body: { ...settings('bad', 'bad.example', group.id), ...change } },
      owner.token,
    );
  for (const [change, field] of [
    [{ certificates: [] }, 'certificates'],
    [{ certificates: ['A'.repeat(200)] }, 'certificates'],
    [{ sign_in_url: null }, 'sign_in_url'],
  ] as const) {
    const reply = await put(change);
    expect([reply.status, reply.refusal.fields?.[0]?.field]).toEqual([400, field]);
  }
});

test('assertions are forgotten once they would be refused for their age', async () => {
  const count = () => server.run(async ({ db }) => (await db.execute(sql`select 1 from federation.assertion`)).length);
  expect(await count()).toBeGreaterThan(0);
  server.clock.advance(3_600_000);
  await server.run(({ enqueue }) => enqueue(jobNamed('federation.forget-attempts'), {}));
  await server.settle();
  expect(await count()).toBe(0);
});
