import { makeEmployer } from '@hearth/domains/access/factory';
import { startTestServer } from '@hearth/testing/server';
import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/report-endpoints.ts';
import { AT, openPaid, PERIOD } from '../timesheets.fixture.ts';

const server = await startTestServer({ at: AT });
beforeEach(() => server.clock.set(AT));

type By = 'LOCATION' | 'PERSON' | 'DAY';

/** Inês worked seven of eight planned hours on Monday, Bruno four on Tuesday without a plan. */
async function openHours() {
  const paid = await openPaid(server);
  await paid.plan(paid.ines.id, '2026-11-09', '09:00', '17:00');
  await paid.work(paid.ines.id, '2026-11-09', '09:00', '16:00');
  await paid.work(paid.bruno.id, '2026-11-10', '18:00', '22:00');
  const read = async (by: By, more: { token?: string; at?: string; cursor?: string; until?: string } = {}) =>
    server.call(
      contract.listHours,
      {
        params: { id: more.at ?? paid.groupId },
        query: {
          ...PERIOD,
          by,
          ...(more.until === undefined ? {} : { until: more.until }),
          ...(more.cursor === undefined ? {} : { cursor: more.cursor }),
        },
      },
      more.token ?? paid.manager.token,
    );
  return { ...paid, read };
}

test('locations below a group, with approved hours and cost', async () => {
  const { read, here, there, ines, decideAs } = await openHours();
  await decideAs('APPROVE', [ines.id]);
  const { rows, can_see_pay: seesPay, next_cursor: next } = (await read('LOCATION')).data;
  expect(seesPay).toBe(true);
  expect(next).toBeNull();
  expect(rows.find(({ location_id: id }) => id === here)).toMatchObject({
    planned: 480,
    worked: 660,
    approved: 420,
    pay: 12_400,
    currency: 'EUR',
  });
  expect(rows.find(({ location_id: id }) => id === there)).toMatchObject({ planned: 0, worked: 0, pay: null });
});

test('by person and by day say the same as the timesheets of the location', async () => {
  const { read, here, list } = await openHours();
  const people = (await read('PERSON')).data.rows.filter(({ location_id: id }) => id === here);
  const sheets = (await list()).sheets;
  for (const { employee_id: id, worked, planned, pay } of people) {
    const totals = sheets.find((sheet) => sheet.employee_id === id)?.totals;
    expect({ worked, planned }).toEqual({ worked: totals?.worked, planned: totals?.planned });
    if (pay !== null) expect(pay).toBe(totals?.pay);
  }
  expect(people.map(({ employee_name: name }) => name)).toContain('Bruno Alves');
  const days = (await read('DAY', { at: here })).data.rows;
  expect(days.map(({ day, planned, worked, approved }) => ({ day, planned, worked, approved }))).toEqual(
    (await list()).days,
  );
});

test('what was locked stays as it was locked', async () => {
  const { read, here, ines, decideAs, work } = await openHours();
  await decideAs('APPROVE', [ines.id]);
  await decideAs('LOCK', [ines.id]);
  await work(ines.id, '2026-11-11', '09:00', '12:00');
  const row = (await read('PERSON')).data.rows.find(({ employee_id: id }) => id === ines.id);
  expect(row).toMatchObject({ location_id: here, worked: 420, approved: 420, pay: 8400 });
});

test('who plans one location sees that one alone, and no pay without the permission', async () => {
  const { read, here } = await openHours();
  const { token } = await server.run((work) => makeEmployer(work, { brandId: here, as: ['PUBLISH_SCHEDULE'] }));
  const { rows, can_see_pay: seesPay } = (await read('LOCATION', { token })).data;
  expect(seesPay).toBe(false);
  expect(rows.map(({ location_id: id, pay, currency }) => ({ id, pay, currency }))).toEqual([
    { id: here, pay: null, currency: null },
  ]);
});

test('days the wrong way round, too many of them, and made-up cursors are refused', async () => {
  const { read } = await openHours();
  expect((await read('LOCATION', { until: '2026-11-08' })).refusal?.code).toBe('REPORT_REVERSED');
  expect((await read('LOCATION', { until: '2026-12-10' })).refusal?.code).toBe('REPORT_REVERSED');
  expect((await read('LOCATION', { cursor: 'bm9uZQ' })).refusal?.code).toBe('INVALID_INPUT');
});

test('the file says what the page says, with a row for each person, and pay for those alone who see it', async () => {
  const { manager, groupId, managerWith, here } = await openHours();
  const linesOf = async (token: string, at = groupId) => {
    const input = { params: { id: at }, query: { ...PERIOD, by: 'PERSON', format: 'csv', language: 'en' } } as const;
    const reply = await server.call(contract.exportHours, input, token);
    return reply.text.replace('\ufeff', '').trimEnd().split('\r\n');
  };
  const lines = await linesOf(manager.token);
  expect(lines[0]).toBe(
    'Location,Employee number,Employee,Day,Scheduled (hours),Worked (hours),Difference (hours),Approved (hours),Pay,Currency',
  );
  expect(lines.find((line) => line.includes('Bruno Alves'))).toMatch(/,Bruno Alves,,0,4,4,0,40\.00,EUR$/);
  const planner = await managerWith(['PUBLISH_SCHEDULE']);
  const own = await linesOf(planner.token, here);
  expect(own[0]).not.toContain('Pay');
  expect(own.find((line) => line.includes('Bruno Alves'))).toMatch(/,Bruno Alves,,0,4,4,0$/);
});

test('a file of more rows than are read at once has each of them once', async () => {
  const { manager, groupId, here } = await openHours();
  await server.run(({ db }) =>
    db.query(
      `insert into team.employee (id, group_id, location_id, first_name, last_name, status, created_at, updated_at)
       select gen_random_uuid(), $1, $2, 'Extra', 'No ' || lpad(n::text, 4, '0'), 'ACTIVE', now(), now() from generate_series(1, 700) n`,
      [groupId, here],
    ),
  );
  const input = { params: { id: groupId }, query: { ...PERIOD, by: 'PERSON', format: 'csv', language: 'en' } } as const;
  const reply = await server.call(contract.exportHours, input, manager.token);
  const extras = reply.text.match(/Extra No \d+/g) ?? [];
  expect(new Set(extras).size).toBe(700);
  expect(extras.length).toBe(700);
});
