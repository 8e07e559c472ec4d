import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { captureStatements } from '@hearth/testing/statements';
import { beforeEach, describe, expect, test } from 'vitest';
import { FACTORY_PASSWORD, frameHeaders, makeUser, readSetToken } from '../../../db/factory.ts';
import { changePassword, changePerson, disableUser, hashPassword } from '../../service.ts';

const server = await startTestServer();
const login = (username: unknown, password: unknown, headers = frameHeaders(), more: object = {}) =>
  server.request('POST', '/auth/session/login', { body: { username, password, ...more }, headers });

beforeEach(() => {
  server.clock.advance(3_600_000);
});

describe('signing in', () => {
  test('gives an access token for ten minutes and the refresh token in an HttpOnly cookie of the whole path', async () => {
    const user = await server.run((work) => makeUser(work));
    const reply = await login(user.email, FACTORY_PASSWORD);
    expect(reply.status).toBe(200);
    expect(reply.data).toMatchObject({ user_id: user.userId, expires_in: 600 });
    expect(Object.keys(reply.data as object)).not.toContain('refresh_token');
    expect([reply.headers['set-cookie']].flat()[0]).toMatch(
      /^hearth_session=[\w-]{86}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const { access_token: token } = reply.data as { access_token: string };
    expect(await server.application.sessions.authenticate(token)).toMatchObject({ userId: user.userId });
  });

  test('takes the address in capitals too, and the username', async () => {
    const user = await server.run((work) => makeUser(work));
    await server.run(({ db }) => changePerson(db, user.userId, { username: 'Ada.P' }));
    expect((await login(user.email.toUpperCase(), FACTORY_PASSWORD)).status).toBe(200);
    expect((await login('ada.P', FACTORY_PASSWORD)).status).toBe(200);
  });

  test('over https the cookie is Secure and bound to the host by its name', async () => {
    const https = await startTestServer({
      environment: { PUBLIC_URL: 'https://app.example.com', AUTH_URL: 'https://auth.example.com' },
    });
    const user = await https.run((work) => makeUser(work));
    const headers = { ...frameHeaders(), origin: 'https://auth.example.com' };
    const body = { username: user.email, password: FACTORY_PASSWORD };
    const reply = await https.request('POST', '/auth/session/login', { body, headers });
    expect([reply.headers['set-cookie']].flat()[0]).toMatch(
      /^__Host-hearth_session=[\w-]{86}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    );
    const app = await https.request('POST', '/auth/session/login', {
      body,
      headers: { ...headers, origin: 'https://app.example.com' },
    });
    expect(app.status).toBe(403);
  });

  test('signing in again ends the session that the cookie held', async () => {
    const user = await server.run((work) => makeUser(work));
    await login(user.email, FACTORY_PASSWORD, frameHeaders(user.refreshToken));
    const reply = await server.request('POST', '/auth/session/refresh', {
      body: {},
      headers: frameHeaders(user.refreshToken),
    });
    expect(reply.data).toEqual({ token: null });
  });

  test.each([
    ['no marker header', { ...frameHeaders(), 'x-hearth-frame': '0' }],
    ['another origin', { ...frameHeaders(), origin: 'https://evil.example' }],
    ['an origin that looks alike', { ...frameHeaders(), origin: 'http://localhost:3000.evil.example' }],
    ['a null origin', { ...frameHeaders(), origin: 'null' }],
    ['a same-site page that is not this origin', { ...frameHeaders(), 'sec-fetch-site': 'same-site' }],
    ['a cross-site page', { ...frameHeaders(), 'sec-fetch-site': 'cross-site' }],
    ['no word of where it comes from', { 'x-hearth-frame': '1' }],
  ])('login CSRF (CWE-352): refuses a call with %s', async (_name, headers) => {
    const user = await server.run((work) => makeUser(work));
    const reply = await login(user.email, FACTORY_PASSWORD, headers);
    expect([reply.status, reply.refusal.code]).toEqual([403, 'FOREIGN_ORIGIN']);
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  test('refuses a body that is not JSON by its declared type', async () => {
    const body = 'username=a&password=b';
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const reply = await server.request('POST', '/auth/session/login', {
        payload: body,
        headers: { ...frameHeaders(), 'content-type': type },
      });
      expect(reply.status).toBeGreaterThanOrEqual(400);
      expect(reply.status).toBeLessThan(500);
    }
  });
});

describe('a refused sign-in', () => {
  test('says the same of a wrong password, an unknown name, a disabled person and one without password', async () => {
    const wrong = await server.run((work) => makeUser(work));
    const disabled = await server.run((work) => makeUser(work));
    await server.run((work) => disableUser(work, disabled.userId));
    const passwordless = await server.run((work) => makeUser(work, { status: 'NO_PASSWORD' }));
    const replies = await Promise.all([
      login(wrong.email, 'Wrong-horse-7'),
      login('nobody@example.com', FACTORY_PASSWORD),
      login(disabled.email, FACTORY_PASSWORD),
      login(passwordless.email, FACTORY_PASSWORD),
    ]);
    for (const reply of replies) {
      expect(reply.status).toBe(401);
      expect(reply.refusal).toEqual({
        code: 'INVALID_USERNAME_OR_PASSWORD',
        message: 'Incorrect username or password.',
      });
      expect(reply.headers['set-cookie']).toBeUndefined();
    }
  });

  test('asks the database the same, whoever has an account, and whatever devices a browser says it is (CWE-208)', async () => {
    const user = await server.run((work) => makeUser(work));
    await server.run(({ db }) => changePerson(db, user.userId, { username: 'known.person' }));
    const devices = Array.from({ length: 6 }, (_one, index) => `planted-${index}`).join('.');
    for (const cookie of [undefined, `hearth_device=${devices}`]) {
      const asked = async (name: string) =>
        captureStatements(server.database, async () => {
          const headers = { ...frameHeaders(), ...(cookie === undefined ? {} : { cookie }) };
          expect((await login(name, 'Wrong-horse-7', headers)).status).toBe(401);
        });
      const known = await asked(user.email);
      expect(known.length).toBeGreaterThan(2);
      for (const name of ['nobody@example.com', 'known.person', 'unknown.person'])
        expect(await asked(name), name).toEqual(known);
    }
  });

  test('incident 7 (CWE-75): refuses operators, lists and numbers where text belongs', async () => {
    const user = await server.run((work) => makeUser(work));
    for (const value of [{ $ne: 1 }, { $gt: '' }, [], [FACTORY_PASSWORD], 7, null, true, { toString: 'x' }]) {
      expect((await login(user.email, value)).status).toBe(400);
      expect((await login(value, FACTORY_PASSWORD)).status).toBe(400);
    }
  });

  test('incident 5 (CWE-602): refuses fields named like claims', async () => {
    const user = await server.run((work) => makeUser(work));
    for (const field of [
      'user_id',
      'userId',
      'sub',
      'email',
      'epoch',
      'sid',
      'is_employer',
      'impersonator_id',
      '__proto__x',
    ]) {
      const reply = await login(user.email, FACTORY_PASSWORD, frameHeaders(), { [field]: newId() });
      expect(reply.status).toBe(400);
      expect(reply.refusal.fields?.[0]).toMatchObject({ field, rule: 'known_field' });
    }
  });

  test('incident 6 (CWE-287): a wrong password fails however near it is to the right one', async () => {
    const user = await server.run((work) => makeUser(work));
    const near = [
      FACTORY_PASSWORD.slice(0, -1),
      `${FACTORY_PASSWORD} `,
      FACTORY_PASSWORD.toLowerCase(),
      `${FACTORY_PASSWORD}\u0001`,
    ];
    for (const password of near) expect((await login(user.email, password)).status).toBe(401);
    // Before it is compared with anything: no text holds NUL.
    expect((await login(user.email, `${FACTORY_PASSWORD}\u0000`)).status).toBe(400);
  });
});

describe('limits', () => {
  test('after five wrong passwords the account waits fifteen minutes, even with the right one', async () => {
    const user = await server.run((work) => makeUser(work));
    for (let count = 0; count < 5; count += 1) expect((await login(user.email, 'Wrong-horse-7')).status).toBe(401);
    const blocked = await login(user.email, FACTORY_PASSWORD);
    expect([blocked.status, blocked.refusal.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0);
    server.clock.advance(15 * 60_000);
    expect((await login(user.email, FACTORY_PASSWORD)).status).toBe(200);
  });

  test('an unknown name is limited in the same way', async () => {
    for (let count = 0; count < 5; count += 1) expect((await login('ghost@example.com', 'x')).status).toBe(401);
    expect((await login('ghost@example.com', 'x')).status).toBe(429);
  });

  test('twenty tries at the same moment cannot slip under the limit of five', async () => {
    const user = await server.run((work) => makeUser(work));
    const replies = await Promise.all(Array.from({ length: 20 }, () => login(user.email, 'Wrong-horse-7')));
    expect(replies.filter((reply) => reply.status === 401).length).toBe(5);
    expect(replies.filter((reply) => reply.status === 429).length).toBe(15);
  });

  test('signing in forgets the wrong tries before it', async () => {
    const user = await server.run((work) => makeUser(work));
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 4; count += 1) await login(user.email, 'Wrong-horse-7');
      expect((await login(user.email, FACTORY_PASSWORD)).status).toBe(200);
    }
  });

  test('twenty wrong passwords from one address close it to all accounts for an hour', async () => {
    for (let count = 0; count < 20; count += 1)
      expect((await login(`nobody-${count}@example.com`, 'x')).status).toBe(401);
    const user = await server.run((work) => makeUser(work));
    expect((await login(user.email, FACTORY_PASSWORD)).status).toBe(429);
    server.clock.advance(3_600_000);
    expect((await login(user.email, FACTORY_PASSWORD)).status).toBe(200);
  });

  test('nor do forty at the same moment slip through, and right ones are not counted', async () => {
    server.clock.advance(3_600_000);
    const user = await server.run((work) => makeUser(work));
    for (let count = 0; count < 25; count += 1) expect((await login(user.email, FACTORY_PASSWORD)).status).toBe(200);
    const tries = await Promise.all(
      Array.from({ length: 40 }, (_one, index) => login(`nobody-${index}@example.org`, 'x')),
    );
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(20);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(20);
    server.clock.advance(3_600_000);
  });
});

test('passwords are kept as argon2id with at least 19 MiB, two passes and one lane', async () => {
  const hash = await hashPassword('Another-horse-8');
  const [, memory, passes, lanes] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$[\w+/]{22}\$[\w+/]{43}$/.exec(hash) ?? [];
  expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
  expect(Number(passes)).toBeGreaterThanOrEqual(2);
  expect(Number(lanes)).toBe(1);
  expect(await hashPassword('Another-horse-8')).not.toBe(hash);
});

test('a changed password is the only one that works, and every session before it is over', async () => {
  const user = await server.run((work) => makeUser(work));
  const hash = await hashPassword('Another-horse-8');
  await server.run((work) => changePassword(work, user.userId, hash));
  expect((await login(user.email, FACTORY_PASSWORD)).status).toBe(401);
  const reply = await login(user.email, 'Another-horse-8');
  expect(reply.status).toBe(200);
  expect(readSetToken(reply.headers)).toBeDefined();
  await expect.poll(() => server.application.sessions.authenticate(user.token)).toBeNull();
});

test.each(['ana@', '@example.com', 'ana@example', 'ana@@example.com', 'ana@exa mple.com', 'ana＠example.com@'])(
  'what is meant as an address and is none, such as %j, is told apart from a wrong password',
  async (username) => {
    expect(await login(username, 'whatever it is')).toMatchObject({
      status: 401,
      refusal: { code: 'INVALID_CREDENTIALS' },
    });
  },
);
