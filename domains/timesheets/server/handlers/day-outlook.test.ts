import { startTestServer } from '@hearth/testing/server';
import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../contract/day-endpoints.ts';
import { openPaid } from './timesheets.fixture.ts';

const MONDAY = '2026-11-16';
const server = await startTestServer({ at: `${MONDAY}T12:00:00Z` });
beforeEach(() => server.clock.set(`${MONDAY}T12:00:00Z`));

/** Inês came at nine for a shift until five; Bruno is to come at two until ten. */
async function openDay() {
  const paid = await openPaid(server);
  await paid.plan(paid.ines.id, MONDAY, '09:00', '17:00');
  await paid.plan(paid.bruno.id, MONDAY, '14:00', '22:00');
  await paid.punch(paid.ines.id, 'IN', `${MONDAY}T09:00:00Z`);
  const read = (token = paid.manager.token, at = paid.here) =>
    server.call(contract.getDayOutlook, { params: { id: at }, query: { date: MONDAY } }, token);
  const managerWith = (...permissions: Parameters<typeof paid.managerWith>[0]) => paid.managerWith(permissions);
  return { ...paid, managerWith, read };
}

test('a day costs so far what was worked, and at its end what was planned', async () => {
  const { read } = await openDay();
  expect((await read()).data).toEqual({
    so_far: { minutes: 180, overtime: 0, pay: 3600 },
    at_close: { minutes: 960, overtime: 0, pay: 17_600 },
    planned: { minutes: 960, overtime: 0, pay: 17_600 },
    currency: 'EUR',
    overtime: [],
  });
});

test('who gets into overtime is named with the time, also by what the week held before', async () => {
  // A session does not last six hours.
  server.clock.set(`${MONDAY}T18:00:00Z`);
  const { read, setRules, ines } = await openDay();
  await setRules({ pack: 'us-ca' });
  const { overtime, so_far: soFar } = (await read()).data;
  expect(soFar.overtime).toBe(60);
  expect(overtime).toEqual([
    { employee_id: ines.id, name: 'Inês Quintela', minutes: 60, starts_at: `${MONDAY}T17:00:00.000Z` },
  ]);
});

test('pay is for whoever sees it, hours for whoever publishes, nothing for others or elsewhere', async () => {
  const { read, managerWith, ines, there } = await openDay();
  const planner = await managerWith('VIEW_SCHEDULE', 'PUBLISH_SCHEDULE');
  const { data } = await read(planner.token);
  expect(data).toMatchObject({ so_far: { minutes: 180, pay: null }, currency: null });
  expect((await read((await managerWith('VIEW_SCHEDULE')).token)).status).toBe(403);
  expect((await read(ines.user.token)).status).toBe(404);
  expect((await read(undefined, there)).data.at_close.minutes).toBe(0);
  const other = await openPaid(server);
  expect((await read(other.manager.token)).status).toBe(404);
});
