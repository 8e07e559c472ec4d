import { makeUser } from '@hearth/domains/identity/factory';
import { listNotices } from '@hearth/domains/notices/contract';
import { openRestaurant, type Restaurant } from '@hearth/domains/team/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { getSchedule, publishSchedule, saveShifts } from '../../../contract/endpoints.ts';
import {
  confirmMyReceipt,
  listMyReceipts,
  listPublicationReceipts,
  remindOfPublication,
} from '../../../contract/receipt-endpoints.ts';
import type { ShiftContent } from '../../../contract/schemas.ts';
import { makeShift } from '../../../db/factory.ts';

const server = await startTestServer({ at: '2026-11-16T09:00:00Z' });
const WEEK = '2026-11-16';

function plan(restaurant: Restaurant, content: Partial<ShiftContent> = {}): Promise<{ id: string }> {
  const place = { groupId: restaurant.groupId, locationId: restaurant.here };
  return server.run(({ db }) => makeShift(db, place, { employee_id: restaurant.ines.id, ...content }));
}

async function publish(restaurant: Restaurant): Promise<string> {
  const params = { id: restaurant.here };
  const { token } = restaurant.manager;
  const { version } = (await server.call(getSchedule, { params, query: { week: WEEK } }, token)).data;
  const body = { idempotency_key: newId(), week: WEEK, version };
  const { data } = await server.call(publishSchedule, { params, body }, token);
  await server.settle();
  return data.publication.id;
}

async function rename(restaurant: Restaurant, shiftId: string): Promise<void> {
  const command = { kind: 'change', id: shiftId, expected_version: 1, set: { start: '11:00' } } as const;
  const body = { idempotency_key: newId(), commands: [command], answers: [] };
  await server.call(saveShifts, { params: { id: restaurant.here }, body }, restaurant.manager.token);
}

/** A restaurant where Inês, somebody else with an account and somebody without one work this week. */
async function open() {
  const restaurant = await openRestaurant(server);
  const other = await server.run((work) => makeUser(work));
  const withLogin = await restaurant.hireAt(restaurant.here, {
    firstName: 'Rui',
    lastName: 'Zarco',
    userId: other.userId,
  });
  const without = await restaurant.hireAt(restaurant.here, { lastName: 'Abreu' });
  const { id } = await plan(restaurant);
  await plan(restaurant, { employee_id: withLogin.id, date: '2026-11-18' });
  await plan(restaurant, { employee_id: without.id, date: '2026-11-19' });
  return { ...restaurant, other, inesShift: id, first: await publish(restaurant) };
}

const seen = async ({ here, manager }: Restaurant) =>
  (await server.call(listPublicationReceipts, { params: { id: here }, query: { week: WEEK } }, manager.token)).data;
const mine = async (token: string) =>
  (await server.call(listMyReceipts, { query: { from: '2026-11-10', to: '2026-11-30' } }, token)).data.receipts;
const confirm = (publicationId: string, token: string) =>
  server.call(confirmMyReceipt, { params: { publication_id: publicationId } }, token);
const remind = ({ here, manager }: Restaurant, token = manager.token) =>
  server.call(remindOfPublication, { params: { id: here }, body: { week: WEEK } }, token);

test('whoever is concerned confirms with one call, and managers see who has', async () => {
  const place = await open();
  const { token } = place.ines.user;
  expect(await seen(place)).toMatchObject({ asked_count: 2, seen_count: 0 });
  expect(await mine(token)).toMatchObject([
    { publication_id: place.first, week: WEEK, location: { id: place.here, name: 'Harbour House' } },
  ]);
  const once = await confirm(place.first, token);
  expect((await confirm(place.first, token)).data).toEqual(once.data);
  expect(await mine(token)).toEqual([]);
  const now = await seen(place);
  expect(now).toMatchObject({ asked_count: 2, seen_count: 1 });
  expect(now.people.map(({ last_name: name, has_login: login, seen_at: at }) => [name, login, at !== null])).toEqual([
    ['Abreu', false, false],
    ['Quintela', true, true],
    ['Zarco', true, false],
  ]);
});

test('a later publication asks those alone whose own shifts it changes, and overtakes what was not confirmed', async () => {
  const place = await open();
  await confirm(place.first, place.other.token);
  await rename(place, place.inesShift);
  const second = await publish(place);
  expect(await mine(place.ines.user.token)).toMatchObject([{ publication_id: second }]);
  expect(await mine(place.other.token)).toEqual([]);
  const late = await confirm(place.first, place.ines.user.token);
  expect([late.status, late.refusal.code]).toEqual([409, 'RECEIPT_OUTDATED']);
  expect((await confirm(second, place.other.token)).status).toBe(404);
  expect((await confirm(second, place.ines.user.token)).status).toBe(200);
  expect(await seen(place)).toMatchObject({ asked_count: 2, seen_count: 2 });
});

test('those who have not are reminded together, each once a day', async () => {
  const place = await open();
  await confirm(place.first, place.other.token);
  const both = await Promise.all([remind(place), remind(place)]);
  expect(both.reduce((sum, { data }) => sum + data.reminded_count, 0)).toBe(1);
  const notices = async (token: string) => (await server.call(listNotices, { query: {} }, token)).data.notices;
  const [newest] = await notices(place.ines.user.token);
  expect(newest).toMatchObject({ title: 'Confirm that you’ve seen your shifts: 16 – 22 Nov' });
  expect((await notices(place.other.token)).some(({ title }) => title.startsWith('Confirm'))).toBe(false);
});

test('receipts of a week are for those who publish there', async () => {
  const place = await open();
  const viewer = await place.managerWith(['VIEW_SCHEDULE', 'EDIT_SCHEDULE']);
  const stranger = await openRestaurant(server);
  expect((await remind(place, viewer.token)).status).toBe(403);
  expect((await remind(place, stranger.manager.token)).status).toBe(404);
  expect((await confirm(place.first, stranger.ines.user.token)).status).toBe(404);
});
