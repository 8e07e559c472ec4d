import { listNotices } from '@hearth/domains/notices/contract';
import { startTestServer } from '@hearth/testing/server';
import { beforeEach, expect, test } from 'vitest';
import * as kiosks from '../../../contract/kiosk-endpoints.ts';
import * as pins from '../../../contract/pin-endpoints.ts';
import { forgetPins } from '../../jobs/forget-pins.ts';
import { remindOfBreaks } from '../../jobs/remind-of-breaks.ts';
import { openTablet } from './kiosk.fixture.ts';

const AT = '2026-11-16T09:00:00Z';
const server = await startTestServer({ at: AT });
beforeEach(() => server.clock.set(AT));
const run = (job: { run: (data: never, work: never) => Promise<void> }) =>
  job.run(
    {} as never,
    {
      run: (_scope: unknown, work: never) => server.run(work),
      signal: new AbortController().signal,
    } as never,
  );

/** A manager who works here has the PIN 4715; Inês comes two hours before her shift, which a manager has to allow. */
async function openEarly() {
  const tablet = await openTablet(server);
  const { here, hireAt, managerWith, setClock, schedule, bar } = tablet;
  const boss = await managerWith(['VIEW_SCHEDULE', 'PUBLISH_SCHEDULE']);
  const own = await hireAt(here, { firstName: 'Duarte', lastName: 'Lima', userId: boss.userId, positionId: bar });
  const params = { employee_id: own.id };
  await server.call(pins.setMyPin, { params, body: { pin: '4715' } }, boss.token);
  await setClock({ early: 'PIN', own_devices: true });
  await schedule({ date: '2026-11-16', start: '11:00', end: '17:00' });
  const told = async (token: string) =>
    (await server.call(listNotices, { query: {} }, token)).data.notices.map(({ title }) => title);
  return { ...tablet, boss, own, told };
}

test('a punch that a manager has to allow is taken with their PIN, and it is kept who allowed it', async () => {
  const { outcomes, punchOf, own, boss, day, mine } = await openEarly();
  expect((await day()).data.managers).toEqual([{ employee_id: own.id, name: 'Duarte L.' }]);
  expect(await outcomes(punchOf('IN'))).toEqual(['NEEDS_MANAGER']);
  const punch = punchOf('IN', 0, { approver: { employeeId: own.id, pin: '4715' } });
  expect(await outcomes(punch)).toEqual(['RECORDED']);
  expect(await outcomes(punch)).toEqual(['KNOWN']);
  const [row] = await mine();
  const [device] = await server.run(({ db }) =>
    db.query('select approved_by from clock.punch_device where punch_id = $1', [row?.id]),
  );
  expect(device).toEqual({ approved_by: boss.userId });
});

test('nobody allows their own, no employee allows anything, and a yes is good for one punch alone', async () => {
  const { outcomes, punchOf, own, ines, here, hireAt } = await openEarly();
  const rui = await hireAt(here, { firstName: 'Rui' });
  const by = (employeeId: string, pin: string) => punchOf('IN', 0, { approver: { employeeId, pin } });
  expect(await outcomes(by(ines.id, '2794'))).toEqual(['MANAGER_REFUSED']);
  expect(await outcomes(by(rui.id, '4715'))).toEqual(['MANAGER_REFUSED']);
  expect(await outcomes(by(own.id, '4716'))).toEqual(['MANAGER_REFUSED']);
  const allowed = by(own.id, '4715');
  const forged = punchOf('IN', 0, { reason: 'Another one' });
  expect(await outcomes({ ...forged, approver: 'approver' in allowed ? allowed.approver : null })).toEqual([
    'WRONG_PIN',
  ]);
  // A manager’s own early clock-in waits for another manager.
  const self = punchOf('IN', 0, { employee_id: own.id, pin: '4715', approver: { employeeId: own.id, pin: '4715' } });
  expect(await outcomes(self)).toEqual(['MANAGER_REFUSED']);
});

test('a PIN that somebody gave a manager allows nothing, and changing it at the tablet makes it no better', async () => {
  const { outcomes, punchOf, own, boss, manager, here, device, day, clockOf } = await openEarly();
  const allow = (pin: string) => outcomes(punchOf('IN', 0, { approver: { employeeId: own.id, pin } }));
  const change = (pin: string, next: string) =>
    server.call(kiosks.changeKioskPin, { body: { device_token: device, employee_id: own.id, pin, new_pin: next } });
  const params = { id: here, employee_id: own.id };
  const { pin } = (await server.call(pins.resetPin, { params }, manager.token)).data;
  expect((await day()).data.managers).toEqual([]);
  expect(await allow(pin)).toEqual(['MANAGER_REFUSED']);
  expect((await change(pin, '5826')).status).toBe(200);
  expect((await clockOf('5826', own.id)).data.pin_is_given).toBe(false);
  expect(await allow('5826')).toEqual(['MANAGER_REFUSED']);
  await server.call(pins.setMyPin, { params: { employee_id: own.id }, body: { pin: '4715' } }, boss.token);
  expect((await change('4715', '6937')).status).toBe(200);
  expect(await allow('6937')).toEqual(['RECORDED']);
});

test('a manager whose employment is over allows nothing', async () => {
  const { outcomes, punchOf, own, day } = await openEarly();
  await server.run(({ db }) => db.query(`update team.employee set end_date = '2026-11-15' where id = $1`, [own.id]));
  expect((await day()).data.managers).toEqual([]);
  const punch = punchOf('IN', 0, { approver: { employeeId: own.id, pin: '4715' } });
  expect(await outcomes(punch)).toEqual(['MANAGER_REFUSED']);
});

test('guesses at a manager’s PIN lock it, and other managers are told', async () => {
  const { outcomes, punchOf, own, manager, told } = await openEarly();
  for (const pin of ['1201', '1202', '1203', '1204', '1205'])
    expect(await outcomes(punchOf('IN', 0, { approver: { employeeId: own.id, pin } }))).toEqual(['MANAGER_REFUSED']);
  expect(await outcomes(punchOf('IN', 0, { approver: { employeeId: own.id, pin: '4715' } }))).toEqual([
    'MANAGER_REFUSED',
  ]);
  await server.settle();
  expect(await told(manager.token)).toEqual(['Duarte Lima’s PIN is locked']);
});

test('on one’s own phone a manager’s yes is a no', async () => {
  const { outcomes: _tablet, send: _send, ...rest } = await openEarly();
  const { ines, sentPunch } = rest;
  const { recordMyPunches } = await import('../../../contract/endpoints.ts');
  const reply = await server.call(
    recordMyPunches,
    {
      params: { employee_id: ines.id },
      body: { sent_at: server.clock.now().toISOString(), source: 'PHONE', punches: [sentPunch('IN')] },
    },
    ines.user.token,
  );
  expect(reply.data.outcomes.map(({ outcome }) => outcome)).toEqual(['NEEDS_MANAGER']);
});

test('managers hear of what a tablet could not take; what was decided on is deleted after months', async () => {
  const { punchOf, outcomes, awayFor, held, manager, told, here, groupId } = await openEarly();
  await awayFor(12);
  expect(await outcomes(punchOf('OUT', 60, { pin: '1111' }))).toEqual(['HELD']);
  await server.settle();
  expect(await told(manager.token)).toEqual(['An entry from Back door needs your decision']);
  const [one] = await held();
  const params = { id: here, held_id: one?.id ?? '' };
  await server.call(kiosks.settleHeldPunch, { params, body: { decision: 'DISMISS', reason: 'No' } }, manager.token);
  const changed = await server.run(({ db }) =>
    db.query(`select topics from platform.outbox where group_id = $1 and type = 'clock.punches_changed'`, [groupId]),
  );
  expect(changed).toHaveLength(1);
  const count = () => server.run(({ db }) => db.query('select id from clock.held_punch where id = $1', [one?.id]));
  await run(forgetPins);
  expect(await count()).toHaveLength(1);
  server.clock.advance(91 * 86_400_000);
  await run(forgetPins);
  expect(await count()).toHaveLength(0);
});

test('somebody without an account gets a PIN of a manager’s and then one of their own', async () => {
  const { hireAt, here, manager, clockOf, device } = await openEarly();
  const rui = await hireAt(here, { firstName: 'Rui' });
  const given = await server.call(pins.resetPin, { params: { id: here, employee_id: rui.id } }, manager.token);
  const { pin } = given.data;
  expect((await clockOf(pin, rui.id)).data.pin_is_given).toBe(true);
  const change = (old: string, next: string) =>
    server.call(kiosks.changeKioskPin, {
      body: { device_token: device, employee_id: rui.id, pin: old, new_pin: next },
    });
  expect((await change('0000', '4715')).refusal.code).toBe('PIN_WRONG');
  expect((await change(pin, '1234')).refusal.code).toBe('PIN_WEAK');
  expect((await change(pin, '4715')).status).toBe(200);
  expect((await clockOf('4715', rui.id)).data.pin_is_given).toBe(false);
  expect((await clockOf(pin, rui.id)).refusal.code).toBe('PIN_WRONG');
});

test('whose PIN is changed at a tablet is told, as when a manager gives a new one', async () => {
  const { ines, device, told } = await openEarly();
  const change = (pin: string, next: string) =>
    server.call(kiosks.changeKioskPin, {
      body: { device_token: device, employee_id: ines.id, pin, new_pin: next },
    });
  await change('1111', '4826');
  await change('2794', '1234');
  await server.settle();
  expect(await told(ines.user.token)).toEqual([]);
  expect((await change('2794', '4826')).status).toBe(200);
  await server.settle();
  expect(await told(ines.user.token)).toEqual(['Your PIN was changed at Back door']);
});

test('people are reminded of a break before it is due, once, and see it at the tablet', async () => {
  const { setClock, punchOf, outcomes, told, ines, clockOf } = await openEarly();
  await setClock({ early: 'ALLOW', break_after_minutes: 12, break_minutes: 20, break_reminder_minutes: 5 });
  expect(await outcomes(punchOf('IN'))).toEqual(['RECORDED']);
  server.clock.advance(6 * 60_000);
  await run(remindOfBreaks);
  expect(await told(ines.user.token)).toEqual([]);
  server.clock.advance(2 * 60_000);
  await run(remindOfBreaks);
  await run(remindOfBreaks);
  expect(await told(ines.user.token)).toEqual(['Your break is due by 09:12']);
  expect((await clockOf('2794')).data.break_due).toEqual({
    due_at: '2026-11-16T09:12:00.000Z',
    minutes: 20,
    law: null,
  });
});
