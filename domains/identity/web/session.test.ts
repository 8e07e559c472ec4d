import type { FrameClient, Token } from '@hearth/auth-frame/client';
import type { UserInfo } from '@hearth/client/session';
import { expect, test } from 'vitest';
import { createSession } from './session.ts';

const tokenOf = (name: string): Token => ({
  access_token: name,
  session_id: `session of ${name}`,
  user_id: name,
  expires_in: 600,
});
const personOf = (name: string): UserInfo => ({
  id: name,
  first_name: name,
  last_name: '',
  email: null,
  username: name,
});

/** A frame that gives the token of whoever is signed in, and a directory that answers when it is told to. */
function start() {
  let signedIn: Token | null = null;
  let notice: () => void = () => undefined;
  const answers = new Map<string, () => void>();
  const frame: FrameClient = {
    send: () => Promise.resolve(signedIn as never),
    onNotice: (hear) => {
      notice = () => hear('changed');
    },
  };
  const session = createSession({
    frame,
    readUser: (token) => new Promise((resolve) => answers.set(token, () => resolve(personOf(token)))),
  });
  return {
    session,
    signIn: (name: string) => {
      signedIn = tokenOf(name);
      notice();
    },
    answer: async (name: string) => {
      await expect.poll(() => answers.has(name)).toBe(true);
      answers.get(name)?.();
    },
  };
}

test('who is signed in is read once, and known from then on', async () => {
  const { session, signIn, answer } = start();
  signIn('mia');
  const first = session.loadUser();
  const second = session.loadUser();
  await answer('mia');
  expect([(await first)?.id, (await second)?.id, session.user()?.id]).toEqual(['mia', 'mia', 'mia']);
});

test('when somebody else signs in while it is being read, whoever asked is told of them', async () => {
  const { session, signIn, answer } = start();
  signIn('mia');
  const asked = session.loadUser();
  await expect.poll(() => session.getToken()).toBe('mia');
  signIn('noor');
  await expect.poll(() => session.getToken()).toBe('noor');
  await answer('mia');
  await answer('noor');
  expect((await asked)?.id).toBe('noor');
  expect(session.user()?.id).toBe('noor');
});
