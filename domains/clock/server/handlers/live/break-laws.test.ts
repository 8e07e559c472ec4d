import { makeUser } from '@hearth/domains/identity/factory';
import { setLaws } from '@hearth/domains/laws/contract';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { getMyClock } from '../../../contract/endpoints.ts';
import { getLiveDay } from '../../../contract/live-endpoints.ts';
import { openClocked } from '../clock.fixture.ts';

const server = await startTestServer({ at: '2026-11-16T12:00:00Z' });

/** In Germany: Inês is of age as far as anybody knows, Rui is sixteen, and both have been at work since half past eight. */
async function openLawful() {
  const clocked = await openClocked(server, { break_after_minutes: 0 });
  const { here, bar, hireAt, schedule, ines, send, sentPunch, manager } = clocked;
  await server.run(({ db }) => db.query(`update core.brand set country_code = 'DE' where id = $1`, [here]));
  const count = { from: '2026-01-01', employees: 90, locations: 4, city_employees: 60, city_locations: 2 };
  const value = { is_on: true, industry: 'RETAIL' as const, counts: [count], school_terms: [], pins: [] };
  const set = await server.call(setLaws, { params: { id: here }, body: { value, version: 0 } }, manager.token);
  expect(set.status).toBe(200);
  const user = await server.run((work) => makeUser(work));
  const young = { firstName: 'Rui', lastName: 'Alves', positionId: bar, birthDate: '2010-05-01', userId: user.userId };
  const rui = { ...(await hireAt(here, young)), user };
  const hours = { date: '2026-11-16', start: '08:30', end: '17:30' };
  await schedule(hours, { employee_id: rui.id, ...hours });
  await send([sentPunch('IN', 210)]);
  await send([sentPunch('IN', 210)], { token: user.token, employeeId: rui.id });
  const breaks = async (token = manager.token) =>
    (await server.call(getLiveDay, { params: { id: here }, query: {} }, token)).data.breaks;
  const due = async (token: string) =>
    (await server.call(getMyClock, {}, token)).data.clocks.map(({ break_due: one }) => one?.due_at);
  return { ...clocked, ines, rui, breaks, due };
}

test('laws for young people hold for them alone, and those for adults for whose age is not known', async () => {
  const { breaks, due, ines, rui } = await openLawful();
  const times = new Map((await breaks()).map((turn) => [turn.employee_id, turn.due_at]));
  expect(times.get(rui.id)).toBe('2026-11-16T13:00:00.000Z');
  expect(times.get(ines.id)).toBe('2026-11-16T14:30:00.000Z');
  expect(await due(ines.user.token)).toEqual(['2026-11-16T14:30:00.000Z']);
  expect(await due(rui.user.token)).toEqual(['2026-11-16T13:00:00.000Z']);
});

test('a law for young people is named to those alone who may know how old somebody is', async () => {
  const { breaks, managerWith } = await openLawful();
  expect((await breaks()).every(({ law }) => law !== null)).toBe(true);
  const viewer = await managerWith(['VIEW_SCHEDULE']);
  const shown = await breaks(viewer.token);
  expect(shown).toHaveLength(2);
  expect(shown.map(({ law }) => law)).toEqual([null, null]);
});
