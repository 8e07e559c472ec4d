import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { FACTORY_PASSWORD, frameHeaders, makeUser } from '../../../db/factory.ts';
import type { MadeUser } from '../../../db/factory.ts';
import {
  changeOwnPassword,
  endOwnSession,
  endOwnSessions,
  listSessions,
} from '../../../contract/security-endpoints.ts';
import { createSessionFor, disableUser } from '../../service.ts';

const server = await startTestServer();
const NEW = 'Another-horse-8';
const status = async (token: string) => (await server.request('GET', '/v1/user', { token })).status;
const another = (user: MadeUser) => server.run((work) => createSessionFor(work, user.userId));

/** The person's event stream on this node, and whether it has ended. */
async function follow(user: MadeUser): Promise<() => boolean> {
  const actor = await server.application.sessions.authenticate(user.token);
  if (actor === null) throw new Error('not signed in');
  const stream = await server.application.streams.open(actor, [], {
    ip: '203.0.113.7',
    signal: new AbortController().signal,
  });
  stream.resume();
  return () => stream.writableEnded;
}

test('a person sees their own sessions, which of them this is, and nobody else’s', async () => {
  const [user, stranger] = await server.run(async (work) => [await makeUser(work), await makeUser(work)] as const);
  await another(user);
  const { sessions } = (await server.call(listSessions, {}, user.token)).data;
  expect(sessions).toHaveLength(2);
  expect(sessions.filter((one) => one.is_current).map(({ id }) => id)).toEqual([user.sessionId]);
  expect(sessions.map(({ id }) => id)).not.toContain(stranger.sessionId);
});

test('the list tells device and network of a sign-in, and never the whole address', async () => {
  const user = await server.run((work) => makeUser(work));
  await server.request('POST', '/auth/session/login', {
    body: { username: user.email, password: FACTORY_PASSWORD },
    headers: {
      ...frameHeaders(),
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
    },
  });
  const { sessions } = (await server.call(listSessions, {}, user.token)).data;
  expect(sessions).toContainEqual(
    expect.objectContaining({ browser: 'Firefox', system: 'Linux', network: '127.0.x.x' }),
  );
});

test('one session is ended at once, its event stream with it; the others go on', async () => {
  const user = await server.run((work) => makeUser(work));
  const other = await another(user);
  const gone = await follow({ ...user, token: other.access_token });
  const stays = await follow(user);
  expect((await server.call(endOwnSession, { params: { id: other.session_id } }, user.token)).status).toBe(200);
  await expect.poll(gone).toBe(true);
  await expect.poll(() => status(other.access_token)).toBe(401);
  expect([await status(user.token), stays()]).toEqual([200, false]);
});

test('nobody ends a session of somebody else', async () => {
  const [user, stranger] = await server.run(async (work) => [await makeUser(work), await makeUser(work)] as const);
  const reply = await server.call(endOwnSession, { params: { id: stranger.sessionId } }, user.token);
  expect([reply.status, reply.refusal.code]).toEqual([404, 'NO_SUCH_SESSION']);
  expect(await status(stranger.token)).toBe(200);
});

test('signing out everywhere ends every session and every event stream', async () => {
  const user = await server.run((work) => makeUser(work));
  const other = await another(user);
  const streams = [await follow(user), await follow({ ...user, token: other.access_token })];
  await server.call(endOwnSessions, {}, user.token);
  for (const ended of streams) await expect.poll(ended).toBe(true);
  for (const token of [user.token, other.access_token]) await expect.poll(() => status(token)).toBe(401);
});

test('a changed password asks for the current one, signs the others out, and this session goes on with its next token', async () => {
  const user = await server.run((work) => makeUser(work));
  const other = await another(user);
  const change = (current: string, next: string, again = next) =>
    server.call(
      changeOwnPassword,
      { body: { current_password: current, new_password: next, confirm_new_password: again } },
      user.token,
    );
  expect((await change('Wrong-horse-7', NEW)).refusal).toMatchObject({
    code: 'WRONG_PASSWORD',
    fields: [{ field: 'current_password' }],
  });
  expect((await change(FACTORY_PASSWORD, 'abcdefgh')).refusal.code).toBe('WEAK_PASSWORD');
  expect((await change(FACTORY_PASSWORD, NEW, 'Third-horse-9')).refusal.code).toBe('PASSWORDS_DIFFER');
  expect((await change(FACTORY_PASSWORD, NEW)).status).toBe(200);
  await expect.poll(() => status(other.access_token)).toBe(401);
  const refreshed = await server.request('POST', '/auth/session/refresh', {
    body: {},
    headers: frameHeaders(user.refreshToken),
  });
  const { token } = refreshed.data as { token: { access_token: string } };
  expect(await status(token.access_token)).toBe(200);
});

test('incident 2 (CWE-613): event streams of a disabled person end as their tokens do', async () => {
  const user = await server.run((work) => makeUser(work));
  const ended = await follow(user);
  await server.run((work) => disableUser(work, user.userId));
  await expect.poll(ended).toBe(true);
  await expect.poll(() => status(user.token)).toBe(401);
});
