import { signUp } from '@hearth/domains/identity/contract';
import { makeUser } from '@hearth/domains/identity/factory';
import { markEmailVerified } from '@hearth/domains/identity/service';
import { startTestServer } from '@hearth/testing/server';
import type { TestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { register } from '../../contract/endpoints.ts';

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
