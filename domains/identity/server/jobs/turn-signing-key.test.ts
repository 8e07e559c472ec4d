import { decodeJwt, decodeProtectedHeader } from 'jose';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeUser } from '../../db/factory.ts';
import { listSessions } from '../../contract/security-endpoints.ts';
import { getSigningKey } from '../queries/signing-key.ts';
import { turnSigningKey } from './turn-signing-key.ts';

const server = await startTestServer();
const DAY = 24 * 3_600_000;
const turn = () => turnSigningKey.run({}, server.application.runner.free(new AbortController().signal));
const newest = async (): Promise<string> => (await server.run(({ db, clock }) => getSigningKey(db, clock.now()))).kid;
const rows = () =>
  server.run(({ db }) =>
    db.execute<{ kid: string; private_jwk: string | null }>(
      sql`select kid, private_jwk from identity.signing_key order by number`,
    ),
  );
const status = async (token: string): Promise<number> => (await server.call(listSessions, {}, token)).status;
const user = () => server.run((work) => makeUser(work));

test('a copy of the database holds no key that signs', async () => {
  await newest();
  const [row] = await rows();
  expect(row?.private_jwk).not.toContain('"d"');
  expect(row?.private_jwk).toMatch(/^[\w-]{8}\.[\w-]+$/);
});

test('keys take turns after 30 days: old tokens are good to their end, the private half goes at once, the pair a day later', async () => {
  const first = await newest();
  await turn();
  expect(await newest()).toBe(first);
  server.clock.advance(30 * DAY);
  const { token } = await user();
  expect(decodeProtectedHeader(token).kid).toBe(first);
  await Promise.all([turn(), turn()]);
  const second = await newest();
  expect(second).not.toBe(first);
  expect(await status(token)).toBe(200);
  expect((await rows()).map(({ private_jwk: half }) => half === null)).toEqual([true, false]);
  expect(decodeProtectedHeader((await user()).token).kid).toBe(second);

  server.clock.advance(DAY + 1000);
  await turn();
  expect((await rows()).map(({ kid }) => kid)).toEqual([second]);
  const { exp = 0 } = decodeJwt(token);
  expect(exp * 1000).toBeLessThan(server.clock.now().getTime());
});

test('a clock that jumped ahead and back leaves one good key that goes on taking turns', async () => {
  server.clock.advance(400 * DAY);
  await turn();
  const ahead = await newest();
  server.clock.advance(-400 * DAY);
  await turn();
  const back = await newest();
  expect(back).not.toBe(ahead);
  const { token } = await user();
  expect(decodeProtectedHeader(token).kid).toBe(back);
  expect(await status(token)).toBe(200);
  server.clock.advance(30 * DAY);
  await turn();
  expect(await newest()).not.toBe(back);
});
