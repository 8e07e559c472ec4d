import { makeEmployer } from '@hearth/domains/access/factory';
import { listNotices } from '@hearth/domains/notices/contract';
import { openRestaurant, type Restaurant } from '@hearth/domains/team/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import * as contract from '../../../contract/endpoints.ts';
import type { TimeOff } from '../../../contract/time-off-schemas.ts';
import * as inbox from '../../../contract/time-off-endpoints.ts';
import { makeShift } from '../../../db/factory.ts';
import { seedTimeOff } from '../../../db/seed.ts';

const server = await startTestServer({ at: '2026-11-10T09:00:00Z' });

type Absence = Partial<Pick<TimeOff, 'starts_on' | 'ends_on' | 'kind' | 'note'>>;

function ask(restaurant: Restaurant, body: Absence = {}) {
  return server.call(
    contract.requestTimeOff,
    {
      params: { employee_id: restaurant.ines.id },
      body: { starts_on: '2026-11-17', ends_on: '2026-11-19', kind: 'HOLIDAY', note: '', ...body },
    },
    restaurant.ines.user.token,
  );
}

/** A request, or an approved absence, of somebody without a login. */
function absent(restaurant: Restaurant, employeeId: string, absence: Absence = {}, state?: 'APPROVED' | 'DECLINED') {
  return server.run(({ db, clock }) =>
    seedTimeOff(
      db,
      { groupId: restaurant.groupId, employeeId },
      { starts_on: '2026-11-17', ends_on: '2026-11-19', kind: 'HOLIDAY', note: '', ...absence },
      clock.now(),
      state === undefined ? undefined : { state, by: restaurant.manager.userId, note: '' },
    ),
  );
}

function list(
  restaurant: Restaurant,
  query: { state?: TimeOff['state']; place_id?: string; cursor?: string; limit?: string; from?: string } = {},
  at: { id?: string; token?: string } = {},
) {
  return server.call(
    contract.listTimeOff,
    { params: { id: at.id ?? restaurant.groupId }, query },
    at.token ?? restaurant.manager.token,
  );
}

function decide(restaurant: Restaurant, requests: { id: string; version: number }[], token?: string, id?: string) {
  return server.call(
    inbox.decideTimeOffRequests,
    { params: { id: id ?? restaurant.groupId }, body: { decision: 'APPROVED', note: 'Enjoy', requests } },
    token ?? restaurant.manager.token,
  );
}

function undo(restaurant: Restaurant, requests: { id: string; version: number }[], token?: string) {
  return server.call(
    inbox.undoTimeOffDecisions,
    { params: { id: restaurant.groupId }, body: { requests } },
    token ?? restaurant.manager.token,
  );
}

test('each request comes with the shifts on its days and with those of the same position who are away', async () => {
  const restaurant = await openRestaurant(server);
  const { groupId, here, there, bar, kitchen, ines } = restaurant;
  const place = { groupId, locationId: here };
  await server.run(async ({ db }) => {
    await makeShift(db, place, { employee_id: ines.id });
    await makeShift(db, place, { employee_id: ines.id, date: '2026-11-19' });
    await makeShift(db, place, { employee_id: ines.id, date: '2026-11-20' });
  });
  const [beside, asking, cook, elsewhere] = [
    await restaurant.hireAt(here, { positionId: bar }),
    await restaurant.hireAt(here, { positionId: bar }),
    await restaurant.hireAt(here, { positionId: kitchen }),
    await restaurant.hireAt(there, { positionId: bar }),
  ];
  await absent(restaurant, beside.id, { starts_on: '2026-11-19', ends_on: '2026-11-22' }, 'APPROVED');
  await absent(restaurant, asking.id, { starts_on: '2026-11-10', ends_on: '2026-11-17' });
  await absent(restaurant, asking.id, { starts_on: '2026-11-18', ends_on: '2026-11-18' }, 'DECLINED');
  await absent(restaurant, cook.id, {}, 'APPROVED');
  await absent(restaurant, elsewhere.id, {}, 'APPROVED');
  const { data: request } = await ask(restaurant);
  const read = async () => (await list(restaurant)).data.requests.find(({ id }) => id === request.id);
  expect(await read()).toMatchObject({
    position_name: 'Bartender',
    location_name: 'Harbour House',
    planned_minutes: 900,
    published_shifts: 0,
    draft_shifts: 2,
    others_approved: 1,
    others_requested: 1,
  });
  const week = { id: here };
  const { data: preview } = await server.call(
    contract.previewPublication,
    { params: week, query: { week: '2026-11-16' } },
    restaurant.manager.token,
  );
  await server.call(
    contract.publishSchedule,
    { params: week, body: { week: '2026-11-16', version: preview.version, idempotency_key: newId() } },
    restaurant.manager.token,
  );
  expect(await read()).toMatchObject({ published_shifts: 2, draft_shifts: 0 });
});

test('requests that wait come first, then by date, page by page without a gap', async () => {
  const restaurant = await openRestaurant(server);
  const people = [await restaurant.hireAt(restaurant.here), await restaurant.hireAt(restaurant.there)];
  for (const [person, on, state] of [
    [0, '2026-12-01', 'APPROVED'],
    [1, '2026-12-09', undefined],
    [0, '2026-12-05', undefined],
    [1, '2026-11-20', 'DECLINED'],
    [0, '2026-12-09', undefined],
  ] as const)
    await absent(restaurant, people[person]?.id ?? '', { starts_on: on, ends_on: on }, state);
  const rows: string[] = [];
  let cursor: string | undefined;
  do {
    const { data } = await list(restaurant, { limit: '2', ...(cursor === undefined ? {} : { cursor }) });
    expect(data.total).toBe(5);
    rows.push(...data.requests.map(({ state, starts_on: on }) => `${state} ${on}`));
    cursor = data.next_cursor ?? undefined;
  } while (cursor !== undefined);
  expect(rows).toEqual([
    'REQUESTED 2026-12-05',
    'REQUESTED 2026-12-09',
    'REQUESTED 2026-12-09',
    'DECLINED 2026-11-20',
    'APPROVED 2026-12-01',
  ]);
  expect((await list(restaurant, { state: 'APPROVED' })).data.total).toBe(1);
  expect((await list(restaurant, { place_id: restaurant.there })).data.total).toBe(2);
  expect((await list(restaurant, { from: '2026-12-06' })).data.total).toBe(2);
  expect((await list(restaurant, { cursor: 'made-up' })).status).toBe(400);
});

test('several requests are decided at once; what has changed since is left and named', async () => {
  const restaurant = await openRestaurant(server);
  const other = await restaurant.hireAt(restaurant.there);
  await absent(restaurant, other.id);
  const { data: own } = await ask(restaurant);
  const theirs = (await list(restaurant, { place_id: restaurant.there })).data.requests[0];
  const unknown = newId();
  const { data } = await decide(restaurant, [
    { id: own.id, version: own.version },
    { id: theirs?.id ?? '', version: 7 },
    { id: unknown, version: 1 },
  ]);
  expect(data.decided).toMatchObject([{ id: own.id, state: 'APPROVED', decision_note: 'Enjoy', version: 2 }]);
  expect(data.left).toEqual([
    { id: theirs?.id, why: 'CHANGED' },
    { id: unknown, why: 'GONE' },
  ]);
  expect((await decide(restaurant, [{ id: own.id, version: 2 }])).data.left).toEqual([{ id: own.id, why: 'DECIDED' }]);
});

test('a decision is undone by whoever made it, and the person hears that the request waits again', async () => {
  const restaurant = await openRestaurant(server);
  const { data: request } = await ask(restaurant);
  await decide(restaurant, [{ id: request.id, version: 1 }]);
  const colleague = await restaurant.managerWith(['VIEW_SCHEDULE', 'DECIDE_TIME_OFF']);
  const made = [{ id: request.id, version: 2 }];
  expect((await undo(restaurant, made, colleague.token)).data.left).toEqual([{ id: request.id, why: 'STANDS' }]);
  const { data } = await undo(restaurant, made);
  expect(data.reopened).toMatchObject([{ state: 'REQUESTED', decision_note: '', version: 3 }]);
  await server.settle();
  const notices = await server.call(listNotices, { query: {} }, restaurant.ines.user.token);
  // Both notices may be of one moment, and neither is first then.
  expect(notices.data.notices.map(({ title }) => title)).toContainEqual(
    expect.stringMatching(/^Your time-off request is under review again: /),
  );
});

test('days that were asked for again after a refusal stay with the new request', async () => {
  const restaurant = await openRestaurant(server);
  const { data: request } = await ask(restaurant);
  await server.call(
    inbox.decideTimeOffRequests,
    {
      params: { id: restaurant.here },
      body: { decision: 'DECLINED', note: 'Christmas party', requests: [{ id: request.id, version: 1 }] },
    },
    restaurant.manager.token,
  );
  expect((await ask(restaurant, { starts_on: '2026-11-19', ends_on: '2026-11-20' })).status).toBe(200);
  const { data } = await undo(restaurant, [{ id: request.id, version: 2 }]);
  expect(data).toEqual({ reopened: [], left: [{ id: request.id, why: 'OVERLAPS' }] });
});

test('who decides at one location sees, decides and undoes nothing elsewhere, in this group or another', async () => {
  const restaurant = await openRestaurant(server);
  const foreign = await openRestaurant(server);
  const { data: request } = await ask(restaurant);
  const there = await server.run((work) =>
    makeEmployer(work, { brandId: restaurant.there, as: ['VIEW_SCHEDULE', 'DECIDE_TIME_OFF'] }),
  );
  const seen = [{ id: request.id, version: request.version }];
  for (const [token, id] of [
    [there.token, restaurant.groupId],
    [there.token, restaurant.there],
    [foreign.manager.token, foreign.groupId],
  ] as const) {
    expect((await list(restaurant, {}, { id, token })).data).toMatchObject({ requests: [], total: 0 });
    expect((await list(restaurant, { place_id: restaurant.here }, { id, token })).data.total).toBe(0);
    expect((await decide(restaurant, seen, token, id)).data).toEqual({
      decided: [],
      left: [{ id: request.id, why: 'GONE' }],
    });
  }
  expect((await decide(restaurant, seen, foreign.manager.token)).status).toBe(404);
  await decide(restaurant, seen);
  expect((await undo(restaurant, [{ id: request.id, version: 2 }], there.token)).data.left).toEqual([
    { id: request.id, why: 'GONE' },
  ]);
  const scheduler = await restaurant.managerWith(['VIEW_SCHEDULE', 'EDIT_SCHEDULE']);
  expect((await list(restaurant, {}, { token: scheduler.token })).status).toBe(403);
});

test('nobody decides on their own request, one or several, while somebody else can', async () => {
  const restaurant = await openRestaurant(server);
  const { id, version } = (await ask(restaurant)).data;
  await server.run(({ db }) =>
    db.query('update team.employee set user_id = $2 where id = $1', [restaurant.ines.id, restaurant.manager.userId]),
  );
  const one = () =>
    server.call(
      contract.decideTimeOff,
      {
        params: { id: restaurant.here, request_id: id },
        body: { decision: 'APPROVED', note: '', version },
      },
      restaurant.manager.token,
    );
  await restaurant.managerWith(['VIEW_SCHEDULE']);
  const second = await restaurant.managerWith(['DECIDE_TIME_OFF']);
  expect((await one()).refusal.code).toBe('TIME_OFF_OWN');
  expect((await decide(restaurant, [{ id, version }])).data).toEqual({ decided: [], left: [{ id, why: 'OWN' }] });
  expect((await decide(restaurant, [{ id, version }], second.token)).data.decided).toHaveLength(1);
});

test('who runs a place alone decides on their own request too', async () => {
  const restaurant = await openRestaurant(server);
  const { id, version } = (await ask(restaurant)).data;
  await server.run(({ db }) =>
    db.query('update team.employee set user_id = $2 where id = $1', [restaurant.ines.id, restaurant.manager.userId]),
  );
  expect((await decide(restaurant, [{ id, version }])).data.decided).toHaveLength(1);
});
