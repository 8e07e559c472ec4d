import { startTestServer } from '@hearth/testing/server';
import { beforeEach, expect, test } from 'vitest';
import { FACTORY_PASSWORD, frameHeaders, makeUser, solveTestCaptcha } from '../../../db/factory.ts';
import { getCaptcha } from '../../../contract/recovery-endpoints.ts';

const server = await startTestServer({ environment: { CAPTCHA_WHEN: 'always', TRUSTED_PROXIES: '1' } });

async function solved(): Promise<string> {
  return solveTestCaptcha((await server.call(getCaptcha, { body: {} })).data.challenge ?? '');
}
let people = 0;
const signUp = (captcha?: string) =>
  server.request('POST', '/auth/session/sign-up', {
    body: {
      email: `new-${(people += 1)}@example.com`,
      password: FACTORY_PASSWORD,
      ...(captcha === undefined ? {} : { validation_data: { captcha } }),
    },
    headers: frameHeaders(),
  });
const login = (username: string, password: string, ip: string, more: { captcha?: string; cookie?: string } = {}) =>
  server.request('POST', '/auth/session/login', {
    body: {
      username,
      password,
      ...(more.captcha === undefined ? {} : { validation_data: { captcha: more.captcha } }),
    },
    headers: {
      ...frameHeaders(),
      'x-forwarded-for': ip,
      ...(more.cookie === undefined ? {} : { cookie: more.cookie }),
    },
  });

beforeEach(() => {
  server.clock.advance(2 * 3_600_000);
});

test('where it is always asked for, a sign-up without one is refused, and with one it works', async () => {
  expect((await signUp()).refusal.code).toBe('CAPTCHA_TOKEN_REQUIRED');
  expect((await signUp('')).refusal.code).toBe('CAPTCHA_TOKEN_REQUIRED');
  expect((await signUp(await solved())).status).toBe(200);
});

test('a question for a new password takes it under the name of the specification', async () => {
  const ask = (more: object) =>
    server.request('POST', '/v1/users/request_reset_password', { body: { username: 'a@example.com', ...more } });
  expect((await ask({})).refusal.code).toBe('CAPTCHA_TOKEN_REQUIRED');
  expect((await ask({ 'g-recaptcha-response': await solved() })).status).toBe(200);
});

test('one that is wrong, used before, too old or not ours is refused', async () => {
  const once = await solved();
  expect((await signUp(once)).status).toBe(200);
  expect((await signUp(once)).refusal.code).toBe('CAPTCHA_TOKEN_INVALID');
  const { challenge, solution } = JSON.parse(atob(await solved())) as {
    challenge: { parameters: { data: { ends: number }; cost: number; keyPrefix: string }; signature: string };
    solution: { counter: number; derivedKey: string };
  };
  const forged = [
    { challenge, solution: { ...solution, counter: solution.counter + 1, derivedKey: '00'.repeat(32) } },
    { challenge: { ...challenge, signature: 'a'.repeat(64) }, solution },
    { challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } }, solution },
    { challenge: { ...challenge, parameters: { ...challenge.parameters, data: { ends: 9e15 } } }, solution },
    { challenge, solution: null },
    [],
  ];
  for (const one of forged)
    expect((await signUp(btoa(JSON.stringify(one)))).refusal.code).toBe('CAPTCHA_TOKEN_INVALID');
  for (const text of ['nonsense', '{}', btoa('{'), '\u0001'])
    expect((await signUp(text)).refusal.code).toBe('CAPTCHA_TOKEN_INVALID');
  const old = await solved();
  server.clock.advance(600_000);
  expect((await signUp(old)).refusal.code).toBe('CAPTCHA_TOKEN_INVALID');
});

test('after five tries at an account from anywhere, the next from an unknown device has to be worked for', async () => {
  const user = await server.run((work) => makeUser(work));
  for (let count = 0; count < 5; count += 1)
    expect((await login(user.email, 'Wrong-horse-7', `10.0.${count}.1`)).status).toBe(401);
  expect((await login(user.email, FACTORY_PASSWORD, '10.0.9.1')).refusal.code).toBe('CAPTCHA_TOKEN_REQUIRED');
  expect((await login(user.email, FACTORY_PASSWORD, '10.0.9.1', { captcha: await solved() })).status).toBe(200);
});

test('nobody is locked out of a known device, however many try from elsewhere', async () => {
  const user = await server.run((work) => makeUser(work));
  const first = await login(user.email, FACTORY_PASSWORD, '10.1.0.1');
  const device = /hearth_device=[\w-]+/.exec(String(first.headers['set-cookie']))?.[0] ?? '';
  for (let count = 0; count < 25; count += 1) await login(user.email, 'Wrong-horse-7', `10.1.${count % 5}.1`);
  expect((await login(user.email, FACTORY_PASSWORD, '10.1.0.1')).status).not.toBe(200);
  expect((await login(user.email, FACTORY_PASSWORD, '10.1.0.1', { cookie: device })).status).toBe(200);
});

test('a known device of one person is not known for another, and has a limit of its own', async () => {
  const [user, other] = await server.run(async (work) => [await makeUser(work), await makeUser(work)] as const);
  const first = await login(user.email, FACTORY_PASSWORD, '10.2.0.1');
  const cookie = /hearth_device=[\w-]+/.exec(String(first.headers['set-cookie']))?.[0] ?? '';
  for (let count = 0; count < 5; count += 1) await login(other.email, 'Wrong-horse-7', '10.2.0.1', { cookie });
  expect((await login(other.email, FACTORY_PASSWORD, '10.2.0.1', { cookie })).status).toBe(429);
  for (let count = 0; count < 10; count += 1)
    expect((await login(user.email, 'Wrong-horse-7', '10.2.0.1', { cookie })).status).toBe(401);
  expect((await login(user.email, FACTORY_PASSWORD, '10.2.0.1', { cookie })).status).toBe(429);
});

test('an installation without a captcha asks for none', async () => {
  const plain = await startTestServer({ environment: { CAPTCHA: 'none', CAPTCHA_WHEN: 'always' } });
  expect((await plain.call(getCaptcha, { body: {} })).data).toEqual({ challenge: null });
  const reply = await plain.request('POST', '/auth/session/sign-up', {
    body: { email: 'new@example.com', password: FACTORY_PASSWORD },
    headers: frameHeaders(),
  });
  expect(reply.status).toBe(200);
});
