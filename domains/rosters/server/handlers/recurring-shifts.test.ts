import { addDayNote } from '@hearth/domains/workplace/contract';
import { getSchedule, saveShifts } from '@hearth/domains/scheduling/contract';
import type { Shift } from '@hearth/domains/scheduling/schemas';
import { setBrandStatus, toChangeContext } from '@hearth/domains/core/service';
import { makeShift } from '@hearth/domains/scheduling/factory';
import { openRestaurant, type Restaurant } from '@hearth/domains/team/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  addRecurringShift,
  editRecurringShift,
  endRecurringShift,
  listRecurringShifts,
} from '../../contract/recurring-endpoints.ts';
import type { RecurringShift } from '../../contract/recurring-schemas.ts';
import { planRecurring } from '../jobs/plan-recurring.ts';

// A Wednesday; weeks begin on Monday, and the horizon is Sunday, 17 January.
const NOW = '2026-11-18T12:00:00Z';
const server = await startTestServer({ at: NOW });

const bodyOf = (restaurant: Restaurant) => ({
  idempotency_key: newId(),
  shift_id: null as string | null,
  employee_id: restaurant.ines.id as string | null,
  position_id: restaurant.bar as string | null,
  start: '09:00',
  end: '17:00',
  unpaid_break_minutes: 30,
  paid_break_minutes: 0,
  station: '',
  note: '',
  quantity: 1,
  every_weeks: 1,
  weekdays: [2],
  starts_on: '2026-11-24',
  ends_on: null as string | null,
});

type Body = ReturnType<typeof bodyOf>;
const add = (
  restaurant: Restaurant,
  change: Partial<Body> = {},
  token = restaurant.manager.token,
  at = restaurant.here,
) => server.call(addRecurringShift, { params: { id: at }, body: { ...bodyOf(restaurant), ...change } }, token);

type Reach = { scope: 'later'; from: string } | { scope: 'all' };
function edit(
  restaurant: Restaurant,
  one: RecurringShift,
  reach: Reach,
  change: Partial<Body> = {},
  token = restaurant.manager.token,
) {
  const {
    id,
    employee_name: _name,
    position_name: _position,
    next_on: _next,
    starts_on: _first,
    version,
    ...content
  } = one;
  return server.call(
    editRecurringShift,
    { params: { id: restaurant.here, recurring_id: id }, body: { ...content, ...change, reach, version } },
    token,
  );
}
const end = (restaurant: Restaurant, one: RecurringShift, reach: Reach, token = restaurant.manager.token) =>
  server.call(
    endRecurringShift,
    { params: { id: restaurant.here, recurring_id: one.id }, body: { reach, version: one.version } },
    token,
  );
const list = async (restaurant: Restaurant, query: { shift_id?: string } = {}, token = restaurant.manager.token) =>
  (await server.call(listRecurringShifts, { params: { id: restaurant.here }, query }, token)).data.recurring;

async function shiftsOf(restaurant: Restaurant, week: string): Promise<readonly Shift[]> {
  const input = { params: { id: restaurant.here }, query: { week } };
  return (await server.call(getSchedule, input, restaurant.manager.token)).data.shifts;
}

async function firstOf(restaurant: Restaurant, week: string): Promise<Shift> {
  const [shift] = await shiftsOf(restaurant, week);
  if (shift === undefined) throw new Error(`There is no shift in the week of ${week}.`);
  return shift;
}

const change = (restaurant: Restaurant, { id, version }: Shift, set: Partial<Shift>) =>
  server.call(
    saveShifts,
    {
      params: { id: restaurant.here },
      body: {
        idempotency_key: newId(),
        commands: [{ kind: 'change', id, set, expected_version: version }],
        answers: [],
      },
    },
    restaurant.manager.token,
  );

/** Sessions are over by then: only what nobody calls is run there. */
async function aWeekLater(run: () => Promise<unknown>): Promise<void> {
  server.clock.set('2026-11-23T12:00:00Z');
  await run();
  server.clock.set(NOW);
}

const close = (restaurant: Restaurant, day: string) =>
  server.call(
    addDayNote,
    {
      params: { id: restaurant.here },
      body: {
        idempotency_key: newId(),
        kind: 'CLOSED',
        starts_on: day,
        ends_on: day,
        is_yearly: false,
        audience: 'STAFF',
        content: 'Inventory',
      },
    },
    restaurant.manager.token,
  );

const read = (query: RawBuilder<unknown>) => server.run(({ db }) => db.execute(query));

const runJob = () => planRecurring.run({}, server.application.runner.free(new AbortController().signal));

test('a recurring shift is planned eight weeks ahead as drafts, once, and the job goes on with it', async () => {
  const restaurant = await openRestaurant(server);
  const key = newId();
  const { data } = await add(restaurant, { idempotency_key: key });
  expect(data.report).toMatchObject({ created_count: 8, opened_count: 0, skipped_count: 0 });
  expect(data.recurring).toMatchObject({ next_on: '2026-11-24', employee_name: 'Inês Quintela', weekdays: [2] });
  const again = await add(restaurant, { idempotency_key: key });
  expect(again.data).toMatchObject({ recurring: { id: data.recurring.id }, report: { created_count: 8 } });
  expect(await shiftsOf(restaurant, '2027-01-11')).toMatchObject([{ date: '2027-01-12', published: null }]);
  expect(await shiftsOf(restaurant, '2027-01-18')).toEqual([]);
  await runJob();
  expect(await shiftsOf(restaurant, '2027-01-18')).toEqual([]);
  await aWeekLater(() => Promise.all([runJob(), runJob()]));
  expect(await shiftsOf(restaurant, '2027-01-18')).toMatchObject([{ date: '2027-01-19' }]);
});

test('a quantity makes open shifts, a closed day is left out, and who cannot work leaves the shift open', async () => {
  const restaurant = await openRestaurant(server);
  await close(restaurant, '2026-12-01');
  const open = await add(restaurant, { quantity: 3, employee_id: null });
  expect(open.data.report).toMatchObject({ created_count: 21, skipped_count: 3 });
  const held = await add(restaurant, { start: '16:00', end: '23:00', weekdays: [4] });
  const overlapping = await add(restaurant, { start: '18:00', end: '23:30', weekdays: [4] });
  expect([held.data.report.opened_count, overlapping.data.report.opened_count]).toEqual([0, 8]);
  expect((await list(restaurant)).map(({ quantity }) => quantity)).toEqual([3, 1, 1]);
});

test('night shifts over a change of the clock keep their wall-clock times', async () => {
  const restaurant = await openRestaurant(server);
  await add(restaurant, { weekdays: [7], starts_on: '2027-03-21', start: '22:00', end: '06:00' });
  server.clock.set('2027-03-15T12:00:00Z');
  await runJob();
  server.clock.set(NOW);
  const nights = [...(await shiftsOf(restaurant, '2027-03-15')), ...(await shiftsOf(restaurant, '2027-03-22'))];
  expect(nights.map(({ date, starts_at, ends_at }) => [date, starts_at, ends_at])).toEqual([
    ['2027-03-21', '2027-03-21T22:00:00.000Z', '2027-03-22T06:00:00.000Z'],
    ['2027-03-28', '2027-03-28T21:00:00.000Z', '2027-03-29T05:00:00.000Z'],
  ]);
});

test('“this” is an edit of one shift, which stays as it is when all others change', async () => {
  const restaurant = await openRestaurant(server);
  const { data } = await add(restaurant);
  const one = await firstOf(restaurant, '2026-11-23');
  await change(restaurant, one, { end: '18:00' });
  const { report } = (await edit(restaurant, data.recurring, { scope: 'all' }, { start: '10:00' })).data;
  expect(report).toMatchObject({ changed_count: 7, created_count: 0, removed_count: 0, kept_count: 1 });
  expect(await shiftsOf(restaurant, '2026-11-23')).toMatchObject([{ start: '09:00', end: '18:00' }]);
  expect(await shiftsOf(restaurant, '2026-11-30')).toMatchObject([{ start: '10:00', version: 2 }]);
});

test('“this and later” divides it: the earlier part ends, the later one has other days and times', async () => {
  const restaurant = await openRestaurant(server);
  const { data } = await add(restaurant);
  const reach = { scope: 'later', from: '2026-12-08' } as const;
  const { data: later } = await edit(restaurant, data.recurring, reach, { start: '12:00', weekdays: [2, 3] });
  expect(later.report).toMatchObject({ changed_count: 6, created_count: 6, kept_count: 0 });
  expect(await list(restaurant)).toMatchObject([
    { id: data.recurring.id, ends_on: '2026-12-07', start: '09:00' },
    { id: later.recurring.id, starts_on: '2026-12-08', start: '12:00' },
  ]);
  expect(await shiftsOf(restaurant, '2026-11-30')).toMatchObject([{ start: '09:00' }]);
  const shift = await firstOf(restaurant, '2026-12-07');
  expect(shift).toMatchObject({ date: '2026-12-08', start: '12:00' });
  expect(await list(restaurant, { shift_id: shift.id })).toMatchObject([{ id: later.recurring.id }]);
});

test('a shift that was removed by hand is not made again; ending removes the rest but what was edited', async () => {
  const restaurant = await openRestaurant(server);
  const { data } = await add(restaurant);
  const gone = await firstOf(restaurant, '2026-11-23');
  await server.call(
    saveShifts,
    {
      params: { id: restaurant.here },
      body: {
        idempotency_key: newId(),
        commands: [{ kind: 'delete', id: gone.id, expected_version: gone.version }],
        answers: [],
      },
    },
    restaurant.manager.token,
  );
  const edited = await edit(restaurant, data.recurring, { scope: 'all' }, { note: 'Keys' });
  expect(edited.data.report).toMatchObject({ changed_count: 7, created_count: 0 });
  expect(await shiftsOf(restaurant, '2026-11-23')).toEqual([]);
  const kept = await firstOf(restaurant, '2026-12-07');
  await change(restaurant, kept, { start: '08:00' });
  const ended = await end(restaurant, edited.data.recurring, { scope: 'all' });
  expect(ended.data.report).toMatchObject({ removed_count: 6, kept_count: 1 });
  expect(await list(restaurant)).toEqual([]);
  expect((await end(restaurant, edited.data.recurring, { scope: 'all' })).data.report.removed_count).toBe(0);
  await aWeekLater(runJob);
  expect(await shiftsOf(restaurant, '2027-01-18')).toEqual([]);
});

test('what is over stays over: ending it later does nothing, changing it from a later day is refused', async () => {
  const restaurant = await openRestaurant(server);
  const { data } = await add(restaurant, { every_weeks: 2, ends_on: '2026-12-17' });
  const later = { scope: 'later', from: '2026-12-29' } as const;
  expect((await end(restaurant, data.recurring, later)).data.report.removed_count).toBe(0);
  expect((await edit(restaurant, data.recurring, later, { ends_on: null })).refusal.code).toBe('RECURRING_SHIFT_DAYS');
  expect(await list(restaurant)).toMatchObject([{ ends_on: '2026-12-17', version: data.recurring.version }]);
  await edit(restaurant, data.recurring, { scope: 'later', from: '2026-12-15' }, { ends_on: null, start: '10:00' });
  expect(await list(restaurant)).toMatchObject([{ ends_on: '2026-12-17' }, { starts_on: '2026-12-21', ends_on: null }]);
});

test('every second week keeps its weeks when it is divided in one without shifts', async () => {
  const restaurant = await openRestaurant(server);
  const { data } = await add(restaurant, { every_weeks: 2 });
  const reach = { scope: 'later', from: '2026-12-01' } as const;
  const { report, recurring } = (await edit(restaurant, data.recurring, reach, { start: '10:00' })).data;
  expect([report.changed_count, report.created_count, report.removed_count]).toEqual([3, 0, 0]);
  expect(recurring).toMatchObject({ starts_on: '2026-12-07', next_on: '2026-12-08' });
});

test('a shift that was kept at the end can become the first of another recurring shift', async () => {
  const restaurant = await openRestaurant(server);
  for (const reach of [{ scope: 'all' }, { scope: 'later', from: '2026-12-01' }] as const) {
    const { data } = await add(restaurant, { employee_id: null, note: reach.scope });
    const shift = (await shiftsOf(restaurant, '2026-12-07')).find(({ note }) => note === reach.scope);
    if (shift === undefined) throw new Error('There is no shift.');
    await change(restaurant, shift, { station: 'Door' });
    expect((await end(restaurant, data.recurring, reach)).data.report.kept_count).toBe(1);
    expect(await list(restaurant, { shift_id: shift.id })).toEqual([]);
    const again = await add(restaurant, { shift_id: shift.id, starts_on: '2026-12-08', employee_id: null });
    expect(again.data.report.created_count).toBe(reach.scope === 'all' ? 5 : 0);
    expect(await list(restaurant, { shift_id: shift.id })).toMatchObject([{ id: again.data.recurring.id }]);
  }
});

test('those that are over are neither listed nor counted', async () => {
  const restaurant = await openRestaurant(server);
  const { id } = (await add(restaurant, { starts_on: '2026-11-10', ends_on: '2026-11-17' })).data.recurring;
  expect(await list(restaurant)).toEqual([]);
  await read(sql`
    insert into rosters.recurring_shift
    select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'idempotency_key', null))).*
    from rosters.recurring_shift s, generate_series(1, 300) where s.id = ${id}`);
  expect((await add(restaurant)).status).toBe(200);
  await read(
    sql`update rosters.recurring_shift set ends_on = greatest(starts_on, '2026-11-18') where location_id = ${restaurant.here}`,
  );
  expect((await add(restaurant)).refusal.code).toBe('TOO_MANY_RECURRING_SHIFTS');
});

test('a shift that would have begun is not made any more', async () => {
  const restaurant = await openRestaurant(server);
  const today = { weekdays: [3], starts_on: '2026-11-18' };
  expect((await add(restaurant, today)).data.report.created_count).toBe(8);
  expect(await shiftsOf(restaurant, '2026-11-16')).toEqual([]);
  expect((await add(restaurant, { ...today, start: '18:00', end: '23:00' })).data.report.created_count).toBe(9);
});

test('a shift that cannot become what is wanted is told as kept', async () => {
  const restaurant = await openRestaurant(server);
  const { data } = await add(restaurant);
  await close(restaurant, '2026-12-01');
  const { report } = (await edit(restaurant, data.recurring, { scope: 'all' }, { start: '10:00' })).data;
  expect(report).toMatchObject({ changed_count: 7, skipped_count: 0, kept_count: 1 });
  expect(await shiftsOf(restaurant, '2026-11-30')).toMatchObject([{ start: '09:00' }]);
});

test('the job puts on record what it left out, and plans nothing where a location is closed for good', async () => {
  const [restaurant, gone] = [await openRestaurant(server), await openRestaurant(server)];
  const [{ id }, { id: other }] = [(await add(restaurant)).data.recurring, (await add(gone)).data.recurring];
  await close(restaurant, '2027-01-19');
  await server.run((work) => setBrandStatus(work.db, toChangeContext(work), gone.groupId, 'archived'));
  await aWeekLater(runJob);
  expect(
    await read(
      sql`select action, actor_id, detail from rosters.change where recurring_id = ${id} order by id desc limit 1`,
    ),
  ).toMatchObject([{ action: 'PLANNED', actor_id: null, detail: { created_count: 0, skipped_count: 1 } }]);
  expect(await read(sql`select planned_until from rosters.recurring_shift where id = ${other}`)).toEqual([
    { planned_until: '2027-01-17' },
  ]);
});

test('a shift that stands there becomes the first of them', async () => {
  const restaurant = await openRestaurant(server);
  const { id } = await server.run(({ db }) =>
    makeShift(
      db,
      { groupId: restaurant.groupId, locationId: restaurant.here },
      { employee_id: restaurant.ines.id, position_id: restaurant.bar, date: '2026-11-24' },
    ),
  );
  const { data } = await add(restaurant, { shift_id: id });
  expect(data.report.created_count).toBe(7);
  expect(await list(restaurant, { shift_id: id })).toMatchObject([{ id: data.recurring.id }]);
  expect(await shiftsOf(restaurant, '2026-11-23')).toHaveLength(1);
});

test('two managers: the second one is told that it has changed', async () => {
  const restaurant = await openRestaurant(server);
  const other = await restaurant.managerWith(['VIEW_SCHEDULE', 'EDIT_SCHEDULE']);
  const { data } = await add(restaurant);
  const both = await Promise.all([
    edit(restaurant, data.recurring, { scope: 'all' }, { start: '10:00' }),
    edit(restaurant, data.recurring, { scope: 'all' }, { start: '11:00' }, other.token),
  ]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const stale = await end(restaurant, data.recurring, { scope: 'all' });
  expect(stale.refusal.code).toBe('RECURRING_SHIFT_CHANGED');
});

test.each<[string, Partial<Body>]>([
  ['RECURRING_SHIFT_DAYS', { ends_on: '2026-11-20' }],
  ['RECURRING_SHIFT_NEVER', { ends_on: '2026-11-25', weekdays: [7] }],
  ['RECURRING_SHIFT_QUANTITY', { quantity: 2 }],
  ['SHIFT_TIMES_EQUAL', { end: '09:00' }],
  ['BREAK_TOO_LONG', { unpaid_break_minutes: 480 }],
  ['UNKNOWN_PERSON', { employee_id: newId() }],
  ['UNKNOWN_POSITION', { position_id: newId() }],
  ['NOT_FOUND', { shift_id: newId() }],
])('is refused with %s', async (code, wrong) => {
  const restaurant = await openRestaurant(server);
  expect((await add(restaurant, wrong)).refusal.code).toBe(code);
  expect(await list(restaurant)).toEqual([]);
});

test('nobody of another group or department reaches it', async () => {
  const [restaurant, strange] = [await openRestaurant(server), await openRestaurant(server)];
  const { data } = await add(restaurant);
  const shift = await firstOf(restaurant, '2026-11-23');
  const { token } = strange.manager;
  expect((await add(restaurant, {}, token)).status).toBe(404);
  expect((await edit(restaurant, data.recurring, { scope: 'all' }, {}, token)).status).toBe(404);
  expect((await end(restaurant, data.recurring, { scope: 'all' }, token)).status).toBe(404);
  // At their own location, with ids of ours.
  const theirs = { ...strange, here: strange.here };
  expect((await edit(theirs, data.recurring, { scope: 'all' })).status).toBe(404);
  expect((await end(theirs, data.recurring, { scope: 'all' })).status).toBe(404);
  expect(await list(strange, { shift_id: shift.id })).toEqual([]);
  expect((await add(strange, { employee_id: restaurant.ines.id })).refusal.code).toBe('UNKNOWN_PERSON');
  const own = { employee_id: null, position_id: restaurant.bar };
  expect((await add(strange, own)).refusal.code).toBe('UNKNOWN_POSITION');
  const chef = await restaurant.managerWith(['VIEW_SCHEDULE', 'EDIT_SCHEDULE'], ['KITCHEN']);
  expect(await list(restaurant, {}, chef.token)).toEqual([]);
  expect((await edit(restaurant, data.recurring, { scope: 'all' }, {}, chef.token)).refusal.code).toBe(
    'POSITION_NOT_ALLOWED',
  );
  expect((await add(restaurant, {}, chef.token)).refusal.code).toBe('POSITION_NOT_ALLOWED');
});
