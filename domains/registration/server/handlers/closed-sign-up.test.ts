import { addGrant, getBrandPolicy } from '@hearth/domains/access/contract';
import { makeEmployer } from '@hearth/domains/access/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { login, signUp } from '@hearth/domains/identity/contract';
import { makeUser } from '@hearth/domains/identity/factory';
import { markEmailVerified } from '@hearth/domains/identity/service';
import { startTestServer } from '@hearth/testing/server';
import type { TestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { register, signUpInvited } from '../../contract/endpoints.ts';

const name = { first_name: 'Noa', last_name: '' };
const employer = { ...name, user_type: 'EMPLOYER', brand: { name: 'Quay Street' } } as const;

const start = async (candidates: string, employers: string) =>
  startTestServer({ environment: { CANDIDATE_SIGN_UP: candidates, EMPLOYER_SIGN_UP: employers } });
const newcomer = (server: TestServer) =>
  server.run(async (work) => {
    const user = await makeUser(work);
    await markEmailVerified(work, user.userId);
    return user;
  });
const codeOf = async (server: TestServer, token: string, body: typeof employer | typeof name) => {
  const reply = await server.call(register, { body }, token);
  return reply.status === 200 ? reply.data.user_type : reply.refusal.code;
};
const signsUp = async (server: TestServer) => {
  const headers = { origin: 'http://localhost:3000', host: 'localhost:3000', 'x-hearth-frame': '1' };
  const body = { email: 'noa@example.com', password: 'Correct-horse-7' };
  return (await server.request(signUp.method, signUp.path, { body, headers })).status;
};

test.each(['invitation', 'closed'])(
  'where employers come by %s, nobody founds a company by themselves',
  async (how) => {
    const server = await start('open', how);
    const { token } = await newcomer(server);
    expect(await codeOf(server, token, employer)).toBe('EMPLOYER_SIGN_UP_CLOSED');
    expect(await codeOf(server, token, name)).toBe('CANDIDATE');
    // Neither does a candidate.
    expect(await codeOf(server, token, employer)).toBe('EMPLOYER_SIGN_UP_CLOSED');
    const groups = await server.run(({ db }) => db.execute(sql`select 1 from core.brand`));
    expect(groups).toEqual([]);
    expect(await signsUp(server)).toBe(200);
  },
);

test('where candidates are closed, an account becomes none, and who is one stays one', async () => {
  const server = await start('closed', 'open');
  const { token, userId } = await newcomer(server);
  expect(await codeOf(server, token, name)).toBe('CANDIDATE_SIGN_UP_CLOSED');
  await server.run(({ db, clock }) =>
    db.execute(
      sql`insert into registration.registration (user_id, user_type, mode, registered_at) values (${userId}, 'CANDIDATE', 'NORMAL', ${clock.now()})`,
    ),
  );
  expect(await codeOf(server, token, name)).toBe('CANDIDATE');
  expect(await codeOf(server, token, employer)).toBe('EMPLOYER');
  expect(await codeOf(server, token, employer)).toBe('EMPLOYER');
});

test('where both are closed, nobody even makes an account, and whoever was invited can still apply', async () => {
  const server = await start('closed', 'invitation');
  expect(await signsUp(server)).toBe(403);
  expect(await codeOf(server, (await newcomer(server)).token, name)).toBe('CANDIDATE');
  expect(await signsUp(await start('closed', 'closed'))).toBe(403);
});

describe('whoever was invited to a group', () => {
  const invited = async (server: TestServer, email: string) => {
    const group = await server.run((work) => makeGroup(work));
    const owner = await server.run((work) => makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' }));
    const body = { email, role: 'SCHEDULER' };
    await server.call(addGrant, { params: { id: group.id }, body }, owner.token);
    const [mail] = await server.run(({ db }) =>
      db.execute<{ text: string }>(sql`select text_body as text from platform.mail where recipient = ${email}`),
    );
    return { group, token: /\/invitation#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '' };
  };
  const form = (token: string) => ({ token, first_name: 'Ida', password: 'Correct-horse-7' });
  const logIn = (server: TestServer, username: string) =>
    server.request(login.method, login.path, {
      body: { username, password: 'Correct-horse-7' },
      headers: { origin: 'http://localhost:3000', host: 'localhost:3000', 'x-hearth-frame': '1' },
    });

  test('makes an account by the link where nobody else can, for the proven address of the mail alone, and accepts', async () => {
    const server = await start('closed', 'closed');
    const { group, token } = await invited(server, 'ida@example.com');
    expect(await signsUp(server)).toBe(403);
    const made = await server.call(signUpInvited, { body: form(token) });
    expect([made.status, made.data]).toEqual([200, { email: 'ida@example.com' }]);
    const { access_token: bearer } = (await logIn(server, 'ida@example.com')).data as { access_token: string };
    const before = await server.call(getBrandPolicy, { params: { id: group.id } }, bearer);
    expect(before.data.permissions).toEqual([]);
    expect(
      (await server.request('POST', '/v1/access_invitations/accept', { token: bearer, body: { token } })).status,
    ).toBe(200);
    const after = await server.call(getBrandPolicy, { params: { id: group.id } }, bearer);
    expect(after.data.permissions.map((one) => one.name)).toContain('EDIT_SCHEDULE');
  });

  test('makes one account, and none with a link that is used, withdrawn, made up or run out', async () => {
    const server = await start('closed', 'closed');
    const { token } = await invited(server, 'ida@example.com');
    const codeWith = async (link: string) => {
      const reply = await server.call(signUpInvited, { body: form(link) });
      return reply.status === 200 ? 'made' : reply.refusal.code;
    };
    expect(await codeWith('x'.repeat(43))).toBe('INVITATION_NOT_VALID');
    expect((await Promise.all([codeWith(token), codeWith(token)])).toSorted()).toEqual(['EMAIL_ALREADY_USED', 'made']);
    const second = await invited(server, 'noa@example.com');
    server.clock.advance(15 * 24 * 60 * 60 * 1000);
    expect(await codeWith(second.token)).toBe('INVITATION_NOT_VALID');
    const people = await server.run(({ db }) =>
      db.execute(sql`select 1 from identity."user" where email in ('ida@example.com', 'noa@example.com')`),
    );
    expect(people).toHaveLength(1);
  });

  test('cannot name another address, nor take a password that everyone knows', async () => {
    const server = await start('closed', 'closed');
    const { token } = await invited(server, 'ida@example.com');
    const other = { ...form(token), email: 'other@example.com' };
    expect((await server.request('POST', signUpInvited.path, { body: other })).status).toBe(400);
    expect((await server.call(signUpInvited, { body: { ...form(token), password: 'password' } })).status).toBe(400);
  });
});
