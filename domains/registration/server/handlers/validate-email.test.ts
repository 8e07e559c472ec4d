import { createUser } from '@hearth/domains/identity/service';
import { makeUser } from '@hearth/domains/identity/factory';
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

test('one network may ask 60 times an hour', async () => {
  server.clock.advance(2 * 60 * 60 * 1000);
  const statuses: number[] = [];
  for (let time = 0; time < 62; time += 1) {
    statuses.push((await server.call(validateEmail, { body: { email: `p${time}@example.com` } })).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.slice(60)).toEqual([429, 429]);
});
