import { setLaws } from '@hearth/domains/laws/contract';
import { makeShift } from '@hearth/domains/scheduling/factory';
import { seedPublications } from '@hearth/domains/scheduling/seed';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import * as contract from '../../../contract/live-act-endpoints.ts';
import { getLiveDay } from '../../../contract/live-endpoints.ts';
import { openClocked } from '../clock.fixture.ts';

/** A Monday morning, nine o’clock in Brooklyn. */
const server = await startTestServer({ at: '2026-11-16T14:00:00Z' });
const COUNT = { from: '2026-01-01', employees: 900, locations: 40, city_employees: 60, city_locations: 6 };

/** Where changes of shifts cost by law: Inês works from six to four, and tomorrow. */
async function openCity() {
  const clocked = await openClocked(server);
  const { here, groupId, bar, hireAt, ines, manager } = clocked;
  await server.run(({ db }) =>
    db.query(
      `update core.brand set country_code = 'US', region = 'New York', city = 'Brooklyn', time_zone = 'America/New_York', currency = 'USD' where id = $1`,
      [here],
    ),
  );
  const value = { is_on: true, industry: 'FAST_FOOD' as const, counts: [COUNT], school_terms: [], pins: [] };
  await server.call(setLaws, { params: { id: here }, body: { value, version: 0 } }, manager.token);
  const rui = await hireAt(here, { firstName: 'Rui', lastName: 'Alves', positionId: bar });
  await server.run(async ({ db }) => {
    for (const date of ['2026-11-16', '2026-11-17'])
      await makeShift(
        db,
        { groupId, locationId: here, timeZone: 'America/New_York' },
        { employee_id: ines.id, position_id: bar, date, start: '06:00', end: '16:00' },
      );
    const days = { from: '2026-11-01', to: '2026-11-30' };
    await seedPublications(db, groupId, days, { at: server.clock.now(), userId: manager.userId });
  });
  const shiftOn = async (date: string) => {
    const { data } = await server.call(getLiveDay, { params: { id: here }, query: { date } }, manager.token);
    return data.people.find((one) => one.employee_id === ines.id)?.shifts[0]?.id ?? '';
  };
  const call = (shiftId: string) => {
    const body = { employee_id: rui.id, holder_id: ines.id, consent: 'Said yes on the phone' };
    return server.call(contract.callIn, { params: { id: here, shift_id: shiftId }, body }, manager.token);
  };
  const kept = () =>
    server.run(({ db }) =>
      db.query('select employee_id, reason, note from laws.premium where location_id = $1 order by employee_id', [
        here,
      ]),
    );
  return { ...clocked, rui, shiftOn, call, kept };
}

test('what laws ask for a call-in is kept for whoever loses hours and whoever gains them', async () => {
  const { shiftOn, call, kept, ines, rui } = await openCity();
  expect((await call(await shiftOn('2026-11-16'))).status).toBe(200);
  const said = { reason: 'EMPLOYER', note: 'Said yes on the phone' };
  const expected = [ines.id, rui.id].sort().map((id) => ({ employee_id: id, ...said }));
  expect(await kept()).toEqual(expected);
});

test('another end shows what laws ask for it, with amounts for whoever sees pay', async () => {
  const { shiftOn, here, manager, managerWith } = await openCity();
  const params = { id: here, shift_id: await shiftOn('2026-11-16') };
  const body = { ends_at: '2026-11-16T18:00:00.000Z' };
  const preview = (token: string) => server.call(contract.previewEnd, { params, body }, token);
  const { status, data } = await preview(manager.token);
  expect(status).toBe(200);
  expect(data.premiums.length).toBeGreaterThan(0);
  expect(data.premiums.some(({ amount }) => amount !== null)).toBe(true);
  const blind = await managerWith(['VIEW_SCHEDULE', 'PUBLISH_SCHEDULE']);
  const hidden = (await preview(blind.token)).data.premiums;
  expect(hidden.map(({ amount }) => amount)).toEqual(data.premiums.map(() => null));
});

test('nobody’s own wish makes a shift longer for free', async () => {
  const { shiftOn, here, manager, ines, kept } = await openCity();
  const params = { id: here, shift_id: await shiftOn('2026-11-16') };
  const body = {
    employee_id: ines.id,
    seen_ends_at: '2026-11-16T21:00:00.000Z',
    ends_at: '2026-11-16T22:00:00.000Z',
    is_own_wish: true,
    reason: 'A full house',
  };
  expect((await server.call(contract.changeEnd, { params, body }, manager.token)).status).toBe(200);
  expect(await kept()).toEqual([{ employee_id: ines.id, reason: 'EMPLOYER', note: 'A full house' }]);
});

test('a shift of tomorrow is for the schedule', async () => {
  const { shiftOn, call, kept, here, manager } = await openCity();
  const id = await shiftOn('2026-11-17');
  expect((await call(id)).refusal.code).toBe('LIVE_LATER');
  const listed = await server.call(contract.listReplacements, { params: { id: here, shift_id: id } }, manager.token);
  expect(listed.refusal.code).toBe('LIVE_LATER');
  expect(await kept()).toEqual([]);
});
