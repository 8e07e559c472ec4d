import { jobNamed } from '@hearth/platform/jobs/job-contract';
import { createQualification, putDemand } from '@hearth/domains/qualifications/contract';
import { decideTimeOff, publishSchedule, requestTimeOff, saveShifts } from '@hearth/domains/scheduling/contract';
import { makeShift } from '@hearth/domains/scheduling/factory';
import { createShiftsInBulk } from '@hearth/domains/scheduling/service';
import { addDayNote } from '@hearth/domains/workplace/contract';
import { openRestaurant, type Restaurant } from '@hearth/domains/team/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import { catchUp } from '../jobs/catch-up.ts';

const server = await startTestServer({ at: '2026-11-16T09:00:00Z' });
const WEEK = '2026-11-16';

async function open() {
  const restaurant = await openRestaurant(server);
  const head = await restaurant.managerWith(['ACCESS_RISK_DETECTION_DASHBOARD']);
  return { restaurant, head };
}

/** Saves a shift of ten hours, late into the night unless said otherwise, as a manager does. */
function save(
  restaurant: Restaurant,
  date: string,
  start: string,
  end: string,
  at = restaurant.here,
  position: string | null = null,
) {
  const content = {
    employee_id: restaurant.ines.id,
    position_id: position,
    date,
    start,
    end,
    unpaid_break_minutes: 0,
    paid_break_minutes: 0,
    station: '',
    note: '',
  };
  return server.call(
    saveShifts,
    {
      params: { id: at },
      body: {
        idempotency_key: newId(),
        commands: [{ kind: 'create', id: newId(), content }],
        answers: [],
      },
    },
    restaurant.manager.token,
  );
}

const listed = (id: string, token: string, query: object = {}) =>
  server.call(contract.listRisks, { params: { id }, query }, token);
const summary = (id: string, token: string) => server.call(contract.summarizeRisks, { params: { id } }, token);

test('an edit is judged once it is saved: what only warns is found, with the shift that it shows on', async () => {
  const { restaurant, head } = await open();
  expect((await save(restaurant, '2026-11-17', '10:00', '21:00')).status).toBe(200);
  expect((await listed(restaurant.groupId, head.token)).data.total).toBe(0);
  await server.settle();
  const { data } = await listed(restaurant.groupId, head.token);
  expect(data.findings).toMatchObject([
    {
      rule: 'daily_hours',
      level: 'warn',
      state: 'open',
      stage: 'draft',
      location: { name: 'Harbour House' },
      employee: { first_name: 'Inês' },
      week: WEEK,
      date: '2026-11-17',
      actual: 660,
      limit: 600,
    },
  ]);
});

test('the file has the lines of the list under the same filter, and runs nothing in a spreadsheet', async () => {
  const { restaurant, head } = await open();
  await save(restaurant, '2026-11-17', '10:00', '21:00');
  await server.settle();
  await server.run(({ db }) =>
    db.query(`update team.employee set first_name = '=1+1' where id = '${restaurant.ines.id}'`),
  );
  const file = async (query = '') =>
    (await server.request('GET', `/v1/brands/${restaurant.groupId}/risks/export${query}`, { token: head.token })).text;
  const [heading, line, ...rest] = (await file()).trim().split('\r\n');
  expect(heading).toBe('week,date,location,first_name,last_name,rule,level,state,stage,actual,limit,unit');
  expect(line).toMatch(
    /^"2026-11-16","2026-11-17",Harbour House,"'=1\+1",.*,daily_hours,warn,open,draft,660,600,minutes$/,
  );
  expect(rest).toEqual([]);
  expect((await file('?rule=overlap')).trim().split('\r\n')).toHaveLength(1);
  const other = await open();
  const foreign = await server.request('GET', `/v1/brands/${restaurant.groupId}/risks/export`, {
    token: other.head.token,
  });
  expect(foreign.status).toBe(404);
});

test('what is put right is no longer found, and what is published is told apart from what is planned', async () => {
  const { restaurant, head } = await open();
  await save(restaurant, '2026-11-17', '10:00', '21:00');
  const body = { idempotency_key: newId(), week: WEEK, version: 1 };
  await server.call(publishSchedule, { params: { id: restaurant.here }, body }, restaurant.manager.token);
  await server.settle();
  const { data } = await listed(restaurant.groupId, head.token, { stage: 'published' });
  expect(data.total).toBe(1);
  const shiftId = data.findings[0]?.shift_id ?? '';
  await server.call(
    saveShifts,
    {
      params: { id: restaurant.here },
      body: {
        idempotency_key: newId(),
        commands: [{ kind: 'change', id: shiftId, expected_version: 1, set: { end: '18:00' } }],
        answers: [],
      },
    },
    restaurant.manager.token,
  );
  await server.settle();
  expect((await listed(restaurant.groupId, head.token)).data.total).toBe(0);
});

test('a day that is closed is found on the weeks below it; what is only written on a day checks nothing again', async () => {
  const { restaurant, head } = await open();
  await save(restaurant, '2026-11-17', '10:00', '16:00');
  await server.settle();
  const checkedAt = async () =>
    (
      await server.run(({ db }) =>
        db.query(`select checked_at from compliance.checked_week where location_id = '${restaurant.here}'`),
      )
    ).map((row) => String(row['checked_at']));
  const before = await checkedAt();
  const note = {
    starts_on: '2026-11-17',
    ends_on: '2026-11-17',
    is_yearly: false,
    audience: 'STAFF',
    content: 'Fair',
  } as const;
  const write = async (kind: 'NOTE' | 'CLOSED') => {
    server.clock.advance(60_000);
    const body = { ...note, kind, idempotency_key: newId() };
    await server.call(addDayNote, { params: { id: restaurant.groupId }, body }, restaurant.manager.token);
    await server.settle();
  };
  await write('NOTE');
  expect(await checkedAt()).toEqual(before);
  await write('CLOSED');
  expect(await checkedAt()).not.toEqual(before);
  expect((await listed(restaurant.groupId, head.token)).data.findings).toMatchObject([{ rule: 'closed_day' }]);
});

test('approved time off makes a planned shift wrong, without anybody touching the schedule', async () => {
  const { restaurant, head } = await open();
  await save(restaurant, '2026-11-19', '10:00', '16:00');
  const { data: request } = await server.call(
    requestTimeOff,
    {
      params: { employee_id: restaurant.ines.id },
      body: { starts_on: '2026-11-19', ends_on: '2026-11-19', kind: 'HOLIDAY', note: '' },
    },
    restaurant.ines.user.token,
  );
  await server.settle();
  const rules = async () => (await listed(restaurant.groupId, head.token)).data.findings.map(({ rule }) => rule);
  expect(await rules()).toEqual(['time_off_requested']);
  await server.call(
    decideTimeOff,
    { params: { id: restaurant.here, request_id: request.id }, body: { decision: 'APPROVED', note: '', version: 1 } },
    restaurant.manager.token,
  );
  await server.settle();
  expect(await rules()).toEqual(['time_off']);
});

test('shifts that came in bulk are caught up with, and weeks that are long over are forgotten', async () => {
  const { restaurant, head } = await open();
  const row = {
    location_id: restaurant.here,
    employee_id: restaurant.ines.id,
    position: '',
    break_minutes: 0,
    note: null,
  };
  await server.run(({ db, clock }) =>
    createShiftsInBulk(db, restaurant.groupId, [{ ...row, date: '2026-11-18', start: '08:00', end: '20:00' }], {
      at: clock.now(),
      userId: null,
    }),
  );
  const catchUpNow = () => catchUp.run({}, server.application.runner.free(new AbortController().signal));
  await catchUpNow();
  expect((await listed(restaurant.groupId, head.token)).data.findings.map(({ rule }) => rule)).toEqual(['daily_hours']);
  const before = server.clock.now();
  server.clock.set('2027-02-01T09:00:00Z');
  await catchUpNow();
  const rows = await server.run(({ db }) => db.query('select 1 from compliance.finding'));
  server.clock.set(before.toISOString());
  expect(rows).toEqual([]);
});

test('the sums are over all that lies below, and a location shows its own alone', async () => {
  const { restaurant, head } = await open();
  await save(restaurant, '2026-11-17', '10:00', '21:00');
  await save(restaurant, '2026-11-25', '10:00', '21:30');
  await server.settle();
  const { data } = await summary(restaurant.groupId, head.token);
  expect(data).toMatchObject({ open: 2, answered: 0, weeks_checked: 2 });
  expect(data.rules).toEqual([{ rule: 'daily_hours', open: 2, answered: 0 }]);
  expect(data.weeks.map(({ week }) => week)).toEqual([WEEK, '2026-11-23']);
  expect(data.locations.map(({ location }) => location.name)).toEqual(['Harbour House']);
  expect((await summary(restaurant.there, head.token)).data.open).toBe(0);
  expect((await listed(restaurant.groupId, head.token, { week: WEEK })).data.total).toBe(1);
  expect((await listed(restaurant.groupId, head.token, { state: 'answered' })).data.total).toBe(0);
});

test('row security alone keeps managers from writing findings away', async () => {
  const { restaurant } = await open();
  const scope = { kind: 'tenant', groupIds: [restaurant.groupId], userId: null } as const;
  await expect(server.run(({ db }) => db.query('delete from compliance.finding'), scope)).rejects.toThrow(
    /permission denied/,
  );
});

test('a check of a week that nobody saved finds what stands there', async () => {
  const { restaurant, head } = await open();
  const place = { groupId: restaurant.groupId, locationId: restaurant.here };
  await server.run(async (work) => {
    await makeShift(work.db, place, { employee_id: restaurant.ines.id, start: '06:00', end: '18:00' });
    await work.enqueue(
      jobNamed('compliance.checkWeek', true),
      { location_id: restaurant.here, week: WEEK },
      { key: 'a week' },
    );
  });
  await server.settle();
  expect((await listed(restaurant.here, head.token)).data.total).toBe(1);
});

test('what a position demands makes planned shifts wrong as soon as it is demanded', async () => {
  const { restaurant, head } = await open();
  await save(restaurant, '2026-11-17', '10:00', '18:00', restaurant.here, restaurant.bar);
  const at = { params: { id: restaurant.groupId } };
  const { token } = restaurant.manager;
  const skill = {
    kind: 'SKILL' as const,
    name: 'Cocktails',
    level_names: [],
    months_valid: null,
    needs_number: false,
    needs_issuer: false,
    needs_file: false,
    authority: '',
    idempotency_key: newId(),
  };
  const { data: made } = await server.call(createQualification, { ...at, body: skill }, token);
  const demand = { position_id: restaurant.bar, qualification_id: made.id, min_level: 1, version: 0 };
  await server.call(putDemand, { ...at, body: { ...demand, strictness: 'consent' } }, token);
  await server.settle();
  expect((await listed(restaurant.groupId, head.token)).data.findings).toMatchObject([
    { rule: 'missing_qualification', level: 'consent', actual: 0, limit: 1, unit: 'levels' },
  ]);
});
