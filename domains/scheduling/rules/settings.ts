import { defineSetting } from '@hearth/kit/setting';
import { z } from 'zod';
import type { DealSetting, RuleSet } from '../contract/schemas.ts';
import { availabilitySetting } from '../contract/availability-schemas.ts';
import {
  breakSetting,
  daySetting,
  middaySetting,
  teamLinkSetting,
  teamViewSetting,
} from '../contract/setting-schemas.ts';
import { dealSetting, ruleSet, weekSetting } from '../contract/schemas.ts';
import { DEFAULT_RULES, MIDDAY_AT, WEEK_START } from './limits.ts';

const setBy = { permission: 'MANAGE_BRAND', lockable: true } as const;

/** The first day of the week. */
export const WEEK = defineSetting('scheduling.week', weekSetting, { ...setBy, default: { starts_on: WEEK_START } });

/** Rules that came after a place had set its own are as strict as by default there. */
const keptRules: z.ZodType<RuleSet> = z
  .looseObject({ rules: z.record(z.string(), z.unknown()) })
  .transform(({ rules, ...rest }) => ({ ...rest, rules: { ...DEFAULT_RULES.rules, ...rules } }))
  .pipe(ruleSet);

/** How strict each rule of conflicts is. */
export const RULES = defineSetting('scheduling.rules', keptRules, { ...setBy, default: DEFAULT_RULES });

/** The breaks that new shifts begin with. */
export const BREAKS = defineSetting('scheduling.breaks', breakSetting, { ...setBy, default: { steps: [] } });

/** The hours that the schedule of a day shows. */
export const DAY = defineSetting('scheduling.day', daySetting, {
  ...setBy,
  default: { from: '07:00', to: '00:00' },
});

/** Where a day is halved for whoever takes half of it off. */
export const MIDDAY = defineSetting('scheduling.midday', middaySetting, { ...setBy, default: { at: MIDDAY_AT } });

/** Whether a manager approves what staff say of their usual week. */
export const AVAILABILITY = defineSetting('scheduling.availability', availabilitySetting, {
  ...setBy,
  default: { needs_approval: false },
});

/** Whose published shifts staff see: nobody's but their own, until a place chooses. */
export const TEAM_VIEW = defineSetting('scheduling.teamView', teamViewSetting, {
  ...setBy,
  default: { shows: 'OFF' },
});

/** How names stand in the published week behind a team link: there are no such links until a place chooses. */
export const TEAM_LINK = defineSetting('scheduling.teamLink', teamLinkSetting, {
  ...setBy,
  default: { names: 'OFF' },
});

const DEFAULT_DEALS: DealSetting = {
  release: 'APPROVAL',
  give: 'APPROVAL',
  swap: 'APPROVAL',
  pick_up: 'APPROVAL',
  part: 'APPROVAL',
  part_minutes: 60,
  close_minutes: 120,
  claims: 'FIRST',
  bid_order: 'FIRST',
  bid_close_minutes: 1440,
  bid_open_minutes: 720,
};

/** What came after a place had set its own is as by default there. */
const keptDeals: z.ZodType<DealSetting> = z
  .looseObject({})
  .transform((kept) => ({ ...DEFAULT_DEALS, ...kept }))
  .pipe(dealSetting);

/** What staff may do with their published shifts: with a manager's approval, unless a place says otherwise. */
export const DEALS = defineSetting('scheduling.deals', keptDeals, { ...setBy, default: DEFAULT_DEALS });
