import { findGroupGrants } from '@hearth/domains/access/service';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import * as dated from '../../../contract/employment-endpoints.ts';
import * as contract from '../../../contract/endpoints.ts';
import type { EmploymentChangeBody, EmploymentEnd } from '../../../contract/employment-schemas.ts';
import { openRestaurant, type Restaurant } from '../../../db/factory.ts';
import { moveEmployments } from '../../jobs/move-employments.ts';
import { loadRates } from '../../service.ts';

// Late in the evening in Lisbon, where it is still the 16th.
const server = await startTestServer({ at: '2026-11-16T21:00:00Z' });
const TODAY = '2026-11-16';
const TOMORROW = '2026-11-17';
let place: Restaurant;
let params: { id: string; employee_id: string };
beforeEach(async () => {
  place = await openRestaurant(server);
  params = { id: place.groupId, employee_id: place.ines.id };
});

/** What a call answered; a refusal throws its code. */
async function got<T>(
  call: Promise<{ readonly status: number; readonly data: T; readonly refusal: { readonly code: string } }>,
) {
  const { status, data, refusal } = await call;
  if (status >= 400) throw new Error(refusal.code);
  return data;
}

const euros = (amount: number) => ({ amount, currency: 'EUR' });
const read = () => got(server.call(contract.getEmployee, { params }, place.manager.token));
const version = async () => (await read()).version;
const employment = (token = place.manager.token) => got(server.call(dated.getEmployment, { params }, token));
const change = async (body: Partial<EmploymentChangeBody>, token = place.manager.token) =>
  got(server.call(dated.changeEmployment, { params, body: { version: await version(), from: TODAY, ...body } }, token));
const end = async (body: Partial<EmploymentEnd>, token = place.manager.token) =>
  got(
    server.call(
      contract.endEmployment,
      { params, body: { version: await version(), end_date: TODAY, ...body } },
      token,
    ),
  );
/** Runs the job as if it were another time; sessions stay as they are. */
const moveAt = (at: string) =>
  moveEmployments.run({}, {
    signal: new AbortController().signal,
    run: (_scope: unknown, work: (means: never) => Promise<unknown>) =>
      server.run((means) => work({ ...means, clock: { now: () => new Date(at) } } as never)),
  } as never);

test('a change to come is seen beforehand and moves the employee on its day, once, whatever was missed', async () => {
  const answer = await change({
    from: '2026-12-01',
    positions: { position_id: place.kitchen, further_ids: [place.bar] },
    contract: { minutes_per_week: 1200, pattern: null },
    pay: [
      { position_id: null, location_id: null, rate: euros(1300) },
      { position_id: place.bar, location_id: place.here, rate: euros(1500) },
    ],
  });
  expect(answer.terms.filter(({ state }) => state === 'COMING').map(({ part, from }) => [part, from])).toEqual([
    ['CONTRACT', '2026-12-01'],
    ['POSITIONS', '2026-12-01'],
  ]);
  expect(await read()).toMatchObject({ position: { id: place.bar }, contract_minutes_per_week: 2400 });
  await moveAt('2026-11-30T23:30:00Z');
  expect(await read()).toMatchObject({ position: { id: place.bar } });
  // Two days late: it is made up for.
  await moveAt('2026-12-03T00:10:00Z');
  const moved = await read();
  expect(moved).toMatchObject({
    position: { id: place.kitchen },
    further_position_ids: [place.bar],
    contract_minutes_per_week: 1200,
  });
  await moveAt('2026-12-03T00:15:00Z');
  expect((await read()).version).toBe(moved.version);
  const book = await server.run(({ db }) => loadRates(db, [place.ines.id], { from: TODAY, to: '2026-12-31' }));
  expect(book.rateFor(place.ines.id, place.bar, place.here, '2026-11-30')).toBeNull();
  expect(book.rateFor(place.ines.id, place.bar, place.here, '2026-12-01')).toEqual(euros(1500));
  expect(book.rateFor(place.ines.id, place.kitchen, place.here, '2026-12-01')).toEqual(euros(1300));
});

test('a change of the past counts between what was before and what came later', async () => {
  await change({ positions: { position_id: place.kitchen, further_ids: [] } });
  const { terms } = await change({ from: '2026-06-01', positions: { position_id: null, further_ids: [place.bar] } });
  expect(
    terms
      .filter(({ part }) => part === 'POSITIONS')
      .map(({ from, state, position, further }) => [from, state, position?.id ?? null, further.map(({ id }) => id)]),
  ).toEqual([
    [null, 'PAST', place.bar, []],
    ['2026-06-01', 'PAST', null, [place.bar]],
    [TODAY, 'CURRENT', place.kitchen, []],
  ]);
  expect(await read()).toMatchObject({ position: { id: place.kitchen }, further_position_ids: [] });
});

test('a move takes further locations along, and an edit of today is dated as well', async () => {
  await change({ places: { location_id: place.there, further_ids: [place.here] } });
  expect(await read()).toMatchObject({ location_id: place.there, secondary_location_ids: [place.here] });
  const body = { version: await version(), secondary_location_ids: [], contract_minutes_per_week: 600 };
  await server.call(contract.updateEmployee, { params, body }, place.manager.token);
  const { terms } = await employment();
  expect(terms.map(({ part, from }) => [part, from])).toEqual([
    ['CONTRACT', null],
    ['CONTRACT', TODAY],
    ['PLACES', null],
    ['PLACES', TODAY],
    ['POSITIONS', null],
  ]);
  expect(await read()).toMatchObject({ location_id: place.there, secondary_location_ids: [] });
});

test.each([
  [
    'before the first day',
    { from: '2024-12-31', contract: { minutes_per_week: 60, pattern: null } },
    'CHANGE_OUTSIDE_EMPLOYMENT',
  ],
  ['hours that do not add up', { contract: { minutes_per_week: 60, pattern: [0, 0, 0, 0, 0, 0, 0] } }, 'PATTERN_SUM'],
])('%s is refused', async (_what, body, code) => {
  await expect(change(body)).rejects.toThrow(code);
});

test('a change to come can be taken back, one that counts cannot', async () => {
  await change({ from: '2026-12-01', contract: { minutes_per_week: 60, pattern: null } });
  await change({ contract: { minutes_per_week: 120, pattern: null } });
  const withdraw = async (from: string) =>
    got(
      server.call(
        dated.withdrawEmploymentChange,
        { params, body: { version: await version(), from, part: 'CONTRACT' } },
        place.manager.token,
      ),
    );
  await withdraw('2026-12-01');
  await expect(withdraw(TODAY)).rejects.toThrow('CHANGE_HAS_BEGUN');
  await moveAt('2026-12-02T10:00:00Z');
  expect((await read()).contract_minutes_per_week).toBe(120);
});

test('pay is for those who may see it, in what is changed, read and recorded', async () => {
  await change({ pay: [{ position_id: null, location_id: null, rate: euros(1300) }] });
  const planner = await place.managerWith(['VIEW_TEAM', 'MANAGE_TEAM']);
  expect((await employment(planner.token)).rates).toEqual([]);
  const events = (token: string) => got(server.call(dated.listEmploymentEvents, { params, query: {} }, token));
  expect((await events(planner.token)).events).toEqual([]);
  expect((await events(place.manager.token)).events).toMatchObject([{ deed: 'PAY', rate: euros(1300) }]);
  await expect(
    change({ pay: [{ position_id: place.bar, location_id: null, rate: euros(9900) }] }, planner.token),
  ).rejects.toThrow('PAY_NOT_ALLOWED');
});

test('nobody from elsewhere, with less right, or about themselves', async () => {
  const body = { contract: { minutes_per_week: 60, pattern: null } };
  const other = await openRestaurant(server);
  await expect(change(body, other.manager.token)).rejects.toThrow('NOT_FOUND');
  const reader = await place.managerWith(['VIEW_TEAM']);
  await expect(change(body, reader.token)).rejects.toThrow('FORBIDDEN');
  const cooks = await place.managerWith(['VIEW_TEAM', 'MANAGE_TEAM'], ['KITCHEN']);
  await expect(employment(cooks.token)).rejects.toThrow('NOT_FOUND');
  const own = await place.hireAt(place.here, { userId: place.manager.userId });
  await expect(
    got(
      server.call(
        dated.changeEmployment,
        { params: { id: place.groupId, employee_id: own.id }, body: { version: 1, from: TODAY, ...body } },
        place.manager.token,
      ),
    ),
  ).rejects.toThrow('NOT_YOUR_OWN');
});

test('nobody edits their own hours, places, position, pay or first day, but their own number and name', async () => {
  const own = await place.hireAt(place.here, { userId: place.manager.userId, hireDate: '2025-01-01' });
  const edit = (body: object) =>
    server.call(
      contract.updateEmployee,
      { params: { id: place.groupId, employee_id: own.id }, body: { version: 1, ...body } },
      place.manager.token,
    );
  for (const body of [
    { contract_minutes_per_week: 600 },
    { position_id: place.kitchen },
    { location_id: place.there },
    { secondary_location_ids: [place.there] },
    { hire_date: '2015-01-01' },
    { pay: euros(9900) },
  ])
    expect((await edit(body)).refusal.code, JSON.stringify(body)).toBe('NOT_YOUR_OWN');
  expect((await edit({ first_name: 'Manuela', employee_number: '77' })).status).toBe(200);
});

test('pay of a location names its position, and own pay does not end', async () => {
  for (const pay of [
    { position_id: null, location_id: place.there, rate: euros(1300) },
    { position_id: null, location_id: null, rate: null },
  ])
    await expect(change({ pay: [pay] })).rejects.toThrow('INVALID_INPUT');
});

test('whoever could not take somebody’s permissions away does not end them by a last day', async () => {
  const boss = await place.managerWith(['VIEW_TEAM', 'MANAGE_ACCESS']);
  params = { ...params, employee_id: (await place.hireAt(place.here, { userId: boss.userId })).id };
  const planner = await place.managerWith(['VIEW_TEAM', 'MANAGE_TEAM']);
  const last = async (token: string, employeeId = params.employee_id) => {
    const at = { id: place.groupId, employee_id: employeeId };
    const { data } = await server.call(contract.getEmployee, { params: at }, token);
    const body = { version: data.version, end_date: TODAY };
    return server.call(contract.endEmployment, { params: at, body }, token);
  };
  expect((await last(planner.token)).refusal.code).toBe('NOT_YOURS_TO_END');
  expect(await rightsOf(boss.userId)).toHaveLength(1);
  expect((await last(planner.token, place.ines.id)).status).toBe(200);
});

const rightsOf = (userId: string) =>
  server.run(async ({ db }) => (await findGroupGrants(db, place.groupId)).filter((one) => one.userId === userId));

test('whoever leaves works until the last day is over where they work; then access ends', async () => {
  const leaver = await place.managerWith(['VIEW_TEAM']);
  const { id } = await place.hireAt(place.here, { userId: leaver.userId });
  params = { ...params, employee_id: id };
  const head = await place.managerWith(['VIEW_TEAM', 'MANAGE_TEAM', 'MANAGE_ACCESS']);
  expect(await end({ end_date: TOMORROW, reason: 'RESIGNED', note: 'Moves away.' }, head.token)).toMatchObject({
    status: 'ACTIVE',
    end_date: TOMORROW,
  });
  await moveAt('2026-11-17T23:50:00Z');
  expect(await rightsOf(leaver.userId)).toHaveLength(1);
  await moveAt('2026-11-18T00:10:00Z');
  expect((await read()).status).toBe('ENDED');
  expect(await rightsOf(leaver.userId)).toEqual([]);
  const [{ open } = { open: -1 }] = await server.run(({ db }) =>
    db.execute<{ open: number }>(
      sql`select count(*)::int as open from identity.session where user_id = ${leaver.userId} and revoked_at is null`,
    ),
  );
  expect(open).toBe(0);
  const { periods } = await employment();
  expect(periods).toMatchObject([{ ends_on: TOMORROW, reason: 'RESIGNED', note: 'Moves away.' }]);
});

test('an end is undone, before or after the last day', async () => {
  const undo = async () =>
    got(server.call(contract.undoEmploymentEnd, { params, body: { version: await version() } }, place.manager.token));
  await expect(undo()).rejects.toThrow('NOT_ENDING');
  await end({ end_date: '2026-12-31' });
  expect(await undo()).toMatchObject({ status: 'ACTIVE', end_date: null });
  expect(await end({ end_date: '2026-11-15' })).toMatchObject({ status: 'ENDED' });
  expect(await undo()).toMatchObject({ status: 'ACTIVE', end_date: null });
  await moveAt('2027-01-02T10:00:00Z');
  expect((await read()).status).toBe('ACTIVE');
});

test('whoever comes back has two employments; a note against it is respected', async () => {
  const rehire = async (starts_on: string) =>
    got(
      server.call(dated.rehireEmployee, { params, body: { version: await version(), starts_on } }, place.manager.token),
    );
  await expect(rehire('2027-04-01')).rejects.toThrow('STILL_EMPLOYED');
  await end({ end_date: '2026-10-31', reason: 'END_OF_SEASON' });
  await expect(rehire('2026-10-31')).rejects.toThrow('REHIRE_TOO_EARLY');
  const block = (verb: 'insert' | 'delete') =>
    server.run(({ db }) =>
      db.execute(
        verb === 'insert'
          ? sql`insert into team.rehire_block (employee_id, group_id, reason, by_user_id, by_name, at)
              values (${place.ines.id}, ${place.groupId}, 'Left the till open', ${place.manager.userId}, 'M', now())`
          : sql`delete from team.rehire_block where employee_id = ${place.ines.id}`,
      ),
    );
  await block('insert');
  await expect(rehire('2027-04-01')).rejects.toThrow('REHIRE_BLOCKED');
  await expect(end({ end_date: '2027-12-31' }), 'nor by another last day').rejects.toThrow('REHIRE_BLOCKED');
  const undo = { params, body: { version: await version() } };
  expect((await server.call(contract.undoEmploymentEnd, undo, place.manager.token)).refusal.code).toBe(
    'REHIRE_BLOCKED',
  );
  expect(await end({ end_date: '2026-10-31', reason: 'END_OF_SEASON' })).toMatchObject({ status: 'ENDED' });
  await block('delete');
  expect(await rehire('2027-04-01')).toMatchObject({ status: 'ACTIVE', hire_date: '2027-04-01', end_date: null });
  expect((await employment()).periods).toMatchObject([
    { starts_on: '2025-01-01', ends_on: '2026-10-31', reason: 'END_OF_SEASON' },
    { starts_on: '2027-04-01', ends_on: null, reason: null },
  ]);
});

test('the person is told, without figures', async () => {
  await change({ from: '2026-12-01', pay: [{ position_id: null, location_id: null, rate: euros(1399) }] });
  await server.settle();
  const notices = await server.run(({ db }) =>
    db.execute<{ title: string; body: string }>(
      sql`select title, body from notices.notice where user_id = ${place.ines.user.userId}`,
    ),
  );
  expect(notices).toHaveLength(1);
  expect(JSON.stringify(notices)).toContain('Harbour House');
  expect(JSON.stringify(notices)).not.toContain('13');
});
