import { listNotices } from '@hearth/domains/notices/contract';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import type { TestServer } from '@hearth/testing/server';
import { makeEmployer } from '@hearth/domains/access/factory';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import { AT, openPaid, PERIOD } from './timesheets.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ at: AT });
});
afterAll(() => server.stop());

test('a sheet follows from punches, with what was planned and what it is worth', async () => {
  const at = await openPaid(server);
  await at.plan(at.ines.id, '2026-11-10', '18:00', '02:00');
  await at.work(at.ines.id, '2026-11-10', '18:00', '23:00');
  await at.punch(at.ines.id, 'IN', '2026-11-11T09:00:00Z');
  const listed = await at.list();
  expect(listed.period).toEqual(PERIOD);
  expect(listed).toMatchObject({ is_over: true, can_see_pay: true, can_lock: true, approvals_needed: 1 });
  const [first] = listed.sheets;
  // What is odd comes first.
  expect(first).toMatchObject({ employee_id: at.ines.id, state: 'OPEN', version: 0 });
  expect(first?.totals).toMatchObject({ planned: 480, worked: 300, pay: 6000, currency: 'EUR' });
  expect(first?.oddities.map(({ kind, day }) => `${day} ${kind}`)).toEqual([
    '2026-11-10 FAR_FROM_PLAN',
    '2026-11-11 MISSING_END',
  ]);
  expect(listed.days.find(({ day }) => day === '2026-11-10')).toEqual({
    day: '2026-11-10',
    planned: 480,
    worked: 300,
    approved: 0,
  });
  const { lines } = await at.detail(at.ines.id);
  expect(lines).toMatchObject([{ kind: 'WORK', position_name: 'Bartender', minutes: 300, rate: 1200, amount: 6000 }]);
});

test('pay is only for who may see it, and for oneself as far as the employer shows it', async () => {
  const at = await openPaid(server);
  await at.work(at.ines.id, '2026-11-10', '10:00', '18:00');
  const scheduler = await at.managerWith(['PUBLISH_SCHEDULE']);
  const seen = await at.sheetOf(at.ines.id, scheduler.token);
  expect(seen.totals).toMatchObject({ worked: 480, pay: null, tips: null, currency: null });
  const { lines } = await at.detail(at.ines.id, PERIOD.from, scheduler.token);
  expect(lines).toMatchObject([{ rate: null, amount: null }]);
  // Nor can it be guessed from how the sheet is named.
  await at.pay(at.ines.id, 1300, '2026-11-01');
  expect((await at.sheetOf(at.ines.id, scheduler.token)).fingerprint).toBe(seen.fingerprint);
  expect((await at.mine())[0]?.totals.pay).toBe((480 * 1300) / 60);
  await at.setRules({ shows_pay: false });
  expect((await at.mine())[0]?.totals).toMatchObject({ worked: 480, pay: null });
});

test('overtime by the rules of the place, leave, and declared tips are lines with their reason', async () => {
  const at = await openPaid(server, { pack: 'us' });
  for (const day of ['09', '10', '11', '12', '13']) await at.work(at.ines.id, `2026-11-${day}`, '08:00', '17:00');
  await server.run(({ db }) =>
    db.query(
      `insert into scheduling.time_off (id, group_id, employee_id, starts_on, ends_on, part, kind, state, note, requested_at)
       values (gen_random_uuid(), $1, $2, '2026-11-14', '2026-11-14', 'DAYS', 'HOLIDAY', 'APPROVED', '', now())`,
      [at.groupId, at.ines.id],
    ),
  );
  const tip = { day: '2026-11-13', amount: 850, idempotency_key: '019a0000-0000-7000-8000-00000000000a' };
  const declare = () =>
    server.call(contract.declareMyTips, { params: { employee_id: at.ines.id }, body: tip }, at.ines.user.token);
  expect((await declare()).data).toEqual({ day: tip.day, amount: 850 });
  expect((await declare()).status).toBe(200);
  const [sheet] = await at.mine();
  expect(sheet?.totals).toMatchObject({ worked: 2700, overtime: 300, leave: 480, declared_tips: 850 });
  expect(sheet?.totals.pay).toBe(54_000 + 3000 + 9600);
  expect(sheet?.lines.filter(({ kind }) => kind === 'OVERTIME')).toMatchObject([{ reason: 'WEEKLY', percent: 50 }]);
});

test('tips of a day to come and of a locked sheet are refused for what is wrong', async () => {
  const at = await openPaid(server);
  await at.work(at.ines.id, '2026-11-10', '10:00', '18:00');
  const declare = async (day: string) => {
    const body = { day, amount: 850, idempotency_key: newId() };
    const { refusal } = await server.call(
      contract.declareMyTips,
      { params: { employee_id: at.ines.id }, body },
      at.ines.user.token,
    );
    return refusal.code;
  };
  expect(await declare('2026-11-17')).toBe('TIPS_EARLY');
  await at.decideAs('APPROVE', [at.ines.id]);
  await at.decideAs('LOCK', [at.ines.id]);
  expect(await declare('2026-11-10')).toBe('TIMESHEET_CLOSED');
  expect(await declare('2026-11-16')).toBeUndefined();
});

test('who submits is told what became of it; nobody approves their own hours', async () => {
  const at = await openPaid(server);
  await at.work(at.ines.id, '2026-11-10', '10:00', '18:00');
  const [own] = await at.mine();
  const submit = (fingerprint: string) =>
    server.call(
      contract.submitMyTimesheet,
      { params: { employee_id: at.ines.id }, body: { period_from: PERIOD.from, fingerprint } },
      at.ines.user.token,
    );
  expect((await submit('something else')).refusal.code).toBe('TIMESHEET_CHANGED');
  expect((await submit(own?.fingerprint ?? '')).data.state).toBe('SUBMITTED');
  expect((await submit(own?.fingerprint ?? '')).data.state).toBe('SUBMITTED');
  await server.settle();
  const noticesOf = async (token: string) =>
    (await server.call(listNotices, { query: {} }, token)).data.notices.map(({ kind, title }) => `${kind} ${title}`);
  expect(await noticesOf(at.manager.token)).toEqual([
    'timesheets.submitted Timesheet ready for approval: Inês Quintela',
  ]);
  const sent = await at.decideAs('SEND_BACK', [at.ines.id], { note: 'Tuesday is missing' });
  expect(sent.data.decided).toEqual([{ employee_id: at.ines.id, state: 'OPEN' }]);
  const approved = await at.decideAs('APPROVE', [at.ines.id]);
  expect(approved.data.decided).toEqual([{ employee_id: at.ines.id, state: 'APPROVED' }]);
  await server.settle();
  expect(new Set(await noticesOf(at.ines.user.token))).toEqual(
    new Set(['timesheets.decided Your timesheet was sent back', 'timesheets.decided Your timesheet was approved']),
  );
  const { history } = await at.detail(at.ines.id);
  expect(history.map(({ act, note }) => [act, note])).toEqual([
    ['APPROVE', ''],
    ['SEND_BACK', 'Tuesday is missing'],
    ['SUBMIT', ''],
  ]);
  const self = await at.hireAt(at.here, { userId: at.manager.userId, firstName: 'Marta' });
  const refused = await at.decideAs('APPROVE', [self.id]);
  expect(refused.data.left).toEqual([{ employee_id: self.id, why: 'OWN' }]);
});

test('two steps take two people, the second with its permission', async () => {
  const at = await openPaid(server, { approvers: ['PUBLISH_SCHEDULE', 'MANAGE_TEAM'] });
  await at.work(at.ines.id, '2026-11-10', '10:00', '18:00');
  const [one, two] = [await at.managerWith(['PUBLISH_SCHEDULE']), await at.managerWith(['PUBLISH_SCHEDULE'])];
  expect((await at.decideAs('APPROVE', [at.ines.id], { token: one.token })).data.decided).toMatchObject([
    { state: 'SUBMITTED' },
  ]);
  const why = async (token: string) =>
    (await at.decideAs('APPROVE', [at.ines.id], { token })).data.left.map((left) => left.why);
  expect(await why(one.token)).toEqual(['SECOND_PERSON']);
  expect(await why(two.token)).toEqual(['LEVEL']);
  expect((await at.decideAs('APPROVE', [at.ines.id])).data.decided).toMatchObject([{ state: 'APPROVED' }]);
});

test('whoever can give the next step hears of a sheet, and nobody who gave one', async () => {
  const at = await openPaid(server, { approvers: ['MANAGE_TEAM', 'PUBLISH_SCHEDULE'] });
  await at.work(at.ines.id, '2026-11-10', '10:00', '18:00');
  const scheduler = await at.managerWith(['PUBLISH_SCHEDULE']);
  const lead = await at.managerWith(['MANAGE_TEAM', 'PUBLISH_SCHEDULE']);
  const [own] = await at.mine();
  await server.call(
    contract.submitMyTimesheet,
    {
      params: { employee_id: at.ines.id },
      body: { period_from: PERIOD.from, fingerprint: own?.fingerprint ?? '' },
    },
    at.ines.user.token,
  );
  const noticesOf = async (token: string) => {
    await server.settle();
    return (await server.call(listNotices, { query: {} }, token)).data.notices.map(({ kind }) => kind);
  };
  expect(await noticesOf(scheduler.token)).toEqual([]);
  expect(await noticesOf(lead.token)).toEqual(['timesheets.submitted']);
  await at.decideAs('APPROVE', [at.ines.id], { token: lead.token });
  expect(await noticesOf(scheduler.token)).toEqual(['timesheets.submitted']);
});

test('days that were locked go on no second sheet where the place counts other periods later', async () => {
  const at = await openPaid(server);
  await at.work(at.ines.id, '2026-11-03', '10:00', '18:00');
  await at.work(at.ines.id, '2026-11-10', '10:00', '13:00');
  const before = { day: '2026-11-02' };
  await at.decideAs('APPROVE', [at.ines.id], before);
  await at.decideAs('LOCK', [at.ines.id], before);
  await at.setRules({ length: 'TWO_WEEKS', anchor: '2026-10-26' });
  // From the 26th of October to the 8th of November, of which the second week is paid.
  expect(await at.sheetOf(at.ines.id, at.manager.token, '2026-11-02')).toMatchObject({ totals: { worked: 0, pay: 0 } });
  await at.setRules({ length: 'MONTHLY', anchor: '2026-11-01' });
  expect(await at.sheetOf(at.ines.id, at.manager.token, '2026-11-10')).toMatchObject({
    state: 'OPEN',
    totals: { worked: 180, pay: 3600 },
  });
});

test('hours that changed since they were shown or approved are not approved or locked unseen', async () => {
  const at = await openPaid(server);
  await at.work(at.ines.id, '2026-11-10', '10:00', '18:00');
  const seen = await at.sheetOf(at.ines.id);
  await at.work(at.ines.id, '2026-11-11', '10:00', '18:00');
  const { employee_id, version, fingerprint } = seen;
  const old = await server.call(
    contract.decideTimesheets,
    {
      params: { id: at.here },
      body: {
        decision: 'APPROVE',
        period_from: PERIOD.from,
        note: '',
        sheets: [{ employee_id, version, fingerprint }],
      },
    },
    at.manager.token,
  );
  expect(old.data.left).toEqual([{ employee_id, why: 'CHANGED' }]);
  await at.decideAs('APPROVE', [at.ines.id]);
  await at.pay(at.ines.id, 1500, '2026-11-01');
  expect((await at.sheetOf(at.ines.id)).oddities.map(({ kind }) => kind)).toContain('CHANGED');
  expect((await at.decideAs('LOCK', [at.ines.id])).data.left).toMatchObject([{ why: 'CHANGED' }]);
  await at.decideAs('APPROVE', [at.ines.id]);
  expect((await at.decideAs('LOCK', [at.ines.id])).data.decided).toMatchObject([{ state: 'LOCKED' }]);
});

test('after a lock a change becomes a correction of the next period', async () => {
  const at = await openPaid(server);
  await at.work(at.ines.id, '2026-11-03', '10:00', '18:00');
  const before = '2026-11-02';
  await at.decideAs('APPROVE', [at.ines.id], { day: before });
  await at.decideAs('LOCK', [at.ines.id], { day: before });
  await at.work(at.ines.id, '2026-11-04', '10:00', '12:00');
  const locked = await at.sheetOf(at.ines.id, at.manager.token, before);
  expect(locked).toMatchObject({ state: 'LOCKED', totals: { worked: 480, pay: 9600 } });
  expect(locked.oddities.map(({ kind }) => kind)).toContain('CHANGED');
  const next = await at.detail(at.ines.id);
  expect(next.lines).toMatchObject([{ kind: 'CORRECTION', reason: 'WORK 100', minutes: 120, amount: 2400 }]);
  expect(next.totals).toMatchObject({ worked: 0, pay: 2400 });
  // Other rules of the place change nothing of what was locked by the old ones.
  await at.setRules({ pack: 'us-ca', rounding: 15 });
  expect((await at.detail(at.ines.id)).lines).toHaveLength(1);
  // Once that one is locked, too, the same change comes no second time.
  await at.decideAs('APPROVE', [at.ines.id]);
  expect((await at.decideAs('LOCK', [at.ines.id])).data.decided).toMatchObject([{ state: 'LOCKED' }]);
  expect((await at.detail(at.ines.id, '2026-11-16')).lines).toEqual([]);
  // What changes in the first one now comes through both.
  await at.work(at.ines.id, '2026-11-05', '10:00', '11:00');
  expect((await at.detail(at.ines.id, '2026-11-16')).lines).toMatchObject([{ reason: 'WORK 100', minutes: 60 }]);
});

test('a period that goes on is not approved, and others are not reached', async () => {
  const [at, other] = [await openPaid(server), await openPaid(server)];
  await at.work(at.ines.id, '2026-11-16', '06:00', '08:00');
  const now = { day: '2026-11-16' };
  expect((await at.decideAs('APPROVE', [at.ines.id], now)).data.left).toMatchObject([{ why: 'NOT_OVER' }]);
  const outsider = await server.run((work) =>
    makeEmployer(work, { brandId: other.groupId, as: ['PUBLISH_SCHEDULE', 'VIEW_PAY', 'MANAGE_BRAND'] }),
  );
  const call = (token: string, employeeId: string, id = at.here) =>
    server.call(contract.getTimesheet, { params: { id, employee_id: employeeId }, query: {} }, token);
  expect((await call(outsider.token, at.ines.id)).status).toBe(404);
  expect((await call(at.manager.token, other.ines.id)).status).toBe(404);
  expect((await call(at.manager.token, at.ines.id, at.groupId)).refusal.code).toBe('TIMESHEETS_NEED_LOCATION');
  const viewer = await at.managerWith(['VIEW_TEAM']);
  expect((await at.decideAs('APPROVE', [at.ines.id], { token: viewer.token })).status).toBe(403);
  const foreign = await server.call(
    contract.decideTimesheets,
    {
      params: { id: at.here },
      body: {
        decision: 'APPROVE',
        period_from: PERIOD.from,
        note: '',
        sheets: [{ employee_id: other.ines.id, version: 0, fingerprint: 'x' }],
      },
    },
    at.manager.token,
  );
  expect(foreign.data.left).toMatchObject([{ why: 'UNKNOWN' }]);
  expect((await at.mine(PERIOD.from, other.ines.user.token))[0]?.employee_id).toBe(other.ines.id);
  const submit = await server.call(
    contract.submitMyTimesheet,
    { params: { employee_id: at.ines.id }, body: { period_from: PERIOD.from, fingerprint: 'x' } },
    other.ines.user.token,
  );
  expect(submit.status).toBe(404);
});

test('rules are set by who manages the brand, inherited, and packs are known ones', async () => {
  const at = await openPaid(server);
  const get = async (id: string) =>
    (await server.call(contract.getTimesheetRules, { params: { id } }, at.manager.token)).data;
  const { rules, packs } = await get(at.here);
  expect(rules).toMatchObject({ from: { id: at.groupId }, version: 0, value: { length: 'WEEKLY' } });
  expect(packs.map(({ code }) => code)).toContain('fr-hcr');
  const set = (value: typeof rules.value, token = at.manager.token) =>
    server.call(contract.setTimesheetRules, { params: { id: at.here }, body: { value, version: 0 } }, token);
  expect((await set({ ...rules.value, pack: 'moon' })).refusal.code).toBe('UNKNOWN_PACK');
  const scheduler = await at.managerWith(['PUBLISH_SCHEDULE']);
  expect((await set(rules.value, scheduler.token)).status).toBe(403);
  expect((await set({ ...rules.value, pack: 'us' })).data.version).toBe(1);
  expect((await set(rules.value)).refusal.code).toBe('CONFLICT');
  const cleared = await server.call(
    contract.clearTimesheetRules,
    { params: { id: at.here }, body: { version: 1 } },
    at.manager.token,
  );
  expect(cleared.data).toMatchObject({ version: 0, value: { pack: 'none' } });
});
