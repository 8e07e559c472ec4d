import { newId } from '@hearth/kit/id';
import * as scheduling from '@hearth/domains/scheduling/contract';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import { openCounted } from './leave.fixture.ts';

const server = await startTestServer({ at: '2026-11-10T09:00:00Z' });
const FESTIVE = { starts_on: '2026-12-24', ends_on: '2026-12-26' } as const;

test('on closed days nothing is asked for, but illness; the form says so before', async () => {
  const at = await openCounted(server);
  await at.close({ is_yearly: true });
  expect((await at.preview(FESTIVE)).data.closed).toEqual([{ reason: 'Festive season', mode: 'REFUSED' }]);
  const refused = await at.ask(FESTIVE);
  expect(refused.refusal).toMatchObject({ code: 'TIME_OFF_CLOSED', reasons: ['Festive season'] });
  expect((await at.ask({ starts_on: '2027-12-31', ends_on: '2028-01-02' })).refusal.code).toBe('TIME_OFF_CLOSED');
  expect((await at.ask({ ...FESTIVE, kind: 'SICK' })).status).toBe(200);
  expect((await at.ask({ starts_on: '2027-01-04', ends_on: '2027-01-05' })).status).toBe(200);
});

test('days that need a reason are approved with one, and it is kept', async () => {
  const at = await openCounted(server);
  await at.close({ mode: 'REASON' }, { at: at.here });
  const request = (await at.ask(FESTIVE)).data;
  expect((await at.listed())[0]?.verdict).toEqual({
    closed: [{ reason: 'Festive season', mode: 'REASON' }],
    balance: null,
  });
  const one = (note: string) =>
    server.call(
      scheduling.decideTimeOff,
      {
        params: { id: at.here, request_id: request.id },
        body: { decision: 'APPROVED', note, version: request.version },
      },
      at.manager.token,
    );
  expect((await at.decide([request])).left).toEqual([{ id: request.id, why: 'REASON' }]);
  expect((await one('')).refusal.code).toBe('TIME_OFF_NEEDS_REASON');
  expect((await one('We are full')).data.state).toBe('APPROVED');
  const kept = await server.run(({ db }) =>
    db.query('select employee_id, reason, by_user from leave.approval_change where request_id = $1', [request.id]),
  );
  expect(kept).toEqual([{ employee_id: at.ines.id, reason: 'We are full', by_user: at.manager.userId }]);
  // Declining needs none.
  const other = (await at.ask({ starts_on: '2026-12-28', ends_on: '2026-12-28' })).data;
  expect((await at.decide([other], '', 'DECLINED')).decided).toHaveLength(1);
});

test('closed days hold at a place and below it, and are edited where they were made, over the version that was read', async () => {
  const at = await openCounted(server);
  const key = newId();
  const [made, again] = await Promise.all([at.close({}, { key }), at.close({}, { key })]);
  expect(made.data.id).toBe(again.data.id);
  await at.close({ starts_on: '2026-11-23', ends_on: '2026-11-23', reason: 'Wine fair' }, { at: at.there });
  expect((await at.ask()).status).toBe(200);
  expect((await at.settings(at.here)).closed).toMatchObject([{ reason: 'Festive season', is_own: false }]);
  const { id, version } = made.data;
  const content = { ...FESTIVE, is_yearly: false, mode: 'REASON', reason: 'Christmas' } as const;
  const edit = (at_: string, read: number) =>
    server.call(
      contract.editClosedDays,
      { params: { id: at_, closed_id: id }, body: { ...content, version: read } },
      at.manager.token,
    );
  expect((await edit(at.here, version)).status).toBe(404);
  expect((await edit(at.groupId, version)).data).toMatchObject({ reason: 'Christmas', version: version + 1 });
  expect((await edit(at.groupId, version)).refusal.code).toBe('CLOSED_CHANGED');
  const remove = () =>
    server.call(
      contract.removeClosedDays,
      { params: { id: at.groupId, closed_id: id }, body: { version: version + 1 } },
      at.manager.token,
    );
  expect((await remove()).status).toBe(200);
  expect((await remove()).refusal.code).toBe('CLOSED_CHANGED');
  expect((await at.ask(FESTIVE)).status).toBe(200);
  expect((await at.close({ starts_on: '2026-12-31', ends_on: '2026-12-01' })).refusal.code).toBe('CLOSED_REVERSED');
  expect((await at.close({ starts_on: '2026-12-31', ends_on: '2028-01-01' })).refusal.code).toBe('CLOSED_TOO_LONG');
});

test('a brand of another group has its own closed days', async () => {
  const [at, other] = [await openCounted(server), await openCounted(server)];
  const { id, version } = (await at.close()).data;
  expect((await other.settings()).closed).toEqual([]);
  const removed = await server.call(
    contract.removeClosedDays,
    { params: { id: other.groupId, closed_id: id }, body: { version } },
    other.manager.token,
  );
  expect(removed.status).toBe(404);
  expect((await other.close({}, { token: at.manager.token })).status).toBe(404);
});
