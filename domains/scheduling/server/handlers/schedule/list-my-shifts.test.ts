import { openRestaurant } from '@hearth/domains/team/factory';
import type { Tx } from '@hearth/platform/database';
import { countRowsRead } from '@hearth/testing/rows-read';
import { startTestServer } from '@hearth/testing/server';
import { captureStatements } from '@hearth/testing/statements';
import { expect, test } from 'vitest';
import * as contract from '../../../contract/endpoints.ts';
import { instantsAt } from '../../../rules/shift.ts';
import { addDays } from '../../../rules/hours/time.ts';
import { findMyEndedShifts, findMyPublished, findPublishedShifts } from '../../queries/published-shift.ts';

const server = await startTestServer();
const restaurant = await openRestaurant(server);
const { ines } = restaurant;
const self = { kind: 'self', userId: ines.user.userId } as const;

const DAYS = 3_650;
const LAST = '2026-11-15';

/** A published shift of Inês on each of some days, as many as ten years hold. */
function publish(dates: readonly string[], wall: { start: string; end: string }, zone: string): Promise<unknown> {
  const rows = dates.map((date) => {
    const { starts_at, ends_at } = instantsAt({ date, ...wall }, zone);
    return { local_date: date, start_time: wall.start, end_time: wall.end, starts_at, ends_at };
  });
  return server.run(({ db }) =>
    db.query(
      `insert into scheduling.published_shift (id, group_id, location_id, employee_id, local_date, start_time, end_time,
         time_zone, starts_at, ends_at, unpaid_break_minutes, paid_break_minutes, station, note, published_at)
       select gen_random_uuid(), $1, $2, $3, local_date, start_time, end_time, $4, starts_at, ends_at, 0, 0, '', '', starts_at
       from jsonb_to_recordset($5::jsonb)
         as row (local_date date, start_time time, end_time time, starts_at timestamptz, ends_at timestamptz)`,
      [restaurant.groupId, restaurant.here, ines.id, zone, JSON.stringify(rows)],
    ),
  );
}

/** Colleagues who work whenever Inês does, from a day on. */
function publishColleagues(count: number, from: string): Promise<unknown> {
  return server.run(({ db }) =>
    db.query(
      `insert into scheduling.published_shift (id, group_id, location_id, employee_id, local_date, start_time, end_time,
         time_zone, starts_at, ends_at, unpaid_break_minutes, paid_break_minutes, station, note, published_at)
       select gen_random_uuid(), group_id, location_id, person, local_date, start_time, end_time, time_zone, starts_at,
         ends_at, 0, 0, '', '', published_at
       from scheduling.published_shift, (select gen_random_uuid() as person from generate_series(1, $1)) people
       where employee_id = $2 and local_date >= $3::date`,
      [count, ines.id, from],
    ),
  );
}

async function mine(from: string, to: string) {
  const { data } = await server.call(contract.listMyShifts, { query: { from, to } }, ines.user.token);
  return data.shifts.map((shift) => `${shift.date} ${shift.start} ${shift.time_zone}`);
}

test('a week is read without the years before it, and without the colleagues of that week', async () => {
  const dates = Array.from({ length: DAYS }, (_, index) => addDays(LAST, -index));
  await publish(dates, { start: '10:00', end: '18:00' }, 'Europe/Lisbon');
  const week = { from: addDays(LAST, -6), to: LAST };
  await publishColleagues(100, week.from);
  await server.database.asOwner((query) => query('analyze scheduling.published_shift'));

  const between = { from: new Date(`${week.from}T00:00:00Z`), to: new Date(`${addDays(LAST, 1)}T00:00:00Z`) };
  expect(await mine(week.from, week.to)).toHaveLength(7);
  const read = (query: (tx: Tx<'self'>) => Promise<unknown>) =>
    server.run(({ db }) => countRowsRead(db, 'published_shift', query), self);
  expect(await read((tx) => findMyPublished(tx, week))).toBeLessThan(20);
  expect(await read((tx) => findMyEndedShifts(tx, between))).toBeLessThan(20);
  const ofPeople = await server.run(({ db }) =>
    countRowsRead(db, 'published_shift', (tx) => findPublishedShifts(tx, [ines.id], week)),
  );
  expect(ofPeople).toBeLessThan(20);
});

test('a shift stands on its own local day, wherever clocks stand farthest from the others', async () => {
  const day = '2030-03-31';
  const edges = [addDays(day, -1), day, addDays(day, 1)];
  const zones = ['Pacific/Kiritimati', 'Pacific/Niue', 'Europe/Lisbon', 'Asia/Kathmandu'];
  for (const zone of zones) {
    await publish(edges, { start: '00:00', end: '06:00' }, zone);
    await publish(edges, { start: '23:59', end: '06:00' }, zone);
  }
  expect((await mine(day, day)).toSorted()).toEqual(
    zones.flatMap((zone) => [`${day} 00:00 ${zone}`, `${day} 23:59 ${zone}`]).toSorted(),
  );
});

test('one statement reads them', async () => {
  const sent = await captureStatements(server.database, () => mine(LAST, LAST));
  expect(sent.filter((statement) => !statement.includes('identity.'))).toHaveLength(1);
});
