import { makeEmployer } from '@hearth/domains/access/factory';
import { openRestaurant, type Restaurant } from '@hearth/domains/team/factory';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import * as contract from '../../../contract/endpoints.ts';
import type { TimeOff } from '../../../contract/time-off-schemas.ts';
import { makeShift } from '../../../db/factory.ts';

const server = await startTestServer();
const TUESDAY = '2026-11-17';

function ask(restaurant: Restaurant, body: { starts_on?: string; ends_on?: string } = {}, employeeId?: string) {
  return server.call(
    contract.requestTimeOff,
    {
      params: { employee_id: employeeId ?? restaurant.ines.id },
      body: { starts_on: TUESDAY, ends_on: '2026-11-19', kind: 'HOLIDAY', note: 'Wedding', ...body },
    },
    restaurant.ines.user.token,
  );
}

function decide(restaurant: Restaurant, request: TimeOff, decision: 'APPROVED' | 'DECLINED', token?: string) {
  return server.call(
    contract.decideTimeOff,
    {
      params: { id: restaurant.here, request_id: request.id },
      body: { decision, note: 'Enjoy', version: request.version },
    },
    token ?? restaurant.manager.token,
  );
}

function listed(restaurant: Restaurant, at: string) {
  return server.call(
    contract.listTimeOff,
    { params: { id: at }, query: { state: 'REQUESTED' } },
    restaurant.manager.token,
  );
}

test('a request reaches managers of the location with the shifts that stand in it, and comes back decided', async () => {
  const restaurant = await openRestaurant(server);
  const place = { groupId: restaurant.groupId, locationId: restaurant.here };
  await server.run(({ db }) => makeShift(db, place, { employee_id: restaurant.ines.id }));
  const { data: request } = await ask(restaurant);
  expect(request.state).toBe('REQUESTED');
  expect((await listed(restaurant, restaurant.here)).data.requests).toMatchObject([
    { id: request.id, first_name: 'Inês', draft_shifts: 1, note: 'Wedding' },
  ]);
  expect((await listed(restaurant, restaurant.there)).data.total).toBe(0);
  expect((await decide(restaurant, request, 'APPROVED')).data).toMatchObject({
    state: 'APPROVED',
    decision_note: 'Enjoy',
    version: 2,
  });
  const own = await server.call(contract.getMyAvailability, {}, restaurant.ines.user.token);
  expect(own.data.employments[0]?.time_off).toMatchObject([{ state: 'APPROVED', decision_note: 'Enjoy' }]);
});

test('two managers who decide at once: one decides, the other hears that it is decided', async () => {
  const restaurant = await openRestaurant(server);
  const { data: request } = await ask(restaurant);
  const replies = await Promise.all([decide(restaurant, request, 'APPROVED'), decide(restaurant, request, 'DECLINED')]);
  expect(replies.map((reply) => reply.status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(replies.find((reply) => reply.status === 409)?.refusal.code).toBe('ALREADY_DECIDED');
});

test('the same days are not asked for twice, also not at once', async () => {
  const restaurant = await openRestaurant(server);
  const replies = await Promise.all([
    ask(restaurant),
    ask(restaurant, { starts_on: '2026-11-19', ends_on: '2026-11-25' }),
  ]);
  expect(replies.map((reply) => reply.status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(replies.find((reply) => reply.status === 409)?.refusal.code).toBe('TIME_OFF_OVERLAP');
});

test('an open request can be taken back, a decided one cannot', async () => {
  const restaurant = await openRestaurant(server);
  const { data: request } = await ask(restaurant);
  const cancel = () =>
    server.call(
      contract.cancelTimeOff,
      { params: { employee_id: restaurant.ines.id, request_id: request.id } },
      restaurant.ines.user.token,
    );
  expect((await cancel()).data.state).toBe('CANCELLED');
  expect((await cancel()).refusal.code).toBe('ALREADY_DECIDED');
  expect((await ask(restaurant)).status).toBe(200);
});

test('dates that are reversed or too far apart are refused', async () => {
  const restaurant = await openRestaurant(server);
  expect((await ask(restaurant, { ends_on: '2026-11-16' })).refusal.code).toBe('DATES_REVERSED');
  expect((await ask(restaurant, { ends_on: '2028-11-16' })).refusal.code).toBe('RANGE_TOO_LONG');
});

test('nobody asks for somebody else, and nobody decides elsewhere', async () => {
  const restaurant = await openRestaurant(server);
  const other = await openRestaurant(server);
  expect((await ask(restaurant, {}, other.ines.id)).status).toBe(404);
  const { data: request } = await ask(restaurant);
  const elsewhere = await server.call(
    contract.decideTimeOff,
    {
      params: { id: other.here, request_id: request.id },
      body: { decision: 'APPROVED', note: '', version: 1 },
    },
    other.manager.token,
  );
  expect(elsewhere.status).toBe(404);
  const scheduler = await restaurant.managerWith(['VIEW_SCHEDULE', 'EDIT_SCHEDULE']);
  expect((await decide(restaurant, request, 'APPROVED', scheduler.token)).status).toBe(403);
});

test('incident 25 (CWE-639): who decides at one place decides nothing that was asked at another, by whichever id', async () => {
  const restaurant = await openRestaurant(server);
  const { data: request } = await ask(restaurant);
  const there = await server.run((work) =>
    makeEmployer(work, { brandId: restaurant.there, as: ['VIEW_SCHEDULE', 'DECIDE_TIME_OFF'] }),
  );
  const decideAt = (id: string) =>
    server.call(
      contract.decideTimeOff,
      { params: { id, request_id: request.id }, body: { decision: 'APPROVED', note: '', version: request.version } },
      there.token,
    );
  expect((await decideAt(restaurant.there)).status).toBe(404);
  expect((await decideAt(restaurant.here)).status).toBe(403);
  expect((await listed(restaurant, restaurant.here)).data).toMatchObject({ requests: [{ state: 'REQUESTED' }] });
});

test('row security alone keeps a person from approving their own request', async () => {
  const restaurant = await openRestaurant(server);
  const { data: request } = await ask(restaurant);
  const scope = { kind: 'self', userId: restaurant.ines.user.userId } as const;
  await expect(
    server.run(
      ({ db }) => db.query("update scheduling.time_off set state = 'APPROVED' where id = $1", [request.id]),
      scope,
    ),
  ).rejects.toThrow(/row-level security/);
});
