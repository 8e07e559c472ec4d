import { defineSetting } from '@hearth/kit/setting';
import type { TimesheetRules } from '../contract/schemas.ts';
import { exportTemplates, timesheetRules } from '../contract/schemas.ts';
import { NO_OVERTIME } from './overtime/pack.ts';

const DEFAULT_RULES: TimesheetRules = {
  length: 'MONTHLY',
  anchor: '2026-01-01',
  pack: NO_OVERTIME,
  rounding: null,
  paid_break: 0,
  day_start: 0,
  far_from_plan: 30,
  approvers: ['PUBLISH_SCHEDULE'],
  leave_day: 480,
  pays_leave: true,
  shows_pay: true,
};

/** How a place counts hours and pays. */
export const RULES = defineSetting('timesheets.rules', timesheetRules, {
  permission: 'MANAGE_BRAND',
  lockable: true,
  default: DEFAULT_RULES,
});

/** A place’s own templates of payroll exports. */
export const TEMPLATES = defineSetting('timesheets.templates', exportTemplates, {
  permission: 'MANAGE_BRAND',
  default: { templates: [] },
});
