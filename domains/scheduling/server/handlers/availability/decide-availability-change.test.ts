import { listNotices } from '@hearth/domains/notices/contract';
import { openRestaurant, type Restaurant } from '@hearth/domains/team/factory';
import { startTestServer } from '@hearth/testing/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { decideAvailabilityChange, listAvailabilityChanges } from '../../../contract/availability-endpoints.ts';
import type { AvailabilityWishes } from '../../../contract/availability-schemas.ts';
import * as contract from '../../../contract/endpoints.ts';
import type { AvailabilitySlot } from '../../../contract/schemas.ts';
import { setScheduleSettings } from '../../../contract/settings-endpoints.ts';

const server = await startTestServer({ at: '2026-11-10T09:00:00Z' });
const CANNOT_MONDAY: AvailabilitySlot = { weekday: 1, start: '00:00', end: '00:00', kind: 'CANNOT' };
const NOT_FRIDAY: AvailabilitySlot = { weekday: 5, start: '18:00', end: '00:00', kind: 'PREFERS_NOT' };
const WISHES: AvailabilityWishes = { min_minutes: 600, max_minutes: 1800, max_days: 4 };

let restaurant: Restaurant;
beforeEach(async () => {
  restaurant = await openRestaurant(server);
});

const approve = (on: boolean) =>
  server.call(
    setScheduleSettings,
    { params: { id: restaurant.here }, body: { availability: { value: { needs_approval: on }, version: 0 } } },
    restaurant.manager.token,
  );
const say = (from: string, slots: AvailabilitySlot[], wishes?: AvailabilityWishes) =>
  server.call(
    contract.setMyAvailability,
    {
      params: { employee_id: restaurant.ines.id },
      body: { effective_from: from, slots, ...(wishes === undefined ? {} : { wishes }) },
    },
    restaurant.ines.user.token,
  );
const list = (show: 'WAITING' | 'DECIDED', token = restaurant.manager.token, id = restaurant.groupId) =>
  server.call(listAvailabilityChanges, { params: { id }, query: { show } }, token);
const decide = (
  change: { id: string; version: number },
  decision: 'APPROVED' | 'DECLINED',
  { token = restaurant.manager.token, at = restaurant.here, note = 'Not in December' } = {},
) =>
  server.call(
    decideAvailabilityChange,
    { params: { id: at, change_id: change.id }, body: { decision, note, version: change.version } },
    token,
  );
const slotsIn = async (week: string) => {
  const input = { params: { id: restaurant.here }, query: { week } };
  const [person] = (await server.call(contract.getSchedule, input, restaurant.manager.token)).data.people;
  return { slots: person?.slots, wishes: person?.wishes };
};
const own = async () => {
  const reply = await server.call(contract.getMyAvailability, {}, restaurant.ines.user.token);
  return reply.data.employments[0];
};
const told = async (token: string) => {
  await server.settle();
  const { notices } = (await server.call(listNotices, { query: {} }, token)).data;
  return notices.filter(({ kind }) => kind.startsWith('schedule.availability'));
};
const waiting = async () => {
  const [change] = (await list('WAITING')).data.changes;
  if (change === undefined) throw new Error('Nothing waits.');
  return change;
};

describe('where nobody approves it', () => {
  test('what is said holds at once with its wishes, stays when only times change, and is kept as history', async () => {
    expect((await say('2026-11-16', [CANNOT_MONDAY], WISHES)).data.state).toBe('IN_FORCE');
    expect(await slotsIn('2026-11-16')).toEqual({ slots: [CANNOT_MONDAY], wishes: WISHES });
    server.clock.advance(60_000);
    await say('2026-11-23', [NOT_FRIDAY]);
    expect(await slotsIn('2026-11-23')).toEqual({ slots: [NOT_FRIDAY], wishes: WISHES });
    expect((await own())?.changes.map(({ effective_from: from, state }) => [from, state])).toEqual([
      ['2026-11-23', 'IN_FORCE'],
      ['2026-11-16', 'IN_FORCE'],
    ]);
    expect((await list('WAITING')).data.changes).toEqual([]);
  });

  test('at least more than at most is refused', async () => {
    const reply = await say('2026-11-16', [], { min_minutes: 1200, max_minutes: 600, max_days: null });
    expect(reply.status).toBe(400);
  });
});

describe('where a manager approves it', () => {
  beforeEach(() => approve(true));

  test('it waits, managers are told, and what is approved holds from its date on', async () => {
    expect((await say('2026-11-16', [CANNOT_MONDAY], WISHES)).data.state).toBe('PENDING');
    expect((await slotsIn('2026-11-16')).slots).toEqual([]);
    expect(await own()).toMatchObject({ needs_approval: true, slots: [], changes: [{ state: 'PENDING' }] });
    expect((await told(restaurant.manager.token)).map(({ kind }) => kind)).toEqual(['schedule.availabilityRequested']);
    const change = await waiting();
    expect(change).toMatchObject({ employee: { first_name: 'Inês' }, before: null, is_own: false });
    expect((await decide(change, 'APPROVED', { note: '' })).data.state).toBe('IN_FORCE');
    expect(await slotsIn('2026-11-16')).toEqual({ slots: [CANNOT_MONDAY], wishes: WISHES });
    expect(await told(restaurant.ines.user.token)).toMatchObject([
      { kind: 'schedule.availabilityDecided', link: '/my/availability' },
    ]);
    expect((await decide(change, 'DECLINED')).refusal.code).toBe('ALREADY_DECIDED');
    expect((await list('DECIDED')).data.changes).toHaveLength(1);
  });

  test('what is declined has a reason that its person reads, and changes nothing', async () => {
    await say('2026-11-16', [CANNOT_MONDAY]);
    const change = await waiting();
    expect((await decide(change, 'DECLINED', { note: '' })).status).toBe(400);
    await decide(change, 'DECLINED');
    expect((await slotsIn('2026-11-16')).slots).toEqual([]);
    expect((await own())?.changes).toMatchObject([{ state: 'DECLINED', decision_note: 'Not in December' }]);
    expect(await told(restaurant.ines.user.token)).toMatchObject([{ text: 'Not in December' }]);
  });

  test('what is said again takes the place of what waited, and the same sent twice is the same', async () => {
    await say('2026-11-16', [CANNOT_MONDAY]);
    await say('2026-11-16', [CANNOT_MONDAY]);
    expect((await own())?.changes).toHaveLength(1);
    const first = await waiting();
    server.clock.advance(60_000);
    await say('2026-11-16', [NOT_FRIDAY]);
    expect((await decide(first, 'APPROVED')).refusal.code).toBe('ALREADY_DECIDED');
    expect((await own())?.changes.map(({ state }) => state)).toEqual(['PENDING', 'REPLACED']);
  });

  test('weeks that are over keep what held in them', async () => {
    await say('2026-10-05', [CANNOT_MONDAY]);
    await decide(await waiting(), 'APPROVED', { note: '' });
    expect((await own())?.effective_from).toBe('2026-11-09');
  });

  test('nobody approves their own while somebody else can, and nobody without the right at the place sees or decides any', async () => {
    await say('2026-11-16', [CANNOT_MONDAY]);
    const change = await waiting();
    const other = await server.run(({ db }) =>
      db.query('update team.employee set user_id = $2 where id = $1', [restaurant.ines.id, restaurant.manager.userId]),
    );
    expect(other).toBeDefined();
    expect((await waiting()).is_own, 'nobody else could').toBe(false);
    const second = await restaurant.managerWith(['DECIDE_TIME_OFF']);
    expect((await waiting()).is_own).toBe(true);
    expect((await decide(change, 'APPROVED')).refusal.code).toBe('AVAILABILITY_OWN');
    const viewer = await restaurant.managerWith(['VIEW_SCHEDULE']);
    expect((await list('WAITING', viewer.token)).status).toBe(403);
    expect((await decide(change, 'APPROVED', { token: viewer.token })).status).toBe(403);
    expect((await decide(change, 'APPROVED', { token: second.token, at: restaurant.there })).status).toBe(404);
    const stranger = await openRestaurant(server);
    expect((await list('WAITING', stranger.manager.token, stranger.groupId)).data.changes).toEqual([]);
    expect((await decide(change, 'APPROVED', { token: stranger.manager.token, at: stranger.here })).status).toBe(404);
  });
});
