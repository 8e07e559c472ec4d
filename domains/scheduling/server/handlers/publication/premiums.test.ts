import { makeShift } from '@hearth/domains/scheduling/factory';
import { setLaws } from '@hearth/domains/laws/contract';
import { openRestaurant } from '@hearth/domains/team/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import * as contract from '../../../contract/endpoints.ts';
import { previewShiftPremiums } from '../../../contract/publication-endpoints.ts';

/** A Monday morning in Brooklyn. */
const server = await startTestServer({ at: '2026-11-16T14:00:00Z' });
const COUNT = { from: '2026-01-01', employees: 900, locations: 40, city_employees: 60, city_locations: 6 };

async function open({ isOn = true, industry = 'FAST_FOOD' as 'FAST_FOOD' | 'RETAIL' } = {}) {
  const at = await openRestaurant(server);
  await server.run(({ db }) =>
    db.query(
      `update core.brand set country_code = 'US', region = 'New York', city = 'Brooklyn', time_zone = 'America/New_York', currency = 'USD' where id = $1`,
      [at.here],
    ),
  );
  const value = { is_on: isOn, industry, counts: [COUNT], school_terms: [], pins: [] };
  await server.call(setLaws, { params: { id: at.here }, body: { value, version: 0 } }, at.manager.token);
  await server.run(async ({ db }) => {
    const content = { employee_id: at.ines.id, date: '2026-11-19', start: '10:00', end: '18:00', position_id: at.bar };
    await makeShift(db, { groupId: at.groupId, locationId: at.here, timeZone: 'America/New_York' }, content);
  });
  const params = { id: at.here };
  const week = async () =>
    (await server.call(contract.getSchedule, { params, query: { week: '2026-11-16' } }, at.manager.token)).data;
  const preview = async (token = at.manager.token) =>
    (await server.call(contract.previewPublication, { params, query: { week: '2026-11-16' } }, token)).data;
  const publish = async (reasons: object[] = [], agreed: object[] = [], key = newId()) =>
    server.call(
      contract.publishSchedule,
      {
        params,
        body: {
          idempotency_key: key,
          week: '2026-11-16',
          version: (await preview()).version,
          answers: [],
          reasons,
          agreed,
        } as never,
      },
      at.manager.token,
    );
  expect((await publish()).status).toBe(200);
  const shift = (await week()).shifts[0];
  if (shift === undefined) throw new Error('No shift.');
  const save = async (command: object) =>
    server.call(
      contract.saveShifts,
      {
        params,
        body: {
          idempotency_key: newId(),
          commands: [{ id: shift.id, expected_version: shift.version, ...command }],
          answers: [],
        } as never,
      },
      at.manager.token,
    );
  const kept = () =>
    server.run(({ db }) =>
      db.query(
        'select rule, amount, currency, is_exempt, reason, note from laws.premium where location_id = $1 order by at, id',
        [at.here],
      ),
    );
  return { ...at, shift, save, preview, publish, kept, params };
}

test('a change of a published shift shows what it costs before it is made, and keeps it once it is', async () => {
  const at = await open();
  const wish = { shift_id: at.shift.id, after: null };
  const asked = await server.call(
    previewShiftPremiums,
    { params: at.params, body: { changes: [wish] } },
    at.manager.token,
  );
  expect(asked.data.premiums).toMatchObject([
    { rule: 'us-nyc-fast-food.cut-7-days', amount: { amount: 4500, currency: 'USD' } },
  ]);
  await at.save({ kind: 'delete' });
  const { premiums } = await at.preview();
  expect(premiums).toMatchObject([
    {
      rule: 'us-nyc-fast-food.cut-7-days',
      change: 'CANCELLED',
      amount: { amount: 4500, currency: 'USD' },
      exempt: null,
      date: '2026-11-19',
      needs_consent: false,
    },
  ]);
  const key = newId();
  expect((await at.publish([], [], key)).status).toBe(200);
  expect(await at.kept()).toMatchObject([
    { rule: 'us-nyc-fast-food.cut-7-days', amount: 4500, currency: 'USD', is_exempt: false, reason: 'EMPLOYER' },
  ]);
});

test('a change that the person asked for costs nothing, and who started it is kept', async () => {
  const at = await open();
  await at.save({ kind: 'change', set: { start: '13:00', end: '21:00' } });
  const said = { shift_id: at.shift.id, employee_id: at.ines.id, reason: 'EMPLOYEE_REQUEST' };
  expect(await at.publish([said])).toMatchObject({ status: 400, data: { code: 'INVALID_INPUT' } });
  expect(await at.publish([{ ...said, note: 'Doctor' }])).toMatchObject({ status: 200 });
  expect(await at.kept()).toMatchObject([
    { rule: 'us-nyc-fast-food.add-7-days', amount: 0, is_exempt: true, reason: 'EMPLOYEE_REQUEST', note: 'Doctor' },
  ]);
});

test('small changes within the tolerance, and all changes where no law is checked, cost nothing', async () => {
  const small = await open();
  await small.save({ kind: 'change', set: { start: '10:15', end: '18:15' } });
  expect((await small.preview()).premiums).toEqual([]);
  const off = await open({ isOn: false });
  await off.save({ kind: 'delete' });
  expect((await off.preview()).premiums).toEqual([]);
  await off.publish();
  expect(await off.kept()).toEqual([]);
});

test('a shift of another group is no shift to preview', async () => {
  const [at, other] = [await open(), await open()];
  const wish = { shift_id: other.shift.id, after: null };
  const asked = await server.call(
    previewShiftPremiums,
    { params: at.params, body: { changes: [wish] } },
    at.manager.token,
  );
  expect(asked.data.premiums).toEqual([]);
  expect(
    (await server.call(previewShiftPremiums, { params: other.params, body: { changes: [wish] } }, at.manager.token))
      .status,
  ).toBe(404);
});

const preview = (at: Awaited<ReturnType<typeof open>>, after: object, token = at.manager.token) =>
  server.call(
    previewShiftPremiums,
    { params: at.params, body: { changes: [{ shift_id: at.shift.id, after: after as never }] } },
    token,
  );
const contentOf = ({ shift }: Awaited<ReturnType<typeof open>>) => ({
  employee_id: shift.employee_id,
  position_id: shift.position_id,
  station: shift.station,
  date: shift.date,
  start: shift.start,
  end: shift.end,
  unpaid_break_minutes: shift.unpaid_break_minutes,
  paid_break_minutes: shift.paid_break_minutes,
  note: shift.note,
});

test('a preview tells nothing of people who may not work there, nor of departments that are not the caller’s', async () => {
  const [at, other] = [await open(), await open()];
  const nextDoor = await at.hireAt(at.there);
  const mate = await at.hireAt(at.here, { positionId: at.bar });
  const content = contentOf(at);
  for (const id of [other.ines.id, nextDoor.id])
    expect((await preview(at, { ...content, employee_id: id })).data.premiums).toEqual([]);
  const moved = (await preview(at, { ...content, employee_id: mate.id })).data.premiums;
  expect(moved.map(({ employee_id: id }) => id).toSorted()).toEqual([at.ines.id, mate.id].toSorted());

  const rights = ['VIEW_SCHEDULE', 'EDIT_SCHEDULE', 'VIEW_PAY'] as const;
  const later = { ...content, start: '13:00', end: '21:00' };
  const [bar, kitchen] = [await at.managerWith(rights, ['BAR']), await at.managerWith(rights, ['KITCHEN'])];
  expect((await preview(at, later, bar.token)).data.premiums).toHaveLength(1);
  expect((await preview(at, { ...later, position_id: at.kitchen }, bar.token)).data.premiums).toEqual([]);
  expect((await preview(at, later, kitchen.token)).data.premiums).toEqual([]);
});

test('a shift that moves from one person to another has a reason for each of them', async () => {
  const at = await open();
  const mate = await at.hireAt(at.here, { positionId: at.bar });
  await at.save({ kind: 'change', set: { employee_id: mate.id } });
  const agreed = [{ shift_id: at.shift.id, employee_id: mate.id, how: 'On paper' }];
  await at.publish(
    [{ shift_id: at.shift.id, employee_id: at.ines.id, reason: 'EMPLOYEE_REQUEST', note: 'Ill' }],
    agreed,
  );
  const kept = (await at.kept()).map(
    (row) => `${String(row['rule'])} ${String(row['amount'])} ${String(row['reason'])}`,
  );
  expect(kept.toSorted()).toEqual([
    'us-nyc-fast-food.add-7-days 1500 EMPLOYER',
    'us-nyc-fast-food.cut-7-days 0 EMPLOYEE_REQUEST',
  ]);
});

test('a law that asks only for consent is shown, and nothing is owed by it', async () => {
  const at = await open({ industry: 'RETAIL' });
  await at.save({ kind: 'change', set: { start: '08:00' } });
  const { premiums } = await at.preview();
  expect(premiums).toMatchObject([
    { rule: 'us-nyc-retail.consent', change: 'EXTENDED', amount: null, needs_consent: true, is_owed: false },
  ]);
  await at.publish();
  expect(await at.kept()).toEqual([]);
});

test('ages are for whoever plans or publishes', async () => {
  const at = await open();
  const viewer = await at.managerWith(['VIEW_SCHEDULE']);
  const input = { params: at.params, query: { week: '2026-11-16' } };
  const agesFor = async (token: string) =>
    (await server.call(contract.getSchedule, input, token)).data.people.map((one) => 'age' in one);
  expect(await agesFor(at.manager.token)).toEqual([true]);
  expect(await agesFor(viewer.token)).toEqual([false]);
  const off = await open({ isOn: false });
  const week = await server.call(contract.getSchedule, { ...input, params: off.params }, off.manager.token);
  expect(week.data.people.map((one) => 'age' in one)).toEqual([false]);
});
