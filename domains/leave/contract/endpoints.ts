import { SETTING_LOCKED } from '@hearth/domains/core/contract';
import { listTimeOff } from '@hearth/domains/scheduling/contract';
import { timeOffKind, timeOffVerdict } from '@hearth/domains/scheduling/schemas';
import { LIVE_SCHEDULE, PLANNING } from '@hearth/kit/constants';
import { brand, endpoint, signedIn } from '@hearth/kit/endpoint';
import { CONFLICT } from '@hearth/kit/failure';
import { integer, rowVersion, senderKey, text, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import {
  BALANCE_OWN,
  CLOSED_CHANGED,
  CLOSED_REVERSED,
  CLOSED_TOO_LONG,
  NO_POLICY,
  POLICY_FIXED,
  POLICY_FULL,
  POLICY_NEEDS_HOURS,
  TOO_MANY_CLOSED,
} from './failures.ts';
import {
  askedLeave,
  balanceLine,
  closedContent,
  closedPeriod,
  entryContent,
  heldPolicy,
  leaveBalance,
  leaveEntry,
  leaveTerms,
  leaveUnit,
  leaveYear,
  statutoryMinimum,
} from './schemas.ts';

const service = 'scheduling';
const setting = {
  service,
  whileActing: 'allowed',
  access: brand('id', 'MANAGE_BRAND', { services: [...PLANNING, ...LIVE_SCHEDULE] }),
} as const;
const atBrand = z.object({ id: uuid });
const oneClosed = z.object({ id: uuid, closed_id: uuid });

export const getLeaveSettings = endpoint({
  ...setting,
  id: 'leave.getLeaveSettings',
  method: 'GET',
  path: '/v1/brands/{id}/time_off_settings',
  summary: 'Returns how a brand counts each kind of time off, and its closed days and those of the brands above.',
  params: atBrand,
  answer: z.strictObject({
    policies: z.array(heldPolicy),
    closed: z.array(closedPeriod),
    /** Of countries, the brand's own first: to begin with. */
    minimums: z.array(statutoryMinimum),
  }),
});

const version = integer(0, 2_147_483_647);

export const setLeavePolicy = endpoint({
  ...setting,
  id: 'leave.setLeavePolicy',
  method: 'PUT',
  path: '/v1/brands/{id}/time_off_settings/policies/{kind}',
  summary:
    'Sets the terms of a policy from a day on, for a brand and everything below it; terms before that day stay. Without terms the kind is not counted there.',
  params: z.object({ id: uuid, kind: timeOffKind }),
  body: z.strictObject({
    unit: leaveUnit,
    year: leaveYear,
    /** Null: the kind is not counted here and below. */
    terms: leaveTerms.nullable(),
    is_locked: z.boolean().optional(),
    version,
  }),
  answer: heldPolicy,
  changes: () => [getLeaveSettings, listTimeOff],
  failures: { CONFLICT, SETTING_LOCKED, POLICY_FIXED, POLICY_NEEDS_HOURS, POLICY_FULL },
});

export const clearLeavePolicy = endpoint({
  ...setting,
  id: 'leave.clearLeavePolicy',
  method: 'POST',
  path: '/v1/brands/{id}/time_off_settings/policies/{kind}/clear',
  summary: 'Removes the policy that a brand set itself, so that it inherits the one above again.',
  params: z.object({ id: uuid, kind: timeOffKind }),
  body: z.strictObject({ version }),
  answer: heldPolicy,
  changes: () => [getLeaveSettings, listTimeOff],
  failures: { CONFLICT, SETTING_LOCKED },
});

const CLOSING = { CLOSED_REVERSED, CLOSED_TOO_LONG };

export const addClosedDays = endpoint({
  ...setting,
  id: 'leave.addClosedDays',
  method: 'POST',
  path: '/v1/brands/{id}/time_off_settings/closed_days',
  summary: 'Closes days for time off at a brand and everything below it. Sending the same key again adds nothing.',
  params: atBrand,
  body: closedContent.extend({ idempotency_key: senderKey }),
  answer: closedPeriod,
  changes: () => [getLeaveSettings, listTimeOff],
  failures: { ...CLOSING, TOO_MANY_CLOSED, CONFLICT },
});

export const editClosedDays = endpoint({
  ...setting,
  id: 'leave.editClosedDays',
  method: 'PUT',
  path: '/v1/brands/{id}/time_off_settings/closed_days/{closed_id}',
  summary: 'Changes closed days of the brand, unless someone else changed them since they were read.',
  params: oneClosed,
  body: closedContent.extend({ version: rowVersion }),
  answer: closedPeriod,
  changes: () => [getLeaveSettings, listTimeOff],
  failures: { ...CLOSING, CLOSED_CHANGED },
});

export const removeClosedDays = endpoint({
  ...setting,
  id: 'leave.removeClosedDays',
  method: 'POST',
  path: '/v1/brands/{id}/time_off_settings/closed_days/{closed_id}/remove',
  summary: 'Opens closed days of the brand again.',
  params: oneClosed,
  body: z.strictObject({ version: rowVersion }),
  answer: z.strictObject({ removed: z.literal(true) }),
  changes: () => [getLeaveSettings, listTimeOff],
  failures: { CLOSED_CHANGED },
});

const oneEmployee = z.object({ id: uuid, employee_id: uuid });

/** A balance with what moved it, the latest first. */
const account = leaveBalance.extend({ lines: z.array(balanceLine) });

export const getEmployeeBalances = endpoint({
  id: 'leave.getEmployeeBalances',
  method: 'GET',
  path: '/v1/brands/{id}/employees/{employee_id}/time_off_balances',
  service,
  summary: 'Returns the time-off balances of an employee, what moved them, and what managers entered.',
  access: brand('id', 'DECIDE_TIME_OFF', { orBelow: true }),
  whileActing: 'refused',
  params: oneEmployee,
  answer: z.strictObject({
    balances: z.array(account),
    entries: z.array(leaveEntry),
    /** Whether the caller may enter something. */
    can_adjust: z.boolean(),
  }),
});

export const addLeaveEntry = endpoint({
  id: 'leave.addLeaveEntry',
  method: 'POST',
  path: '/v1/brands/{id}/employees/{employee_id}/time_off_entries',
  service,
  summary:
    'Adjusts a time-off balance of an employee, sets its opening balance or their days a week, with a reason. The employee is notified. Sending the same key again enters nothing.',
  access: brand('id', 'MANAGE_TEAM', { orBelow: true }),
  whileActing: 'refused',
  params: oneEmployee,
  body: z.strictObject({ idempotency_key: senderKey, kind: timeOffKind, entry: entryContent, reason: text(300) }),
  answer: leaveEntry,
  changes: () => [getEmployeeBalances, listTimeOff],
  failures: { BALANCE_OWN, NO_POLICY, CONFLICT },
});

export const listMyBalances = endpoint({
  id: 'leave.listMyBalances',
  method: 'GET',
  path: '/v1/my/time_off_balances',
  service,
  summary: 'Lists the time-off balances of the signed-in person at all their employers, and what moved them.',
  access: signedIn(),
  whileActing: 'refused',
  answer: z.strictObject({
    employments: z.array(
      z.strictObject({
        employee_id: uuid,
        location_name: z.string(),
        balances: z.array(account),
        entries: z.array(leaveEntry),
      }),
    ),
  }),
});

export const previewMyTimeOff = endpoint({
  id: 'leave.previewMyTimeOff',
  method: 'GET',
  path: '/v1/my/employments/{employee_id}/time_off_preview',
  service,
  summary:
    'Returns what a request for time off would mean: closed days that it meets, what it counts, and the balance before and after.',
  access: signedIn(),
  whileActing: 'refused',
  params: z.object({ employee_id: uuid }),
  query: z.object(askedLeave),
  answer: timeOffVerdict,
});
