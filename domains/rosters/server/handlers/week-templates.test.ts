import { getSchedule, saveShifts } from '@hearth/domains/scheduling/contract';
import { makeShift } from '@hearth/domains/scheduling/factory';
import type { ShiftContent } from '@hearth/domains/scheduling/schemas';
import { openRestaurant, type Restaurant } from '@hearth/domains/team/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  placeWeekTemplate,
  archiveWeekTemplate,
  listWeekTemplates,
  renameWeekTemplate,
  saveWeekTemplate,
} from '../../contract/endpoints.ts';

const server = await startTestServer();
const WEEK = '2026-11-16';
const NEXT = '2026-11-23';

function plan(restaurant: Restaurant, content: Partial<ShiftContent> = {}, at = restaurant.here) {
  return server.run(({ db }) =>
    makeShift(
      db,
      { groupId: restaurant.groupId, locationId: at },
      { employee_id: restaurant.ines.id, position_id: restaurant.bar, ...content },
    ),
  );
}

interface SaveOptions {
  readonly at?: string;
  readonly name?: string;
  readonly weeks?: number;
  readonly key?: string;
  readonly token?: string;
  readonly positions?: { position_id: string | null; take: 'people' | 'open' | 'none' }[];
}

function save(restaurant: Restaurant, options: SaveOptions = {}) {
  const { at = restaurant.here, name = 'Winter', weeks = 1, key = newId(), positions = [] } = options;
  return server.call(
    saveWeekTemplate,
    {
      params: { id: at },
      body: { idempotency_key: key, name, location_id: restaurant.here, week: '2026-11-18', weeks, positions },
    },
    options.token ?? restaurant.manager.token,
  );
}

interface ApplyOptions {
  readonly at?: string;
  readonly week?: string;
  readonly startsOn?: string;
  readonly people?: 'keep' | 'open';
  readonly existing?: 'keep' | 'replace_drafts';
  readonly onConflict?: 'skip' | 'leave_open';
  readonly dryRun?: boolean;
  readonly version?: number | null;
  readonly key?: string;
  readonly token?: string;
}

function apply(restaurant: Restaurant, templateId: string, options: ApplyOptions = {}) {
  return server.call(
    placeWeekTemplate,
    {
      params: { id: options.at ?? restaurant.here, template_id: templateId },
      body: {
        idempotency_key: options.key ?? newId(),
        week: options.week ?? NEXT,
        starts_on: options.startsOn ?? WEEK,
        people: options.people ?? 'keep',
        existing: options.existing ?? 'keep',
        on_conflict: options.onConflict ?? 'skip',
        dry_run: options.dryRun ?? false,
        version: options.version ?? null,
      },
    },
    options.token ?? restaurant.manager.token,
  );
}

const list = (restaurant: Restaurant, at = restaurant.here, token = restaurant.manager.token) =>
  server.call(listWeekTemplates, { params: { id: at } }, token);

async function shiftsOf(restaurant: Restaurant, week = NEXT, at = restaurant.here) {
  const input = { params: { id: at }, query: { week } };
  return (await server.call(getSchedule, input, restaurant.manager.token)).data.shifts;
}

test('a week is saved as a template and put onto another week, with its people', async () => {
  const restaurant = await openRestaurant(server);
  await plan(restaurant);
  await plan(restaurant, { employee_id: null, position_id: restaurant.kitchen, date: '2026-11-20' });
  const { data: template } = await save(restaurant);
  expect(template).toMatchObject({ name: 'Winter', weeks: 1, starts_on: WEEK, shift_count: 2, person_count: 1 });
  expect((await list(restaurant)).data.templates).toEqual([template]);
  const reply = await apply(restaurant, template.id);
  expect(reply.data).toMatchObject({
    created_count: 2,
    opened_count: 0,
    skipped: [],
    template_week: 1,
    versions: [{ week: NEXT, version: 1 }],
  });
  expect(reply.data.shifts).toHaveLength(2);
  expect(await shiftsOf(restaurant)).toMatchObject([
    { date: '2026-11-24', employee_id: restaurant.ines.id, published: null },
    { date: '2026-11-27', employee_id: null, position_id: restaurant.kitchen },
  ]);
});

test('a look beforehand writes nothing, and a week that changed since has to be looked at again', async () => {
  const restaurant = await openRestaurant(server);
  await plan(restaurant);
  const { data: template } = await save(restaurant);
  const look = await apply(restaurant, template.id, { dryRun: true });
  expect(look.data).toMatchObject({ created_count: 1, shifts: [], version: 0 });
  expect(await shiftsOf(restaurant)).toEqual([]);
  await apply(restaurant, template.id, { version: look.data.version });
  const late = await apply(restaurant, template.id, { version: look.data.version });
  expect([late.status, late.refusal.code]).toEqual([409, 'CONFLICT_STALE']);
  expect(await shiftsOf(restaurant)).toHaveLength(1);
});

test('two managers who put it onto a week at once make nothing twice', async () => {
  const restaurant = await openRestaurant(server);
  const other = await restaurant.managerWith(['VIEW_SCHEDULE', 'EDIT_SCHEDULE']);
  await plan(restaurant);
  await plan(restaurant, { employee_id: null });
  const { data: template } = await save(restaurant);
  const both = await Promise.all([
    apply(restaurant, template.id),
    apply(restaurant, template.id, { token: other.token }),
  ]);
  const counts = both.map(({ data }) => [data.created_count, data.skipped.length]);
  expect(counts.toSorted(([one = 0], [another = 0]) => one - another)).toEqual([
    [0, 2],
    [2, 0],
  ]);
  expect(await shiftsOf(restaurant)).toHaveLength(2);
});

test('the same key again puts it there once, and saves a template once', async () => {
  const restaurant = await openRestaurant(server);
  await plan(restaurant);
  const key = newId();
  const { data: template } = await save(restaurant, { key });
  expect((await save(restaurant, { key })).data).toEqual(template);
  await apply(restaurant, template.id, { key });
  const again = await apply(restaurant, template.id, { key });
  expect(again.data).toMatchObject({ created_count: 1, skipped: [] });
  expect(await shiftsOf(restaurant)).toHaveLength(1);
});

test('what stays out is named with its reason: leave, somebody who left, a position that is gone, what is there', async () => {
  const restaurant = await openRestaurant(server);
  const gone = await restaurant.hireAt(restaurant.here);
  await plan(restaurant);
  await plan(restaurant, { date: '2026-11-18' });
  await plan(restaurant, { date: '2026-11-19', employee_id: gone.id });
  await plan(restaurant, { date: '2026-11-20', employee_id: null, position_id: restaurant.kitchen });
  const { data: template } = await save(restaurant);
  await plan(restaurant, { date: '2026-11-25' });
  await server.run(async ({ db }) => {
    await db.execute(sql`update team.employee set status = 'ENDED', end_date = '2026-11-20' where id = ${gone.id}`);
    await db.execute(sql`update team.position set archived_at = now() where id = ${restaurant.kitchen}`);
    await db.execute(sql`
      insert into scheduling.time_off (id, group_id, employee_id, starts_on, ends_on, kind, state, note, requested_at)
      values (${newId()}, ${restaurant.groupId}, ${restaurant.ines.id}, '2026-11-24', '2026-11-24', 'HOLIDAY', 'APPROVED', '', now())`);
  });
  const { data } = await apply(restaurant, template.id);
  expect(data.skipped.map(({ reason, conflict }) => [reason, conflict?.rule ?? null])).toEqual([
    ['conflict', 'time_off'],
    ['already_there', null],
    ['left', null],
    ['position_missing', null],
  ]);
  expect(data.created_count).toBe(0);
  const open = await apply(restaurant, template.id, { onConflict: 'leave_open' });
  expect(open.data).toMatchObject({ created_count: 2, opened_count: 2 });
});

test('drafts are replaced on request; what staff see stays', async () => {
  const restaurant = await openRestaurant(server);
  await plan(restaurant);
  const { data: template } = await save(restaurant);
  const { id: draft } = await plan(restaurant, { date: '2026-11-24', start: '12:00', end: '20:00' });
  expect((await apply(restaurant, template.id)).data).toMatchObject({ created_count: 0, removed_ids: [] });
  const { data } = await apply(restaurant, template.id, { existing: 'replace_drafts' });
  expect(data).toMatchObject({ created_count: 1, removed_ids: [draft], skipped: [] });
  const shifts = await shiftsOf(restaurant);
  expect(shifts).toMatchObject([{ date: '2026-11-24', start: '10:00' }]);
  // One batch of edits, which one batch takes back.
  const [made] = shifts;
  const back = await server.call(
    saveShifts,
    {
      params: { id: restaurant.here },
      body: {
        idempotency_key: newId(),
        commands: [
          { kind: 'delete', id: made?.id ?? '', expected_version: 1 },
          { kind: 'restore', id: draft, expected_version: 2 },
        ],
        answers: [],
      },
    },
    restaurant.manager.token,
  );
  expect(back.status).toBe(200);
  expect(await shiftsOf(restaurant)).toMatchObject([{ id: draft, start: '12:00' }]);
});

test('a pattern of weeks falls on weeks by the day on which it begins', async () => {
  const restaurant = await openRestaurant(server);
  await plan(restaurant, { date: '2026-11-17' });
  await plan(restaurant, { date: '2026-11-26', start: '18:00', end: '02:00' });
  const { data: template } = await save(restaurant, { weeks: 2 });
  const second = await apply(restaurant, template.id, { week: '2026-12-10' });
  expect(second.data).toMatchObject({ template_week: 2, shifts: [{ date: '2026-12-10', start: '18:00' }] });
  const other = await apply(restaurant, template.id, { week: '2026-12-14', startsOn: '2026-12-14' });
  expect(other.data).toMatchObject({ template_week: 1, shifts: [{ date: '2026-12-15', start: '10:00' }] });
});

test('times stay on the wall in both weeks in which clocks change', async () => {
  const restaurant = await openRestaurant(server);
  await plan(restaurant, { date: '2026-11-21', start: '22:00', end: '06:00' });
  const { data: template } = await save(restaurant);
  const spring = await apply(restaurant, template.id, { week: '2027-03-22' });
  expect(spring.data.shifts).toMatchObject([
    { date: '2027-03-27', starts_at: '2027-03-27T22:00:00.000Z', ends_at: '2027-03-28T05:00:00.000Z' },
  ]);
  const autumn = await apply(restaurant, template.id, { week: '2027-10-25' });
  expect(autumn.data.shifts).toMatchObject([
    { date: '2027-10-30', starts_at: '2027-10-30T21:00:00.000Z', ends_at: '2027-10-31T06:00:00.000Z' },
  ]);
});

test('a brand shares a template with its locations, without people', async () => {
  const restaurant = await openRestaurant(server);
  await plan(restaurant);
  const { data: template } = await save(restaurant, { at: restaurant.groupId, name: 'House style' });
  expect(template).toMatchObject({ brand_id: restaurant.groupId, brand_name: 'Harbour Group', person_count: 0 });
  expect((await list(restaurant, restaurant.there)).data.templates).toMatchObject([
    { id: template.id, can_edit: true },
  ]);
  const { data } = await apply(restaurant, template.id, { at: restaurant.there });
  expect(data.shifts).toMatchObject([{ employee_id: null, position_id: restaurant.bar }]);
  // It is renamed where it belongs alone.
  const rename = { params: { id: restaurant.there, template_id: template.id }, body: { name: 'Mine', version: 1 } };
  expect((await server.call(renameWeekTemplate, rename, restaurant.manager.token)).status).toBe(404);
});

test('positions are taken with people, open or not at all', async () => {
  const restaurant = await openRestaurant(server);
  await plan(restaurant);
  await plan(restaurant, { date: '2026-11-19', position_id: restaurant.kitchen });
  const { data } = await save(restaurant, { positions: [{ position_id: restaurant.bar, take: 'open' }] });
  expect(data).toMatchObject({ shift_count: 2, person_count: 1 });
  const positions = [restaurant.bar, restaurant.kitchen].map((id) => ({ position_id: id, take: 'none' as const }));
  expect((await save(restaurant, { name: 'Nothing', positions })).refusal.code).toBe('WEEK_TEMPLATE_EMPTY');
});

test('a name is taken once, until its template is archived', async () => {
  const restaurant = await openRestaurant(server);
  await plan(restaurant);
  const { data: first } = await save(restaurant);
  const taken = await save(restaurant, { name: ' WINTER ' });
  expect([taken.status, taken.refusal.code]).toEqual([409, 'WEEK_TEMPLATE_NAME_TAKEN']);
  const { data: second } = await save(restaurant, { name: 'Summer' });
  const one = (id: string) => ({ id: restaurant.here, template_id: id });
  const { token } = restaurant.manager;
  const rename = (name: string, version: number) =>
    server.call(renameWeekTemplate, { params: one(second.id), body: { name, version } }, token);
  expect((await rename('Winter', 1)).refusal.code).toBe('WEEK_TEMPLATE_NAME_TAKEN');
  expect((await rename('Autumn', 1)).data).toMatchObject({ name: 'Autumn', version: 2 });
  expect((await rename('Spring', 1)).refusal.code).toBe('WEEK_TEMPLATE_CHANGED');
  const archived = await server.call(archiveWeekTemplate, { params: one(first.id), body: { version: 1 } }, token);
  expect(archived.status).toBe(200);
  expect((await apply(restaurant, first.id)).refusal.code).toBe('WEEK_TEMPLATE_ARCHIVED');
  expect((await rename('Winter', 2)).status).toBe(200);
  expect((await list(restaurant)).data.templates.map(({ name }) => name)).toEqual(['Winter']);
});

test('thirteen weeks are refused with the name of the field', async () => {
  const restaurant = await openRestaurant(server);
  await plan(restaurant);
  const refused = await save(restaurant, { weeks: 13 });
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.refusal)).toContain('"weeks"');
});

test('only who may edit the schedule, in their departments, and at their own places', async () => {
  const restaurant = await openRestaurant(server);
  const other = await openRestaurant(server);
  const viewer = await restaurant.managerWith(['VIEW_SCHEDULE']);
  const kitchen = await restaurant.managerWith(['VIEW_SCHEDULE', 'EDIT_SCHEDULE'], ['KITCHEN']);
  await plan(restaurant);
  await plan(restaurant, { date: '2026-11-19', employee_id: null, position_id: restaurant.kitchen });
  const { data: template } = await save(restaurant);
  expect((await save(restaurant, { token: viewer.token })).status).toBe(403);
  expect((await list(restaurant, restaurant.here, other.manager.token)).status).toBe(404);
  expect((await apply(other, template.id)).status).toBe(404);
  expect((await save(restaurant, { at: restaurant.there, name: 'Foreign' })).refusal.code).toBe(
    'WEEK_TEMPLATE_NEEDS_PLACE',
  );
  const { data } = await apply(restaurant, template.id, { token: kitchen.token });
  expect(data).toMatchObject({ created_count: 1, skipped: [{ reason: 'not_allowed' }] });
  expect((await save(restaurant, { name: 'Kitchen', token: kitchen.token })).data.shift_count).toBe(1);
});

test('what is done with a template is on record', async () => {
  const restaurant = await openRestaurant(server);
  await plan(restaurant);
  const { data: template } = await save(restaurant);
  const key = newId();
  await apply(restaurant, template.id, { key });
  await apply(restaurant, template.id, { key });
  const rows = await server.run(({ db }) =>
    db.execute<{ action: string }>(
      sql`select action from rosters.change where template_id = ${template.id} order by action desc`,
    ),
  );
  expect(rows.map(({ action }) => action)).toEqual(['CREATED', 'APPLIED']);
});
