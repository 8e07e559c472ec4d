import { openRestaurant } from '@hearth/domains/team/factory';
import { EARLIEST_DAY, LATEST_DAY } from '@hearth/kit/schema';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { getScheduleSettings, setScheduleSettings } from '../../../contract/settings-endpoints.ts';
import type { TeamView } from '../../../contract/setting-schemas.ts';
import { getMyTeamWeek } from '../../../contract/team-week-endpoints.ts';
import { instantsAt } from '../../../rules/shift.ts';

const server = await startTestServer();
const restaurant = await openRestaurant(server);
const { ines, here, there, bar, kitchen, manager } = restaurant;
const MONDAY = '2026-11-16';

interface MadeShift {
  readonly date?: string;
  readonly position?: string | null;
  readonly at?: string;
}

async function publish(employeeId: string | null, { date = MONDAY, position = null, at = here }: MadeShift) {
  const { starts_at: starts, ends_at: ends } = instantsAt({ date, start: '10:00', end: '18:00' }, 'Europe/Lisbon');
  await server.run(({ db }) =>
    db.query(
      `insert into scheduling.published_shift (id, group_id, location_id, employee_id, position_id, local_date, start_time,
         end_time, time_zone, starts_at, ends_at, unpaid_break_minutes, paid_break_minutes, station, note, published_at)
       values (gen_random_uuid(), $1, $2, $3, $4, $5, '10:00', '18:00', 'Europe/Lisbon', $6, $7, 30, 0, 'Terrace', 'Keys', $6)`,
      [restaurant.groupId, at, employeeId, position, date, starts, ends],
    ),
  );
}

const cook = await restaurant.hireAt(here, { firstName: 'Abel', lastName: 'Cook', positionId: kitchen });
const barkeeper = await restaurant.hireAt(here, { firstName: 'Zita', lastName: 'Bar', positionId: bar });
const elsewhere = await restaurant.hireAt(there, { firstName: 'Other', lastName: 'Place' });
await publish(ines.id, { position: bar });
await publish(cook.id, { position: kitchen });
await publish(cook.id, { position: kitchen, date: '2026-11-22' });
await publish(barkeeper.id, { position: bar, date: '2026-11-18' });
await publish(barkeeper.id, { position: bar, date: '2026-11-23' });
await publish(null, { position: bar });
await publish(elsewhere.id, { at: there });

async function seen(query: { week?: string; location_id?: string } = { week: '2026-11-19' }) {
  const { data } = await server.call(getMyTeamWeek, { query }, ines.user.token);
  return data;
}

async function show(shows: TeamView): Promise<void> {
  const at = { params: { id: here } };
  const { data } = await server.call(getScheduleSettings, at, manager.token);
  const change = { value: { shows }, version: data.team_view.version };
  await server.call(setScheduleSettings, { ...at, body: { team_view: change } }, manager.token);
}

const counts = (week: Awaited<ReturnType<typeof seen>>) =>
  week.people.map(({ name, shifts }) => `${name}: ${shifts.length}`).toSorted();

test('staff see nobody until the location chooses', async () => {
  expect(await seen()).toMatchObject({ location: { id: here }, shows: 'OFF', people: [] });
  await show('LOCATION');
});

test('the week of the location, without open shifts, other weeks and other locations', async () => {
  const week = await seen();
  expect(week).toMatchObject({
    week: MONDAY,
    location: { id: here, name: 'Harbour House' },
    locations: [{ id: here }],
    shows: 'LOCATION',
  });
  expect(counts(week)).toEqual(['Abel Cook: 2', 'Inês Quintela: 1', 'Zita Bar: 1']);
  expect(week.people.filter(({ is_own }) => is_own).map(({ name }) => name)).toEqual(['Inês Quintela']);
});

test('of a colleague no more than when, as what and where', async () => {
  const first = (await seen()).people.find(({ name }) => name === 'Abel Cook');
  expect(Object.keys(first ?? {}).toSorted()).toEqual(['employee_id', 'is_own', 'name', 'shifts']);
  expect(first?.shifts[0]).toEqual({
    id: expect.any(String),
    date: MONDAY,
    start: '10:00',
    end: '18:00',
    position_name: null,
    station: 'Terrace',
  });
});

test('a location that shows departments shows the reader’s; one that shows nothing, not even the reader', async () => {
  await show('DEPARTMENT');
  expect(counts(await seen())).toEqual(['Inês Quintela: 1', 'Zita Bar: 1']);
  await show('OFF');
  expect(await seen()).toMatchObject({ shows: 'OFF', people: [] });
  await show('LOCATION');
});

test('a location where the reader does not work is as unknown as none', async () => {
  for (const location of [there, '01234567-89ab-7cde-8f01-23456789abcd'])
    expect((await server.call(getMyTeamWeek, { query: { location_id: location } }, ines.user.token)).status).toBe(404);
  expect((await server.call(getMyTeamWeek, { query: {} }, manager.token)).data).toMatchObject({
    location: null,
    locations: [],
    people: [],
  });
});

test.each([EARLIEST_DAY, LATEST_DAY])(
  'the week of %s is answered, though it may begin before any day that can be named',
  async (week) => {
    const at = { params: { id: here } };
    const { data } = await server.call(getScheduleSettings, at, manager.token);
    const sunday = { value: { starts_on: 7 }, version: data.week.version };
    await server.call(setScheduleSettings, { ...at, body: { week: sunday } }, manager.token);
    expect(await seen({ week })).toMatchObject({ shows: 'LOCATION', people: [] });
  },
);
