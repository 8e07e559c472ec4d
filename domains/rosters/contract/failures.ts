import { defineFailure } from '@hearth/kit/failure';

export const WEEK_TEMPLATE_NAME_TAKEN = defineFailure(
  'WEEK_TEMPLATE_NAME_TAKEN',
  409,
  'There’s already a template with this name here. Enter a different one.',
);
export const WEEK_TEMPLATE_CHANGED = defineFailure(
  'WEEK_TEMPLATE_CHANGED',
  409,
  'Someone else changed or archived this template. You’re now seeing the latest version.',
);
export const WEEK_TEMPLATE_ARCHIVED = defineFailure(
  'WEEK_TEMPLATE_ARCHIVED',
  409,
  'This template has been archived. Select another one.',
);
export const WEEK_TEMPLATE_EMPTY = defineFailure(
  'WEEK_TEMPLATE_EMPTY',
  409,
  'There are no shifts to save. Select another week or more positions.',
);
/** `data.limit` is how many shifts a template can have. */
export const WEEK_TEMPLATE_TOO_LARGE = defineFailure(
  'WEEK_TEMPLATE_TOO_LARGE',
  409,
  'That’s too many shifts for one template. Save fewer weeks or positions.',
);
export const TOO_MANY_WEEK_TEMPLATES = defineFailure(
  'TOO_MANY_WEEK_TEMPLATES',
  409,
  'There are already 100 templates here. Archive one and try again.',
);
export const WEEK_TEMPLATE_NEEDS_PLACE = defineFailure(
  'WEEK_TEMPLATE_NEEDS_PLACE',
  409,
  'You can only share a template with a brand that includes this location. Select another option under “Available at”.',
);
export const RECURRING_SHIFT_CHANGED = defineFailure(
  'RECURRING_SHIFT_CHANGED',
  409,
  'Someone else changed or ended this recurring shift. You’re now seeing the latest version.',
);
export const RECURRING_SHIFT_DAYS = defineFailure(
  'RECURRING_SHIFT_DAYS',
  400,
  'The last day has to be on or after the first day.',
);
export const RECURRING_SHIFT_NEVER = defineFailure(
  'RECURRING_SHIFT_NEVER',
  400,
  'None of these weekdays fall between the first and last day. Change the weekdays or the dates.',
);
export const RECURRING_SHIFT_QUANTITY = defineFailure(
  'RECURRING_SHIFT_QUANTITY',
  400,
  'A person can only work one of these shifts a day. Set “Shifts per day” to 1, or leave the shifts open.',
);
export const TOO_MANY_RECURRING_SHIFTS = defineFailure(
  'TOO_MANY_RECURRING_SHIFTS',
  409,
  'There are already 300 recurring shifts here. End one and try again.',
);
export const WEEK_BUDGET_CHANGED = defineFailure(
  'WEEK_BUDGET_CHANGED',
  409,
  'Someone else changed these targets. You’re now seeing the latest version.',
);
export const WEEK_BUDGET_TWICE = defineFailure(
  'WEEK_BUDGET_TWICE',
  400,
  'Each department can only have one set of targets. Remove the duplicate.',
);
export const TEAM_LINK_CHANGED = defineFailure(
  'TEAM_LINK_CHANGED',
  409,
  'Someone else changed this link. You’re now seeing the latest one.',
);
export const TEAM_LINK_OFF = defineFailure(
  'TEAM_LINK_OFF',
  409,
  'Team links are turned off for this location. Turn them on in Settings → Schedule, or ask someone who can.',
);
export const TEAM_LINK_NOT_VALID = defineFailure(
  'TEAM_LINK_NOT_VALID',
  404,
  'This link no longer works. Ask your manager for a new one.',
);
