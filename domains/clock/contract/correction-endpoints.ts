import { LIVE_SCHEDULE } from '@hearth/kit/constants';
import { brand, endpoint, signedIn } from '@hearth/kit/endpoint';
import { optionalText, rowVersion, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { getMyClock, listMyPunches } from './endpoints.ts';
import {
  CORRECTIONS_FULL,
  CORRECTION_DECIDED,
  CORRECTION_OWN,
  PUNCH_CHANGED,
  PUNCH_OWN,
  PUNCH_TIME,
} from './failures.ts';
import { getLiveDay, listOpenExceptions } from './live-endpoints.ts';
import { correction, newCorrection } from './schemas.ts';

const service = 'attendance';
const own = { service, access: signedIn(), whileActing: 'refused' } as const;
const managed = {
  service,
  access: brand('id', 'PUBLISH_SCHEDULE', { services: LIVE_SCHEDULE }),
  whileActing: 'refused',
} as const;
const decision = z.strictObject({
  decision: z.enum(['APPLY', 'DECLINE', 'WITHDRAW']),
  answer: optionalText(300),
  version: rowVersion,
});

export const listMyCorrections = endpoint({
  ...own,
  id: 'clock.listMyCorrections',
  method: 'GET',
  path: '/v1/my/punch_corrections',
  summary:
    'Lists corrections of the signed-in person’s punches: those that wait, and those of the last 62 days, by whomever they were proposed.',
  answer: z.strictObject({ corrections: z.array(correction) }),
});

export const proposeMyCorrection = endpoint({
  ...own,
  id: 'clock.proposeMyCorrection',
  method: 'POST',
  path: '/v1/my/employments/{employee_id}/punch_corrections',
  summary:
    'Asks for a missed punch to be added, or for punches to be corrected, also after a manager’s edit. It changes nothing until a manager approves. The same key again asks nothing.',
  params: z.object({ employee_id: uuid }),
  body: newCorrection,
  answer: correction,
  changes: () => [listMyCorrections],
  failures: { CORRECTIONS_FULL, PUNCH_CHANGED, PUNCH_TIME },
});

export const decideMyCorrection = endpoint({
  ...own,
  id: 'clock.decideMyCorrection',
  method: 'POST',
  path: '/v1/my/punch_corrections/{correction_id}/decision',
  summary:
    'Agrees to or declines a correction that a manager proposed about the signed-in person’s punches, or withdraws one of their own.',
  params: z.object({ correction_id: uuid }),
  body: decision,
  answer: correction,
  changes: () => [listMyCorrections, listMyPunches, getMyClock],
  failures: { CORRECTION_DECIDED, PUNCH_CHANGED },
});

export const listCorrections = endpoint({
  ...managed,
  id: 'clock.listCorrections',
  method: 'GET',
  path: '/v1/brands/{id}/punch_corrections',
  summary: 'Lists the corrections of punches at a location that wait for a decision, the oldest first.',
  params: z.object({ id: uuid }),
  answer: z.strictObject({ corrections: z.array(correction) }),
});

export const correctPunches = endpoint({
  ...managed,
  id: 'clock.correctPunches',
  method: 'POST',
  path: '/v1/brands/{id}/employees/{employee_id}/punch_corrections',
  summary:
    'Adds, changes or removes punches of an employee at a location, with a reason. What lowers their working time waits until they or a second manager agree; anything else is applied at once. They are told of each. The same key again changes nothing.',
  params: z.object({ id: uuid, employee_id: uuid }),
  body: newCorrection,
  answer: correction,
  changes: () => [getLiveDay, listOpenExceptions, listCorrections],
  failures: { CORRECTIONS_FULL, PUNCH_CHANGED, PUNCH_TIME, PUNCH_OWN },
});

export const decideCorrection = endpoint({
  ...managed,
  id: 'clock.decideCorrection',
  method: 'POST',
  path: '/v1/brands/{id}/punch_corrections/{correction_id}/decision',
  summary:
    'Applies or declines a correction at a location: one that an employee asked for, or one that another manager proposed. Whoever proposed it can withdraw it.',
  params: z.object({ id: uuid, correction_id: uuid }),
  body: decision,
  answer: correction,
  changes: () => [getLiveDay, listOpenExceptions, listCorrections],
  failures: { CORRECTION_DECIDED, CORRECTION_OWN, PUNCH_CHANGED, PUNCH_OWN },
});
