import { signUp } from '@hearth/domains/identity/contract';
import { startTestServer } from '@hearth/testing/server';
import { describe, expect, test } from 'vitest';
import { frameHeaders, makeUser, readSetToken } from '../../../db/factory.ts';

const server = await startTestServer();
const PASSWORD = 'Correct-horse-7';
const send = (body: unknown) => server.request('POST', signUp.path, { body, headers: frameHeaders() });

describe('signing up', () => {
  test('makes an account with a session and an argon2id hash', async () => {
    const reply = await send({ email: 'New.Person@Example.com', password: PASSWORD, phone_number: '+351 912 345 678' });
    expect(reply.status).toBe(200);
    expect(readSetToken(reply.headers)).toBeDefined();
    const rows = await server.run(({ db }) =>
      db.query(
        `select email, username, phone_number, status, is_employer, password_hash from identity."user" where email = 'new.person@example.com'`,
      ),
    );
    expect(rows[0]).toMatchObject({
      username: 'new.person@example.com',
      phone_number: '+351912345678',
      status: 'ACTIVE',
      is_employer: false,
    });
    expect(rows[0]?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('two people who take one address at the same moment: one gets it, the other hears that it is used', async () => {
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => send({ email: 'race@example.com', password: PASSWORD })),
    );
    expect(replies.filter((reply) => reply.status === 200).length).toBe(1);
    expect(replies.filter((reply) => reply.refusal.code === 'EMAIL_ALREADY_USED').length).toBe(5);
  });
});

describe('a refused sign-up names the field and says why', () => {
  test.each([
    ['not-an-address', PASSWORD, undefined, 400, 'INVALID_EMAIL_ADDRESS', 'email', 'Enter the correct email.'],
    ['', PASSWORD, undefined, 400, 'EMAIL_ADDRESS_REQUIRED', 'email', 'Unable to log in/sign up. Email required.'],
    ['no address', PASSWORD, undefined, 400, 'INVALID_EMAIL_ADDRESS', 'email', 'Enter the correct email.'],
    ['b@example.com', 'Passw0rd!', undefined, 400, 'WEAK_PASSWORD', 'password', 'Weak passwords are easy to guess'],
    [
      'marta.silva@example.com',
      'MartaSilva1!',
      undefined,
      400,
      'WEAK_PASSWORD',
      'password',
      'Weak passwords are easy to guess',
    ],
    ['victim\uff20example.com', PASSWORD, undefined, 400, 'INVALID_EMAIL_ADDRESS', 'email', 'Enter the correct email.'],
    [
      'a@eu.radissonblu.com',
      PASSWORD,
      undefined,
      403,
      'HOTEL_GROUP_EMAIL',
      'email',
      'You are not authorized to create an account using this portal, please login through Radisson first.',
    ],
    ['b@example.com', '', undefined, 400, 'PASSWORD_REQUIRED', 'password', 'Enter a password.'],
    [
      'b@example.com',
      'Abc1!',
      undefined,
      400,
      'SHORT_PASSWORD',
      'password',
      'Short passwords are easy to guess, try one with at least 8 characters.',
    ],
    [
      'b@example.com',
      ' Abcdef1!',
      undefined,
      400,
      'OUTER_SPACES_IN_PASSWORD',
      'password',
      'Invalid password, spaces are not allowed in the beginning/end.',
    ],
    ['b@example.com', 'abcdefgh', undefined, 400, 'WEAK_PASSWORD', 'password', 'Weak passwords are easy to guess'],
    ['b@example.com', 'Abc1!'.repeat(26), undefined, 400, 'LONG_PASSWORD', 'password', 'Use 128 characters or fewer.'],
    [
      'b@example.com',
      PASSWORD,
      '912345678',
      400,
      'INVALID_PHONE_NUMBER_FORMAT',
      'phone_number',
      'Invalid phone number format.',
    ],
    [
      'b@example.com',
      PASSWORD,
      '+351 1',
      400,
      'INVALID_PHONE_NUMBER',
      'phone_number',
      'Enter the correct phone number.',
    ],
  ])('%s %s %s: %i %s', async (email, password, phone, status, code, field, message) => {
    const reply = await send({ email, password, ...(phone === undefined ? {} : { phone_number: phone }) });
    expect(reply.status).toBe(status);
    expect(reply.refusal).toMatchObject({ code, message, fields: [{ field, message }] });
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  test.each([
    ['ACTIVE', 'EMAIL_ALREADY_USED', 'Email is already used.'],
    [
      'NO_PASSWORD',
      'ACCOUNT_WITHOUT_PASSWORD',
      'Account is unverified. An account activation link has been sent to you, please check your inbox.',
    ],
    ['DRAFT_NO_PASSWORD', 'DRAFT_ACCOUNT', 'Account is unverified.'],
  ] as const)('an address whose account is %s: %s', async (status, code, message) => {
    const user = await server.run((work) => makeUser(work, { status }));
    const reply = await send({ email: user.email.toUpperCase(), password: PASSWORD });
    expect([reply.status, reply.refusal.code, reply.refusal.message]).toEqual([409, code, message]);
  });

  test('incident 8 (CWE-285): nothing in the body names a user, a role or a brand', async () => {
    for (const field of [
      'user_id',
      'userId',
      'brand_id',
      'user_type',
      'is_employer',
      'status',
      'password_hash',
      'session_epoch',
    ]) {
      const reply = await send({ email: 'c@example.com', password: PASSWORD, [field]: 'x' });
      expect(reply.refusal.fields?.[0]).toMatchObject({ field, rule: 'known_field' });
    }
  });
});

test('where signing up is closed, nobody makes an account by themselves', async () => {
  const closed = await startTestServer({
    environment: { CANDIDATE_SIGN_UP: 'closed', EMPLOYER_SIGN_UP: 'invitation' },
  });
  const reply = await closed.request('POST', '/auth/session/sign-up', {
    body: { email: 'new@example.com', password: PASSWORD },
    headers: frameHeaders(),
  });
  expect([reply.status, reply.refusal.code]).toEqual([403, 'NORMAL_SIGN_UP_NOT_ALLOWED']);
});
