import { LIVE_SCHEDULE } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { localDate, pattern, reckonedDay, timeZone, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { SCHEDULE_NEEDS_LOCATION } from './failures.ts';

/** What is planned on a day, in figures. */
const monthDay = z.strictObject({
  date: reckonedDay,
  /** Planned shifts, drafts and open ones among them. */
  shifts: z.int(),
  open: z.int(),
  /** Those that staff do not see yet, or see otherwise. */
  unpublished: z.int(),
  /** Paid time of the shifts that somebody holds. */
  minutes: z.int(),
  /** Different people who hold one. */
  people: z.int(),
  /** People of the location with approved time off, for all or a part of the day. */
  away: z.int(),
  is_closed: z.boolean(),
});
export type MonthDay = z.infer<typeof monthDay>;

const scheduleMonth = z.strictObject({
  location: z.strictObject({ id: uuid, name: z.string(), time_zone: timeZone }),
  month: pattern(7, /^\d{4}-\d{2}$/),
  today: reckonedDay,
  /** Whole weeks, as the location counts them, from the one of the month's first day to that of its last. */
  days: z.array(monthDay),
});
export type ScheduleMonth = z.infer<typeof scheduleMonth>;

export const getScheduleMonth = endpoint({
  id: 'scheduling.getScheduleMonth',
  method: 'GET',
  path: '/v1/brands/{id}/schedule/month',
  service: 'scheduling',
  weight: 'search',
  whileActing: 'allowed',
  summary:
    'Returns the weeks of a month at a location in figures by day: shifts, open and unpublished ones, hours, people, who is away, closed days.',
  access: brand('id', 'VIEW_SCHEDULE', { condition: 'POSITION_CATEGORY', services: LIVE_SCHEDULE }),
  params: z.object({ id: uuid }),
  /** Any day of the month wanted; without it, this month. */
  query: z.object({ date: localDate.optional() }),
  answer: scheduleMonth,
  failures: { SCHEDULE_NEEDS_LOCATION },
});
