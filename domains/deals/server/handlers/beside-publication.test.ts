import { newId } from '@hearth/kit/id';
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

/** Until as many wait for a lock that somebody else holds. */
async function untilBlocked(count: number): Promise<void> {
  const waiting = () =>
    server.database.asOwner(
      async (query) =>
        (await query("select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"))
          .length,
    );
  await expect.poll(waiting, { timeout: 60_000 }).toBe(count);
}

test.runIf(isServer)('an approval beside a withdrawal of the week shows staff nothing of it again', async () => {
  const at = await openBar(server);
  const shift = await at.plan({ employee_id: at.ines.id });
  await at.publish();
  const { data: deal } = await at.ask(at.ines, { verb: 'RELEASE', shift_id: shift });
  const { data: taken } = await at.take(at.samir, deal);
  const [locked, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  // Keeps the withdrawal from ending once it has begun.
  const holder = server.run(async ({ db }) => {
    await db.execute(sql`select 1 from scheduling.published_shift where id = ${shift} for update`);
    locked.resolve();
    await done.promise;
  });
  await locked.promise;
  const body = {
    idempotency_key: newId(),
    week: '2026-11-16',
    version: (await at.week()).version,
    reason: 'Wrong week',
  };
  const path = `/v1/brands/${at.here}/schedule/publications/withdrawals`;
  const withdrawal = server.request('POST', path, { token: at.manager.token, body });
  await untilBlocked(1);
  const approval = at.decide('APPROVED', [taken]);
  await untilBlocked(2);
  done.resolve();
  await holder;
  expect((await withdrawal).status).toBe(200);
  expect((await approval).data.left).toMatchObject([{ why: 'SHIFT_CHANGED' }]);
  await server.settle();
  for (const person of [at.ines, at.samir]) expect(await at.shiftsOf({ id: person.id, user: person.user })).toEqual([]);
  expect(await at.dealsOf(at.samir)).toMatchObject([{ id: deal.id, state: 'VOID' }]);
});
