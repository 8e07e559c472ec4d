import { endpoint, signedIn } from '@hearth/kit/endpoint';
import { count, instant, localDate, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { PUNCHES_RANGE } from './failures.ts';
import { myClock, punch, sentOutcome, sentPunch } from './schemas.ts';

const service = 'attendance';
/** What people punch is theirs: nobody does it who acts for them in their account. */
const own = { service, access: signedIn(), whileActing: 'refused' } as const;
const employment = z.object({ employee_id: uuid });

export const getMyClock = endpoint({
  ...own,
  id: 'clock.getMyClock',
  method: 'GET',
  path: '/v1/my/clock',
  summary:
    'Returns what the signed-in person is doing at each employment where they can clock in themselves: in, out or on a break, with the shift that is nearest.',
  answer: z.strictObject({ now: instant, clocks: z.array(myClock) }),
});

export const listMyPunches = endpoint({
  ...own,
  id: 'clock.listMyPunches',
  method: 'GET',
  path: '/v1/my/employments/{employee_id}/punches',
  summary:
    'Lists the punches of one of the signed-in person’s employments on some days of its location, in the order in which they were logged, with each edit.',
  params: employment,
  query: z.object({ from: localDate, to: localDate }),
  answer: z.strictObject({
    time_zone: z.string(),
    location_names: z.record(z.string(), z.string()),
    /** Who changed something, by the ids in the rows. */
    names: z.record(z.string(), z.string()),
    punches: z.array(punch),
  }),
  failures: { PUNCHES_RANGE },
});

export const recordMyPunches = endpoint({
  ...own,
  id: 'clock.recordMyPunches',
  method: 'POST',
  path: '/v1/my/employments/{employee_id}/punches',
  summary:
    'Records punches of the signed-in person from their own device, also those that were made without a network up to seven days ago. Each answers for itself; the same key again records nothing.',
  params: employment,
  body: z.strictObject({
    /** What the device’s clock shows as it sends: the server works out how far it is off. */
    sent_at: instant,
    source: z.enum(['PHONE', 'WEB']),
    punches: z.array(sentPunch).min(1).max(100),
  }),
  answer: z.strictObject({ outcomes: z.array(sentOutcome) }),
  changes: () => [getMyClock, listMyPunches],
});

export const getMyPunchChain = endpoint({
  ...own,
  id: 'clock.getMyPunchChain',
  method: 'GET',
  path: '/v1/my/employments/{employee_id}/punch_chain',
  summary:
    'Returns the log of punches of one of the signed-in person’s employments in the order of its chain, from a place in it on, so that they can verify that no row was changed, added or left out.',
  params: employment,
  query: z.object({ after_seq: count(0, 2_147_483_647).optional() }),
  answer: z.strictObject({ punches: z.array(punch), has_more: z.boolean() }),
});
