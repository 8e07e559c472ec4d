import { defineFailure } from '@hearth/kit/failure';

export const LAWS_NEED_COUNTS = defineFailure(
  'LAWS_NEED_COUNTS',
  400,
  'Enter how many employees and locations you have before you turn on the checks.',
);
export const LAW_COUNTS_TWICE = defineFailure(
  'LAW_COUNTS_TWICE',
  400,
  'Two counts start on the same day. Remove one or change its date.',
);
export const SCHOOL_TERM_REVERSED = defineFailure(
  'SCHOOL_TERM_REVERSED',
  400,
  'The last day of a school term is before its first day. Change one of the dates.',
);
export const UNKNOWN_LAW_PACK = defineFailure(
  'UNKNOWN_LAW_PACK',
  400,
  'We don’t recognise this law. Select another one.',
);
