import { softAuthenticator } from '@hearth/testing/peers/soft-authenticator';
import type { AuthenticatorClaims, SoftAuthenticator } from '@hearth/testing/peers/soft-authenticator';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { login } from '../../../contract/endpoints.ts';
import {
  addPasskey,
  beginPasskey,
  challengePasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from '../../../contract/passkey-endpoints.ts';
import { beginSecondFactor, confirmSecondFactor } from '../../../contract/security-endpoints.ts';
import { generateTotp, FACTORY_PASSWORD, frameHeaders, makeUser } from '../../../db/factory.ts';
import type { MadeUser } from '../../../db/factory.ts';
import { disableUser, handOverAccount } from '../../service.ts';

const server = await startTestServer();
const ORIGIN = 'http://localhost:3000';
let person: MadeUser;
let key: SoftAuthenticator;

beforeEach(async () => {
  server.clock.advance(2 * 60 * 60 * 1000);
  person = await server.run((work) => makeUser(work));
  key = softAuthenticator(ORIGIN);
});

const proof = { password: FACTORY_PASSWORD };

async function begin(who: MadeUser = person, body: object = proof): Promise<string> {
  const { data } = await server.call(beginPasskey, { body: { ...proof, ...body } }, who.token);
  return data.options.challenge;
}

async function register(who: MadeUser = person, saying: AuthenticatorClaims = {}, made: SoftAuthenticator = key) {
  const credential = made.register(await begin(who), saying);
  return server.call(addPasskey, { body: { name: 'Phone', credential } }, who.token);
}

/** A challenge for one browser, and that browser's cookie. */
async function ask(): Promise<{ readonly challenge: string; readonly cookie: string }> {
  const reply = await server.request('POST', challengePasskey.path, { body: {}, headers: frameHeaders() });
  const cookie = String(reply.headers['set-cookie']).split(';', 1)[0] ?? '';
  return { challenge: (reply.data as { challenge: string }).challenge, cookie };
}

function answer(
  asked: { challenge: string; cookie: string },
  credential: unknown,
  headers: Record<string, string> = {},
) {
  return server.request('POST', signInWithPasskey.path, {
    body: { challenge: asked.challenge, credential: JSON.stringify(credential) },
    headers: { ...frameHeaders(), cookie: asked.cookie, ...headers },
  });
}

async function signIn(saying: AuthenticatorClaims = {}, made: SoftAuthenticator = key) {
  const asked = await ask();
  return answer(asked, made.assert(asked.challenge, saying));
}

const mailsTo = (email: string) =>
  server.run(({ db }) =>
    db.execute<{ subject: string }>(sql`select subject from platform.mail where recipient = ${email} order by id`),
  );

test('a passkey signs its owner in, without name and password', async () => {
  expect((await register()).status).toBe(200);
  const reply = await signIn({ userHandle: person.userId });
  expect(reply.status).toBe(200);
  expect(reply.data).toMatchObject({ user_id: person.userId });
  expect(String(reply.headers['set-cookie'])).toContain('hearth_session=');
  expect((await mailsTo(person.email)).map(({ subject }) => subject)).toEqual(['A passkey was added']);
});

test('a passkey that its owner unlocked counts as both steps', async () => {
  const { data } = await server.call(beginSecondFactor, { body: proof }, person.token);
  await server.call(
    confirmSecondFactor,
    { body: { code: await generateTotp(data.secret, server.clock.now()) } },
    person.token,
  );
  server.clock.advance(60_000);
  const code = await generateTotp(data.secret, server.clock.now());
  const credential = key.register(await begin(person, { code }));
  expect((await server.call(addPasskey, { body: { name: 'Key', credential } }, person.token)).status).toBe(200);
  expect(await signIn()).toMatchObject({ status: 200, data: { user_id: person.userId } });
});

test('incident 4 (CWE-287): a password alone adds no passkey where a second step is on, nor a code alone', async () => {
  const { data } = await server.call(beginSecondFactor, { body: proof }, person.token);
  await server.call(
    confirmSecondFactor,
    { body: { code: await generateTotp(data.secret, server.clock.now()) } },
    person.token,
  );
  server.clock.advance(60_000);
  const code = await generateTotp(data.secret, server.clock.now());
  const tries = [{}, { code: '' }, { code: '000000' }, { password: 'wrong', code }];
  for (const body of tries) {
    const reply = await server.call(beginPasskey, { body: { ...proof, ...body } }, person.token);
    expect(['WRONG_SECOND_FACTOR', 'WRONG_PASSWORD']).toContain(reply.refusal.code);
  }
});

test.each<[string, AuthenticatorClaims]>([
  ['another site', { origin: 'https://evil.example' }],
  ['a site that looks like ours', { origin: 'http://localhost.evil.example:3000' }],
  ['another port of ours', { origin: 'http://localhost:3001' }],
  ['another domain', { rpId: 'evil.example' }],
  ['a key that was not unlocked', { verified: false }],
  ['the answer of a sign-in', { type: 'webauthn.get' }],
])('CWE-346: no passkey is kept of %s', async (_what, saying) => {
  expect((await register(person, saying)).refusal.code).toBe('PASSKEY_NOT_VALID');
  expect((await server.call(listPasskeys, {}, person.token)).data.passkeys).toEqual([]);
});

test.each<[string, AuthenticatorClaims]>([
  ['another site', { origin: 'https://evil.example' }],
  ['another port of ours', { origin: 'http://localhost:3001' }],
  ['another domain', { rpId: 'evil.example' }],
  ['a key that was not unlocked', { verified: false }],
  ['the answer of a registration', { type: 'webauthn.create' }],
  ['another person', { userHandle: '0197a000-0000-7000-8000-000000000000' }],
])('CWE-346: nobody is signed in by %s', async (_what, saying) => {
  await register();
  expect((await signIn(saying)).refusal.code).toBe('PASSKEY_NOT_VALID');
});

test('a challenge is good once, in the browser that asked, for ten minutes', async () => {
  await register();
  const asked = await ask();
  const credential = key.assert(asked.challenge);
  const other = await ask();
  expect((await answer({ ...asked, cookie: other.cookie }, credential)).refusal.code).toBe('CHALLENGE_ENDED');
  expect((await answer({ ...asked, cookie: '' }, credential)).refusal.code).toBe('CHALLENGE_ENDED');
  expect((await answer(asked, credential)).status).toBe(200);
  expect((await answer(asked, credential)).refusal.code).toBe('CHALLENGE_ENDED');
  const late = await ask();
  server.clock.advance(10 * 60 * 1000);
  expect((await answer(late, key.assert(late.challenge))).refusal.code).toBe('CHALLENGE_ENDED');
});

test('of many answers to one challenge at the same moment one signs in', async () => {
  await register();
  const asked = await ask();
  const credential = key.assert(asked.challenge);
  const replies = await Promise.all(Array.from({ length: 8 }, () => answer(asked, credential)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('incident 18 (CWE-345): the answer to one challenge is none to another', async () => {
  await register();
  const [one, two] = [await ask(), await ask()];
  expect((await answer(one, key.assert(two.challenge))).refusal.code).toBe('PASSKEY_NOT_VALID');
});

test('the challenge of one person’s registration is good for nobody else', async () => {
  const other = await server.run((work) => makeUser(work));
  const challenge = await begin(other);
  const reply = await server.call(
    addPasskey,
    { body: { name: 'Phone', credential: key.register(challenge) } },
    person.token,
  );
  expect(reply.refusal.code).toBe('CHALLENGE_ENDED');
});

test('a key of one person cannot be registered for another', async () => {
  await register();
  const other = await server.run((work) => makeUser(work));
  expect((await register(other)).refusal.code).toBe('PASSKEY_NOT_VALID');
  expect(await signIn()).toMatchObject({ data: { user_id: person.userId } });
});

test('a count that does not rise is refused, and its owner is told', async () => {
  await register(person, { counter: 5 });
  expect((await signIn({ counter: 6 })).status).toBe(200);
  for (const counter of [6, 5, 0]) expect((await signIn({ counter })).refusal.code).toBe('PASSKEY_NOT_VALID');
  expect((await signIn({ counter: 7 })).status).toBe(200);
  const subjects = (await mailsTo(person.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === 'We blocked a passkey')).toHaveLength(3);
});

test('a key that never counts stays good', async () => {
  await register();
  for (let time = 0; time < 3; time += 1) expect((await signIn()).status).toBe(200);
});

test('a key that nobody registered, or whose owner is disabled, signs nobody in', async () => {
  expect((await signIn({}, softAuthenticator(ORIGIN))).refusal.code).toBe('PASSKEY_NOT_VALID');
  await register();
  await server.run((work) => disableUser(work, person.userId));
  expect((await signIn()).refusal.code).toBe('PASSKEY_NOT_VALID');
});

test('incident 10 (CWE-287): an account that is handed over keeps no passkey of whoever opened it', async () => {
  await register();
  await server.run((work) => handOverAccount(work, person.userId, 'google'));
  expect((await signIn()).refusal.code).toBe('PASSKEY_NOT_VALID');
});

test('passkeys are listed, named and taken away by their owner alone', async () => {
  await register();
  const other = await server.run((work) => makeUser(work));
  const rename = (who: MadeUser) => server.call(renamePasskey, { body: { id: key.id, name: 'Work phone' } }, who.token);
  const remove = (who: MadeUser, password = FACTORY_PASSWORD) =>
    server.call(removePasskey, { body: { id: key.id, password } }, who.token);
  expect((await rename(other)).refusal.code).toBe('NO_SUCH_PASSKEY');
  expect((await remove(other)).refusal.code).toBe('NO_SUCH_PASSKEY');
  expect((await rename(person)).status).toBe(200);
  const { passkeys } = (await server.call(listPasskeys, {}, person.token)).data;
  expect(passkeys).toMatchObject([{ id: key.id, name: 'Work phone', backed_up: true, used_at: null }]);
  expect((await remove(person, 'wrong')).refusal.code).toBe('WRONG_PASSWORD');
  expect((await remove(person)).status).toBe(200);
  expect((await signIn()).refusal.code).toBe('PASSKEY_NOT_VALID');
});

test('nobody has more than twenty passkeys', async () => {
  for (let time = 0; time < 20; time += 1)
    expect((await register(person, {}, softAuthenticator(ORIGIN))).status).toBe(200);
  expect((await server.call(beginPasskey, { body: proof }, person.token)).refusal.code).toBe('TOO_MANY_PASSKEYS');
});

test('the calls of the frame are refused to any other page', async () => {
  const asked = await ask();
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await answer(asked, key.assert(asked.challenge), headers)).refusal.code).toBe('FOREIGN_ORIGIN');
  const bare = await server.request('POST', challengePasskey.path, { body: {}, headers });
  expect(bare.refusal.code).toBe('FOREIGN_ORIGIN');
});

test('whatever is no answer of an authenticator is refused without an error of the server', async () => {
  await register();
  const good = key.assert((await ask()).challenge);
  const bad: unknown[] = [null, [], 'x', {}, { ...good, id: '' }, { ...good, response: {} }, { ...good, type: 'x' }];
  for (const part of ['clientDataJSON', 'authenticatorData', 'signature'])
    for (const value of ['', 'AAAA', '%%%', 'A'.repeat(4000)])
      bad.push({ ...good, response: { ...good.response, [part]: value } });
  for (const credential of bad) {
    const asked = await ask();
    expect((await answer(asked, credential)).status).toBe(400);
  }
});

test('the password still signs in beside a passkey', async () => {
  await register();
  const body = { username: person.email, password: FACTORY_PASSWORD };
  expect((await server.request('POST', login.path, { body, headers: frameHeaders() })).status).toBe(200);
});
