import { listNotices } from '@hearth/domains/notices/contract';
import { makeUser } from '@hearth/domains/identity/factory';
import { findStarting } from '@hearth/domains/scheduling/service';
import type { PublishedRow } from '@hearth/domains/scheduling/service';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { recordMyPunches } from '../../../contract/endpoints.ts';
import * as contract from '../../../contract/live-endpoints.ts';
import { tellLate } from '../../jobs/tell-late.ts';
import { openClocked } from '../clock.fixture.ts';

const server = await startTestServer({ at: '2026-11-16T12:00:00Z' });

/** Inês and Rui had to come at eleven, Ana comes at six. */
async function openDay() {
  const clocked = await openClocked(server);
  const { here, hireAt, bar, kitchen, schedule } = clocked;
  const rui = await hireAt(here, { firstName: 'Rui', lastName: 'Alves', positionId: kitchen });
  const ana = await hireAt(here, { firstName: 'Ana', lastName: 'Brito', positionId: bar });
  await schedule(
    { date: '2026-11-16', start: '11:00', end: '17:00' },
    { employee_id: rui.id, position_id: kitchen, date: '2026-11-16', start: '11:45', end: '17:00' },
    { employee_id: ana.id, date: '2026-11-16', start: '18:00', end: '02:00' },
    { employee_id: ana.id, date: '2026-11-15', start: '18:00', end: '02:00' },
  );
  const read = async (token = clocked.manager.token, date?: string) =>
    server.call(contract.getLiveDay, { params: { id: here }, query: date === undefined ? {} : { date } }, token);
  const brief = async (token?: string, date?: string) =>
    (await read(token, date)).data.people.map(
      ({ name, state, exceptions }) =>
        `${name}: ${state}${exceptions.map(({ kind, is_seen: seen }) => ` ${kind}${seen ? ' seen' : ''}`).join('')}`,
    );
  return { ...clocked, rui, ana, read, brief };
}

/** Inês alone, with nothing planned. */
async function openAlone() {
  const clocked = await openClocked(server);
  const { here, manager } = clocked;
  const brief = async (token = manager.token, date?: string) =>
    (
      await server.call(contract.getLiveDay, { params: { id: here }, query: date === undefined ? {} : { date } }, token)
    ).data.people.map(({ name, state, exceptions }) =>
      [`${name}: ${state}`, ...exceptions.map(({ kind }) => kind)].join(' '),
    );
  return { ...clocked, brief };
}

test('shows who is in, late, to come and missing', async () => {
  const { brief, outcomes, sentPunch } = await openDay();
  await outcomes(sentPunch('IN', 58));
  expect(await brief()).toEqual([
    'Ana Brito: SCHEDULED NO_SHOW',
    'Inês Quintela: IN SENT_LATE',
    'Rui Alves: LATE LATE',
  ]);
});

test('what was seen stays seen; departments see their own', async () => {
  const { brief, read, here, manager, managerWith } = await openDay();
  const rui = (await read()).data.people.find(({ name }) => name === 'Rui Alves');
  const body = { key: rui?.exceptions[0]?.key ?? '' };
  await server.call(contract.seeException, { params: { id: here }, body }, manager.token);
  const kitchen = await managerWith(['VIEW_SCHEDULE'], ['KITCHEN']);
  expect(await brief(kitchen.token)).toEqual(['Rui Alves: LATE LATE seen']);
  expect((await read(kitchen.token)).data.can_correct).toBe(false);
});

test('nobody lets stand what is odd about their own day, or what is not there', async () => {
  const { here, manager, managerWith, hireAt, schedule } = await openAlone();
  const late = await managerWith(['VIEW_SCHEDULE', 'PUBLISH_SCHEDULE']);
  const own = await hireAt(here, { firstName: 'Duarte', lastName: 'Lima', userId: late.userId });
  await schedule({ employee_id: own.id, date: '2026-11-16', start: '11:00', end: '17:00' });
  const { data } = await server.call(contract.getLiveDay, { params: { id: here }, query: {} }, manager.token);
  const line = data.people.find(({ employee_id: id }) => id === own.id);
  const see = (key: string, token: string) =>
    server.call(contract.seeException, { params: { id: here }, body: { key } }, token);
  const key = line?.exceptions[0]?.key ?? '';
  expect((await see(key, late.token)).refusal.code).toBe('PUNCH_OWN');
  expect((await see('LATE 019a0000-0000-7000-8000-00000000000a', late.token)).status).toBe(404);
  expect((await see('made up', late.token)).status).toBe(404);
  const other = await managerWith(['VIEW_SCHEDULE', 'PUBLISH_SCHEDULE']);
  expect((await see(key, other.token)).status).toBe(200);
});

test('a night that became longer than planned is whole on its day, and nothing of it is missing on the next', async () => {
  const { brief, send, sentPunch, schedule, manager } = await openAlone();
  await schedule({ date: '2026-11-14', start: '18:00', end: '22:00' });
  await send([
    sentPunch('IN', 0, { device_at: '2026-11-14T18:00:00Z' }),
    sentPunch('OUT', 0, { device_at: '2026-11-15T01:30:00Z' }),
  ]);
  const late = ' SENT_LATE';
  expect(await brief(manager.token, '2026-11-14')).toEqual([`Inês Quintela: OUT MISSING_BREAK${late}${late}`]);
  expect((await brief(manager.token, '2026-11-15'))[0]).not.toContain('MISSING_PUNCH');
  expect((await brief(manager.token, '2026-11-15'))[0]).not.toContain('UNSCHEDULED');
});

test('who works on past midnight is in on the new day, too', async () => {
  const { brief, send, sentPunch, schedule, managerWith } = await openAlone();
  await schedule({ date: '2026-11-16', start: '12:00', end: '23:00' });
  await send([sentPunch('IN')]);
  server.clock.set('2026-11-17T00:30:00Z');
  const { token } = await managerWith(['VIEW_SCHEDULE']);
  const shown = await brief(token);
  server.clock.set('2026-11-16T12:00:00Z');
  expect(shown).toEqual(['Inês Quintela: IN MISSING_BREAK OVER_MAXIMUM']);
});

test('nobody without the right sees it, and settings are for those who manage the brand', async () => {
  const { read, here, ines, managerWith } = await openDay();
  const stranger = await server.run((work) => makeUser(work));
  expect((await read(stranger.token)).status).toBe(404);
  expect((await read(ines.user.token)).status).toBe(404);
  const viewer = await managerWith(['VIEW_SCHEDULE']);
  expect((await server.call(contract.getClockSettings, { params: { id: here } }, viewer.token)).status).toBe(403);
});

test('settings are set once for each version', async () => {
  const { here, manager } = await openDay();
  const { data } = await server.call(contract.getClockSettings, { params: { id: here } }, manager.token);
  const body = { value: { ...data.value, late_minutes: 5 }, version: data.version };
  const set = () => server.call(contract.setClockSettings, { params: { id: here }, body }, manager.token);
  expect((await set()).data.value.late_minutes).toBe(5);
  expect((await set()).refusal.code).toBe('CONFLICT');
});

test('managers are told of each late person once, those at work before the others', async () => {
  const { manager, managerWith, hireAt, here, outcomes, sentPunch, setClock } = await openDay();
  const duty = await managerWith(['VIEW_SCHEDULE', 'PUBLISH_SCHEDULE']);
  const own = await hireAt(here, { firstName: 'Duarte', userId: duty.userId });
  await outcomes(sentPunch('IN', 58));
  await setClock({ late_minutes: 10 });
  const punch = sentPunch('IN', 30);
  await server.call(
    recordMyPunches,
    {
      params: { employee_id: own.id },
      body: { sent_at: server.clock.now().toISOString(), source: 'PHONE', punches: [punch] },
    },
    duty.token,
  );
  const run = () =>
    tellLate.run({}, {
      run: (_scope: unknown, work: never) => server.run(work),
      signal: new AbortController().signal,
    } as never);
  await run();
  await run();
  const told = async (token: string) =>
    (await server.call(listNotices, { query: {} }, token)).data.notices.map(({ title }) => title);
  expect(await told(duty.token)).toEqual(['Rui Alves hasn’t clocked in']);
  expect(await told(manager.token)).toEqual([]);
});

test('shifts that begin at once are all looked at, page by page', async () => {
  await openDay();
  const window = { from: new Date('2026-11-16T08:00:00Z'), before: new Date('2026-11-16T12:00:00Z') };
  await server.run(async ({ db }) => {
    const all = await findStarting(db, window, 100);
    const paged: PublishedRow[] = [];
    // oxlint-disable-next-line no-await-in-loop -- each page begins behind the one before
    for (
      let page = all.slice(0, 1);
      page.length > 0;
      page = await findStarting(db, { ...window, behind: paged.at(-1) }, 1)
    )
      paged.push(...page);
    expect(all.length).toBeGreaterThan(1);
    expect(paged.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  });
});
