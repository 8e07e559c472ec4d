import { defineSetting } from '@hearth/kit/setting';
import { eligibilitySetting } from '../contract/schemas.ts';

/**
 * Who is asked, what shifts wait for, and when a location is closed. Nobody is asked for identity papers before a person with the right
 * has chosen it: an update never begins to ask, nor to refuse schedules.
 */
export const ELIGIBILITY = defineSetting('eligibility.checks', eligibilitySetting, {
  permission: 'MANAGE_BRAND',
  lockable: true,
  default: { asks: 'NOBODY', gate: 'LAW', closed_weekdays: [], closed_dates: [] },
});
