import { SETTING_LOCKED } from '@hearth/domains/core/contract';
import { LIVE_SCHEDULE, PLANNING } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { CONFLICT } from '@hearth/kit/failure';
import { integer, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { availabilitySetting } from './availability-schemas.ts';
import { getSchedule } from './endpoints.ts';
import { breakSetting, daySetting, middaySetting, teamLinkSetting, teamViewSetting } from './setting-schemas.ts';
import { dealSetting, ruleSet, weekSetting } from './schemas.ts';

const place = z.strictObject({ id: uuid, name: z.string() });

/** A setting that holds somewhere: from which place (null: the default of the product), locked by whom, and the version of its own (0: none). */
const held = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({
    value,
    from: place.nullable(),
    locked_by: place.nullable(),
    is_locked: z.boolean(),
    version: z.int(),
  });

/** A setting to be set; null takes back what the place itself has set. */
const change = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({
    value: value.nullable(),
    is_locked: z.boolean().optional(),
    version: integer(0, 2_147_483_647),
  });

const settings = z.strictObject({
  week: held(weekSetting),
  rules: held(ruleSet),
  breaks: held(breakSetting),
  day: held(daySetting),
  deals: held(dealSetting),
  midday: held(middaySetting),
  availability: held(availabilitySetting),
  team_view: held(teamViewSetting),
  team_link: held(teamLinkSetting),
  /** How many weeks at or below this place are published and not over. */
  published_weeks: z.int(),
});
export type ScheduleSettings = z.infer<typeof settings>;

const shared = {
  path: '/v1/brands/{id}/schedule/settings',
  service: 'scheduling',
  whileActing: 'allowed',
  access: brand('id', 'MANAGE_BRAND', { services: [...PLANNING, ...LIVE_SCHEDULE] }),
  params: z.strictObject({ id: uuid }),
  answer: settings,
} as const;

export const getScheduleSettings = endpoint({
  ...shared,
  id: 'scheduling.getScheduleSettings',
  method: 'GET',
  summary:
    'Returns the schedule settings of a brand, and where each comes from: first day of the week, rules, breaks, hours of the day, what staff may do with shifts, where a day is halved, whether availability is approved, whose shifts staff see, how names stand behind team links.',
});

export const setScheduleSettings = endpoint({
  ...shared,
  id: 'scheduling.setScheduleSettings',
  method: 'PUT',
  summary:
    'Changes the schedule settings of a brand and everything below it; omitted fields stay. Planned shifts are checked again when they are next edited.',
  body: z.strictObject({
    week: change(weekSetting).optional(),
    rules: change(ruleSet).optional(),
    breaks: change(breakSetting).optional(),
    day: change(daySetting).optional(),
    deals: change(dealSetting).optional(),
    midday: change(middaySetting).optional(),
    availability: change(availabilitySetting).optional(),
    team_view: change(teamViewSetting).optional(),
    team_link: change(teamLinkSetting).optional(),
  }),
  changes: () => [getSchedule, getScheduleSettings],
  failures: { CONFLICT, SETTING_LOCKED },
});
