import { openRestaurant, type Restaurant } from '@hearth/domains/team/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import * as contract from '../../../contract/endpoints.ts';
import { getVersionShifts } from '../../../contract/publication-endpoints.ts';
import type { Shift, ShiftCommand, ShiftContent } from '../../../contract/schemas.ts';
import { makeShift } from '../../../db/factory.ts';
import { commandsForWire } from '../../../rules/commands.ts';
import { planRestore } from '../../../rules/publication/restore.ts';

// Tuesday noon in Lisbon.
const server = await startTestServer({ at: '2026-11-17T12:00:00Z' });
const WEEK = '2026-11-16';

const plan = ({ groupId, here, ines, bar }: Restaurant, content: Partial<ShiftContent>) =>
  server.run(({ db }) =>
    makeShift(db, { groupId, locationId: here }, { employee_id: ines.id, position_id: bar, ...content }),
  );

async function week({ here, manager }: Restaurant) {
  const input = { params: { id: here }, query: { week: WEEK } };
  return (await server.call(contract.getSchedule, input, manager.token)).data;
}

async function publish(restaurant: Restaurant): Promise<string> {
  const body = { idempotency_key: newId(), week: WEEK, version: (await week(restaurant)).version };
  const input = { params: { id: restaurant.here }, body };
  return (await server.call(contract.publishSchedule, input, restaurant.manager.token)).data.publication.id;
}

const save = ({ here, manager }: Restaurant, commands: ShiftCommand[]) =>
  server.call(
    contract.saveShifts,
    { params: { id: here }, body: { idempotency_key: newId(), commands, answers: [] } },
    manager.token,
  );

const shiftsIn = (restaurant: Restaurant, id: string, token = restaurant.manager.token, at = restaurant.here) =>
  server.call(getVersionShifts, { params: { id: at, publication_id: id } }, token);

const change = ({ id, version }: Shift, set: Partial<ShiftContent>): ShiftCommand => ({
  kind: 'change',
  id,
  set,
  expected_version: version,
});
function shiftOf({ shifts }: { shifts: readonly Shift[] }, id: string): Shift {
  const shift = shifts.find((one) => one.id === id);
  if (shift === undefined) throw new Error('There is no such shift.');
  return shift;
}

test('an earlier version is read back and saved as drafts; what has started and what staff see stays', async () => {
  const restaurant = await openRestaurant(server);
  const begun = await plan(restaurant, { date: '2026-11-17', start: '09:00', end: '12:30' });
  const late = await plan(restaurant, { date: '2026-11-19', start: '09:00', end: '17:00' });
  const gone = await plan(restaurant, { date: '2026-11-20' });
  const first = await publish(restaurant);
  const before = await week(restaurant);
  await save(restaurant, [
    change(shiftOf(before, late.id), { start: '12:00', end: '20:00' }),
    change(shiftOf(before, begun.id), { end: '13:00' }),
    { kind: 'delete', id: gone.id, expected_version: shiftOf(before, gone.id).version },
  ]);
  const added = await plan(restaurant, { date: '2026-11-21' });
  await publish(restaurant);

  const version = (await shiftsIn(restaurant, first)).data;
  expect(version).toMatchObject({ week: WEEK, number: 1 });
  expect(version.shifts).toHaveLength(3);
  const now = await week(restaurant);
  const { commands } = planRestore(version.shifts, {
    shifts: now.shifts,
    people: { has: () => true },
    positions: { has: () => true },
    now: { date: '2026-11-17', time: '12:00' },
    newId,
  });
  expect(
    (
      await save(
        restaurant,
        commandsForWire(commands, (id) => shiftOf(now, id).version),
      )
    ).status,
  ).toBe(200);
  const after = await week(restaurant);
  expect(shiftOf(after, begun.id)).toMatchObject({ end: '13:00', published: 'same' });
  expect(shiftOf(after, late.id)).toMatchObject({ start: '09:00', published: { start: '12:00' } });
  expect(shiftOf(after, added.id).removed).toBe(true);
  expect(after.shifts.filter(({ date, published }) => date === '2026-11-20' && published === null)).toHaveLength(1);
});

test('a shift that was moved to another week since is not brought back a second time', async () => {
  const restaurant = await openRestaurant(server);
  const { id } = await plan(restaurant, { date: '2026-11-19' });
  const first = await publish(restaurant);
  await save(restaurant, [change(shiftOf(await week(restaurant), id), { date: '2026-11-26' })]);
  expect((await shiftsIn(restaurant, first)).data.shifts).toEqual([]);
});

test('only who may plan here reads it, each in their departments', async () => {
  const [restaurant, strange] = [await openRestaurant(server), await openRestaurant(server)];
  await plan(restaurant, { date: '2026-11-19' });
  await plan(restaurant, { date: '2026-11-20', position_id: restaurant.kitchen });
  const first = await publish(restaurant);
  expect((await shiftsIn(restaurant, first, strange.manager.token)).status).toBe(404);
  expect((await shiftsIn(restaurant, first, strange.manager.token, strange.here)).status).toBe(404);
  expect((await shiftsIn(restaurant, first, restaurant.manager.token, restaurant.there)).status).toBe(404);
  const reader = await restaurant.managerWith(['VIEW_SCHEDULE']);
  expect((await shiftsIn(restaurant, first, reader.token)).status).toBe(403);
  const chef = await restaurant.managerWith(['VIEW_SCHEDULE', 'EDIT_SCHEDULE'], ['KITCHEN']);
  expect((await shiftsIn(restaurant, first, chef.token)).data.shifts).toMatchObject([
    { content: { position_id: restaurant.kitchen } },
  ]);
});
