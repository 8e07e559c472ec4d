import { defineFailure } from '@hearth/kit/failure';

export const TIMESHEETS_NEED_LOCATION = defineFailure(
  'TIMESHEETS_NEED_LOCATION',
  409,
  'Select a location to see its timesheets.',
);
export const TIMESHEET_CHANGED = defineFailure(
  'TIMESHEET_CHANGED',
  409,
  'These hours have changed. You’re now seeing the latest version.',
);
export const TIMESHEET_CLOSED = defineFailure(
  'TIMESHEET_CLOSED',
  409,
  'This timesheet is final. Ask your manager to reopen it.',
);
export const TIPS_EARLY = defineFailure(
  'TIPS_EARLY',
  400,
  'This day is in the future. Select today or an earlier day.',
);
export const PERIOD_NOT_OVER = defineFailure(
  'PERIOD_NOT_OVER',
  409,
  'This pay period isn’t over yet. Try again after its last day.',
);
export const POOL_REVERSED = defineFailure(
  'POOL_REVERSED',
  400,
  'The last day is before the first day, or more than 31 days after it. Change one of the dates.',
);
export const POOL_EARLY = defineFailure(
  'POOL_EARLY',
  400,
  'The last day is in the future. Select today or an earlier day.',
);
export const POOL_OVERLAPS = defineFailure(
  'POOL_OVERLAPS',
  409,
  'A tip pool for some of these days has already been closed. Select other days.',
);
export const POOL_LATE = defineFailure(
  'POOL_LATE',
  409,
  'Some timesheets for these days are locked. Select days in an open pay period.',
);
export const POOL_OWN = defineFailure(
  'POOL_OWN',
  409,
  'You’d get a share of this pool, so another manager has to close it.',
);
export const NOTHING_TO_EXPORT = defineFailure(
  'NOTHING_TO_EXPORT',
  409,
  'There’s nothing to export. Lock approved timesheets, or include those you’ve already exported.',
);
export const COLUMN_TOO_NARROW = defineFailure(
  'COLUMN_TOO_NARROW',
  409,
  'A number doesn’t fit in its column. Make this template’s columns wider.',
);
export const UNKNOWN_TEMPLATE = defineFailure(
  'UNKNOWN_TEMPLATE',
  409,
  'This export template no longer exists. Select another one.',
);
export const UNKNOWN_PACK = defineFailure(
  'UNKNOWN_PACK',
  400,
  'These overtime rules aren’t available. Select different ones.',
);
export const REPORT_REVERSED = defineFailure(
  'REPORT_REVERSED',
  400,
  'The last day is before the first day, or more than 31 days after it. Change one of the dates.',
);
