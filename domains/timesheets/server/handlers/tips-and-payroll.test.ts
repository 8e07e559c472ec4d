import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import type { TestServer } from '@hearth/testing/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contract from '../../contract/export-endpoints.ts';
import { listTipPools } from '../../contract/tip-endpoints.ts';
import { READY_TEMPLATES } from '../../rules/payroll/ready-templates.ts';
import { AT, openPaid, PERIOD } from './timesheets.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ at: AT });
});
afterAll(() => server.stop());

test('a pool is divided as it was shown, once, and its shares come on the sheets', async () => {
  const at = await openPaid(server);
  await at.work(at.ines.id, '2026-11-10', '10:00', '16:00');
  await at.work(at.bruno.id, '2026-11-10', '10:00', '13:00');
  const content = at.pool();
  const { data: seen } = await at.preview(content);
  expect(seen.shares.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([3334, 6667]);
  expect((await at.close(content, 'x')).refusal.code).toBe('TIMESHEET_CHANGED');
  const key = newId();
  const [one, two] = await Promise.all([
    at.close(content, seen.fingerprint, { key }),
    at.close(content, seen.fingerprint, { key }),
  ]);
  expect(one.data.id).toBe(two.data.id);
  expect((await at.close(content, seen.fingerprint)).refusal.code).toBe('POOL_OVERLAPS');
  expect((await at.mine())[0]?.totals).toMatchObject({ pay: 7200, tips: 6667 });
  const listed = await server.call(listTipPools, { params: { id: at.here }, query: {} }, at.manager.token);
  expect(listed.data.pools).toMatchObject([{ collected: 10_001, left: 0 }]);
});

test('points count by position, a pool needs the permission to see pay, and nobody closes their own', async () => {
  const at = await openPaid(server);
  await at.work(at.ines.id, '2026-11-10', '10:00', '12:00');
  await at.work(at.bruno.id, '2026-11-10', '10:00', '12:00');
  const content = at.pool({ method: 'POINTS', weights: [{ position_id: at.bar, weight: 10 }], collected: 500 });
  const { data } = await at.preview(content);
  expect(data.shares.filter(({ amount }) => amount > 0)).toMatchObject([{ employee_id: at.ines.id, amount: 500 }]);
  const scheduler = await at.managerWith(['PUBLISH_SCHEDULE']);
  expect((await at.preview(content, scheduler.token)).status).toBe(403);
  const self = await at.hireAt(at.here, { userId: at.manager.userId, positionId: at.bar });
  await at.work(self.id, '2026-11-10', '10:00', '12:00');
  const { data: own } = await at.preview(content);
  expect((await at.close(content, own.fingerprint)).refusal.code).toBe('POOL_OWN');
  expect((await at.preview(at.pool({ from: PERIOD.until, until: PERIOD.from }))).refusal.code).toBe('POOL_REVERSED');
});

test('locked sheets go to payroll once; later only what changed', async () => {
  const at = await openPaid(server);
  await at.work(at.ines.id, '2026-11-10', '10:00', '16:00');
  await at.work(at.bruno.id, '2026-11-10', '10:00', '13:00');
  expect((await at.exportAs()).refusal.code).toBe('NOTHING_TO_EXPORT');
  await at.decideAs('APPROVE', [at.ines.id, at.bruno.id]);
  await at.decideAs('LOCK', [at.ines.id, at.bruno.id]);
  const key = newId();
  const [first, again] = await Promise.all([at.exportAs({ key }), at.exportAs({ key })]);
  expect(first.data).toEqual(again.data);
  expect(first.data).toMatchObject({ people: 2, rows: 2, minutes: 540, amount: 7200 + 3000, currency: 'EUR' });
  expect(first.data.content).toContain('WORK,6.00,100,72.00,EUR');
  expect((await at.sheetOf(at.ines.id)).state).toBe('EXPORTED');
  expect((await at.exportAs({ only: true })).refusal.code).toBe('NOTHING_TO_EXPORT');
  await at.decideAs('REOPEN', [at.ines.id]);
  await at.work(at.ines.id, '2026-11-11', '10:00', '11:00');
  await at.decideAs('APPROVE', [at.ines.id]);
  await at.decideAs('LOCK', [at.ines.id]);
  server.clock.set('2026-11-16T09:05:00Z');
  const changes = await at.exportAs({ only: true });
  expect(changes.data).toMatchObject({ people: 1, rows: 1, minutes: 60, amount: 1200, only_changes: true });
  expect((await at.exportAs({ only: true })).refusal.code).toBe('NOTHING_TO_EXPORT');
  const kept = await server.call(
    contract.getPayrollExport,
    { params: { id: at.here, export_id: first.data.id } },
    at.manager.token,
  );
  expect(kept.data.content).toBe(first.data.content);
});

test('who moves to another location after a lock is paid by one of them alone', async () => {
  const at = await openPaid(server);
  await at.work(at.ines.id, '2026-11-10', '10:00', '16:00');
  await at.decideAs('APPROVE', [at.ines.id]);
  await at.decideAs('LOCK', [at.ines.id]);
  await server.run(({ db }) =>
    db.query('update team.employee set location_id = $2 where id = $1', [at.ines.id, at.there]),
  );
  expect((await at.list(at.manager.token, PERIOD.from, at.there)).sheets).toEqual([]);
  expect((await at.sheetOf(at.ines.id)).state).toBe('LOCKED');
  expect((await at.exportAs()).data).toMatchObject({ people: 1, amount: 7200 });
  await at.decideAs('REOPEN', [at.ines.id]);
  await at.decideAs('APPROVE', [at.ines.id]);
  await at.decideAs('LOCK', [at.ines.id]);
  expect((await at.sheetOf(at.ines.id)).state).toBe('LOCKED');
});

test('a pool counts all of its days, also those of a locked sheet, and none that is to come', async () => {
  const at = await openPaid(server);
  await at.work(at.ines.id, '2026-11-03', '10:00', '12:00');
  await at.work(at.ines.id, '2026-11-10', '10:00', '12:00');
  await at.work(at.bruno.id, '2026-11-10', '10:00', '14:00');
  await at.decideAs('APPROVE', [at.ines.id], { day: '2026-11-02' });
  await at.decideAs('LOCK', [at.ines.id], { day: '2026-11-02' });
  const { data } = await at.preview(at.pool({ from: '2026-11-02', collected: 1000 }));
  expect(data.shares.map(({ minutes, amount }) => [minutes, amount])).toEqual([
    [240, 500],
    [240, 500],
  ]);
  expect((await at.preview(at.pool({ until: '2026-11-17' }))).refusal.code).toBe('POOL_EARLY');
});

test('exports need the permission to see pay, of their own location', async () => {
  const [at, other] = [await openPaid(server), await openPaid(server)];
  await at.work(at.ines.id, '2026-11-10', '10:00', '16:00');
  await at.decideAs('APPROVE', [at.ines.id]);
  await at.decideAs('LOCK', [at.ines.id]);
  const made = await at.exportAs();
  const scheduler = await at.managerWith(['PUBLISH_SCHEDULE']);
  expect((await at.exportAs({ token: scheduler.token })).status).toBe(403);
  const get = (id: string, token: string) =>
    server.call(contract.getPayrollExport, { params: { id, export_id: made.data.id } }, token);
  expect((await get(at.there, at.manager.token)).status).toBe(404);
  expect((await get(at.here, other.manager.token)).status).toBe(404);
  expect((await at.exportAs({ template: 'gone' })).refusal.code).toBe('UNKNOWN_TEMPLATE');
});

test('own templates are set by who manages the brand, and used', async () => {
  const at = await openPaid(server);
  await at.work(at.ines.id, '2026-11-10', '10:00', '16:00');
  await at.decideAs('APPROVE', [at.ines.id]);
  await at.decideAs('LOCK', [at.ines.id]);
  const [ready] = READY_TEMPLATES;
  if (ready === undefined) throw new Error('There is a ready one.');
  const { origin: _origin, ...content } = ready;
  const own = { ...content, id: 'own', name: 'Ours', codes: [{ kind: 'WORK', code: '100' }] };
  const narrow = { header: 'code', source: 'PAY_CODE' as const, text: '', width: 3 };
  const set = (templates: (typeof own)[], token = at.manager.token, version = 0) =>
    server.call(contract.setExportTemplates, { params: { id: at.here }, body: { templates, version } }, token);
  const payer = await at.managerWith(['VIEW_PAY']);
  expect((await set([own], payer.token)).status).toBe(403);
  expect((await set([{ ...own, id: ready.id }])).refusal.code).toBe('CONFLICT');
  expect((await set([{ ...own, columns: [narrow] }])).data.version).toBe(1);
  expect((await at.exportAs({ template: 'own' })).data.content).toBe('code\r\n100\r\n');
  const tooNarrow = { ...own, format: 'FIXED' as const, columns: [{ ...narrow, source: 'AMOUNT' as const }] };
  expect((await set([tooNarrow], at.manager.token, 1)).data.version).toBe(2);
  expect((await at.exportAs({ template: 'own' })).refusal.code).toBe('COLUMN_TOO_NARROW');
});
