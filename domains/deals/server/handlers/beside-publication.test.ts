import { startTestServer } from '@hearth/testing/server';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openBar } from './deals.fixture.ts';

/** The embedded database does one transaction at a time: there is no moment that two could share. */
const isServer = (process.env['TEST_DATABASE_URL'] ?? '') !== '';
const server = await startTestServer({ at: '2026-11-10T09:00:00Z' });

/** Until somebody else waits for a lock. */
async function untilWaiting(db: Tx): Promise<void> {
  const isWaiting = async () => (await db.execute(sql`select 1 from pg_locks where not granted`)).length > 0;
  for (let turn = 0; turn < 5000 && !(await isWaiting()); turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 1));
}

test.runIf(isServer)('a request waits for the publication that is under way, and sees what it brings', async () => {
  const at = await openBar(server);
  const shift = await at.plan({ employee_id: at.ines.id });
  await at.publish();
  const underWay = Promise.withResolvers<void>();
  const publication = server.run(async ({ db }) => {
    await db.execute(sql`update scheduling.schedule_week set version = version + 1 where location_id = ${at.here}`);
    await db.execute(sql`update scheduling.published_shift set end_time = '20:00' where id = ${shift}`);
    underWay.resolve();
    await untilWaiting(db);
  });
  await underWay.promise;
  const { refusal } = await at.ask(at.ines, { verb: 'RELEASE', shift_id: shift });
  await publication;
  expect(refusal).toMatchObject({ code: 'SHIFT_NOT_YOURS' });
  expect(await at.dealsOf(at.ines)).toEqual([]);
});
