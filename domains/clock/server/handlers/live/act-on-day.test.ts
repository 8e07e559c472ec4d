import { makeUser } from '@hearth/domains/identity/factory';
import { listNotices } from '@hearth/domains/notices/contract';
import { listMyShifts } from '@hearth/domains/scheduling/contract';
import { startTestServer } from '@hearth/testing/server';
import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/live-act-endpoints.ts';
import { getLiveDay } from '../../../contract/live-endpoints.ts';
import { openClocked } from '../clock.fixture.ts';

const NOON = '2026-11-16T12:00:00Z';
const server = await startTestServer({ at: NOON });
beforeEach(() => server.clock.set(NOON));

/** It is noon: Inês works at the bar from eleven to five, Rui could as well, and a shift until ten is open. */
async function openDay() {
  const clocked = await openClocked(server);
  const { here, there, hireAt, bar, schedule, manager, ines } = clocked;
  const rui = await hireAt(here, { firstName: 'Rui', lastName: 'Alves', positionId: bar });
  const elsewhere = await hireAt(there, { firstName: 'Zita', positionId: bar });
  await schedule(
    { date: '2026-11-16', start: '11:00', end: '17:00' },
    { employee_id: null, date: '2026-11-16', start: '11:30', end: '22:00' },
  );
  const day = async (token = manager.token) =>
    (await server.call(getLiveDay, { params: { id: here }, query: {} }, token)).data;
  const shiftOf = async (id: string) => (await day()).people.find((one) => one.employee_id === id)?.shifts[0];
  const shift = (await shiftOf(ines.id)) ?? { id: '', ends_at: '', starts_at: '' };
  const open = (await day()).open_shifts[0] ?? { id: '' };
  const told = async (token: string) =>
    (await server.call(listNotices, { query: {} }, token)).data.notices.map(({ title }) => title);
  const at = (id: string, place = here) => ({ id: place, shift_id: id });
  const mark = (body: Partial<Parameters<typeof asMark>[0]> = {}, token = manager.token, params = at(shift.id)) =>
    server.call(contract.markDay, { params, body: asMark({ employee_id: ines.id, ...body }) }, token);
  const end = (
    endsAt: string,
    more: { token?: string; wish?: boolean; seen?: string; who?: string } = {},
    params = at(shift.id),
  ) => {
    const { token = manager.token, wish = false, seen = shift.ends_at, who = ines.id } = more;
    const body = { employee_id: who, seen_ends_at: seen, ends_at: endsAt, is_own_wish: wish, reason: 'A full house' };
    return server.call(contract.changeEnd, { params, body }, token);
  };
  const call = (id: string, who: string, holder: string | null, token = manager.token, place = here) => {
    const body = { employee_id: who, holder_id: holder, consent: 'Said yes on the phone' };
    return server.call(contract.callIn, { params: at(id, place), body }, token);
  };
  return { ...clocked, rui, elsewhere, day, shift, open, shiftOf, told, mark, end, call, at };
}

type Mark = Parameters<typeof server.call<typeof contract.markDay>>[1]['body'];
const asMark = (body: Partial<NonNullable<Mark>>) => ({
  employee_id: '',
  mark: 'LATE' as const,
  expected_at: null,
  note: '',
  version: 0,
  ...body,
});

test('a manager notes that somebody comes later: they are late, nothing is brought up, and they are told', async () => {
  const { mark, day, told, ines, shift } = await openDay();
  const { data } = await mark({ expected_at: '2026-11-16T12:30:00Z', note: 'Bus' });
  expect(data).toMatchObject({ mark: { mark: 'LATE', note: 'Bus', version: 1 }, is_told: true });
  const [line] = (await day()).people;
  expect(line).toMatchObject({ state: 'LATE', marks: [{ shift_id: shift.id }] });
  expect(line?.exceptions.filter(({ kind }) => kind === 'LATE').every(({ is_seen: seen }) => seen)).toBe(true);
  expect((await told(ines.user.token))[0]).toContain('late for your shift');
});

test('a no-show is one at once, until they come; what two managers note at once is noted once', async () => {
  const { mark, day, outcomes, sentPunch } = await openDay();
  await mark({ mark: 'NO_SHOW' });
  expect((await mark()).refusal.code).toBe('CONFLICT');
  expect((await day()).people[0]?.state).toBe('NO_SHOW');
  await outcomes(sentPunch('IN'));
  expect((await day()).people[0]?.state).toBe('IN');
  expect((await mark({ mark: null as never, version: 1 })).data.mark).toBeNull();
  expect((await day()).people[0]?.marks).toEqual([]);
});

test('who is noted is told that the note is gone, once, and nobody where there was none', async () => {
  const { mark, told, ines } = await openDay();
  expect((await mark({ mark: null as never })).data).toEqual({ mark: null, is_told: null });
  await mark();
  expect((await mark({ mark: null as never, version: 1 })).data).toEqual({ mark: null, is_told: true });
  expect(await told(ines.user.token)).toEqual([
    expect.stringContaining('removed the late or no-show mark from your shift'),
  ]);
});

test('whether the holder was told is said apart from who comes', async () => {
  const { call, shift, open, rui, ines, shiftOf, hireAt, here, bar } = await openDay();
  const nuno = await hireAt(here, { firstName: 'Nuno', positionId: bar });
  expect((await call(open.id, nuno.id, null)).data).toMatchObject({ is_told: false, is_holder_told: null });
  expect((await call(shift.id, rui.id, ines.id)).data).toMatchObject({ is_told: false, is_holder_told: true });
  const back = await call((await shiftOf(rui.id))?.id ?? '', ines.id, rui.id);
  expect(back.data).toMatchObject({ is_told: true, is_holder_told: false });
});

test('who runs a place alone changes their own shift, and nobody is said to be told', async () => {
  const { here, hireAt, schedule, bar, manager, mark, end, shiftOf, at, told } = await openDay();
  const own = await hireAt(here, { firstName: 'Olga', userId: manager.userId, positionId: bar });
  await schedule({ employee_id: own.id, date: '2026-11-16', start: '11:00', end: '17:00' });
  const params = at((await shiftOf(own.id))?.id ?? '');
  const noted = await mark({ employee_id: own.id }, undefined, params);
  expect(noted.data).toMatchObject({ mark: { mark: 'LATE' }, is_told: null });
  expect((await end('2026-11-16T19:00:00.000Z', { who: own.id }, params)).data.is_told).toBeNull();
  expect(await told(manager.token)).toEqual([]);
});

test('somebody is called in for what is left of a shift: both see it at once and are told', async () => {
  const { call, shift, rui, ines, day, told, here, manager, at } = await openDay();
  const list = await server.call(contract.listReplacements, { params: at(shift.id) }, manager.token);
  expect(list.data.people.map(({ name }) => name)).toEqual(['Rui Alves']);
  expect(list.data.starts_at).toBe('2026-11-16T12:00:00.000Z');
  expect((await call(shift.id, rui.id, ines.id)).status).toBe(200);
  const people = new Map((await day()).people.map((one) => [one.name, one.shifts]));
  expect(people.get('Rui Alves')).toMatchObject([{ starts_at: '2026-11-16T12:00:00.000Z' }]);
  expect(people.get('Inês Quintela')).toMatchObject([{ ends_at: '2026-11-16T12:00:00.000Z' }]);
  const mine = await server.call(listMyShifts, { query: { from: '2026-11-16', to: '2026-11-16' } }, ines.user.token);
  expect(mine.data.shifts.map(({ end }) => end)).toEqual(['12:00']);
  expect(await told(ines.user.token)).toContain('Someone else is taking over your shift');
  expect((await call(shift.id, rui.id, ines.id)).refusal.code).toBe('LIVE_SHIFT_CHANGED');
  expect(here).not.toBe('');
});

test('an open shift under way is given from the next quarter of an hour on', async () => {
  server.clock.set('2026-11-16T12:04:00Z');
  const { call, open, rui, day } = await openDay();
  expect((await call(open.id, rui.id, null)).data).toMatchObject({
    starts_at: '2026-11-16T12:15:00.000Z',
    ends_at: '2026-11-16T22:00:00.000Z',
  });
  expect((await day()).open_shifts).toHaveLength(1);
});

test('nobody from elsewhere, nobody who is busy, and nobody of another location’s shift', async () => {
  const { call, shift, open, rui, ines, elsewhere, there, managerWith } = await openDay();
  expect((await call(shift.id, elsewhere.id, ines.id)).refusal.code).toBe('REPLACEMENT_GONE');
  expect((await call(open.id, ines.id, null)).refusal.code).toBe('REPLACEMENT_GONE');
  expect((await call(shift.id, rui.id, null)).refusal.code).toBe('LIVE_SHIFT_CHANGED');
  const { manager } = await openClocked(server);
  expect((await call(shift.id, rui.id, ines.id, undefined, there)).status).toBe(404);
  expect((await call(shift.id, rui.id, ines.id, manager.token)).status).toBe(404);
  const viewer = await managerWith(['VIEW_SCHEDULE', 'EDIT_SCHEDULE']);
  expect((await call(shift.id, rui.id, ines.id, viewer.token)).status).toBe(403);
});

test('somebody stays longer or goes earlier: staff see it at once and are told', async () => {
  const { end, shiftOf, ines, told } = await openDay();
  expect((await end('2026-11-16T19:00:00.000Z')).data).toEqual({ ends_at: '2026-11-16T19:00:00.000Z', is_told: true });
  expect((await shiftOf(ines.id))?.ends_at).toBe('2026-11-16T19:00:00.000Z');
  expect(await told(ines.user.token)).toEqual(['Your shift now ends later, at 19:00']);
  // Who has read the old end changes nothing.
  expect((await end('2026-11-16T20:00:00.000Z')).refusal.code).toBe('LIVE_SHIFT_CHANGED');
  expect((await end('2026-11-16T12:00:00.000Z', { seen: '2026-11-16T19:00:00.000Z', wish: true })).status).toBe(200);
  expect(await told(ines.user.token)).toEqual(['Your shift now ends earlier, at 12:00']);
});

test('what was seen as somebody’s shift is done to nobody else', async () => {
  const { call, mark, end, shift, open, rui, ines, at, told } = await openDay();
  expect((await call(open.id, rui.id, null)).status).toBe(200);
  expect((await mark({}, undefined, at(open.id))).refusal.code).toBe('LIVE_SHIFT_CHANGED');
  const later = '2026-11-16T22:30:00.000Z';
  const seen = '2026-11-16T22:00:00.000Z';
  expect((await end(later, { seen }, at(open.id))).refusal.code).toBe('LIVE_SHIFT_CHANGED');
  expect((await mark({ employee_id: rui.id }, undefined, at(shift.id))).refusal.code).toBe('LIVE_SHIFT_CHANGED');
  expect((await end(later, { who: rui.id })).refusal.code).toBe('LIVE_SHIFT_CHANGED');
  expect(await told(ines.user.token)).toEqual([]);
});

test.each([
  ['in the past', '2026-11-16T11:30:00.000Z'],
  ['before it begins', '2026-11-16T10:00:00.000Z'],
  ['when it ends already', '2026-11-16T17:00:00.000Z'],
  ['a day later', '2026-11-17T11:00:00.000Z'],
])('a shift does not end %s', async (_says, endsAt) => {
  const { end } = await openDay();
  expect((await end(endsAt)).refusal.code).toBe('LIVE_TIME');
});

test('what a rule forbids is said and not done, and a shift in the week’s drafts is left alone', async () => {
  const { end, shiftOf, ines, schedule, at, shift, manager } = await openDay();
  await schedule({ date: '2026-11-16', start: '18:00', end: '22:00' });
  const query = { ends_at: '2026-11-16T19:00:00.000Z' };
  const seen = await server.call(contract.previewEnd, { params: at(shift.id), body: query }, manager.token);
  expect(seen.data.touches).toContainEqual({ rule: 'overlap', level: 'block' });
  expect((await end(query.ends_at)).refusal.code).toBe('LIVE_RULE');
  expect((await shiftOf(ines.id))?.ends_at).toBe(shift.ends_at);
});

test('nobody decides about their own shift while somebody else could; who runs a place alone may', async () => {
  const { here, hireAt, schedule, bar, managerWith, day, at } = await openDay();
  const boss = await managerWith(['VIEW_SCHEDULE', 'PUBLISH_SCHEDULE']);
  const own = await hireAt(here, { firstName: 'Duarte', userId: boss.userId, positionId: bar });
  await schedule({ employee_id: own.id, date: '2026-11-16', start: '11:00', end: '17:00' });
  const shift = (await day(boss.token)).people.find(({ is_own: isOwn }) => isOwn)?.shifts[0];
  const params = at(shift?.id ?? '');
  const body = {
    employee_id: own.id,
    seen_ends_at: shift?.ends_at ?? '',
    ends_at: '2026-11-16T19:00:00.000Z',
    is_own_wish: false,
    reason: 'More pay',
  };
  expect((await server.call(contract.changeEnd, { params, body }, boss.token)).refusal.code).toBe('LIVE_OWN');
  const noted = await server.call(contract.markDay, { params, body: asMark({ employee_id: own.id }) }, boss.token);
  expect(noted.refusal.code).toBe('LIVE_OWN');
});

test('a stranger and an employee do nothing', async () => {
  const { mark, end, ines, at, there, shift } = await openDay();
  const stranger = await server.run((work) => makeUser(work));
  for (const { token } of [stranger, ines.user]) {
    expect((await mark({}, token)).status).toBe(404);
    expect((await end('2026-11-16T19:00:00.000Z', { token })).status).toBe(404);
  }
  expect((await mark({}, undefined, at(shift.id, there))).status).toBe(404);
});

test('breaks are ordered for whoever has to take one, with who stays', async () => {
  const { day, outcomes, sentPunch, setClock } = await openDay();
  await setClock({ break_after_minutes: 300, break_minutes: 20 });
  await outcomes(sentPunch('IN', 59));
  const [turn] = (await day()).breaks;
  expect(turn).toMatchObject({ name: 'Inês Quintela', minutes: 20, law: null, due_at: '2026-11-16T16:01:00.000Z' });
});
