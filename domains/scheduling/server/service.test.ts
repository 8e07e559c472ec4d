import { openRestaurant, type Restaurant } from '@hearth/domains/team/factory';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { publishShifts } from './queries/publication.ts';
import { type BulkShift, createShiftsInBulk, findOpenShifts } from './service.ts';

const server = await startTestServer();
const TUESDAY = '2026-11-17';
const BY = { at: new Date('2026-11-16T09:00:00Z'), userId: null };

function row(restaurant: Restaurant, more: Partial<BulkShift> = {}): BulkShift {
  return {
    location_id: restaurant.here,
    employee_id: restaurant.ines.id,
    date: TUESDAY,
    start: '10:00',
    end: '18:00',
    position: 'Bartender',
    break_minutes: 30,
    note: null,
    ...more,
  };
}

const load = (restaurant: Restaurant, rows: BulkShift[]) =>
  server.run(({ db }) => createShiftsInBulk(db, restaurant.groupId, rows, BY));

test('rows become drafts, one bad row never stops the rest, and a second import changes nothing', async () => {
  const restaurant = await openRestaurant(server);
  const rows = [
    row(restaurant),
    row(restaurant, { start: '17:00', end: '20:00' }),
    row(restaurant, { date: '2026-11-18', start: '18:00', end: '18:00' }),
    row(restaurant, { date: '2026-11-18', break_minutes: 600 }),
    row(restaurant, { location_id: restaurant.groupId.replace(/^./, (sign) => (sign === '0' ? '1' : '0')) }),
    row(restaurant, { employee_id: null }),
    row(restaurant, { employee_id: null }),
    row(restaurant, { date: '2026-11-19', start: '20:00', end: '02:00' }),
    row(restaurant, { date: '2026-11-20', start: '01:00', end: '05:00', break_minutes: 0 }),
  ];
  const outcomes = [
    'created',
    'overlap',
    'times_equal',
    'break_too_long',
    'location_unknown',
    'created',
    'created',
    'created',
    'overlap',
  ];
  expect(await load(restaurant, rows)).toEqual(outcomes);
  expect(await load(restaurant, rows)).toEqual(outcomes.map((outcome) => (outcome === 'created' ? 'same' : outcome)));
});

test('a night shift that stands already is not overlapped by a row of the next day', async () => {
  const restaurant = await openRestaurant(server);
  await load(restaurant, [row(restaurant, { start: '20:00', end: '04:00' })]);
  expect(await load(restaurant, [row(restaurant, { date: '2026-11-18', start: '03:00', end: '09:00' })])).toEqual([
    'overlap',
  ]);
});

test('an import raises the version of the weeks it touches, so that nobody publishes them unseen', async () => {
  const restaurant = await openRestaurant(server);
  await load(restaurant, [row(restaurant)]);
  const rows = await server.run(({ db }) =>
    db.query('select week, version from scheduling.schedule_week where location_id = $1', [restaurant.here]),
  );
  expect(rows).toEqual([{ week: '2026-11-16', version: 1 }]);
});

test('open shifts are those that were published and that nobody holds', async () => {
  const restaurant = await openRestaurant(server);
  await load(restaurant, [row(restaurant), row(restaurant, { employee_id: null })]);
  const days = { from: TUESDAY, to: TUESDAY };
  const open = () => server.run(({ db }) => findOpenShifts(db, [restaurant.here], days));
  expect(await open()).toEqual([]);
  await server.run(async ({ db }) => {
    const rows = await db.query('select id from scheduling.shift where location_id = $1', [restaurant.here]);
    await publishShifts(
      db,
      rows.map((shift) => String(shift['id'])),
      BY.at,
    );
  });
  expect(await open()).toMatchObject([{ employee_id: null, position_name: 'Bartender' }]);
});
