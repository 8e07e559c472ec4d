import { refreshSession } from '@hearth/domains/identity/contract';
import { startTestServer } from '@hearth/testing/server';
import { describe, expect, test } from 'vitest';
import { frameHeaders, makeUser, readSetToken } from '../../../db/factory.ts';
import { disableUser, revokeSessionsOfUser } from '../../service.ts';

const server = await startTestServer();
const refresh = (token?: string) =>
  server.request('POST', refreshSession.path, { body: {}, headers: frameHeaders(token) });
const answered = async (token?: string) =>
  ((await refresh(token)).data as { token: { access_token: string } | null }).token;

async function rotated(token: string): Promise<string> {
  const next = readSetToken((await refresh(token)).headers);
  if (next === undefined) throw new Error('the rotation was refused');
  return next;
}

describe('a refresh token', () => {
  test('is replaced at each use', async () => {
    const user = await server.run((work) => makeUser(work));
    const second = await rotated(user.refreshToken);
    const third = await rotated(second);
    expect(new Set([user.refreshToken, second, third]).size).toBe(3);
    expect(await answered(third)).toMatchObject({ user_id: user.userId, session_id: user.sessionId });
  });

  test('gives the same successor again within ten seconds, since the answer may have been lost', async () => {
    const user = await server.run((work) => makeUser(work));
    const second = await rotated(user.refreshToken);
    server.clock.advance(10_000);
    expect(await rotated(user.refreshToken)).toBe(second);
    expect(await answered(second)).not.toBeNull();
  });

  test('incident 9 (CWE-294): used again after ten seconds it ends the whole session', async () => {
    const user = await server.run((work) => makeUser(work));
    const second = await rotated(user.refreshToken);
    server.clock.advance(10_001);
    const replay = await refresh(user.refreshToken);
    expect(replay.data).toEqual({ token: null });
    expect(replay.headers['set-cookie']).toMatch(/^hearth_session=; Max-Age=0;/);
    expect(await answered(second)).toBeNull();
    expect(await server.application.sessions.authenticate(user.token)).toBeNull();
  });

  test('a grandparent ends the session at once', async () => {
    const user = await server.run((work) => makeUser(work));
    const third = await rotated(await rotated(user.refreshToken));
    expect(await answered(user.refreshToken)).toBeNull();
    expect(await answered(third)).toBeNull();
  });

  test('that was never issued ends nothing, though it names the session', async () => {
    const user = await server.run((work) => makeUser(work));
    const bytes = Buffer.from(user.refreshToken, 'base64url');
    bytes.fill(7, 16);
    expect(await answered(bytes.toString('base64url'))).toBeNull();
    expect(await answered(user.refreshToken)).not.toBeNull();
  });

  test.each(['', 'x', '%00', 'a'.repeat(86), 'a'.repeat(5000), '"; drop table'])(
    '%j is no session and no error',
    async (token) => {
      expect((await refresh(token)).data).toEqual({ token: null });
    },
  );

  test('without a cookie the answer is a definite "no session", and no cookie is touched', async () => {
    const reply = await refresh();
    expect([reply.status, reply.data, reply.headers['set-cookie']]).toEqual([200, { token: null }, undefined]);
  });
});

test('incident 9 (CWE-362): of 300 rotations at the same moment one wins, and the family has one good token', async () => {
  const user = await server.run((work) => makeUser(work));
  const replies = await Promise.all(Array.from({ length: 300 }, () => refresh(user.refreshToken)));
  // A crowded database server turns some away to come again; what counts is that nobody gets another token.
  expect(replies.every(({ status }) => status === 200 || status === 503)).toBe(true);
  const given = replies.filter(({ status }) => status === 200).map((reply) => readSetToken(reply.headers));
  expect(new Set(given).size).toBe(1);
  const [winner = ''] = given;
  const rows = await server.run(({ db }) =>
    db.query('select count(*)::int as good from identity.session where user_id = $1 and revoked_at is null', [
      user.userId,
    ]),
  );
  expect(rows).toEqual([{ good: 1 }]);
  server.clock.advance(60_000);
  expect(await answered(winner)).not.toBeNull();
});

test('incident 44 (CWE-362): no token is given once the session is revoked, however the two race', async () => {
  for (let round = 0; round < 25; round += 1) {
    const user = await server.run((work) => makeUser(work));
    const [, raced] = await Promise.all([
      server.run((work) => revokeSessionsOfUser(work, user.userId, 'ENDED_BY_USER')),
      refresh(user.refreshToken),
    ]);
    const next = readSetToken(raced.headers) ?? user.refreshToken;
    expect(await answered(next)).toBeNull();
  }
});

describe('a session ends', () => {
  const day = 24 * 3_600_000;

  test('after seven days without use, and not a second before', async () => {
    const user = await server.run((work) => makeUser(work));
    server.clock.advance(7 * day - 1000);
    const next = await rotated(user.refreshToken);
    server.clock.advance(7 * day);
    expect(await answered(next)).toBeNull();
  });

  test('after thirty days though it was used every day', async () => {
    const user = await server.run((work) => makeUser(work));
    let token = user.refreshToken;
    for (let count = 0; count < 29; count += 1) {
      server.clock.advance(day);
      token = await rotated(token);
    }
    server.clock.advance(day - 1000);
    token = await rotated(token);
    server.clock.advance(1000);
    expect(await answered(token)).toBeNull();
  });

  test('when the person is disabled', async () => {
    const user = await server.run((work) => makeUser(work));
    await server.run((work) => disableUser(work, user.userId));
    expect(await answered(user.refreshToken)).toBeNull();
  });
});

test('a foreign page cannot use the cookie', async () => {
  const user = await server.run((work) => makeUser(work));
  const headers = { ...frameHeaders(user.refreshToken), origin: 'https://evil.example' };
  const reply = await server.request('POST', refreshSession.path, { body: {}, headers });
  expect(reply.status).toBe(403);
  expect(readSetToken(reply.headers)).toBeUndefined();
});
