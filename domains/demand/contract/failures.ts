import { defineFailure } from '@hearth/kit/failure';

export const STAFFING_NEED_TIMES = defineFailure(
  'STAFFING_NEED_TIMES',
  400,
  'The start and end can’t be the same. Change one of the times.',
);
export const STAFFING_NEED_DATES = defineFailure(
  'STAFFING_NEED_DATES',
  400,
  'The last day is before the first day. Change one of the dates.',
);
/** `data.limit` is how many a location can have. */
export const TOO_MANY_STAFFING_NEEDS = defineFailure(
  'TOO_MANY_STAFFING_NEEDS',
  409,
  'There are already 500 staffing needs here. Remove one and try again.',
);

/** Sales are for whoever may see them. */
export const SALES_NOT_ALLOWED = defineFailure(
  'SALES_NOT_ALLOWED',
  403,
  'You need permission to view sales figures for this. Ask someone who manages access.',
);
/** `data.most` is how many steps a day has. */
export const ACTUALS_NOT_A_DAY = defineFailure(
  'ACTUALS_NOT_A_DAY',
  400,
  'Send one value for the day, 24 for its hours, or 96 for its quarter hours.',
);
export const ACTUALS_IN_FUTURE = defineFailure(
  'ACTUALS_IN_FUTURE',
  400,
  'This day hasn’t happened yet. Only event guests can be entered in advance.',
);
export const ACTUALS_TOO_LARGE = defineFailure(
  'ACTUALS_TOO_LARGE',
  400,
  'These values are too large to be right. Check them and send them again.',
);
export const ACTUALS_BUSY = defineFailure('ACTUALS_BUSY', 503, 'Several files are being read. Try again in a minute.');

export const FORECAST_CHANGED_SINCE = defineFailure(
  'FORECAST_CHANGED_SINCE',
  409,
  'This day has changed since you opened it. Check it, then save.',
);
export const FORECAST_MISSING = defineFailure(
  'FORECAST_MISSING',
  404,
  'There’s no forecast for this day. Import more past values first.',
);
export const FORECAST_DAY_OVER = defineFailure('FORECAST_DAY_OVER', 409, 'This day is over. Select a later one.');
export const FORECAST_REASON = defineFailure('FORECAST_REASON', 400, 'Enter a reason so others understand the change.');
