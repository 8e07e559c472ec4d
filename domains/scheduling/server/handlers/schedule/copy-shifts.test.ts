import { openRestaurant, type Restaurant } from '@hearth/domains/team/factory';
import { addDayNote } from '@hearth/domains/workplace/contract';
import { startTestServer } from '@hearth/testing/server';
import { newId } from '@hearth/kit/id';
import { expect, test } from 'vitest';
import * as contract from '../../../contract/endpoints.ts';
import type { ShiftContent } from '../../../contract/schemas.ts';
import { makeShift } from '../../../db/factory.ts';

const server = await startTestServer();
const WEEK = '2026-11-16';
const NEXT = '2026-11-23';
const EMPTY = {
  position_id: null,
  start: '10:00',
  end: '14:00',
  unpaid_break_minutes: 0,
  paid_break_minutes: 0,
  station: '',
  note: '',
} as const;

function plan(restaurant: Restaurant, content: Partial<ShiftContent> = {}, at = restaurant.here) {
  return server.run(({ db }) =>
    makeShift(db, { groupId: restaurant.groupId, locationId: at }, { employee_id: restaurant.ines.id, ...content }),
  );
}

function copy(
  restaurant: Restaurant,
  more: { dry_run?: boolean; on_conflict?: 'skip' | 'leave_open'; key?: string } = {},
) {
  const { key = newId(), ...rest } = more;
  return server.call(
    contract.copyShifts,
    {
      params: { id: restaurant.here },
      body: {
        idempotency_key: key,
        from: WEEK,
        to: NEXT,
        days: 7,
        people: 'keep',
        on_conflict: 'skip',
        dry_run: false,
        ...rest,
      },
    },
    restaurant.manager.token,
  );
}

async function nextWeek(restaurant: Restaurant) {
  const input = { params: { id: restaurant.here }, query: { week: NEXT } };
  return (await server.call(contract.getSchedule, input, restaurant.manager.token)).data.shifts;
}

test('a week is copied, and what cannot be copied is named with its reason', async () => {
  const restaurant = await openRestaurant(server);
  await plan(restaurant);
  const { id: clashing } = await plan(restaurant, { date: '2026-11-19' });
  await plan(restaurant, { date: '2026-11-26', start: '16:00', end: '20:00' }, restaurant.there);
  const reply = await copy(restaurant);
  expect(reply.data).toMatchObject({
    created_count: 1,
    opened_count: 0,
    skipped: [{ shift_id: clashing, reason: 'conflict', conflict: { rule: 'overlap' } }],
    versions: [{ week: NEXT, version: 1 }],
  });
  expect(await nextWeek(restaurant)).toMatchObject([
    { date: '2026-11-24', employee_id: restaurant.ines.id, published: null },
  ]);
});

test('or is left open', async () => {
  const restaurant = await openRestaurant(server);
  await plan(restaurant, { date: '2026-11-19' });
  await plan(restaurant, { date: '2026-11-26' }, restaurant.there);
  expect((await copy(restaurant, { on_conflict: 'leave_open' })).data).toMatchObject({
    created_count: 1,
    opened_count: 1,
  });
  expect(await nextWeek(restaurant)).toMatchObject([{ employee_id: null }]);
});

test('a dry run reports and writes nothing', async () => {
  const restaurant = await openRestaurant(server);
  await plan(restaurant);
  expect((await copy(restaurant, { dry_run: true })).data).toMatchObject({ created_count: 1, shifts: [] });
  expect(await nextWeek(restaurant)).toEqual([]);
});

test('copying twice, with the same key or another, copies once', async () => {
  const restaurant = await openRestaurant(server);
  await plan(restaurant);
  const key = newId();
  await copy(restaurant, { key });
  expect((await copy(restaurant, { key })).data.created_count).toBe(1);
  expect((await copy(restaurant)).data).toMatchObject({ created_count: 0, skipped: [{ reason: 'already_there' }] });
  expect(await nextWeek(restaurant)).toHaveLength(1);
});

test('a day on which the location is closed is left out, also for open shifts, and its shifts are warned of', async () => {
  const restaurant = await openRestaurant(server);
  const { id: closed } = await plan(restaurant, { employee_id: null });
  await plan(restaurant, { date: '2026-11-18' });
  const note = {
    kind: 'CLOSED',
    starts_on: '2026-11-24',
    ends_on: '2026-11-24',
    is_yearly: false,
    audience: 'STAFF',
    content: 'Stocktaking',
  } as const;
  const close = { params: { id: restaurant.groupId }, body: { ...note, idempotency_key: newId() } };
  expect((await server.call(addDayNote, close, restaurant.manager.token)).status).toBe(200);
  expect((await copy(restaurant)).data).toMatchObject({
    created_count: 1,
    skipped: [{ shift_id: closed, reason: 'closed_day', conflict: null }],
  });
  const content = { ...EMPTY, employee_id: restaurant.ines.id, date: '2026-11-24' };
  const saved = await server.call(
    contract.saveShifts,
    {
      params: { id: restaurant.here },
      body: { idempotency_key: newId(), commands: [{ kind: 'create', id: newId(), content }], answers: [] },
    },
    restaurant.manager.token,
  );
  expect(saved.data.conflicts).toMatchObject([{ rule: 'closed_day', level: 'warn' }]);
  const week = { params: { id: restaurant.here }, query: { week: NEXT } };
  expect((await server.call(contract.getSchedule, week, restaurant.manager.token)).data.closed_days).toEqual([
    '2026-11-24',
  ]);
});
