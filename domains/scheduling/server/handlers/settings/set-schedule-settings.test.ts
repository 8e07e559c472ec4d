import { makeEmployer } from '@hearth/domains/access/factory';
import { openRestaurant, type Restaurant } from '@hearth/domains/team/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { getSchedule, saveShifts } from '../../../contract/endpoints.ts';
import type { RuleSet } from '../../../contract/schemas.ts';
import { getScheduleSettings, setScheduleSettings } from '../../../contract/settings-endpoints.ts';
import { DEFAULT_RULES } from '../../../rules/limits.ts';

const server = await startTestServer();
const STRICT: RuleSet = {
  ...DEFAULT_RULES,
  rules: { ...DEFAULT_RULES.rules, daily_hours: { level: 'block', limit: 6 * 60 } },
};
type Body = Parameters<typeof server.call<typeof setScheduleSettings>>[1]['body'];

const read = (restaurant: Restaurant, token = restaurant.manager.token, id = restaurant.here) =>
  server.call(getScheduleSettings, { params: { id } }, token);
const set = (restaurant: Restaurant, body: Body, token = restaurant.manager.token, id = restaurant.here) =>
  server.call(setScheduleSettings, { params: { id }, body }, token);
const ownerOf = ({ groupId }: Restaurant) =>
  server.run((work) => makeEmployer(work, { brandId: groupId, as: 'ENTERPRISE_OWNER' }));

test('a location makes its own rules, the server keeps them, and they can be taken back', async () => {
  const restaurant = await openRestaurant(server);
  const { data } = await set(restaurant, { rules: { value: STRICT, version: 0 } });
  expect(data.rules).toMatchObject({ value: STRICT, version: 1, from: { id: restaurant.here } });
  const content = {
    employee_id: restaurant.ines.id,
    position_id: null,
    date: '2026-11-17',
    start: '10:00',
    end: '18:00',
    unpaid_break_minutes: 0,
    paid_break_minutes: 0,
    station: '',
    note: '',
  };
  const save = () =>
    server.call(
      saveShifts,
      {
        params: { id: restaurant.here },
        body: { idempotency_key: newId(), commands: [{ kind: 'create', id: newId(), content }], answers: [] },
      },
      restaurant.manager.token,
    );
  expect((await save()).refusal).toMatchObject({ code: 'SHIFT_CONFLICT', conflicts: [{ rule: 'daily_hours' }] });
  const back = await set(restaurant, { rules: { value: null, version: 1 } });
  expect(back.data.rules).toMatchObject({ value: DEFAULT_RULES, version: 0, from: null });
  expect((await save()).status).toBe(200);
});

test('what the group sets holds at its locations until they set their own, and nobody else’s week begins otherwise', async () => {
  const restaurant = await openRestaurant(server);
  const owner = await ownerOf(restaurant);
  const sunday = { value: { starts_on: 7 }, version: 0 };
  await set(restaurant, { week: sunday }, owner.token, restaurant.groupId);
  expect((await read(restaurant)).data.week).toMatchObject({
    value: { starts_on: 7 },
    from: { id: restaurant.groupId },
    version: 0,
  });
  const week = async () => {
    const input = { params: { id: restaurant.here }, query: { week: '2026-11-17' } };
    return (await server.call(getSchedule, input, restaurant.manager.token)).data;
  };
  expect(await week()).toMatchObject({ week: '2026-11-15', week_start: 7 });
  await set(restaurant, { week: { value: { starts_on: 1 }, version: 0 } });
  expect(await week()).toMatchObject({ week: '2026-11-16', week_start: 1 });
});

test('what is locked above cannot be set below, and says who locked it', async () => {
  const restaurant = await openRestaurant(server);
  const owner = await ownerOf(restaurant);
  await set(
    restaurant,
    { day: { value: { from: '05:00', to: '23:00' }, is_locked: true, version: 0 } },
    owner.token,
    restaurant.groupId,
  );
  expect((await read(restaurant)).data.day.locked_by).toMatchObject({ id: restaurant.groupId });
  const refused = await set(restaurant, { day: { value: { from: '06:00', to: '22:00' }, version: 0 } });
  expect([refused.status, refused.refusal.code]).toEqual([409, 'SETTING_LOCKED']);
});

test('a stale writer changes nothing, of all that they sent', async () => {
  const restaurant = await openRestaurant(server);
  await set(restaurant, { breaks: { value: { steps: [] }, version: 0 } });
  const late = await set(restaurant, {
    week: { value: { starts_on: 6 }, version: 0 },
    breaks: { value: { steps: [{ after_minutes: 360, minutes: 30, is_paid: false }] }, version: 0 },
  });
  expect([late.status, late.refusal.code]).toEqual([409, 'CONFLICT']);
  expect((await read(restaurant)).data.week.value).toEqual({ starts_on: 1 });
});

test('the week of a location says which breaks new shifts have and which hours a day shows', async () => {
  const restaurant = await openRestaurant(server);
  const steps = [{ after_minutes: 360, minutes: 30, is_paid: false }];
  await set(restaurant, {
    breaks: { value: { steps }, version: 0 },
    day: { value: { from: '16:00', to: '04:00' }, version: 0 },
  });
  const input = { params: { id: restaurant.here }, query: {} };
  const { data } = await server.call(getSchedule, input, restaurant.manager.token);
  expect(data).toMatchObject({ break_steps: steps, day: { from: '16:00', to: '04:00' } });
});

test('rules that are missing or unknown are refused by name, and only those who manage the place may see and set them', async () => {
  const restaurant = await openRestaurant(server);
  const { overlap: _overlap, ...rest } = DEFAULT_RULES.rules;
  const broken = { rules: { version: 0, value: { ...DEFAULT_RULES, rules: rest } } };
  const url = `/v1/brands/${restaurant.here}/schedule/settings`;
  const reply = await server.request('PUT', url, { token: restaurant.manager.token, body: broken });
  expect(reply.refusal).toMatchObject({
    code: 'INVALID_INPUT',
    fields: [{ field: expect.stringContaining('overlap') }],
  });
  const scheduler = await restaurant.managerWith(['VIEW_SCHEDULE', 'EDIT_SCHEDULE']);
  expect((await read(restaurant, scheduler.token)).status).toBe(403);
  expect((await set(restaurant, {}, scheduler.token)).status).toBe(403);
});
