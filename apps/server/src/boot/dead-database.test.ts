import { makeUser } from '@hearth/domains/identity/factory';
import { startTestServer } from '@hearth/testing/server';
import pg from 'pg';
import { expect, inject, test } from 'vitest';

const server = await startTestServer();
const person = await server.run((work) => makeUser(work));
const whoAmI = () => server.request('GET', '/v1/users/info', { token: person.token });

/** Takes the database away as an outage does, and gives it back where that is possible. */
async function outage(): Promise<{ end: () => Promise<void> }> {
  const template = inject('template');
  if ('dump' in template) {
    await server.database.close();
    return { end: () => Promise.resolve() };
  }
  const [row] = await server.database.asOwner((query) => query('select current_database() as name'));
  const name = String(row?.['name']);
  const admin = new pg.Client({ connectionString: template.url });
  await admin.connect();
  await admin.query(`alter database ${name} allow_connections false`);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  return {
    end: async () => {
      await admin.query(`alter database ${name} allow_connections true`);
      await admin.end();
    },
  };
}

test('while the database is away, calls say so and when to come back, and the process lives', async () => {
  expect((await whoAmI()).status).toBe(200);
  const { end } = await outage();
  const refused = await whoAmI();
  expect(refused.status).toBe(503);
  expect(refused.refusal).toEqual({
    code: 'UNAVAILABLE',
    message: 'The service isn’t available right now. If you were saving, check whether it worked, then try again.',
  });
  expect(refused.headers['retry-after']).toBe('2');
  expect((await server.request('GET', '/health/ready')).status).toBe(503);
  expect((await server.request('GET', '/health/live')).status).toBe(200);
  await end();
  if (server.database.kind === 'server') {
    await expect.poll(async () => (await whoAmI()).status, { timeout: 5_000 }).toBe(200);
    expect((await server.request('GET', '/health/ready')).status).toBe(200);
  }
});
