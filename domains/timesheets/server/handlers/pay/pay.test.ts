import { seedCorrection, seedPunches } from '@hearth/domains/clock/seed';
import { startTestServer } from '@hearth/testing/server';
import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/pay-endpoints.ts';
import { openPaid } from '../timesheets.fixture.ts';

const MONDAY = '2026-11-16';
const NOW = '2026-11-18T12:00:00Z';
const server = await startTestServer({ at: NOW });
beforeEach(() => server.clock.set(NOW));

/** Inês worked on Monday and Tuesday from nine to five, and began on Wednesday at ten. */
async function openWeek(more: Parameters<typeof openPaid>[1] = {}) {
  const paid = await openPaid(server, more);
  const { ines, here, manager, groupId } = paid;
  /** Punches in the chain of Inês, `IN 2026-11-18T10:00`. */
  const punch = (...lines: readonly string[]) =>
    server.run((work) =>
      seedPunches(
        work,
        { employeeId: ines.id, groupId, userId: null },
        lines.map((line) => {
          const [kind, at = ''] = line.split(' ');
          return { kind: kind === 'IN' ? 'IN' : 'OUT', at: new Date(`${at}:00Z`), locationId: here, positionId: null };
        }),
      ),
    );
  await punch(`IN ${MONDAY}T09:00`, `OUT ${MONDAY}T17:00`, 'IN 2026-11-17T09:00', 'OUT 2026-11-17T17:00');
  await punch('IN 2026-11-18T10:00');
  const propose = (side: 'WORKER' | 'MANAGER', from: string, until: string, employeeId = ines.id) =>
    server.run((work) =>
      seedCorrection(
        work,
        { employeeId, locationId: here, userId: side === 'WORKER' ? ines.user.userId : manager.userId },
        side,
        {
          changes: (
            [
              ['IN', from],
              ['OUT', until],
            ] as const
          ).map(([kind, time]) => ({
            act: 'ADD',
            punch_id: null,
            kind,
            at: `2026-11-17T${time}:00.000Z`,
            position_id: null,
          })),
          reason: `Stayed from ${from}`,
        },
      ),
    );
  const myPay = async (token = ines.user.token) => (await server.call(contract.listMyCorrectionPay, {}, token)).data;
  const pay = (token = manager.token, id = here) => server.call(contract.listCorrectionPay, { params: { id } }, token);
  const estimates = async (token = ines.user.token) =>
    (await server.call(contract.getMyPayEstimate, {}, token)).data.estimates;
  const managerWith = (...permissions: Parameters<typeof paid.managerWith>[0]) => paid.managerWith(permissions);
  const hire = (...person: Parameters<typeof paid.hireAt>) => paid.hireAt(...person);
  return { ...paid, managerWith, hire, punch, propose, myPay, pay, estimates };
}

const WEEK = { from: MONDAY, until: '2026-11-22' };

test('a request shows its person and the manager what it changes in pay, before and after', async () => {
  const { propose, myPay, pay } = await openWeek();
  await propose('WORKER', '18:00', '19:00');
  const effect = { ...WEEK, before: 19_200, after: 20_400, currency: 'EUR' };
  expect((await myPay()).corrections).toMatchObject([effect]);
  expect((await pay()).data.corrections).toMatchObject([effect]);
});

test('a correction that was applied at once shows what it changed, also after more was worked', async () => {
  const { propose, myPay, pay, punch } = await openWeek();
  await propose('MANAGER', '18:00', '18:30');
  await punch('OUT 2026-11-18T11:00');
  expect((await myPay()).corrections).toMatchObject([{ ...WEEK, before: 19_200, after: 19_800 }]);
  expect((await pay()).data.corrections).toEqual([]);
});

test('an hour that makes overtime is worth its supplement', async () => {
  const { propose, myPay, setRules } = await openWeek();
  await setRules({ pack: 'us-ca' });
  await propose('WORKER', '17:00', '18:00');
  expect((await myPay()).corrections).toMatchObject([{ before: 19_200, after: 21_000 }]);
});

test('pay is for whoever sees it, of people who are paid there', async () => {
  const { propose, pay, managerWith, hire, there, here, ines } = await openWeek();
  const visitor = await hire(there, { firstName: 'Vera' });
  await propose('WORKER', '18:00', '19:00');
  await propose('WORKER', '18:00', '19:00', visitor.id);
  expect((await pay()).data.corrections).toHaveLength(1);
  const planner = await managerWith('VIEW_SCHEDULE', 'PUBLISH_SCHEDULE');
  expect((await pay(planner.token)).data.corrections).toEqual([]);
  expect((await pay((await managerWith('VIEW_PAY')).token)).status).toBe(403);
  expect((await pay(ines.user.token)).status).toBe(404);
  const other = await openPaid(server);
  expect((await pay(other.manager.token, here)).status).toBe(404);
});

test('own hours have an estimate up to now: today, the week and the period', async () => {
  const { estimates, punch, ines } = await openWeek({ length: 'MONTHLY', anchor: '2026-11-01' });
  await punch('IN 2026-11-05T09:00', 'OUT 2026-11-05T13:00');
  expect(await estimates()).toMatchObject([
    {
      employee_id: ines.id,
      date: '2026-11-18',
      day: { minutes: 120, pay: 2400 },
      week: { ...WEEK, minutes: 1080, pay: 21_600 },
      period: { from: '2026-11-01', until: '2026-11-30', minutes: 1320, pay: 26_400 },
      tips: 0,
      currency: 'EUR',
    },
  ]);
});

test('an employer that does not show pay shows none of it here', async () => {
  const { estimates, myPay, propose } = await openWeek({ shows_pay: false });
  await propose('WORKER', '18:00', '19:00');
  expect(await estimates()).toEqual([]);
  expect((await myPay()).corrections).toEqual([]);
});

test('nobody reads of another’s pay, and without a rate there is none', async () => {
  const { estimates, manager, hire, here } = await openWeek();
  expect(await estimates(manager.token)).toEqual([]);
  const stranger = await openPaid(server);
  expect((await estimates(stranger.ines.user.token)).map(({ day }) => day.minutes)).toEqual([0]);
  const duarte = await hire(here, { firstName: 'Duarte', userId: manager.userId });
  expect(duarte.id).toBeTruthy();
  expect((await estimates(manager.token)).map(({ day }) => day.pay)).toEqual([0]);
});
