import { listNotices } from '@hearth/domains/notices/contract';
import { openRestaurant, type Restaurant } from '@hearth/domains/team/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import * as contract from '../../../contract/endpoints.ts';
import { unpublishSchedule } from '../../../contract/publication-endpoints.ts';
import type { ShiftContent } from '../../../contract/schemas.ts';
import { makeShift } from '../../../db/factory.ts';

// Tuesday noon in Lisbon.
const server = await startTestServer({ at: '2026-11-17T12:00:00Z' });
const WEEK = '2026-11-16';
const [TUESDAY, WEDNESDAY, THURSDAY] = ['2026-11-17', '2026-11-18', '2026-11-19'];

const plan = ({ groupId, here, ines }: Restaurant, content: Partial<ShiftContent>) =>
  server.run(({ db }) => makeShift(db, { groupId, locationId: here }, { employee_id: ines.id, ...content }));

async function week({ here, manager }: Restaurant) {
  const input = { params: { id: here }, query: { week: WEEK } };
  return (await server.call(contract.getSchedule, input, manager.token)).data;
}

async function publish(restaurant: Restaurant): Promise<void> {
  const body = { idempotency_key: newId(), week: WEEK, version: (await week(restaurant)).version };
  const input = { params: { id: restaurant.here }, body };
  await server.call(contract.publishSchedule, input, restaurant.manager.token);
  await server.settle();
}

async function unpublish(
  restaurant: Restaurant,
  set: { key?: string; version?: number; token?: string; at?: string; reason?: string } = {},
) {
  const { key = newId(), token = restaurant.manager.token, at = restaurant.here, reason = 'Wrong week' } = set;
  const version = set.version ?? (await week(restaurant)).version;
  const body = { idempotency_key: key, week: WEEK, version, reason };
  return server.call(unpublishSchedule, { params: { id: at }, body }, token);
}

async function mine({ ines }: Restaurant): Promise<string[]> {
  const query = { from: WEEK, to: '2026-11-22' };
  return (await server.call(contract.listMyShifts, { query }, ines.user.token)).data.shifts.map(({ id }) => id);
}

async function versions({ here, manager }: Restaurant) {
  const input = { params: { id: here }, query: { week: WEEK } };
  return (await server.call(contract.listPublications, input, manager.token)).data.publications;
}

test('a week is taken back but for what has started, and can be published again', async () => {
  const restaurant = await openRestaurant(server);
  const begun = await plan(restaurant, { date: TUESDAY, start: '09:00', end: '12:30' });
  const next = await plan(restaurant, { date: WEDNESDAY });
  await publish(restaurant);
  expect((await unpublish(restaurant)).data).toMatchObject({
    publication: { number: 2, change_count: 1, people_count: 1 },
    notified_count: 1,
  });
  expect(await mine(restaurant)).toEqual([begun.id]);
  const now = await week(restaurant);
  expect(now.publication_number).toBe(2);
  expect(now.published_at).not.toBeNull();
  expect(now.shifts.map(({ id, published }) => [id, published])).toEqual([
    [begun.id, 'same'],
    [next.id, null],
  ]);
  await publish(restaurant);
  expect(await mine(restaurant)).toEqual([begun.id, next.id]);
  expect((await versions(restaurant)).map(({ number, kind }) => [number, kind])).toEqual([
    [3, 'PUBLISHED'],
    [2, 'WITHDRAWN'],
    [1, 'PUBLISHED'],
  ]);
});

test('a week that is taken back as a whole counts as not published', async () => {
  const restaurant = await openRestaurant(server);
  await plan(restaurant, { date: WEDNESDAY });
  await publish(restaurant);
  await unpublish(restaurant);
  expect(await week(restaurant)).toMatchObject({ published_at: null, publication_number: 2 });
});

test('everyone who had a shift reads why, which ones, and that they will hear again', async () => {
  const restaurant = await openRestaurant(server);
  await plan(restaurant, { date: WEDNESDAY, start: '18:00', end: '23:00', position_id: restaurant.bar });
  await publish(restaurant);
  await unpublish(restaurant, { reason: 'The wedding moved to Friday' });
  await server.settle();
  const { notices } = (await server.call(listNotices, { query: {} }, restaurant.ines.user.token)).data;
  expect(notices[0]).toMatchObject({ kind: 'schedule.published', link: `/my/shifts?week=${WEEK}` });
  expect(notices[0]?.title).toMatch(/^Your shifts have been unpublished: 16/);
  expect(notices[0]?.text).toBe(
    'Harbour House\nThe wedding moved to Friday\nWed 18 Nov, 18:00–23:00, Bartender\nWe’ll notify you when your shifts are published again.',
  );
});

test('the same key takes back once; twenty at once do so, too', async () => {
  const restaurant = await openRestaurant(server);
  await plan(restaurant, { date: THURSDAY });
  await publish(restaurant);
  const [key, { version }] = [newId(), await week(restaurant)];
  const made = await Promise.all(Array.from({ length: 20 }, () => unpublish(restaurant, { key, version })));
  expect(new Set(made.map(({ data }) => data.publication.id)).size).toBe(1);
  expect(await versions(restaurant)).toHaveLength(2);
});

test('a week that was saved since it was seen is not taken back unseen', async () => {
  const restaurant = await openRestaurant(server);
  await plan(restaurant, { date: THURSDAY });
  await publish(restaurant);
  const { version } = await week(restaurant);
  expect(await unpublish(restaurant, { version: version - 1 })).toMatchObject({ data: { code: 'CONFLICT_STALE' } });
  expect(await mine(restaurant)).toHaveLength(1);
});

test('where nothing is published, or all of it has started, there is nothing to take back', async () => {
  const restaurant = await openRestaurant(server);
  await plan(restaurant, { date: TUESDAY, start: '09:00', end: '12:30' });
  expect(await unpublish(restaurant, { version: 0 })).toMatchObject({ data: { code: 'NOTHING_TO_WITHDRAW' } });
  await publish(restaurant);
  expect(await unpublish(restaurant)).toMatchObject({ data: { code: 'NOTHING_TO_WITHDRAW' } });
});

test('a reason is needed, and the right to publish', async () => {
  const restaurant = await openRestaurant(server);
  await plan(restaurant, { date: THURSDAY });
  await publish(restaurant);
  expect(await unpublish(restaurant, { reason: ' ' })).toMatchObject({
    data: { code: 'INVALID_INPUT', fields: [{ field: 'reason' }] },
  });
  const editor = await restaurant.managerWith(['VIEW_SCHEDULE', 'EDIT_SCHEDULE']);
  expect((await unpublish(restaurant, { token: editor.token })).status).toBe(403);
  const other = await openRestaurant(server);
  expect((await unpublish(restaurant, { token: other.manager.token })).status).toBe(404);
  expect(await mine(restaurant)).toHaveLength(1);
});
