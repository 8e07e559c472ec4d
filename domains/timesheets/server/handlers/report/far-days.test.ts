import { startTestServer } from '@hearth/testing/server';
import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/far-endpoints.ts';
import { AT, openPaid } from '../timesheets.fixture.ts';

const server = await startTestServer({ at: AT });
beforeEach(() => server.clock.set(AT));

/** Inês worked five of eight planned hours on Monday, and ten minutes less than planned on Tuesday. */
async function openFar() {
  const paid = await openPaid(server);
  for (const [day, until] of [
    ['2026-11-09', '14:00'],
    ['2026-11-10', '16:50'],
  ] as const) {
    await paid.plan(paid.ines.id, day, '09:00', '17:00');
    await paid.work(paid.ines.id, day, '09:00', until);
  }
  const read = (token = paid.manager.token, at = paid.here) =>
    server.call(contract.listFarDays, { params: { id: at } }, token);
  return { ...paid, read };
}

test('days that are far from the plan, by the length that the place sets', async () => {
  const { read, setRules } = await openFar();
  const { data } = await read();
  expect(data).toMatchObject({ from: '2026-11-03', until: '2026-11-16', minutes: 30 });
  expect(data.days).toMatchObject([
    { name: 'Inês Quintela', date: '2026-11-09', planned: 480, worked: 300, is_own: false },
  ]);
  await setRules({ far_from_plan: 5 });
  expect((await read()).data.days.map(({ date }) => date)).toEqual(['2026-11-10', '2026-11-09']);
});

test('approving the timesheet settles its days', async () => {
  const { read, ines, decideAs } = await openFar();
  await decideAs('APPROVE', [ines.id]);
  expect((await read()).data.days).toEqual([]);
  await decideAs('SEND_BACK', [ines.id], { note: 'Monday' });
  expect((await read()).data.days).toHaveLength(1);
});

test('a night is compared over both of its days', async () => {
  const { read, bruno, plan, punch } = await openFar();
  await plan(bruno.id, '2026-11-11', '20:00', '03:00');
  await punch(bruno.id, 'IN', '2026-11-11T20:00:00Z');
  await punch(bruno.id, 'OUT', '2026-11-12T03:00:00Z');
  expect((await read()).data.days.map(({ employee_id: id }) => id)).not.toContain(bruno.id);
});

test('who may not plan reads nothing, and a group has no such list', async () => {
  const { read, managerWith, groupId } = await openFar();
  const viewer = await managerWith(['VIEW_TEAM']);
  expect((await read(viewer.token)).status).toBe(403);
  expect((await read(undefined, groupId)).refusal?.code).toBe('TIMESHEETS_NEED_LOCATION');
});
