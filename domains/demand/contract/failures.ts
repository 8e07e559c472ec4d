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
