import { LIVE_SCHEDULE } from '@hearth/kit/constants';
import { brand, endpoint, signedIn } from '@hearth/kit/endpoint';
import { NOT_FOUND } from '@hearth/kit/failure';
import { reckonedDay, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

const measures = {
  /** Paid time. */
  minutes: z.number(),
  /** Shifts on a Saturday or Sunday. */
  weekends: z.number(),
  /** Shifts that end last on their day, or within half an hour of it. */
  closes: z.number(),
  /** Shifts that start before 7:00. */
  earlies: z.number(),
};

/** What somebody worked of the published shifts of a location over the weeks before this one, beside their team. */
const workShare = z.strictObject({
  location: z.strictObject({ id: uuid, name: z.string() }),
  from: reckonedDay,
  to: reckonedDay,
  own: z.strictObject({ ...measures, shifts: z.int() }),
  /** The medians of the others in the department; null while they are too few for a figure that is nobody's own. */
  team: z.strictObject({ ...measures, people: z.int() }).nullable(),
});
export type WorkShare = z.infer<typeof workShare>;

export const getMyWorkShare = endpoint({
  id: 'autoFill.getMyWorkShare',
  method: 'GET',
  path: '/v1/my/work_share',
  service: 'scheduling',
  weight: 'search',
  whileActing: 'allowed',
  summary:
    'Returns what the signed-in person worked over twelve weeks, by location: hours, weekends, closing and early shifts, beside the median of their department, without names.',
  access: signedIn(),
  answer: z.strictObject({ shares: z.array(workShare) }),
});

export const getWorkShare = endpoint({
  id: 'autoFill.getWorkShare',
  method: 'GET',
  path: '/v1/brands/{id}/work_shares/{employee_id}',
  service: 'scheduling',
  weight: 'search',
  whileActing: 'allowed',
  summary:
    'Returns what somebody who works at or below a brand worked over twelve weeks at each of these locations, as they see it themselves.',
  access: brand('id', 'VIEW_SCHEDULE', { services: LIVE_SCHEDULE }),
  params: z.object({ id: uuid, employee_id: uuid }),
  answer: z.strictObject({ shares: z.array(workShare) }),
  failures: { NOT_FOUND },
});
