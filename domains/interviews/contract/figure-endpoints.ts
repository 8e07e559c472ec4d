import { HIRING } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { count, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** Days that half, and nine of ten, waited at most; null where nobody came so far. */
const wait = z.strictObject({ people: z.int(), median_days: z.number().nullable(), slow_days: z.number().nullable() });
/** Cards that were due, and how many of them were sent. */
const cards = { due: z.int(), sent: z.int() };

export const interviewFigures = z.strictObject({
  applied: z.int(),
  /** From the application to the first invitation, and to the first interview that was held. */
  invited: wait,
  held: wait,
  places: z.array(
    z.strictObject({
      location_id: uuid,
      location_name: z.string(),
      applied: z.int(),
      invited: wait,
      held: wait,
      cards: z.strictObject(cards),
    }),
  ),
  cards: z.strictObject(cards),
  /** Of each member of a panel, for who manages applications; null for everybody else. */
  panel: z.array(z.strictObject({ user_id: uuid, name: z.string(), ...cards })).nullable(),
});
export type InterviewFigures = z.infer<typeof interviewFigures>;

export const getInterviewFigures = endpoint({
  id: 'interviews.getInterviewFigures',
  method: 'GET',
  path: '/v1/brands/{id}/interview_figures',
  service: 'interview',
  summary:
    'Reports how long recent applicants waited for an invitation and an interview, and how many of the due scorecards were submitted.',
  access: brand('id', 'VIEW_APPLICATIONS', { orBelow: true, services: HIRING }),
  whileActing: 'refused',
  params: z.object({ id: uuid }),
  query: z.object({ days: count(1, 730).optional(), job_id: uuid.optional() }),
  answer: interviewFigures,
});
