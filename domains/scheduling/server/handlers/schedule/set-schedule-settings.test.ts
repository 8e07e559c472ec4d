import { openRestaurant, type Restaurant } from '@hearth/domains/team/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import * as contract from '../../../contract/endpoints.ts';
import type { RuleSet } from '../../../contract/schemas.ts';
import { DEFAULT_RULES } from '../../../rules/limits.ts';

const server = await startTestServer();
const STRICT: RuleSet = {
  ...DEFAULT_RULES,
  rules: { ...DEFAULT_RULES.rules, daily_hours: { level: 'block', limit: 6 * 60 } },
};

function set(restaurant: Restaurant, body: { week_start: number; rule_set: RuleSet | null }, token?: string) {
  const input = { params: { id: restaurant.here }, body };
  return server.call(contract.setScheduleSettings, input, token ?? restaurant.manager.token);
}

test('a location makes its own rules, and the server keeps them', async () => {
  const restaurant = await openRestaurant(server);
  expect((await set(restaurant, { week_start: 1, rule_set: STRICT })).data.rule_set).toEqual(STRICT);
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
      contract.saveShifts,
      {
        params: { id: restaurant.here },
        body: { idempotency_key: newId(), commands: [{ kind: 'create', id: newId(), content }], answers: [] },
      },
      restaurant.manager.token,
    );
  expect((await save()).refusal).toMatchObject({ code: 'SHIFT_CONFLICT', conflicts: [{ rule: 'daily_hours' }] });
  expect((await set(restaurant, { week_start: 1, rule_set: null })).data.rule_set).toEqual(DEFAULT_RULES);
  expect((await save()).status).toBe(200);
});

test('a week can start on Sunday', async () => {
  const restaurant = await openRestaurant(server);
  await set(restaurant, { week_start: 7, rule_set: null });
  const input = { params: { id: restaurant.here }, query: { week: '2026-11-17' } };
  const { data } = await server.call(contract.getSchedule, input, restaurant.manager.token);
  expect(data).toMatchObject({ week: '2026-11-15', week_start: 7 });
});

test('rules that are missing or unknown are refused by name, and only those who manage the place may set them', async () => {
  const restaurant = await openRestaurant(server);
  const { overlap: _overlap, ...rest } = DEFAULT_RULES.rules;
  const broken = { week_start: 1, rule_set: { ...DEFAULT_RULES, rules: rest } };
  const url = `/v1/brands/${restaurant.here}/schedule/settings`;
  const reply = await server.request('PUT', url, { token: restaurant.manager.token, body: broken });
  expect(reply.refusal).toMatchObject({
    code: 'INVALID_INPUT',
    fields: [{ field: expect.stringContaining('overlap') }],
  });
  const scheduler = await restaurant.managerWith(['VIEW_SCHEDULE', 'EDIT_SCHEDULE']);
  expect((await set(restaurant, { week_start: 1, rule_set: null }, scheduler.token)).status).toBe(403);
});
