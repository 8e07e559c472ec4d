import { getSessionHandle, isImpersonating, logout, refreshSession, signOut } from '@hearth/domains/identity/contract';
import { startTestServer } from '@hearth/testing/server';
import { describe, expect, test } from 'vitest';
import { frameHeaders, makeUser } from '../../../db/factory.ts';
import type { MadeUser } from '../../../db/factory.ts';
import { createSessionFor } from '../../service.ts';

const server = await startTestServer();
const frame = (path: string, token?: string) =>
  server.request('POST', path, { body: {}, headers: frameHeaders(token) });
const handleOf = async (user: MadeUser) =>
  ((await frame(getSessionHandle.path, user.refreshToken)).data as { refresh_token: string }).refresh_token;
const isOver = async (user: MadeUser) => {
  const { token } = (await frame(refreshSession.path, user.refreshToken)).data as { token: unknown };
  return token === null && (await server.application.sessions.authenticate(user.token)) === null;
};

describe('logging out with the handle of getRefreshToken', () => {
  test('ends the session: the access token is refused by the very next call, the refresh token is dead', async () => {
    const user = await server.run((work) => makeUser(work));
    const handle = await handleOf(user);
    const reply = await server.call(logout, { body: { refresh_token: handle } }, user.token);
    expect([reply.status, reply.data]).toEqual([200, { logged_out: true }]);
    expect((await server.call(logout, { body: { refresh_token: handle } }, user.token)).status).toBe(401);
    expect(await isOver(user)).toBe(true);
  });

  test('the handle is not the refresh token: it cannot be used in its place', async () => {
    const user = await server.run((work) => makeUser(work));
    const handle = await handleOf(user);
    expect((await frame(refreshSession.path, handle)).data).toEqual({ token: null });
    expect(await isOver(user)).toBe(false);
  });

  test("another person's handle is refused and ends nothing", async () => {
    const victim = await server.run((work) => makeUser(work));
    const other = await server.run((work) => makeUser(work));
    const reply = await server.call(logout, { body: { refresh_token: await handleOf(victim) } }, other.token);
    expect([reply.status, reply.refusal.code]).toEqual([400, 'INVALID_REFRESH_TOKEN']);
    expect(await isOver(victim)).toBe(false);
  });

  test('an older handle is refused once a newer one was given', async () => {
    const user = await server.run((work) => makeUser(work));
    const older = await handleOf(user);
    await handleOf(user);
    expect((await server.call(logout, { body: { refresh_token: older } }, user.token)).status).toBe(400);
  });

  test('incident 8 (CWE-306): without a token it is 401, whoever the body names', async () => {
    const user = await server.run((work) => makeUser(work));
    const body = { refresh_token: await handleOf(user), user_id: user.userId, userId: user.userId };
    expect((await server.request('POST', logout.path, { body })).status).toBe(401);
    expect(await isOver(user)).toBe(false);
  });

  test('a session that ended by itself gives no handle', async () => {
    const user = await server.run((work) => makeUser(work));
    server.clock.advance(7 * 24 * 3_600_000);
    expect((await frame(getSessionHandle.path, user.refreshToken)).data).toEqual({ refresh_token: null });
  });

  test('without a session there is no handle', async () => {
    expect((await frame(getSessionHandle.path)).data).toEqual({ refresh_token: null });
  });
});

describe('signing out through the frame', () => {
  test('ends the session and removes the cookie', async () => {
    const user = await server.run((work) => makeUser(work));
    const reply = await frame(signOut.path, user.refreshToken);
    expect(reply.headers['set-cookie']).toMatch(/^hearth_session=; Max-Age=0; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(await isOver(user)).toBe(true);
  });

  test('ends only this session of the person', async () => {
    const user = await server.run((work) => makeUser(work));
    const phone = await server.run((work) => createSessionFor(work, user.userId));
    await frame(signOut.path, user.refreshToken);
    expect(await server.application.sessions.authenticate(phone.access_token)).not.toBeNull();
  });

  test('works without a session too', async () => {
    expect((await frame(signOut.path)).data).toEqual({ signed_out: true });
  });
});

test('whoever signed in as themselves acts for nobody, nor does a guest', async () => {
  const user = await server.run((work) => makeUser(work));
  expect((await frame(isImpersonating.path, user.refreshToken)).data).toEqual({ is_impersonating: false });
  expect((await frame(isImpersonating.path)).data).toEqual({ is_impersonating: false });
});
