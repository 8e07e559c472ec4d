import { SETTING_LOCKED } from '@hearth/domains/core/contract';
import { LIVE_SCHEDULE } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { CONFLICT } from '@hearth/kit/failure';
import { count, instant, integer, localDate, string, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { PUNCH_OWN } from './failures.ts';
import { breakTurn, clockSetting, exceptionDay, livePerson, liveShift } from './schemas.ts';

const service = 'attendance';
const atBrand = z.object({ id: uuid });

export const getLiveDay = endpoint({
  id: 'clock.getLiveDay',
  method: 'GET',
  path: '/v1/brands/{id}/live_day',
  service,
  summary:
    'Returns a day of a location: who was to work, who is in, on a break, late or missing, their punches, and what is odd about them. Without a date: the day that it is there.',
  access: brand('id', 'VIEW_SCHEDULE', { condition: 'POSITION_CATEGORY', services: LIVE_SCHEDULE }),
  whileActing: 'allowed',
  params: atBrand,
  query: z.object({ date: localDate.optional() }),
  answer: z.strictObject({
    date: localDate,
    now: instant,
    time_zone: z.string(),
    people: z.array(livePerson),
    /** Shifts that nobody holds and that are not over. */
    open_shifts: z.array(liveShift),
    /** The stations in use, in their order. */
    stations: z.array(z.string()),
    /** Who has to take a break, in the order in which they best go. */
    breaks: z.array(breakTurn),
    /** Whether people clock in here at all: without it nobody is late. */
    is_clocked: z.boolean(),
    /** Whether the reader can correct punches. */
    can_correct: z.boolean(),
  }),
});

export const listOpenExceptions = endpoint({
  id: 'clock.listOpenExceptions',
  method: 'GET',
  path: '/v1/brands/{id}/open_exceptions',
  service,
  summary:
    'Lists what is odd about the last days of a location and that nobody has settled, by person and day, the latest day first: without a number of days of the last 14. Days before the first clock-in there have none.',
  access: brand('id', 'VIEW_SCHEDULE', { condition: 'POSITION_CATEGORY', services: LIVE_SCHEDULE }),
  whileActing: 'allowed',
  params: atBrand,
  query: z.object({
    days: count(1, 31).optional(),
    cursor: string(2000).optional(),
    limit: count(1, 100).optional(),
  }),
  answer: z.strictObject({
    /** The days that are looked at. */
    from: localDate,
    to: localDate,
    now: instant,
    time_zone: z.string(),
    days: z.array(exceptionDay),
    /** How many exceptions there are on all pages. */
    total: z.int(),
    /** Where the next page begins; null after the last. */
    next_cursor: z.string().nullable(),
    /** Whether people clock in here at all. */
    is_clocked: z.boolean(),
    /** Whether the reader can correct punches. */
    can_correct: z.boolean(),
  }),
});

export const seeException = endpoint({
  id: 'clock.seeException',
  method: 'POST',
  path: '/v1/brands/{id}/seen_exceptions',
  service,
  summary: 'Marks something odd about a day as seen: it stands, and is no longer brought up.',
  access: brand('id', 'PUBLISH_SCHEDULE', { services: LIVE_SCHEDULE }),
  whileActing: 'refused',
  params: atBrand,
  body: z.strictObject({ key: string(120).min(3) }),
  answer: z.strictObject({ seen: z.literal(true) }),
  changes: () => [getLiveDay, listOpenExceptions],
  failures: { PUNCH_OWN },
});

const setting = {
  service,
  whileActing: 'allowed',
  access: brand('id', 'MANAGE_BRAND', { services: LIVE_SCHEDULE }),
} as const;
const place = z.strictObject({ id: uuid, name: z.string() });
const heldSetting = z.strictObject({
  value: clockSetting,
  from: place.nullable(),
  locked_by: place.nullable(),
  is_locked: z.boolean(),
  version: z.int(),
});

export const getClockSettings = endpoint({
  ...setting,
  id: 'clock.getClockSettings',
  method: 'GET',
  path: '/v1/brands/{id}/clock_settings',
  summary: 'Returns how people clock in at a brand and below it, and where that comes from.',
  params: atBrand,
  answer: heldSetting,
});

export const setClockSettings = endpoint({
  ...setting,
  id: 'clock.setClockSettings',
  method: 'PUT',
  path: '/v1/brands/{id}/clock_settings',
  summary: 'Sets how people clock in at a brand and everything below it.',
  params: atBrand,
  body: z.strictObject({ value: clockSetting, version: integer(0, 2_147_483_647) }),
  answer: heldSetting,
  changes: () => [getClockSettings, getLiveDay, listOpenExceptions],
  failures: { CONFLICT, SETTING_LOCKED },
});
