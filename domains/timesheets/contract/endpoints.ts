import { SETTING_LOCKED } from '@hearth/domains/core/contract';
import { PLANNING } from '@hearth/kit/constants';
import { brand, endpoint, signedIn } from '@hearth/kit/endpoint';
import { CONFLICT } from '@hearth/kit/failure';
import { localDate, optionalText, rowVersion, senderKey, string, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import {
  PERIOD_NOT_OVER,
  TIMESHEET_CHANGED,
  TIMESHEET_CLOSED,
  TIPS_EARLY,
  TIMESHEETS_NEED_LOCATION,
  UNKNOWN_PACK,
} from './failures.ts';
import {
  dayHours,
  decision,
  declaredTip,
  heldRules,
  leftReason,
  offeredPack,
  payPeriod,
  sheetDetail,
  sheetState,
  sheetSummary,
  timesheetRules,
  versionOfSetting,
} from './schemas.ts';

const service = 'attendance';
const services = [...PLANNING];
const managed = {
  service,
  access: brand('id', 'PUBLISH_SCHEDULE', { services }),
  whileActing: 'refused',
} as const;
const atBrand = z.object({ id: uuid });
/** Any day of the period; without one the period that ended last. */
const ofPeriod = z.object({ day: localDate.optional() });
const fingerprint = string(64);
const NEEDS = { TIMESHEETS_NEED_LOCATION };

export const listTimesheets = endpoint({
  ...managed,
  id: 'timesheets.listTimesheets',
  // Works out the sheets of everybody who is paid there.
  weight: 'search',
  method: 'GET',
  path: '/v1/brands/{id}/timesheets',
  summary:
    'Lists the timesheets of a location for a pay period, what is odd first, with hours by day: planned, worked, approved.',
  params: atBrand,
  query: ofPeriod,
  answer: z.strictObject({
    period: payPeriod,
    previous: payPeriod,
    /** Null while the next one has not begun. */
    next: payPeriod.nullable(),
    is_over: z.boolean(),
    approvals_needed: z.int(),
    can_see_pay: z.boolean(),
    /** Whether the caller may lock, reopen and export. */
    can_lock: z.boolean(),
    warns_of_rounding: z.boolean(),
    currency: z.string().nullable(),
    sheets: z.array(sheetSummary),
    days: z.array(dayHours),
  }),
  failures: NEEDS,
});

export const getTimesheet = endpoint({
  ...managed,
  id: 'timesheets.getTimesheet',
  method: 'GET',
  path: '/v1/brands/{id}/timesheets/{employee_id}',
  summary: 'Returns the timesheet of an employee for a pay period: its lines with their reasons, and who did what.',
  params: z.object({ id: uuid, employee_id: uuid }),
  query: ofPeriod,
  answer: sheetDetail.extend({ period: payPeriod }),
  failures: NEEDS,
});

export const getMyTimesheets = endpoint({
  service,
  access: signedIn(),
  whileActing: 'refused',
  id: 'timesheets.getMyTimesheets',
  method: 'GET',
  path: '/v1/my/timesheets',
  summary:
    'Returns the timesheets of the signed-in person at all their employers for a pay period, with an estimate of their pay where the employer shows it.',
  query: ofPeriod,
  answer: z.strictObject({
    sheets: z.array(
      sheetDetail.extend({
        period: payPeriod,
        previous: payPeriod,
        next: payPeriod.nullable(),
        is_over: z.boolean(),
        location_name: z.string(),
        shows_pay: z.boolean(),
        /** Of the location, for tips that are declared. */
        tip_currency: z.string().nullable(),
      }),
    ),
  }),
});

export const decideTimesheets = endpoint({
  ...managed,
  id: 'timesheets.decideTimesheets',
  // Works out the sheets of everybody who is paid there.
  weight: 'search',
  method: 'POST',
  path: '/v1/brands/{id}/timesheet_decisions',
  summary:
    'Approves, sends back, locks or reopens timesheets of a location as they were shown. What cannot be decided is left, with the reason. Locking and reopening need permission to see pay.',
  params: atBrand,
  body: z.strictObject({
    decision,
    period_from: localDate,
    sheets: z
      .array(z.strictObject({ employee_id: uuid, version: rowVersion, fingerprint }))
      .min(1)
      .max(500),
    note: optionalText(300),
  }),
  answer: z.strictObject({
    decided: z.array(z.strictObject({ employee_id: uuid, state: sheetState })),
    left: z.array(z.strictObject({ employee_id: uuid, why: leftReason })),
  }),
  changes: () => [listTimesheets, getTimesheet],
  failures: NEEDS,
});

export const submitMyTimesheet = endpoint({
  service,
  access: signedIn(),
  whileActing: 'refused',
  id: 'timesheets.submitMyTimesheet',
  method: 'POST',
  path: '/v1/my/employments/{employee_id}/timesheet_submissions',
  summary: 'Says that one’s own timesheet of a pay period is complete.',
  params: z.object({ employee_id: uuid }),
  body: z.strictObject({ period_from: localDate, fingerprint }),
  answer: z.strictObject({ state: sheetState }),
  changes: () => [getMyTimesheets],
  failures: { TIMESHEET_CHANGED, TIMESHEET_CLOSED, PERIOD_NOT_OVER },
});

export const declareMyTips = endpoint({
  service,
  access: signedIn(),
  whileActing: 'refused',
  id: 'timesheets.declareMyTips',
  method: 'POST',
  path: '/v1/my/employments/{employee_id}/declared_tips',
  summary:
    'Declares tips that one got from guests on a day. Declaring a day again replaces its amount. Sending the same key again declares nothing.',
  params: z.object({ employee_id: uuid }),
  body: declaredTip.extend({ idempotency_key: senderKey }),
  answer: declaredTip,
  changes: () => [getMyTimesheets],
  failures: { CONFLICT, TIMESHEET_CLOSED, TIPS_EARLY },
});

const setting = { service, whileActing: 'allowed', access: brand('id', 'MANAGE_BRAND', { services }) } as const;

export const getTimesheetRules = endpoint({
  ...setting,
  id: 'timesheets.getTimesheetRules',
  method: 'GET',
  path: '/v1/brands/{id}/timesheet_rules',
  summary: 'Returns how a brand counts hours and pays, and the overtime rules that it can choose from.',
  params: atBrand,
  answer: z.strictObject({ rules: heldRules, packs: z.array(offeredPack) }),
});

export const setTimesheetRules = endpoint({
  ...setting,
  id: 'timesheets.setTimesheetRules',
  method: 'PUT',
  path: '/v1/brands/{id}/timesheet_rules',
  summary: 'Sets how a brand and everything below it counts hours and pays. Sheets that are locked stay as they are.',
  params: atBrand,
  body: z.strictObject({ value: timesheetRules, is_locked: z.boolean().optional(), version: versionOfSetting }),
  answer: heldRules,
  changes: () => [getTimesheetRules, listTimesheets, getTimesheet],
  failures: { CONFLICT, SETTING_LOCKED, UNKNOWN_PACK },
});

export const clearTimesheetRules = endpoint({
  ...setting,
  id: 'timesheets.clearTimesheetRules',
  method: 'POST',
  path: '/v1/brands/{id}/timesheet_rules/clear',
  summary: 'Removes the rules that a brand set itself, so that it inherits those above again.',
  params: atBrand,
  body: z.strictObject({ version: versionOfSetting }),
  answer: heldRules,
  changes: () => [getTimesheetRules, listTimesheets, getTimesheet],
  failures: { CONFLICT, SETTING_LOCKED },
});
