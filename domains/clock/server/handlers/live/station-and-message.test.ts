import { makeUser } from '@hearth/domains/identity/factory';
import { listNotices } from '@hearth/domains/notices/contract';
import { seedStations } from '@hearth/domains/workplace/seed';
import { startTestServer } from '@hearth/testing/server';
import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/live-act-endpoints.ts';
import { getLiveDay } from '../../../contract/live-endpoints.ts';
import { openClocked } from '../clock.fixture.ts';

const NOON = '2026-11-16T12:00:00Z';
const server = await startTestServer({ at: NOON });
beforeEach(() => server.clock.set(NOON));

/** It is noon: Inês works at the bar until five; there is a terrace too. */
async function openDay() {
  const clocked = await openClocked(server);
  const { groupId, here, schedule, manager, ines } = clocked;
  await server.run((work) =>
    seedStations(
      work,
      { groupId, locationId: here, userId: manager.userId },
      ['Bar', 'Terrace'].map((name) => ({ name, department: null, cost_centre: '' })),
    ),
  );
  await schedule({ date: '2026-11-16', start: '11:00', end: '17:00', station: 'Bar' });
  const day = async () => (await server.call(getLiveDay, { params: { id: here }, query: {} }, manager.token)).data;
  const shift = (await day()).people[0]?.shifts[0];
  if (shift === undefined) throw new Error('Somebody works.');
  const move = (station: string, more: { token?: string; seen?: string; who?: string; place?: string } = {}) => {
    const { token = manager.token, seen = 'Bar', who = ines.id, place = here } = more;
    const body = { employee_id: who, seen_station: seen, station };
    return server.call(contract.changeStation, { params: { id: place, shift_id: shift.id }, body }, token);
  };
  const write = (who = ines.id, token = manager.token, place = here) =>
    server.call(
      contract.messagePerson,
      { params: { id: place, employee_id: who }, body: { text: 'Please bring the keys' } },
      token,
    );
  const told = async (token = ines.user.token) =>
    (await server.call(listNotices, { query: {} }, token)).data.notices.map(({ title, text }) => `${title}: ${text}`);
  const managerWith = (...permissions: Parameters<typeof clocked.managerWith>[0]) => clocked.managerWith(permissions);
  const hire = (...person: Parameters<typeof clocked.hireAt>) => clocked.hireAt(...person);
  return { ...clocked, managerWith, hire, day, move, write, told };
}

test('somebody works at another station from now on: it stands on the day, and they are told', async () => {
  const { move, day, told } = await openDay();
  expect((await day()).stations).toEqual(['Bar', 'Terrace']);
  expect((await move('terrace')).data).toEqual({ station: 'Terrace', is_told: true });
  expect((await day()).people[0]?.shifts[0]?.station).toBe('Terrace');
  expect((await told())[0]).toContain('Your station is now Terrace');
  expect((await move('', { seen: 'Terrace' })).data).toEqual({ station: '', is_told: true });
  expect((await told())[0]).toContain('no longer have a fixed station');
});

test('of two managers the second is told that the shift has changed; the same again tells nobody', async () => {
  const { move } = await openDay();
  expect((await move('Bar')).data).toEqual({ station: 'Bar', is_told: null });
  const both = await Promise.all([move('Terrace'), move('')]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

test('a station that is not there, a shift that is over and other places are refused', async () => {
  const { move, there, managerWith, ines } = await openDay();
  expect((await move('Cellar')).refusal.code).toBe('LIVE_STATION');
  expect((await move('Terrace', { place: there })).status).toBe(404);
  expect((await move('Terrace', { token: (await managerWith('VIEW_SCHEDULE')).token })).status).toBe(403);
  expect((await move('Terrace', { token: ines.user.token })).status).toBe(404);
  server.clock.set('2026-11-16T17:30:00Z');
  const late = await managerWith('PUBLISH_SCHEDULE');
  expect((await move('Terrace', { token: late.token })).refusal.code).toBe('LIVE_SHIFT_CHANGED');
});

test('a message reaches who works there today, with who wrote it', async () => {
  const { write, told, manager } = await openDay();
  expect((await write()).data).toEqual({ is_told: true });
  const [notice] = await told();
  expect(notice).toContain('Please bring the keys');
  expect(await told(manager.token)).toEqual([]);
});

test('one person gets so many messages in an hour', async () => {
  const { write } = await openDay();
  for (let sent = 0; sent < 20; sent += 1) expect((await write()).status).toBe(200);
  expect((await write()).status).toBe(429);
  server.clock.advance(60 * 60_000);
  expect((await write()).status).not.toBe(429);
});

test('nobody is written to who does not work there, nor by whoever may not', async () => {
  const { write, hire, here, there, managerWith, ines, schedule } = await openDay();
  const other = await hire(here, { firstName: 'Rui' });
  expect((await write(other.id)).refusal.code).toBe('LIVE_MESSAGE_TO');
  expect((await write(ines.id, undefined, there)).refusal.code).toBe('LIVE_MESSAGE_TO');
  await schedule({ employee_id: other.id, date: '2026-11-16', start: '18:00', end: '22:00' });
  expect((await write(other.id)).data).toEqual({ is_told: false });
  expect((await write(ines.id, (await managerWith('VIEW_SCHEDULE')).token)).status).toBe(403);
  const abroad = await openClocked(server);
  expect((await write(abroad.ines.id)).status).toBe(404);
  const stranger = await server.run((work) => makeUser(work));
  expect((await write(ines.id, stranger.token)).status).toBe(404);
});
