import { setServices } from '@hearth/domains/core/service';
import { makeUser } from '@hearth/domains/identity/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { seedPunches } from '../../../db/seed.ts';
import * as contract from '../../../contract/live-endpoints.ts';
import { correctPunches } from '../../../contract/correction-endpoints.ts';
import { markDay } from '../../../contract/live-act-endpoints.ts';
import type { PunchKind } from '../../../contract/schemas.ts';
import { openClocked } from '../clock.fixture.ts';

const server = await startTestServer({ at: '2026-11-16T12:00:00Z' });

type Asked = Partial<Record<'days' | 'cursor' | 'limit', string>>;

/** A restaurant with what somebody's punches of some days are, `IN 2026-11-14T18:00`, and a way to read what is odd about them. */
async function openWeeks() {
  const clocked = await openClocked(server);
  const { groupId, here, bar, manager, ines } = clocked;
  const punch = (employeeId: string, lines: readonly string[], locationId = here) =>
    server.run((work) =>
      seedPunches(
        work,
        { employeeId, groupId, userId: null },
        lines.map((line) => {
          const [kind = '', at = ''] = line.split(' ');
          return { kind: kind as PunchKind, at: new Date(`${at}:00Z`), locationId, positionId: bar };
        }),
      ),
    );
  const read = (query: Asked = {}, token = manager.token, id = here) =>
    server.call(contract.listOpenExceptions, { params: { id }, query }, token);
  const brief = async (query: Asked = {}, token = manager.token) =>
    (await read(query, token)).data.days.map(
      ({ date, name, exceptions }) => `${date.slice(-2)} ${name}: ${exceptions.map(({ kind }) => kind).join(' ')}`,
    );
  // The place has clocked in for long.
  await punch(ines.id, ['IN 2026-10-01T10:00', 'OUT 2026-10-01T12:00']);
  return { ...clocked, punch, read, brief };
}

/** On the 6th Inês stayed away, on the 13th she forgot to clock out at night, Rui left early on the 14th. */
async function openAway() {
  const weeks = await openWeeks();
  const rui = await weeks.hireAt(weeks.here, { firstName: 'Rui', lastName: 'Alves', positionId: weeks.kitchen });
  await weeks.schedule(
    { date: '2026-11-06', start: '10:00', end: '14:00' },
    { date: '2026-11-13', start: '20:00', end: '02:00' },
    { employee_id: rui.id, position_id: weeks.kitchen, date: '2026-11-14', start: '10:00', end: '15:00' },
    { employee_id: rui.id, position_id: weeks.kitchen, date: '2026-11-15', start: '10:00', end: '14:00' },
  );
  await weeks.punch(weeks.ines.id, ['IN 2026-11-13T20:00']);
  await weeks.punch(rui.id, [
    'IN 2026-11-14T10:00',
    'OUT 2026-11-14T13:00',
    'IN 2026-11-15T10:00',
    'OUT 2026-11-15T14:00',
  ]);
  return { ...weeks, rui };
}

const AWAY = ['14 Rui Alves: EARLY_LEAVE', '13 Inês Quintela: MISSING_PUNCH', '06 Inês Quintela: NO_SHOW'];

test('a manager who was away finds what is odd about the days since, the latest first', async () => {
  const { brief, read } = await openAway();
  expect(await brief()).toEqual(AWAY);
  const { data } = await read();
  expect(data).toMatchObject({ from: '2026-11-03', to: '2026-11-16', total: 3, next_cursor: null, can_correct: true });
  expect(data.days[1]).toMatchObject({
    shifts: [{ starts_at: '2026-11-13T20:00:00.000Z' }],
    punches: [{ kind: 'IN' }],
    exceptions: [{ fix: { act: 'ADD', kind: 'OUT', at: '2026-11-14T02:00:00.000Z' } }],
    is_own: false,
  });
  expect(await brief({ days: '4' })).toEqual(AWAY.slice(0, 2));
  expect((await read({ days: '32' })).status).toBe(400);
});

test('what is put right, seen or noted is settled', async () => {
  const { brief, read, here, ines, rui, manager, schedule } = await openAway();
  const { days } = (await read()).data;
  const fix = days[1]?.exceptions[0]?.fix ?? null;
  if (fix === null) throw new Error('what is missing is known');
  const corrected = await server.call(
    correctPunches,
    {
      params: { id: here, employee_id: ines.id },
      body: { idempotency_key: newId(), changes: [fix], reason: 'She left with everybody' },
    },
    manager.token,
  );
  expect(corrected.status).toBe(200);
  const seen = { params: { id: here }, body: { key: days[0]?.exceptions[0]?.key ?? '' } };
  await server.call(contract.seeException, seen, manager.token);
  expect(await brief()).toEqual(['13 Inês Quintela: MISSING_BREAK', AWAY[2]]);
  await schedule({ employee_id: rui.id, date: '2026-11-16', start: '10:00', end: '15:00' });
  const [today] = (await read()).data.days;
  expect(today).toMatchObject({ date: '2026-11-16', name: 'Rui Alves', exceptions: [{ kind: 'NO_SHOW' }] });
  await server.call(
    markDay,
    {
      params: { id: here, shift_id: today?.shifts[0]?.id ?? '' },
      body: { employee_id: rui.id, mark: 'NO_SHOW', expected_at: null, note: 'Ill', version: 0 },
    },
    manager.token,
  );
  expect(await brief()).toEqual(['13 Inês Quintela: MISSING_BREAK', AWAY[2]]);
});

test('days before the first clock-in have none, nor those on which nobody could any more', async () => {
  const { brief, setClock, read } = await openAway();
  await setClock({ own_devices: false });
  // Around the 6th nobody clocked in.
  expect(await brief()).toEqual(AWAY.slice(0, 2));
  const fresh = await openClocked(server);
  await fresh.schedule({ date: '2026-11-12' }, { date: '2026-11-14' });
  const ask = () =>
    server.call(contract.listOpenExceptions, { params: { id: fresh.here }, query: {} }, fresh.manager.token);
  expect((await ask()).data).toMatchObject({ total: 0, days: [], is_clocked: true });
  await fresh.send([fresh.sentPunch('IN', 0, { device_at: '2026-11-13T10:00:00Z' })]);
  expect((await ask()).data.days.map(({ date }) => date)).toEqual(['2026-11-14', '2026-11-13']);
  expect((await read()).data.is_clocked).toBe(true);
});

test('departments see their own, others of the location or of another see nothing', async () => {
  const { brief, read, there, managerWith, ines, punch, hireAt } = await openAway();
  const kitchen = await managerWith(['VIEW_SCHEDULE'], ['KITCHEN']);
  expect(await brief({}, kitchen.token)).toEqual([AWAY[0]]);
  expect((await read({}, kitchen.token)).data).toMatchObject({ can_correct: false, total: 1 });
  const other = await hireAt(there, { firstName: 'Ana' });
  await punch(other.id, ['IN 2026-11-15T10:00'], there);
  expect(await brief()).toEqual(AWAY);
  const stranger = await server.run((work) => makeUser(work));
  expect((await read({}, stranger.token)).status).toBe(404);
  expect((await read({}, ines.user.token)).status).toBe(404);
  const abroad = await openClocked(server);
  expect((await read({}, abroad.manager.token)).status).toBe(404);
  const hirer = await managerWith(['VIEW_TEAM']);
  expect((await read({}, hirer.token)).status).toBe(403);
});

test('a location without the live day has no list of it either', async () => {
  const { read, there, groupId } = await openWeeks();
  const off = [{ code: 'TEAM_LIVE', type: 'OFF', subServices: [] }];
  await server.run(({ db }) => setServices(db, { id: there, groupId }, off));
  expect((await read({}, undefined, there)).refusal.code).toBe('FEATURE_OFF');
  expect((await read()).status).toBe(200);
});

test('one’s own is marked as such', async () => {
  const { read, managerWith, hireAt, here, schedule } = await openWeeks();
  const duarte = await managerWith(['VIEW_SCHEDULE', 'PUBLISH_SCHEDULE']);
  const own = await hireAt(here, { firstName: 'Duarte', lastName: 'Lima', userId: duarte.userId });
  await schedule({ employee_id: own.id, date: '2026-11-14' });
  expect((await read({}, duarte.token)).data.days).toMatchObject([{ name: 'Duarte Lima', is_own: true }]);
});

test('page by page each is there once, also when one before was settled meanwhile', async () => {
  const { brief, read, here, manager } = await openAway();
  const first = (await read({ limit: '1' })).data;
  expect(first).toMatchObject({ total: 3, days: [{ date: '2026-11-14' }] });
  const key = first.days[0]?.exceptions[0]?.key ?? '';
  await server.call(contract.seeException, { params: { id: here }, body: { key } }, manager.token);
  const second = (await read({ limit: '1', cursor: first.next_cursor ?? '' })).data;
  expect(second).toMatchObject({ total: 2, days: [{ date: '2026-11-13' }] });
  expect(await brief({ limit: '1', cursor: second.next_cursor ?? '' })).toEqual([AWAY[2]]);
  expect((await read({ cursor: 'bm9uc2Vuc2U' })).status).toBe(400);
});

/** Counts how often the database is asked from now on, until it is asked how often that was. */
function countStatements(): () => number {
  const { database } = server;
  const plain = database.run.bind(database);
  let asked = 0;
  const counting: typeof database.run = (scope, work, options) =>
    plain(
      scope,
      (tx) => {
        const execute = tx.execute.bind(tx);
        Object.assign(tx, { execute: (query: Parameters<typeof execute>[0]) => ((asked += 1), execute(query)) });
        return work(tx);
      },
      options,
    );
  Object.assign(database, { run: counting });
  return () => {
    Object.assign(database, { run: plain });
    return asked;
  };
}

test('many people and days are read in as many statements as few', async () => {
  const { read, hireAt, here, schedule } = await openAway();
  const count = async () => {
    await read();
    const statements = countStatements();
    const { data } = await read();
    return { statements: statements(), lines: data.days.length };
  };
  const few = await count();
  for (const firstName of ['Ana', 'Bia', 'Caio', 'Davi']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { id } = await hireAt(here, { firstName });
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await schedule(...['2026-11-10', '2026-11-11', '2026-11-12'].map((date) => ({ employee_id: id, date })));
  }
  const many = await count();
  expect([few.lines, many.lines]).toEqual([3, 15]);
  expect(few.statements).toBeGreaterThan(5);
  expect(many.statements).toBe(few.statements);
});
