import { LIVE_SCHEDULE } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { count, instant, localDate, string, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { PUNCHES_RANGE } from './failures.ts';

export const answerFilter = z.enum(['ALL', 'INJURY', 'NO_BREAK', 'NOTE']);
export type AnswerFilter = z.infer<typeof answerFilter>;

/** What somebody answered as they clocked out. */
export const clockOutAnswer = z.strictObject({
  punch_id: uuid,
  employee_id: uuid,
  name: z.string(),
  position_name: z.string().nullable(),
  at: instant,
  /** The day of the location on which that work began. */
  date: localDate,
  took_breaks: z.boolean().nullable(),
  /** Null also for whoever does not see pay. */
  got_tips: z.boolean().nullable(),
  was_injured: z.boolean().nullable(),
  note: z.string(),
});
export type ClockOutAnswer = z.infer<typeof clockOutAnswer>;

export const listClockOutAnswers = endpoint({
  id: 'clock.listClockOutAnswers',
  method: 'GET',
  path: '/v1/brands/{id}/clock_out_answers',
  service: 'attendance',
  summary:
    'Lists what people answered as they clocked out at a location, the latest first: all of it, or where somebody was hurt, took no break or wrote something. Without days, of the last 14.',
  access: brand('id', 'EDIT_SCHEDULE', { condition: 'POSITION_CATEGORY', services: LIVE_SCHEDULE }),
  whileActing: 'refused',
  params: z.object({ id: uuid }),
  query: z.object({
    from: localDate.optional(),
    to: localDate.optional(),
    only: answerFilter.optional(),
    cursor: string(2000).optional(),
    limit: count(1, 100).optional(),
  }),
  answer: z.strictObject({
    /** The days that are looked at. */
    from: localDate,
    to: localDate,
    time_zone: z.string(),
    answers: z.array(clockOutAnswer),
    /** How many there are of these days by filter. */
    counts: z.record(answerFilter, z.int()),
    /** Where the next page begins; null after the last. */
    next_cursor: z.string().nullable(),
    /** Whether anything is asked there. */
    is_asked: z.boolean(),
  }),
  failures: { PUNCHES_RANGE },
});
