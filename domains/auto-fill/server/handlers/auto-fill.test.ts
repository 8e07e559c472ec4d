import { getSchedule, saveShifts } from '@hearth/domains/scheduling/contract';
import { makeShift } from '@hearth/domains/scheduling/factory';
import type { ShiftContent } from '@hearth/domains/scheduling/schemas';
import { openRestaurant, type Restaurant } from '@hearth/domains/team/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { acceptAutoFill, dropAutoFill, getAutoFill, startAutoFill, stopAutoFill } from '../../contract/endpoints.ts';
import type { FillGoals } from '../../contract/schemas.ts';

const server = await startTestServer();
const WEEK = '2026-11-23';
const GOALS: FillGoals = { cost: 1, preference: 2, fairness: 2, stability: 1 };

function plan(restaurant: Restaurant, content: Partial<ShiftContent> = {}, at = restaurant.here) {
  return server.run(({ db }) =>
    makeShift(
      db,
      { groupId: restaurant.groupId, locationId: at },
      { employee_id: null, position_id: restaurant.bar, date: WEEK, ...content },
    ),
  );
}

type Options = {
  readonly token?: string;
  readonly week?: string;
  readonly key?: string;
  readonly at?: string;
  readonly withPublished?: boolean;
};

function start(restaurant: Restaurant, options: Options = {}) {
  const { token = restaurant.manager.token, week = WEEK, key = newId(), at = restaurant.here } = options;
  const body = { idempotency_key: key, week, goals: GOALS, with_published: options.withPublished ?? false };
  return server.call(startAutoFill, { params: { id: at }, body }, token);
}

const look = async (restaurant: Restaurant, token = restaurant.manager.token) =>
  (await server.call(getAutoFill, { params: { id: restaurant.here }, query: { week: WEEK } }, token)).data.fill;

function accept(
  restaurant: Restaurant,
  fillId: string,
  options: { skip?: boolean; token?: string; key?: string } = {},
) {
  const { skip = false, token = restaurant.manager.token, key = newId() } = options;
  const params = { id: restaurant.here, fill_id: fillId };
  return server.call(acceptAutoFill, { params, body: { idempotency_key: key, skip_changed: skip } }, token);
}

/** Starts, waits until the search is done, and looks at the result. */
async function fill(restaurant: Restaurant, options: Options = {}) {
  await start(restaurant, options);
  await server.settle();
  const found = await look(restaurant, options.token);
  if (found?.result == null) throw new Error(`no result: ${found?.state}`);
  return { ...found, result: found.result };
}

async function shiftsOf(restaurant: Restaurant) {
  const input = { params: { id: restaurant.here }, query: { week: WEEK } };
  return (await server.call(getSchedule, input, restaurant.manager.token)).data.shifts;
}

const assign = (restaurant: Restaurant, shift: { id: string; version: number }, employeeId: string, key = newId()) =>
  server.call(
    saveShifts,
    {
      params: { id: restaurant.here },
      body: {
        idempotency_key: key,
        answers: [],
        commands: [{ kind: 'change', id: shift.id, expected_version: shift.version, set: { employee_id: employeeId } }],
      },
    },
    restaurant.manager.token,
  );

test('open shifts are given to people of their position, and nothing is saved until it is accepted', async () => {
  const restaurant = await openRestaurant(server);
  await plan(restaurant);
  await plan(restaurant, { date: '2026-11-25' });
  await plan(restaurant, { date: '2026-11-26', position_id: restaurant.kitchen });
  const found = await fill(restaurant);
  expect(found).toMatchObject({ state: 'READY', progress: 100 });
  expect(found.result).toMatchObject({
    before: { open_shifts: 3 },
    after: { open_shifts: 1 },
    left_open: [{ position_name: 'Chef de partie', in_position: 0, rules: [], closest: [] }],
  });
  expect(found.result.assigned.map(({ name }) => name)).toEqual(['Inês Quintela', 'Inês Quintela']);
  expect((await shiftsOf(restaurant)).every((shift) => shift.employee_id === null)).toBe(true);

  const saved = await accept(restaurant, found.id);
  expect(saved.data).toMatchObject({ skipped_ids: [], versions: [{ week: WEEK }] });
  expect(saved.data.assigned_ids).toHaveLength(2);
  expect((await shiftsOf(restaurant)).filter((shift) => shift.employee_id === restaurant.ines.id)).toHaveLength(2);
  expect((await shiftsOf(restaurant)).every((shift) => shift.published === null)).toBe(true);
  expect(await look(restaurant)).toMatchObject({ state: 'ACCEPTED' });
});

test('a rule that blocks leaves a shift open, and says which rule and who came closest', async () => {
  const restaurant = await openRestaurant(server);
  await plan(restaurant, { employee_id: restaurant.ines.id });
  await plan(restaurant, { start: '12:00', end: '20:00' });
  const { result } = await fill(restaurant);
  expect(result.left_open).toMatchObject([
    {
      in_position: 1,
      rules: [{ rule: 'overlap', people: 1 }],
      closest: [{ name: 'Inês Quintela', rules: ['overlap'] }],
    },
  ]);
});

test('accepting names what others changed since, and saves the rest when told to', async () => {
  const restaurant = await openRestaurant(server);
  const other = await restaurant.hireAt(restaurant.here, { positionId: restaurant.bar });
  await plan(restaurant);
  await plan(restaurant, { date: '2026-11-25' });
  const found = await fill(restaurant);
  const [first] = await shiftsOf(restaurant);
  if (first === undefined) throw new Error('no shift');
  await assign(restaurant, first, other.id);
  expect((await accept(restaurant, found.id)).refusal).toMatchObject({
    code: 'AUTO_FILL_CHANGED',
    shift_ids: [first.id],
  });
  const saved = await accept(restaurant, found.id, { skip: true });
  expect(saved.data).toMatchObject({ skipped_ids: [first.id] });
  expect(saved.data.assigned_ids).toHaveLength(1);
  expect((await shiftsOf(restaurant)).find(({ id }) => id === first.id)?.employee_id).toBe(other.id);
});

test('accepted again under the same key tells again, under another it is over', async () => {
  const restaurant = await openRestaurant(server);
  await plan(restaurant);
  const found = await fill(restaurant);
  const key = newId();
  const first = await accept(restaurant, found.id, { key });
  const again = await accept(restaurant, found.id, { key });
  expect(again.data.assigned_ids).toEqual(first.data.assigned_ids);
  expect(await accept(restaurant, found.id)).toMatchObject({ refusal: { code: 'AUTO_FILL_OVER' } });
});

test('a week is filled by one manager at a time, and nobody sees another’s proposal', async () => {
  const restaurant = await openRestaurant(server);
  const other = await restaurant.managerWith(['VIEW_SCHEDULE', 'EDIT_SCHEDULE']);
  await plan(restaurant);
  await start(restaurant);
  expect(await start(restaurant, { token: other.token })).toMatchObject({ refusal: { code: 'AUTO_FILL_RUNNING' } });
  await server.settle();
  expect(await look(restaurant, other.token)).toBeNull();
  const mine = await look(restaurant);
  expect(await accept(restaurant, mine?.id ?? '', { token: other.token })).toMatchObject({
    refusal: { code: 'NOT_FOUND' },
  });
  const theirs = await fill(restaurant, { token: other.token });
  expect(theirs.result.after.cost).toBeNull();
  await accept(restaurant, theirs.id, { token: other.token });
  expect(await accept(restaurant, mine?.id ?? '')).toMatchObject({ refusal: { code: 'AUTO_FILL_CHANGED' } });
});

test('a search that is stopped keeps its best, and a discarded one leaves the week alone', async () => {
  const restaurant = await openRestaurant(server);
  await plan(restaurant);
  const { data: begun } = await start(restaurant);
  const params = { id: restaurant.here, fill_id: begun.id };
  await server.call(stopAutoFill, { params }, restaurant.manager.token);
  await server.settle();
  expect(await look(restaurant)).toMatchObject({ state: 'STOPPED', result: { after: { open_shifts: 1 } } });
  await server.call(dropAutoFill, { params }, restaurant.manager.token);
  expect(await look(restaurant)).toMatchObject({ state: 'DROPPED', result: null });
  expect(await accept(restaurant, begun.id)).toMatchObject({ refusal: { code: 'AUTO_FILL_OVER' } });
});

test('there has to be something to fill, and only shifts of one’s departments are', async () => {
  const restaurant = await openRestaurant(server);
  expect(await start(restaurant)).toMatchObject({ refusal: { code: 'AUTO_FILL_NOTHING' } });
  await plan(restaurant, { position_id: restaurant.kitchen });
  const narrow = await restaurant.managerWith(['VIEW_SCHEDULE', 'EDIT_SCHEDULE'], ['BAR']);
  expect(await start(restaurant, { token: narrow.token })).toMatchObject({ refusal: { code: 'AUTO_FILL_NOTHING' } });
});

test('a key finds what was asked for under it, and ids of another group are unknown', async () => {
  const restaurant = await openRestaurant(server);
  const stranger = await openRestaurant(server);
  await plan(restaurant);
  const key = newId();
  const first = await start(restaurant, { key });
  expect((await start(restaurant, { key })).data.id).toBe(first.data.id);
  for (const endpoint of [stopAutoFill, dropAutoFill]) {
    const params = { id: stranger.here, fill_id: first.data.id };
    expect(await server.call(endpoint, { params }, stranger.manager.token)).toMatchObject({
      refusal: { code: 'NOT_FOUND' },
    });
  }
  expect(await start(restaurant, { token: stranger.manager.token })).toMatchObject({ status: 404 });
});

const NARROW = ['VIEW_SCHEDULE', 'EDIT_SCHEDULE', 'VIEW_PAY'] as const;

/** A bar that earns 10 an hour and a kitchen that earns 50, each with a shift of its own, one to fill and one that cannot be. */
async function openTwoDepartments() {
  const restaurant = await openRestaurant(server);
  const { ines, here, bar, kitchen, groupId } = restaurant;
  const cook = await restaurant.hireAt(here, { firstName: 'Rui', lastName: 'Prata', positionId: kitchen });
  for (const [id, position, amount] of [
    [ines.id, bar, 1000],
    [cook.id, kitchen, 5000],
  ] as const) {
    await server.run(({ db }) =>
      db.query(
        `insert into team.pay_rate (employee_id, group_id, effective_from, amount, currency) values ($1, $2, '2026-01-01', $3, 'EUR')`,
        [id, groupId, amount],
      ),
    );
    await plan(restaurant, { position_id: position, employee_id: id });
    await plan(restaurant, { position_id: position, start: '12:00', end: '20:00' });
    await plan(restaurant, { position_id: position, date: '2026-11-25' });
  }
  return { restaurant, narrow: await restaurant.managerWith(NARROW, ['BAR']) };
}

test('whoever plans some departments is told of their people and their pay alone', async () => {
  const { restaurant, narrow } = await openTwoDepartments();
  const { result } = await fill(restaurant, { token: narrow.token });
  expect(result.people.map(({ name }) => name)).toEqual(['Inês Quintela']);
  expect(result.assigned.map(({ name }) => name)).toEqual(['Inês Quintela']);
  expect(result.left_open.map(({ closest }) => closest.map(({ name }) => name))).toEqual([['Inês Quintela']]);
  for (const sums of [result.before, result.after])
    expect(sums.cost).toEqual({ amount: (sums.minutes / 60) * 1000, currency: 'EUR' });
  expect(result.before.minutes).toBeGreaterThan(0);
});

test('what was found under wider rights is shown as far as the caller’s departments go today', async () => {
  const { restaurant, narrow } = await openTwoDepartments();
  const { id, result: wide } = await fill(restaurant);
  expect(wide.people).toHaveLength(2);
  expect(wide.after.cost?.amount).toBeGreaterThan((wide.after.minutes / 60) * 1000);
  await server.run(({ db }) =>
    db.query('update auto_fill.run set requested_by = $2 where id = $1', [id, narrow.userId]),
  );
  const found = await look(restaurant, narrow.token);
  expect(found?.result).toMatchObject({
    before: { cost: null },
    after: { cost: null },
    people: [{ name: 'Inês Quintela' }],
    assigned: [{ name: 'Inês Quintela', position_name: 'Bartender' }],
    left_open: [{ position_name: 'Bartender', closest: [{ name: 'Inês Quintela' }] }],
  });
  expect(found?.result?.people).toHaveLength(1);
});

test('a group has three searches under way at most', async () => {
  const restaurant = await openRestaurant(server);
  const weeks = ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'];
  for (const week of weeks) await plan(restaurant, { date: week });
  for (const week of weeks.slice(0, 3)) expect((await start(restaurant, { week })).status).toBe(200);
  const last = { week: '2026-12-14' };
  expect(await start(restaurant, last)).toMatchObject({ refusal: { code: 'AUTO_FILL_TOO_MANY', limit: 3 } });
  await server.settle();
  expect((await start(restaurant, last)).status).toBe(200);
});

test('asked for twice at once under one key it is one search', async () => {
  const restaurant = await openRestaurant(server);
  await plan(restaurant);
  const key = newId();
  const both = await Promise.all([start(restaurant, { key }), start(restaurant, { key })]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both[0].data.id).toBe(both[1].data.id);
});

test('the key of another batch accepts nothing, and the proposal stays', async () => {
  const restaurant = await openRestaurant(server);
  await plan(restaurant);
  await plan(restaurant, { date: '2026-11-25', position_id: restaurant.kitchen });
  const found = await fill(restaurant);
  const other = (await shiftsOf(restaurant)).find(({ position_id: id }) => id === restaurant.kitchen);
  if (other === undefined) throw new Error('no shift');
  const key = newId();
  expect((await assign(restaurant, other, restaurant.ines.id, key)).status).toBe(200);
  expect(await accept(restaurant, found.id, { key })).toMatchObject({ refusal: { code: 'CONFLICT' } });
  expect(await look(restaurant)).toMatchObject({ state: 'READY' });
  expect((await accept(restaurant, found.id)).data.assigned_ids).toHaveLength(1);
});

test('accepted again it tells again what was left out, also where that was all', async () => {
  const restaurant = await openRestaurant(server);
  const other = await restaurant.hireAt(restaurant.here, { positionId: restaurant.bar });
  await plan(restaurant);
  const found = await fill(restaurant);
  const [first] = await shiftsOf(restaurant);
  if (first === undefined) throw new Error('no shift');
  await assign(restaurant, first, other.id);
  const again = { key: newId(), skip: true };
  const saved = await accept(restaurant, found.id, again);
  expect(saved.data).toMatchObject({ assigned_ids: [], skipped_ids: [first.id] });
  expect((await accept(restaurant, found.id, again)).data).toEqual(saved.data);
});

test('no more is filled and accepted than is saved in one step', async () => {
  const restaurant = await openRestaurant(server);
  const { groupId, here, bar, ines, manager } = restaurant;
  const open = { employee_id: null, position_id: bar };
  await plan(restaurant, open);
  const { id } = await fill(restaurant);
  const many = Array.from({ length: 501 }, () => ({ shift_id: newId(), version: 1, employee_id: ines.id }));
  await server.run(async ({ db }) => {
    await db.query('update auto_fill.run set best = $2::jsonb where id = $1', [id, JSON.stringify(many)]);
    for (const _ of many) await makeShift(db, { groupId, locationId: here }, { ...open, date: '2026-12-01' });
  });
  expect(await accept(restaurant, id)).toMatchObject({ refusal: { code: 'AUTO_FILL_TOO_LARGE', limit: 500 } });
  expect(await start(restaurant, { week: '2026-11-30', token: manager.token })).toMatchObject({
    refusal: { code: 'AUTO_FILL_TOO_LARGE' },
  });
});
