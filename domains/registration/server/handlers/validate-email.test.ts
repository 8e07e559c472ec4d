import { createHash } from 'node:crypto';
import { createUser } from '@hearth/domains/identity/service';
import { signUp } from '@hearth/domains/identity/contract';
import { frameHeaders, makeUser, solveTestCaptcha } from '@hearth/domains/identity/factory';
import { sql } from 'kysely';
import { startTestServer } from '@hearth/testing/server';
import { captureStatements } from '@hearth/testing/statements';
import { beforeEach, describe, expect, test } from 'vitest';
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
  await server.settle();
  const mails = await mailsTo('waiting@example.com');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text_body).toContain('/user/reset/password/token#');
  server.clock.advance(24 * 60 * 60 * 1000);
  await check('waiting@example.com');
  await server.settle();
  expect(await mailsTo('waiting@example.com')).toHaveLength(2);
});

test('the sign-up call, whose refusal says that a link was sent, sends one too, and no second one on the same day', async () => {
  const email = 'straight@example.com';
  await server.run((work) => createUser(work.db, { email, status: 'NO_PASSWORD' }));
  for (let time = 0; time < 2; time += 1) {
    const body = { email, password: 'Correct-horse-7' };
    const reply = await server.request('POST', signUp.path, { body, headers: frameHeaders() });
    expect([reply.status, reply.refusal.code]).toEqual([409, 'ACCOUNT_WITHOUT_PASSWORD']);
  }
  await check(email);
  await server.settle();
  expect(await mailsTo(email)).toHaveLength(1);
});

test('a draft account is sent nothing', async () => {
  await server.run((work) => createUser(work.db, { email: 'draft@example.com', status: 'DRAFT_NO_PASSWORD' }));
  expect(await check('draft@example.com')).toMatchObject({ is_valid: false, message: 'Account is unverified.' });
  await server.settle();
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
  const body = { email, validation_data: { captcha: await solveTestCaptcha(given.challenge) } };
  expect((await server.call(validateEmail, { body })).data.status).toBe('USED');
  expect((await server.call(validateEmail, { body })).refusal.code).toBe('CAPTCHA_TOKEN_INVALID');
});

describe('incident 32 (CWE-204): whoever asks about many addresses', () => {
  const lines: string[] = [];
  const open = startTestServer({ environment: { CAPTCHA: 'none', TRUSTED_PROXIES: '1' }, lines });
  let number = 0;
  /** Asks about an address that nobody asked about before, or about a given one. */
  const ask = async (from: string, cookie?: string, email = `p${(number += 1)}@example.com`) =>
    (await open).request('POST', validateEmail.path, {
      body: { email },
      headers: { 'x-forwarded-for': from, ...(cookie === undefined ? {} : { cookie }) },
    });
  const many = async (times: number, one: (time: number) => ReturnType<typeof ask>) => {
    const statuses: number[] = [];
    for (let time = 0; time < times; time += 1) statuses.push((await one(time)).status);
    return statuses;
  };
  /** The limits for which an alarm was raised since the last look. */
  const alarms = () =>
    lines.splice(0).flatMap((line) => {
      const { alarm, limit, network } = JSON.parse(line) as Record<string, string | undefined>;
      return alarm === 'ENUMERATION_SUSPECTED' ? [[limit, network]] : [];
    });
  const none = (count: number) => Array<number>(count).fill(200);
  beforeEach(async () => (await open).clock.advance(25 * 60 * 60 * 1000));

  test('is refused after 60 times an hour from one network, and the alarm is raised once', async () => {
    expect(await many(63, () => ask('203.0.113.1'))).toEqual([...none(60), 429, 429, 429]);
    expect(alarms()).toEqual([['network', '203.0.113.1']]);
    expect((await ask('203.0.113.2')).status).toBe(200);
    (await open).clock.advance(61 * 60 * 1000);
    expect((await ask('203.0.113.1')).status).toBe(200);
  });

  test('is known again by the browser, which may ask 30 times a day from whichever networks', async () => {
    const first = await ask('203.0.113.10');
    const [cookie = ''] = String(first.headers['set-cookie']).split(';');
    expect(first.headers['set-cookie']).toMatch(
      /^hearth_asking=[\w-]{22}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(await many(31, (time) => ask(`203.0.113.${20 + time}`, cookie))).toEqual([...none(29), 429, 429]);
    expect(alarms()).toEqual([['device', '203.0.113.49']]);
    expect((await ask('203.0.113.20')).status).toBe(200);
  });

  test('or ten times an hour about one address is refused, whether or not it has an account', async () => {
    const { email } = await (await open).run((work) => makeUser(work));
    for (const address of [email, 'nobody@example.com']) {
      const statuses = await many(11, (time) => ask(`203.0.113.${60 + time}`, undefined, address.toUpperCase()));
      expect(statuses).toEqual([...none(10), 429]);
    }
    expect(alarms()).toEqual([
      ['address', '203.0.113.70'],
      ['address', '203.0.113.70'],
    ]);
  });

  test('is refused when everybody together asked 2,000 times an hour; what was refused before uses up nothing of that', async () => {
    const server = await open;
    await many(62, () => ask('203.0.113.80'));
    alarms();
    const key = createHash('sha256').update('validate-email-everybody:').digest();
    const before = await server.run(({ db }) =>
      db.execute<{ count: number }>(sql`select count from identity.attempt_window where key = ${key}`),
    );
    expect(before[0]?.count).toBe(60);
    await server.run(({ db }) => db.execute(sql`update identity.attempt_window set count = 1999 where key = ${key}`));
    expect(await many(3, (time) => ask(`203.0.113.${90 + time}`))).toEqual([200, 429, 429]);
    expect(alarms()).toEqual([['everybody', '203.0.113.91']]);
  });

  test('the same statements run, and no password is hashed, whatever the address has here', async () => {
    const asked = await open;
    const statuses = ['ACTIVE', 'NO_PASSWORD', 'DRAFT_NO_PASSWORD'] as const;
    const emails = ['free@example.com'];
    for (const status of statuses) emails.push((await asked.run((work) => makeUser(work, { status }))).email);
    const sent: (readonly string[])[] = [];
    for (const [index, email] of emails.entries())
      sent.push(await captureStatements(asked.database, () => ask(`203.0.113.${100 + index}`, undefined, email)));
    expect(sent[0]?.length).toBeGreaterThan(5);
    for (const statements of sent) expect(statements).toEqual(sent[0]);
  });
});
