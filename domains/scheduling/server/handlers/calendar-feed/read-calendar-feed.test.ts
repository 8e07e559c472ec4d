import { openRestaurant, type Restaurant } from '@hearth/domains/team/factory';
import { startTestServer } from '@hearth/testing/server';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import * as contract from '../../../contract/endpoints.ts';
import type { ShiftContent } from '../../../contract/schemas.ts';
import { makeShift } from '../../../db/factory.ts';
import { publishShifts } from '../../queries/publication.ts';

const server = await startTestServer();

async function published(restaurant: Restaurant, content: Partial<ShiftContent> = {}): Promise<string> {
  const place = { groupId: restaurant.groupId, locationId: restaurant.here };
  return server.run(async ({ db }) => {
    const { id } = await makeShift(db, place, { employee_id: restaurant.ines.id, ...content });
    await publishShifts(db, [id], new Date('2026-11-10T09:00:00Z'));
    return id;
  });
}

async function link(restaurant: Restaurant): Promise<string> {
  return (await server.call(contract.createMyCalendarFeed, {}, restaurant.ines.user.token)).data.path;
}

function eventsIn(text: string): InstanceType<typeof ICAL.Event>[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

test('a calendar program reads the published shifts at the right instants, also over midnight and after clocks change', async () => {
  const restaurant = await openRestaurant(server);
  const winter = await published(restaurant, { start: '18:00', end: '02:00', position_id: restaurant.bar });
  await published(restaurant, { date: '2027-03-28', start: '09:00', end: '17:00', note: 'Bring, the; keys\nplease' });
  const reply = await server.request('GET', await link(restaurant));
  expect(reply.status).toBe(200);
  expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const [first, second] = eventsIn(reply.text);
  expect(first?.uid).toBe(`${winter}@shifts`);
  expect(first?.summary).toBe('Bartender · Harbour House');
  expect(first?.startDate.toJSDate().toISOString()).toBe('2026-11-17T18:00:00.000Z');
  expect(first?.endDate.toJSDate().toISOString()).toBe('2026-11-18T02:00:00.000Z');
  expect(second?.startDate.toJSDate().toISOString()).toBe('2027-03-28T08:00:00.000Z');
  expect(second?.description).toBe('Bring, the; keys\nplease');
});

test("drafts and other people's shifts are not in it", async () => {
  const restaurant = await openRestaurant(server);
  const place = { groupId: restaurant.groupId, locationId: restaurant.here };
  await server.run(({ db }) => makeShift(db, place, { employee_id: restaurant.ines.id }));
  const { id } = await restaurant.hireAt(restaurant.here);
  await published(restaurant, { employee_id: id });
  await published(restaurant, { employee_id: null });
  expect(eventsIn((await server.request('GET', await link(restaurant))).text)).toEqual([]);
});

test('a new link makes the old one stop working, and so does revoking', async () => {
  const restaurant = await openRestaurant(server);
  const old = await link(restaurant);
  const current = await link(restaurant);
  expect(current).not.toBe(old);
  expect((await server.request('GET', old)).status).toBe(404);
  expect((await server.request('GET', current)).status).toBe(200);
  const { token } = restaurant.ines.user;
  expect((await server.call(contract.getMyCalendarFeed, {}, token)).data.last_read_at).not.toBeNull();
  expect((await server.call(contract.revokeMyCalendarFeed, {}, token)).data.revoked).toBe(true);
  expect((await server.request('GET', current)).status).toBe(404);
});

test('the secret is 256 bits, and the database does not hold it', async () => {
  const restaurant = await openRestaurant(server);
  const secret = (await link(restaurant)).slice('/ical/'.length, -'.ics'.length);
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  const rows = await server.run(({ db }) => db.query('select * from scheduling.calendar_feed'));
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test('a link that nobody made is not found', async () => {
  expect((await server.request('GET', `/ical/${'A'.repeat(43)}.ics`)).status).toBe(404);
  expect((await server.request('GET', '/ical/short.ics')).status).toBe(400);
});
