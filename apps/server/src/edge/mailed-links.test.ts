import { makeUser } from '@hearth/domains/identity/factory';
import { newToken } from '@hearth/platform/secrets/token';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

const server = await startTestServer();
const counted = async (): Promise<number> => {
  const [row] = await server.run(({ db }) =>
    db.execute<{ n: number }>(sql`select coalesce(sum(count), 0)::int as n from identity.attempt_window`),
  );
  return row?.n ?? 0;
};

test.each([
  ['POST', '/v1/access_invitations/open', 'token'],
  ['POST', '/v1/access_invitations/accept', 'token'],
  ['POST', '/v1/access_invitations/decline', 'token'],
  ['POST', '/v1/invitations/mailed/open', 'code'],
  ['POST', '/v1/my/invitations/mailed/join', 'code'],
  ['POST', '/v1/sent_applications/open', 'link'],
  ['POST', '/v1/sent_applications/renew', 'link'],
  ['POST', '/v1/users/verification/confirm', 'code'],
  ['POST', '/v1/users/mfa/lost_device/confirm', 'code'],
] as const)('a guess at a mailed link stays counted though it is refused: %s %s', async (method, path, field) => {
  const { token } = await server.run((work) => makeUser(work));
  const before = await counted();
  const { status } = await server.request(method, path, { token, body: { [field]: newToken() } });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(await counted()).toBe(before + 1);
});
