import { defineSetting } from '@hearth/kit/setting';
import { z } from 'zod';
import type { ClockSetting } from '../contract/schemas.ts';
import { clockSetting } from '../contract/schemas.ts';

const USUAL: ClockSetting = {
  own_devices: false,
  early_minutes: 15,
  early: 'ASK',
  unscheduled: 'ASK',
  positions: [],
  near: 'OFF',
  near_metres: 200,
  break_minutes: 0,
  break_reminder_minutes: 30,
  ask_breaks: false,
  ask_tips: false,
  ask_injury: false,
  late_minutes: 10,
  longest_minutes: 720,
  break_after_minutes: 360,
};

/** What came after a place had set its own is as by default there. */
const kept: z.ZodType<ClockSetting> = z
  .looseObject({})
  .transform((value) => ({ ...USUAL, ...value }))
  .pipe(clockSetting);

/** How a place clocks in: on whose devices, how early, how near, what is asked, and from when on something is an exception. */
export const CLOCK = defineSetting('clock.rules', kept, {
  permission: 'MANAGE_BRAND',
  lockable: true,
  default: USUAL,
});
