import { createHmac, generateKeyPairSync } from 'node:crypto';
import { logout } from '@hearth/domains/identity/contract';
import { newId } from '@hearth/kit/id';
import { PRODUCTION } from '@hearth/testing/production';
import { startTestServer } from '@hearth/testing/server';
import fc from 'fast-check';
import { exportJWK, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeUser } from '../db/factory.ts';
import type { MadeUser } from '../db/factory.ts';
import { tokenParties } from './access.ts';
import { readAccessToken, signAccessToken } from './access-token.ts';
import { getSigningKey } from './queries/signing-key.ts';
import { incrementSessionEpoch } from './queries/user.ts';
import { createSessionFor, disableUser, revokeSessionsOfUser } from './service.ts';
import { SessionVerifier } from './session-source.ts';

const server = await startTestServer();
const { sessions, hub, tools } = server.application;
/** Another node on the same database: it shares nothing with the first but what it hears. */
const otherNode = new SessionVerifier({
  ...tools,
  database: server.database,
  onEvent: (contract, hear) => hub.on(contract, hear),
});
const parties = tokenParties(tools.config);

let user: MadeUser;
let genuine: { header: Record<string, unknown>; payload: Record<string, unknown> };
beforeAll(async () => {
  user = await server.run((work) => makeUser(work));
  const [header = '', payload = ''] = user.token.split('.');
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  genuine = { header: read(header), payload: read(payload) };
});

const seconds = () => Math.floor(tools.clock.now().getTime() / 1000);
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs with the real key, so that only what is changed can be the reason for a refusal. */
async function signed(change: Record<string, unknown>, header: Record<string, unknown> = {}): Promise<string> {
  const key = await server.run(({ db, clock }) => getSigningKey(db, clock.now()));
  return new SignJWT({ ...genuine.payload, ...change })
    .setProtectedHeader({ ...(genuine.header as { alg: string }), ...header })
    .sign(await importJWK(key.privateJwk, 'EdDSA'));
}

describe('who a token belongs to', () => {
  test('the genuine token is its user, its session and nobody else', async () => {
    expect(await sessions.authenticate(user.token)).toEqual({
      userId: user.userId,
      sessionId: user.sessionId,
      epoch: 1,
    });
    expect(await sessions.authenticate(await signed({}))).not.toBeNull();
  });

  test('a token ends after ten minutes, and not a second before', async () => {
    const own = await server.run((work) => makeUser(work));
    server.clock.advance(599_000);
    expect(await sessions.authenticate(own.token)).not.toBeNull();
    server.clock.advance(1000);
    expect(await sessions.authenticate(own.token)).toBeNull();
    server.clock.advance(-600_000);
  });
});

test('a token of the next epoch holds on a node that has not heard of it yet; the one before no longer does', async () => {
  const own = await server.run((work) => makeUser(work));
  expect(await sessions.authenticate(own.token)).not.toBeNull();
  await server.run(({ db }) => incrementSessionEpoch(db, own.userId));
  const next = await signed({ sub: own.userId, sid: own.sessionId, epoch: 2 });
  expect(await sessions.authenticate(next)).toMatchObject({ userId: own.userId, epoch: 2 });
  expect(await sessions.authenticate(own.token)).toBeNull();
});

describe('incident 20 (CWE-347): the token zoo', () => {
  const forged: [string, () => Promise<string> | string][] = [
    ['no signature', () => new UnsecuredJWT(genuine.payload).encode()],
    [
      'algorithm none with the real kid',
      () => `${encode({ ...genuine.header, alg: 'none' })}.${encode(genuine.payload)}.`,
    ],
    ['a stripped signature', () => `${user.token.split('.').slice(0, 2).join('.')}.`],
    ['two parts', () => user.token.split('.').slice(0, 2).join('.')],
    [
      'another payload under the real signature',
      () => `${user.token.split('.')[0]}.${encode({ ...genuine.payload, sub: newId() })}.${user.token.split('.')[2]}`,
    ],
    [
      'another key under the real kid',
      async () => {
        const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519' });
        return new SignJWT(genuine.payload).setProtectedHeader(genuine.header as { alg: string }).sign(privateKey);
      },
    ],
    [
      'its own key in the header',
      async () => {
        const { privateKey, publicKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
        return new SignJWT(genuine.payload)
          .setProtectedHeader({ ...(genuine.header as { alg: string }), jwk: await exportJWK(publicKey) })
          .sign(privateKey);
      },
    ],
    [
      'HMAC with the public key as its secret',
      async () => {
        const key = await server.run(({ db, clock }) => getSigningKey(db, clock.now()));
        const text = `${encode({ ...genuine.header, alg: 'HS256' })}.${encode(genuine.payload)}`;
        return `${text}.${createHmac('sha256', String(key.publicJwk.x)).update(text).digest('base64url')}`;
      },
    ],
    [
      'ES256',
      async () => {
        const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
        return new SignJWT(genuine.payload).setProtectedHeader({ ...genuine.header, alg: 'ES256' }).sign(privateKey);
      },
    ],
    ['an unknown kid', () => signed({}, { kid: 'nobody' })],
    ['a kid that walks', () => signed({}, { kid: '../../etc/passwd' })],
    ['no kid', () => signed({}, { kid: undefined as never })],
    ['another type', () => signed({}, { typ: 'JWT' })],
    ['no type', () => signed({}, { typ: undefined as never })],
    ['an identity token', () => signed({}, { typ: 'id+jwt' })],
    ['another issuer', () => signed({ iss: 'https://evil.example' })],
    ['no issuer', () => signed({ iss: undefined })],
    ['another audience', () => signed({ aud: 'https://other.example' })],
    ['no audience', () => signed({ aud: undefined })],
    ['an empty audience list', () => signed({ aud: [] })],
    ['the past', () => signed({ exp: seconds() - 1, iat: seconds() - 601 })],
    ['the future', () => signed({ nbf: seconds() + 60 })],
    ['no end', () => signed({ exp: undefined })],
    ['an end that is text', () => signed({ exp: '9999999999' })],
    ['a life of a year', () => signed({ exp: seconds() + 31_536_000 })],
    ['no subject', () => signed({ sub: undefined })],
    ['another subject than the session has', () => signed({ sub: newId() })],
    ['a subject that is no id', () => signed({ sub: "' or 1=1" })],
    ['no session', () => signed({ sid: undefined })],
    ['a session that does not exist', () => signed({ sid: newId() })],
    ['an older epoch', () => signed({ epoch: 0 })],
    ['a later epoch', () => signed({ epoch: 2 })],
    ['an epoch that is text', () => signed({ epoch: '1' })],
    [
      'a critical header that nobody knows',
      () => `${encode({ ...genuine.header, crit: ['x'], x: 1 })}.${user.token.split('.').slice(1).join('.')}`,
    ],
  ];

  test.each(forged)('refuses %s', async (_name, forge) => {
    expect(await sessions.authenticate(await forge())).toBeNull();
  });

  test("another installation's token under the same key means nothing here", async () => {
    const key = await server.run(({ db, clock }) => getSigningKey(db, clock.now()));
    const claims = { userId: user.userId, sessionId: user.sessionId, epoch: 1 };
    const { token } = await signAccessToken(
      key,
      claims,
      { issuer: parties.issuer, audience: 'https://uat.example' },
      tools.clock.now(),
    );
    expect(await sessions.authenticate(token)).toBeNull();
  });

  test('keys out of reach are an outage and not a bad token', async () => {
    const outage = readAccessToken(user.token, () => Promise.reject(new Error('down')), parties, tools.clock.now());
    await expect(outage).rejects.toThrow('down');
  });
});

test('incident 15 (CWE-248): 5,000 mutated Authorization headers are all 401 and never a fault', async () => {
  const spoil = fc.oneof(
    fc.string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)), maxLength: 60 }),
    fc
      .tuple(fc.constantFrom('Bearer ', 'bearer ', 'Basic ', 'Bearer  ', 'Bearer\t', ''), fc.base64String())
      .map((parts) => parts.join('')),
    fc
      .tuple(fc.nat(user.token.length - 1), fc.constantFrom('.', 'A', '=', ' ', '-'))
      .map(([at, letter]) => `Bearer ${user.token.slice(0, at)}${letter}${user.token.slice(at)}`),
    fc.nat(user.token.length - 1).map((length) => `Bearer ${user.token.slice(0, length)}`),
  );
  const headers = fc.sample(spoil, { numRuns: 5000, seed: 7 });
  for (const authorization of headers) {
    const reply = await server.request('POST', logout.path, {
      body: { refresh_token: 'x' },
      headers: { authorization },
    });
    expect(reply.status, authorization).toBe(401);
  }
});

describe('incident 2 (CWE-613): eight open sessions of a person end on every node though their tokens have time left', () => {
  const open = async () => {
    const own = await server.run((work) => makeUser(work));
    const more = await Promise.all(
      Array.from({ length: 7 }, () => server.run((work) => createSessionFor(work, own.userId))),
    );
    const tokens = [own.token, ...more.map((session) => session.access_token)];
    for (const token of tokens) {
      expect(await sessions.authenticate(token)).not.toBeNull();
      expect(await otherNode.authenticate(token)).not.toBeNull();
    }
    return { userId: own.userId, tokens };
  };
  const allOver = async (tokens: readonly string[]) => {
    const actors = await Promise.all(
      tokens.flatMap((token) => [sessions.authenticate(token), otherNode.authenticate(token)]),
    );
    return actors.every((actor) => actor === null);
  };

  test('when the person is disabled', async () => {
    const { userId, tokens } = await open();
    await server.run((work) => disableUser(work, userId));
    await expect.poll(() => allOver(tokens), { timeout: 10_000, interval: 20 }).toBe(true);
  });

  test('when the sessions are ended', async () => {
    const { userId, tokens } = await open();
    await server.run((work) => revokeSessionsOfUser(work, userId, 'ENDED_BY_USER'));
    await expect.poll(() => allOver(tokens), { timeout: 10_000, interval: 20 }).toBe(true);
  });

  test('incident 12 (CWE-613): when the person is deleted', async () => {
    const { userId, tokens } = await open();
    await server.run(async (work) => {
      await revokeSessionsOfUser(work, userId, 'DISABLED');
      await work.db.query('delete from identity."user" where id = $1', [userId]);
    });
    await expect.poll(() => allOver(tokens), { timeout: 10_000, interval: 20 }).toBe(true);
  });
});

test('incident 21 (CWE-1392): a fresh production installation has no user, no key and no demo account', async () => {
  const production = await startTestServer({
    environment: PRODUCTION,
  });
  const [row] = await production.run(({ db }) =>
    db.query(
      'select (select count(*)::int from identity."user") as users, (select count(*)::int from identity.signing_key) as keys, (select count(*)::int from identity.demo_account) as demo',
    ),
  );
  expect(row).toEqual({ users: 0, keys: 0, demo: 0 });
  expect((await production.request('GET', '/demo/accounts')).status).toBe(404);
});
