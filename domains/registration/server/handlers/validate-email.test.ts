import { createUser } from '@hearth/domains/identity/service';
import { makeUser, solvedCaptcha } from '@hearth/domains/identity/factory';
import { sql } from 'kysely';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { validateEmail } from '../../contract/endpoints.ts';

const server = await startTestServer();
const check = async (email: string) => (await server.call(validateEmail, { body: { email } })).data;
const mailsTo = (email: string) =>
  server.run((work) =>
    work.db.execute<{ text_body: string }>(sql`select text_body from platform.mail where recipient = ${email}`),
  );

test('a free address is valid', async () => {
  expect(await check('new@example.com')).toEqual({ is_valid: true, status: 'AVAILABLE', message: null });
});

test('an address that is used is told, in any spelling', async () => {
  const { email } = await server.run((work) => makeUser(work));
  expect(await check(email.toUpperCase())).toEqual({
    is_valid: false,
    status: 'USED',
    message: 'Email is already used.',
  });
});

test('an account without a password is sent a link, once a day', async () => {
  await server.run((work) => createUser(work.db, { email: 'waiting@example.com', status: 'NO_PASSWORD' }));
  for (let time = 0; time < 3; time += 1) {
    expect((await check('waiting@example.com')).message).toBe(
      'Account is unverified. An account activation link has been sent to you, please check your inbox.',
    );
  }
  const mails = await mailsTo('waiting@example.com');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text_body).toContain('/user/reset/password/token?code=');
  server.clock.advance(24 * 60 * 60 * 1000);
  await check('waiting@example.com');
  expect(await mailsTo('waiting@example.com')).toHaveLength(2);
});

test('a draft account is sent nothing', async () => {
  await server.run((work) => createUser(work.db, { email: 'draft@example.com', status: 'DRAFT_NO_PASSWORD' }));
  expect(await check('draft@example.com')).toMatchObject({ is_valid: false, message: 'Account is unverified.' });
  expect(await mailsTo('draft@example.com')).toEqual([]);
});

test.each([
  ['ana@radisson.com', 'NOT_ALLOWED'],
  ['ana@mail.RadissonBlu.com', 'NOT_ALLOWED'],
  ['ana@notradisson.com', 'AVAILABLE'],
  ['ana@radisson.com.example.org', 'AVAILABLE'],
  ['not an address', 'INVALID'],
  ['', 'INVALID'],
])('the address %j is %s', async (email, status) => {
  expect((await check(email)).status).toBe(status);
});

test('one network may ask ten times an hour for nothing; each further question has to be worked for, and tells nothing without', async () => {
  server.clock.advance(2 * 60 * 60 * 1000);
  const { email } = await server.run((work) => makeUser(work));
  for (let time = 0; time < 10; time += 1) await check(`p${time}@example.com`);
  for (const address of [email, 'nobody@example.com']) {
    const reply = await server.call(validateEmail, { body: { email: address } });
    expect(reply.refusal.code).toBe('CAPTCHA_TOKEN_REQUIRED');
    expect(reply.text).not.toContain('USED');
  }
  const given = (await server.request('POST', '/v1/captcha', { body: {} })).data as { challenge: string };
  const body = { email, validation_data: { captcha: await solvedCaptcha(given.challenge) } };
  expect((await server.call(validateEmail, { body })).data.status).toBe('USED');
  expect((await server.call(validateEmail, { body })).refusal.code).toBe('CAPTCHA_TOKEN_INVALID');
});

test('one network may ask 60 times an hour, worked for or not, and everybody together 2,000 times', async () => {
  const free = await startTestServer({ environment: { CAPTCHA: 'none' } });
  const ask = (n: number) => free.call(validateEmail, { body: { email: `p${n}@example.com` } });
  const statuses: number[] = [];
  for (let time = 0; time < 62; time += 1) statuses.push((await ask(time)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.slice(60)).toEqual([429, 429]);
  free.clock.advance(2 * 60 * 60 * 1000);
  await free.run(({ db }) =>
    db.execute(
      sql`update identity.attempt_window set count = 2000, ends_at = ${new Date(free.clock.now().getTime() + 3_600_000)}`,
    ),
  );
  expect((await ask(63)).status).toBe(429);
});
