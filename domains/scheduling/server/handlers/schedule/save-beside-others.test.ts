import { openRestaurant, type Restaurant } from '@hearth/domains/team/factory';
import { startTestServer } from '@hearth/testing/server';
import { newId } from '@hearth/kit/id';
import { expect, test } from 'vitest';
import * as contract from '../../../contract/endpoints.ts';
import type { ShiftCommand } from '../../../contract/schemas.ts';
import { makeShift } from '../../../db/factory.ts';
import { lockPeople } from '../../queries/shift.ts';

const server = await startTestServer();
const WEEK = '2026-11-16';
/** The embedded database does one transaction after another: there nobody saves beside somebody. */
const beside = test.runIf(server.database.kind === 'server');

function draft(restaurant: Restaurant, employeeId: string): Promise<{ id: string }> {
  const place = { groupId: restaurant.groupId, locationId: restaurant.here };
  return server.run(({ db }) => makeShift(db, place, { employee_id: employeeId }));
}

function save(restaurant: Restaurant, id: string, start: string) {
  const command: ShiftCommand = { kind: 'change', id, expected_version: 1, set: { start } };
  const body = { idempotency_key: newId(), commands: [command], answers: [] };
  return server.call(contract.saveShifts, { params: { id: restaurant.here }, body }, restaurant.manager.token);
}

function publish(restaurant: Restaurant, version: number) {
  const body = { idempotency_key: newId(), week: WEEK, version };
  return server.call(contract.publishSchedule, { params: { id: restaurant.here }, body }, restaurant.manager.token);
}

async function scheduleOf(restaurant: Restaurant) {
  const input = { params: { id: restaurant.here }, query: { week: WEEK } };
  return (await server.call(contract.getSchedule, input, restaurant.manager.token)).data;
}

/** Keeps saves of somebody's shifts waiting, with all that they have done until then, while something else is done. */
async function whileWaiting<T>(
  employeeId: string,
  saving: () => Promise<T>,
  meanwhile: () => Promise<void>,
): Promise<T> {
  const locked = Promise.withResolvers<void>();
  const done = Promise.withResolvers<void>();
  const holder = server.run(async ({ db }) => {
    await lockPeople(db, [employeeId]);
    locked.resolve();
    await done.promise;
  });
  await locked.promise;
  const saved = saving();
  try {
    await expect
      .poll(() =>
        server.database.asOwner(
          async (query) =>
            (
              await query(
                "select 1 from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())",
              )
            ).length,
        ),
      )
      .toBe(1);
    await meanwhile();
  } finally {
    done.resolve();
    await holder;
  }
  return saved;
}

beside('who saves another person of the same week does not wait, and both are kept', async () => {
  const restaurant = await openRestaurant(server);
  const other = await restaurant.hireAt(restaurant.here);
  const [mine, theirs] = [await draft(restaurant, restaurant.ines.id), await draft(restaurant, other.id)];
  const before = await scheduleOf(restaurant);

  const slow = await whileWaiting(
    restaurant.ines.id,
    () => save(restaurant, mine.id, '11:00'),
    async () => {
      const quick = await save(restaurant, theirs.id, '12:00');
      expect(quick.data.versions).toEqual([{ week: WEEK, version: before.version + 1 }]);
    },
  );
  expect(slow.data.versions).toEqual([{ week: WEEK, version: before.version + 2 }]);
  const after = await scheduleOf(restaurant);
  expect(after.version).toBe(before.version + 2);
  expect(after.shifts.map(({ id, start }) => ({ id, start }))).toEqual([
    { id: mine.id, start: '11:00' },
    { id: theirs.id, start: '12:00' },
  ]);
});

beside('a publication while somebody saves is of the shifts as they were, and the save says so', async () => {
  const restaurant = await openRestaurant(server);
  const shift = await draft(restaurant, restaurant.ines.id);
  const before = await scheduleOf(restaurant);

  const saved = await whileWaiting(
    restaurant.ines.id,
    () => save(restaurant, shift.id, '11:00'),
    async () => expect((await publish(restaurant, before.version)).status).toBe(200),
  );
  expect(saved.data.shifts).toMatchObject([{ id: shift.id, start: '11:00', published: { start: '10:00' } }]);
  expect(saved.data.versions).toEqual([{ week: WEEK, version: before.version + 2 }]);
  expect((await scheduleOf(restaurant)).shifts).toEqual(saved.data.shifts);
  // What was previewed before the save is not what would be published now.
  expect((await publish(restaurant, before.version + 1)).refusal.code).toBe('CONFLICT_STALE');
});
