import { PLANNING } from '@hearth/kit/constants';
import { brand, endpoint, signedIn } from '@hearth/kit/endpoint';
import { localDate, reckonedDay, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { TIMESHEETS_NEED_LOCATION } from './failures.ts';

const service = 'attendance';
const own = { service, access: signedIn(), whileActing: 'refused' } as const;

/** What a correction of hours changes in pay on the days of the weeks that it is about, in minor units. */
const correctionPay = z.strictObject({
  correction_id: uuid,
  from: reckonedDay,
  until: reckonedDay,
  before: z.int(),
  after: z.int(),
  currency: z.string(),
});
export type CorrectionPay = z.infer<typeof correctionPay>;
const answer = z.strictObject({ corrections: z.array(correctionPay) });

export const listMyCorrectionPay = endpoint({
  ...own,
  id: 'timesheets.listMyCorrectionPay',
  method: 'GET',
  path: '/v1/my/punch_corrections/pay',
  summary:
    'Returns what corrections of the signed-in person’s hours change in their pay before anything is taken off, where their employer shows them pay: of those that wait, and of the applied ones of the last 62 days.',
  answer,
});

export const listCorrectionPay = endpoint({
  id: 'timesheets.listCorrectionPay',
  method: 'GET',
  path: '/v1/brands/{id}/punch_corrections/pay',
  service,
  summary:
    'Returns what the corrections that wait at a location change in the pay of people who are paid there; none for whoever does not see pay.',
  access: brand('id', 'PUBLISH_SCHEDULE', { services: [...PLANNING] }),
  whileActing: 'refused',
  params: z.object({ id: uuid }),
  answer,
  failures: { TIMESHEETS_NEED_LOCATION },
});

/** Minutes up to now and what they are worth; null where a rate is not known. */
const estimated = z.strictObject({ minutes: z.int(), overtime: z.int(), pay: z.int().nullable() });

export const getMyPayEstimate = endpoint({
  ...own,
  id: 'timesheets.getMyPayEstimate',
  method: 'GET',
  path: '/v1/my/pay_estimate',
  summary:
    'Returns an estimate of what the signed-in person has earned up to now, before anything is taken off: today, in the week and in the pay period, at each employer that shows them pay. Tips stand for themselves; corrections that wait and changes to earlier periods are left out.',
  answer: z.strictObject({
    estimates: z.array(
      z.strictObject({
        employee_id: uuid,
        date: localDate,
        day: estimated,
        week: estimated.extend({ from: reckonedDay, until: reckonedDay }),
        period: estimated.extend({ from: reckonedDay, until: reckonedDay }),
        tips: z.int(),
        currency: z.string().nullable(),
      }),
    ),
  }),
});
