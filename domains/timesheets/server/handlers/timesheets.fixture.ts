import { makeShift } from '@hearth/domains/scheduling/factory';
import { seedPublications } from '@hearth/domains/scheduling/seed';
import { openRestaurant } from '@hearth/domains/team/factory';
import { changeSetting } from '@hearth/domains/core/service';
import type { BrandGrant, GrantedBrandId } from '@hearth/kit/access';
import { newId } from '@hearth/kit/id';
import type { TestServer } from '@hearth/testing/server';
import * as contract from '../../contract/endpoints.ts';
import * as payroll from '../../contract/export-endpoints.ts';
import type { Decision, PoolContent, TimesheetRules } from '../../contract/schemas.ts';
import * as tips from '../../contract/tip-endpoints.ts';
import { RULES } from '../../rules/settings.ts';

/** The Monday after the two weeks that the tests are about; Lisbon is at UTC. */
export const AT = '2026-11-16T09:00:00Z';
export const PERIOD = { from: '2026-11-09', until: '2026-11-15' };

/** A restaurant that pays by the week from Monday on; Inês earns 12.00 an hour and has an account, Bruno too but no account. */
export async function openPaid(server: TestServer, more: Partial<TimesheetRules> = {}) {
  const restaurant = await openRestaurant(server);
  const { groupId, here, bar, ines, manager } = restaurant;
  const bruno = await restaurant.hireAt(here, {
    firstName: 'Bruno',
    lastName: 'Alves',
    positionId: restaurant.kitchen,
  });
  const setRules = (value: Partial<TimesheetRules>, at = groupId) =>
    server.run((work) => {
      const id = at as GrantedBrandId;
      const grant: BrandGrant = { brandId: id, groupId, nodes: [id], codes: null, holds: () => true };
      const actor = { userId: manager.userId, sessionId: '', epoch: 0 };
      const rules = { ...RULES.fallback, length: 'WEEKLY' as const, anchor: '2026-11-02', ...value };
      return changeSetting({ ...work, grant, actor }, RULES, { value: rules, read: 'ANY' });
    });
  await setRules(more);
  const pay = (employeeId: string, amount: number, from = '2026-01-01') =>
    server.run(({ db }) =>
      db.query(
        `insert into team.pay_rate (employee_id, group_id, effective_from, amount, currency) values ($1, $2, $3, $4, 'EUR')`,
        [employeeId, groupId, from, amount],
      ),
    );
  await pay(ines.id, 1200);
  await pay(bruno.id, 1000);
  let seq = 0;
  const punch = (employeeId: string, kind: string, at: string) =>
    server.run(({ db }) => {
      seq += 1;
      return db.query(
        `insert into clock.punch (id, group_id, employee_id, location_id, seq, act, kind, at, device_at, received_at, offset_seconds, source,
           place, reason, idempotency_key, hash) values ($1, $2, $3, $4, $5, 'PUNCH', $6, $7, $7, $7, 0, 'WEB', 'UNKNOWN', '', $1, $8)`,
        [newId(), groupId, employeeId, here, seq, kind, at, '0'.repeat(64)],
      );
    });
  /** Work on a day, from one time to another in UTC. */
  const work = async (employeeId: string, day: string, from: string, until: string) => {
    await punch(employeeId, 'IN', `${day}T${from}:00Z`);
    await punch(employeeId, 'OUT', `${day}T${until}:00Z`);
  };
  const plan = (employeeId: string, date: string, start: string, end: string) =>
    server.run(async ({ db }) => {
      const times = { date, start, end, unpaid_break_minutes: 0, position_id: bar };
      await makeShift(db, { groupId, locationId: here }, { employee_id: employeeId, ...times });
      const days = { from: '2026-10-01', to: '2026-12-31' };
      await seedPublications(db, groupId, days, { at: server.clock.now(), userId: manager.userId });
    });
  const list = async (token = manager.token, day = PERIOD.from, at = here) =>
    (await server.call(contract.listTimesheets, { params: { id: at }, query: { day } }, token)).data;
  const sheetOf = async (employeeId: string, token = manager.token, day = PERIOD.from) => {
    const found = (await list(token, day)).sheets.find(({ employee_id: id }) => id === employeeId);
    if (found === undefined) throw new Error('No such sheet.');
    return found;
  };
  const detail = async (employeeId: string, day = PERIOD.from, token = manager.token) =>
    (await server.call(contract.getTimesheet, { params: { id: here, employee_id: employeeId }, query: { day } }, token))
      .data;
  const decideAs = async (
    decision: Decision,
    employeeIds: readonly string[],
    more: { token?: string; day?: string; note?: string } = {},
  ) => {
    const { token = manager.token, day = PERIOD.from, note = '' } = more;
    const all = (await list(manager.token, day)).sheets.filter(({ employee_id: id }) => employeeIds.includes(id));
    const sheets = all.map(({ employee_id, version, fingerprint }) => ({ employee_id, version, fingerprint }));
    return server.call(
      contract.decideTimesheets,
      { params: { id: here }, body: { decision, period_from: day, note, sheets } },
      token,
    );
  };
  const mine = async (day = PERIOD.from, token = ines.user.token) =>
    (await server.call(contract.getMyTimesheets, { query: { day } }, token)).data.sheets;
  const exportAs = (more: { key?: string; only?: boolean; token?: string; template?: string } = {}) =>
    server.call(
      payroll.createPayrollExport,
      {
        params: { id: here },
        body: {
          idempotency_key: more.key ?? newId(),
          period_from: PERIOD.from,
          template_id: more.template ?? 'generic-kinds',
          only_changes: more.only ?? false,
        },
      },
      more.token ?? manager.token,
    );
  const pool = (more: Partial<PoolContent> = {}): PoolContent => ({
    ...PERIOD,
    collected: 10_001,
    kept_back: 0,
    method: 'HOURS',
    weights: [],
    ...more,
  });
  const preview = (content: PoolContent, token = manager.token) =>
    server.call(tips.previewTipPool, { params: { id: here }, body: content }, token);
  const close = (content: PoolContent, fingerprint: string, more: { key?: string; token?: string } = {}) =>
    server.call(
      tips.closeTipPool,
      { params: { id: here }, body: { pool: content, fingerprint, idempotency_key: more.key ?? newId() } },
      more.token ?? manager.token,
    );
  return {
    ...restaurant,
    bruno,
    setRules,
    pay,
    punch,
    work,
    plan,
    list,
    sheetOf,
    detail,
    decideAs,
    mine,
    exportAs,
    pool,
    preview,
    close,
  };
}
