import { defineSetting } from '@hearth/kit/setting';
import { eligibilitySetting } from '../contract/schemas.ts';

/** Who is asked, what shifts wait for, and when a location is closed. People who worked before are asked only if a place says so. */
export const ELIGIBILITY = defineSetting('eligibility.checks', eligibilitySetting, {
  permission: 'MANAGE_BRAND',
  lockable: true,
  default: { asks: 'NEW_HIRES', gate: 'LAW', closed_weekdays: [], closed_dates: [] },
});
