import { makeEmployer } from '@hearth/domains/access/factory';
import { openRestaurant, type Restaurant } from '@hearth/domains/team/factory';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import * as contract from '../../../contract/endpoints.ts';
import type { TimeOff } from '../../../contract/time-off-schemas.ts';
import { setScheduleSettings } from '../../../contract/settings-endpoints.ts';
import { makeShift } from '../../../db/factory.ts';
import { seedTimeOff } from '../../../db/seed.ts';
import { findEngagements } from '../../engagements.ts';

const server = await startTestServer();
const TUESDAY = '2026-11-17';

function ask(
  restaurant: Restaurant,
  body: { starts_on?: string; ends_on?: string; note?: string } = {},
  employeeId?: string,
) {
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

test('a request that is sent again after a lost connection is the one that waits', async () => {
  const restaurant = await openRestaurant(server);
  const [first, again] = [await ask(restaurant), await ask(restaurant)];
  expect(again.data).toEqual(first.data);
  expect((await ask(restaurant, { note: 'Another reason' })).refusal.code).toBe('TIME_OFF_OVERLAP');
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

test('no more than two years ahead, and no more requests than can be decided on, is asked for', async () => {
  const restaurant = await openRestaurant(server);
  const far = { starts_on: '2040-01-02', ends_on: '2040-01-02' };
  expect((await ask(restaurant, far)).refusal.code).toBe('TIME_OFF_TOO_FAR');
  const { groupId, ines } = restaurant;
  await server.run(async ({ db, clock }) => {
    for (let count = 0; count < 49; count += 1) {
      const day = `2027-${String(1 + Math.floor(count / 28)).padStart(2, '0')}-${String(1 + (count % 28)).padStart(2, '0')}`;
      const off = { kind: 'OTHER', note: '', starts_on: day, ends_on: day } as const;
      await seedTimeOff(db, { groupId, employeeId: ines.id }, off, clock.now());
    }
  });
  // Two at once: one of them is the last.
  const days = ['2027-05-03', '2027-05-04'].map((day) => ({ starts_on: day, ends_on: day }));
  const replies = await Promise.all(days.map((one) => ask(restaurant, one)));
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.refusal).toMatchObject({ code: 'TIME_OFF_TOO_MANY', most: 50 });
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

test('a morning, an afternoon and hours of one day are asked for, as the location halves its days', async () => {
  const restaurant = await openRestaurant(server);
  const { groupId, here, ines, manager } = restaurant;
  const part = (body: object) =>
    server.call(
      contract.requestTimeOff,
      {
        params: { employee_id: ines.id },
        body: { starts_on: TUESDAY, ends_on: TUESDAY, kind: 'HOLIDAY', note: '', ...body },
      },
      ines.user.token,
    );
  const midday = { midday: { value: { at: '15:00' }, version: 0 } };
  await server.call(setScheduleSettings, { params: { id: here }, body: midday }, manager.token);
  const morning = (await part({ part: 'MORNING' })).data;
  expect(morning).toMatchObject({ part: 'MORNING', start: '00:00', end: '15:00' });
  expect((await part({ part: 'HOURS', start: '14:00', end: '16:00' })).refusal.code).toBe('TIME_OFF_OVERLAP');
  expect((await part({})).refusal.code).toBe('TIME_OFF_OVERLAP');
  expect((await part({ part: 'AFTERNOON' })).data).toMatchObject({ start: '15:00', end: '00:00' });
  expect(
    (await part({ part: 'HOURS', start: '16:00', end: '15:00', starts_on: '2026-11-18', ends_on: '2026-11-18' }))
      .refusal.code,
  ).toBe('TIME_OFF_TIMES');
  expect((await part({ part: 'MORNING', ends_on: '2026-11-18' })).refusal.code).toBe('TIME_OFF_ONE_DAY');
  const place = { groupId, locationId: here };
  await server.run(({ db }) => makeShift(db, place, { employee_id: ines.id, start: '16:00', end: '23:00' }));
  const requests = (await listed(restaurant, here)).data.requests;
  expect(Object.fromEntries(requests.map((request) => [request.part, request.draft_shifts]))).toEqual({
    AFTERNOON: 1,
    MORNING: 0,
  });
});

test('an hour off is an engagement of that hour, and a day off one of the whole day', async () => {
  const restaurant = await openRestaurant(server);
  const { groupId, ines, manager } = restaurant;
  const approved = { state: 'APPROVED', by: manager.userId, note: '' } as const;
  const found = await server.run(async ({ db, clock }) => {
    const person = { groupId, employeeId: ines.id };
    const off = { kind: 'OTHER', note: '', starts_on: TUESDAY, ends_on: TUESDAY } as const;
    const hour = { part: 'HOURS', start: '23:00', end: '00:00' } as const;
    await seedTimeOff(db, person, { ...off, ...hour }, clock.now(), approved);
    await seedTimeOff(db, person, { ...off, starts_on: '2026-11-19', ends_on: '2026-11-20' }, clock.now(), approved);
    return findEngagements(db, [ines.id], { from: '2026-11-16', to: '2026-11-22' });
  });
  // Lisbon keeps UTC in November.
  expect(found.shifts.map(({ starts_at, ends_at }) => [starts_at.toISOString(), ends_at.toISOString()])).toEqual([
    ['2026-11-17T23:00:00.000Z', '2026-11-18T00:00:00.000Z'],
  ]);
  expect(found.days_off.map(({ starts_on, ends_on }) => [starts_on, ends_on])).toEqual([['2026-11-19', '2026-11-20']]);
});
