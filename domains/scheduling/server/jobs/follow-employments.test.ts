import { endEmployment, getEmployee, undoEmploymentEnd } from '@hearth/domains/team/contract';
import { openRestaurant } from '@hearth/domains/team/factory';
import { startTestServer } from '@hearth/testing/server';
import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import { previewEmploymentChange } from '../../contract/touched-endpoints.ts';
import { makeShift } from '../../db/factory.ts';

// Tuesday noon in Lisbon.
const server = await startTestServer({ at: '2026-11-17T12:00:00Z' });
const WEEK = '2026-11-16';
const [WEDNESDAY, THURSDAY, FRIDAY] = ['2026-11-18', '2026-11-19', '2026-11-20'];

let place: Awaited<ReturnType<typeof openRestaurant>>;
let shifts: readonly string[];
beforeEach(async () => {
  place = await openRestaurant(server);
  const plan = (date: string) =>
    server.run(({ db }) =>
      makeShift(
        db,
        { groupId: place.groupId, locationId: place.here },
        { date, employee_id: place.ines.id, position_id: place.bar },
      ),
    );
  shifts = [(await plan(WEDNESDAY)).id, (await plan(THURSDAY)).id, (await plan(FRIDAY)).id];
});

const params = () => ({ id: place.groupId, employee_id: place.ines.id });
const version = async () => (await server.call(getEmployee, { params: params() }, place.manager.token)).data.version;

async function end(releases: boolean, lastDay = WEDNESDAY): Promise<void> {
  const body = { end_date: lastDay, version: await version(), release_shifts: releases };
  const { status } = await server.call(endEmployment, { params: params(), body }, place.manager.token);
  expect(status).toBe(200);
  await server.settle();
}

async function undo(): Promise<void> {
  const input = { params: params(), body: { version: await version() } };
  expect((await server.call(undoEmploymentEnd, input, place.manager.token)).status).toBe(200);
  await server.settle();
}

async function holders(): Promise<(string | null | undefined)[]> {
  const input = { params: { id: place.here }, query: { week: WEEK } };
  const { data } = await server.call(contract.getSchedule, input, place.manager.token);
  return shifts.map((id) => data.shifts.find((shift) => shift.id === id)?.employee_id);
}

test('shifts after the last day become open where the manager chose so, and go back with an undo', async () => {
  const { id } = place.ines;
  await end(true);
  expect(await holders()).toEqual([id, null, null]);
  // Somebody else takes one of them meanwhile.
  const other = await place.hireAt(place.here);
  const body = {
    idempotency_key: crypto.randomUUID(),
    commands: [{ kind: 'change' as const, id: shifts[2] ?? '', expected_version: 2, set: { employee_id: other.id } }],
    answers: [],
  };
  expect(
    (await server.call(contract.saveShifts, { params: { id: place.here }, body }, place.manager.token)).status,
  ).toBe(200);
  await undo();
  expect(await holders()).toEqual([id, id, other.id]);
});

test('a last day that is over leaves what has been worked since with whoever worked it', async () => {
  const worked = await server.run(({ db }) =>
    makeShift(db, { groupId: place.groupId, locationId: place.here }, { date: WEEK, employee_id: place.ines.id }),
  );
  shifts = [worked.id, ...shifts];
  await end(true, '2026-11-13');
  expect(await holders()).toEqual([place.ines.id, null, null, null]);
});

test('otherwise they stay as they are', async () => {
  await end(false);
  expect(await holders()).toEqual([place.ines.id, place.ines.id, place.ines.id]);
});

test('what a change would touch is counted by week, for those who may change it', async () => {
  const look = (query: object, token = place.manager.token) =>
    server.call(previewEmploymentChange, { params: params(), query: { from: WEDNESDAY, ...query } }, token);
  const line = { location_id: place.here, location_name: 'Harbour House', week: WEEK, published: 0 };
  expect((await look({ last_day: WEDNESDAY })).data.weeks).toEqual([{ ...line, why: 'AFTER_LAST_DAY', shifts: 2 }]);
  expect((await look({ location_ids: place.there })).data.weeks).toEqual([
    { ...line, why: 'LOCATION_LEFT', shifts: 3 },
  ]);
  expect((await look({ position_ids: place.kitchen })).data.weeks).toEqual([
    { ...line, why: 'POSITION_NOT_HELD', shifts: 3 },
  ]);
  expect((await look({ position_ids: [place.kitchen, place.bar] })).data.weeks).toEqual([]);
  const reader = await place.managerWith(['VIEW_TEAM']);
  expect((await look({}, reader.token)).status).toBe(403);
  const cooks = await place.managerWith(['MANAGE_TEAM'], ['KITCHEN']);
  expect((await look({}, cooks.token)).status).toBe(404);
  const elsewhere = await openRestaurant(server);
  expect((await look({}, elsewhere.manager.token)).status).toBe(404);
});
