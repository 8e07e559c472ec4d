import type { Database } from '@hearth/platform/database';
import { createApp } from '@hearth/platform/http/app';
import { createLog } from '@hearth/platform/log';
import { expect, test } from 'vitest';
import { serveHealth } from './health.ts';

const migration = { name: '202611010000-first', sql: '', checksum: 'a' };
const quiet = { due: 0, scheduled: 0, active: 0, failed: 0, oldestSeconds: 0 };

/** A server whose database holds these migrations, and whose queue is this far behind. */
async function ready(parts: {
  readonly ran?: readonly { readonly name: string; readonly checksum: string }[];
  readonly oldestSeconds?: number;
  readonly isWorking?: boolean;
  readonly isAway?: boolean;
}) {
  const { ran = [migration], oldestSeconds = 0, isWorking = true, isAway = false } = parts;
  const app = await createApp(createLog('silent'));
  const database: Pick<Database, 'ping' | 'asOwner' | 'run'> = {
    run: async () => ({ ...quiet, oldestSeconds }) as never,
    ping: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve()),
    asOwner: (work) =>
      work(
        async (text) => (text.includes('to_regclass') ? [{ yes: true }] : ran.map((row) => ({ ...row }))),
        async () => undefined,
      ),
  };
  serveHealth(app, {
    database: database as Database,
    disk: { state: 'ENOUGH' },
    migrations: [migration],
    jobs: { isWorking },
  });
  const [{ statusCode, body }, live] = [await app.inject('/health/ready'), await app.inject('/health/live')];
  return { status: statusCode, body: JSON.parse(body), isLive: live.statusCode === 200 };
}

test.each([
  ['everything is in order', {}, 200, { status: 'ready' }],
  ['the database is away', { isAway: true }, 503, { status: 'no database' }],
  ['a migration has not run', { ran: [] }, 503, { status: 'pending migrations' }],
  [
    'a migration ran in another form',
    { ran: [{ ...migration, checksum: 'b' }] },
    503,
    { status: 'pending migrations' },
  ],
  [
    'a newer version has migrated the database',
    { ran: [migration, { name: '202612010000-second', checksum: 'b' }] },
    200,
    { status: 'ready' },
  ],
  ['jobs wait for minutes', { oldestSeconds: 301 }, 200, { status: 'ready', queue: 'DELAYED' }],
  ['the node does not work on jobs yet', { isWorking: false }, 200, { status: 'ready', queue: 'STARTING' }],
])('when %s, readiness says so and liveness stays', async (_when, parts, status, body) => {
  expect(await ready(parts)).toEqual({ status, body, isLive: true });
});
