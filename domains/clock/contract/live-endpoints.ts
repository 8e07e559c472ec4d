import { SETTING_LOCKED } from '@hearth/domains/core/contract';
import { LIVE_SCHEDULE } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { CONFLICT } from '@hearth/kit/failure';
import { instant, integer, localDate, string, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { PUNCH_OWN } from './failures.ts';
import { clockSetting, livePerson } from './schemas.ts';

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
    /** Whether people clock in here at all: without it nobody is late. */
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
  changes: () => [getLiveDay],
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
  changes: () => [getClockSettings, getLiveDay],
  failures: { CONFLICT, SETTING_LOCKED },
});
