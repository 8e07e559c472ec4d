import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { makeUser } from '../../../db/factory.ts';
import { createSessionFor } from '../../service.ts';
import {
  checkVerification,
  confirmVerification,
  confirmVerificationCode,
  sendVerification,
} from '../../../contract/recovery-endpoints.ts';

const server = await startTestServer();

const send = (token: string) => server.call(sendVerification, { body: {} }, token);
const isVerified = async (token: string) => (await server.call(checkVerification, { query: {} }, token)).data.verified;
const enter = (code: string, token: string) => server.call(confirmVerificationCode, { body: { code } }, token);
async function newest(): Promise<{ link: string; code: string; count: number }> {
  const rows = await server.run(({ db }) =>
    db.execute<{ text_body: string; subject: string }>(
      sql`select text_body, subject from platform.mail order by at, id`,
    ),
  );
  return {
    link: /verify#([\w-]+)/.exec(rows.at(-1)?.text_body ?? '')?.[1] ?? '',
    code: /^(\d{6})/.exec(rows.at(-1)?.subject ?? '')?.[1] ?? '',
    count: rows.length,
  };
}
const other = (code: string) => (code === '000000' ? '000001' : '000000');

beforeEach(async () => {
  server.clock.advance(2 * 3_600_000);
  await server.run(({ db }) => db.execute(sql`delete from platform.mail`));
});

test('the link proves the address without a login, once', async () => {
  const { token } = await server.run((work) => makeUser(work));
  expect(await isVerified(token)).toBe(false);
  expect((await send(token)).data).toEqual({ verified: false });
  const { link } = await newest();
  expect((await server.call(confirmVerification, { body: { code: link } })).data).toEqual({ verified: true });
  expect(await isVerified(token)).toBe(true);
  const again = await server.call(confirmVerification, { body: { code: link } });
  expect([again.status, again.refusal.code]).toEqual([400, 'LINK_NOT_VALID']);
  expect((await send(token)).data).toEqual({ verified: true });
  expect((await newest()).count).toBe(1);
});

test('the code proves it as well', async () => {
  const { token } = await server.run((work) => makeUser(work));
  await send(token);
  expect((await enter((await newest()).code, token)).data).toEqual({ verified: true });
  expect(await isVerified(token)).toBe(true);
});

test('after five wrong codes even the right one is refused, until a new one is sent', async () => {
  const { token } = await server.run((work) => makeUser(work));
  await send(token);
  const { code } = await newest();
  for (let count = 0; count < 5; count += 1)
    expect((await enter(other(code), token)).refusal.code).toBe('CODE_NOT_VALID');
  expect((await enter(code, token)).refusal.code).toBe('CODE_NOT_VALID');
  await send(token);
  expect((await enter((await newest()).code, token)).data).toEqual({ verified: true });
});

test('five wrong codes at the same moment are five tries', async () => {
  const { token } = await server.run((work) => makeUser(work));
  await send(token);
  const { code } = await newest();
  await Promise.all(Array.from({ length: 12 }, () => enter(other(code), token)));
  expect((await enter(code, token)).refusal.code).toBe('CODE_NOT_VALID');
});

test('it is sent five times an hour at most, and the newest replaces the others', async () => {
  const { token } = await server.run((work) => makeUser(work));
  await send(token);
  const first = await newest();
  for (let count = 0; count < 4; count += 1) expect((await send(token)).status).toBe(200);
  expect((await send(token)).status).toBe(429);
  expect((await server.call(confirmVerification, { body: { code: first.link } })).refusal.code).toBe('LINK_NOT_VALID');
});

test('link and code end after a day', async () => {
  const { userId, token } = await server.run((work) => makeUser(work));
  await send(token);
  const { link, code } = await newest();
  server.clock.advance(24 * 3_600_000);
  expect((await server.call(confirmVerification, { body: { code: link } })).refusal.code).toBe('LINK_NOT_VALID');
  const later = await server.run((work) => createSessionFor(work, userId));
  expect((await enter(code, later.access_token)).refusal.code).toBe('CODE_NOT_VALID');
});

test('an address that changed meanwhile is not proven by the link to the old one', async () => {
  const { userId, token } = await server.run((work) => makeUser(work));
  await send(token);
  const { link, code } = await newest();
  await server.run(({ db }) =>
    db.execute(sql`update identity."user" set email = ${`new-${userId}@example.com`} where id = ${userId}`),
  );
  expect((await enter(code, token)).refusal.code).toBe('CODE_NOT_VALID');
  expect((await server.call(confirmVerification, { body: { code: link } })).refusal.code).toBe('LINK_NOT_VALID');
});

test('incident 3 (CWE-287): a code that is absent, empty, of another form or run out never passes', async () => {
  const { token } = await server.run((work) => makeUser(work));
  for (const body of [{}, { code: null }, { code: '' }, { code: ['123456'] }, { code: 123_456 }, { code: '12345' }])
    expect((await server.request('POST', '/v1/users/verification/confirm_code', { body, token })).status).toBe(400);
  expect((await enter('123456', token)).refusal.code).toBe('CODE_NOT_VALID');
});
