import { defineFailure } from '@hearth/kit/failure';

/** `data.current` holds the rows as they are now. */
export const CONFLICT_STALE = defineFailure(
  'CONFLICT_STALE',
  409,
  'Somebody else changed this in the meantime. You now see the newest version.',
);
/** `data.conflicts` names each rule that refuses. */
export const SHIFT_CONFLICT = defineFailure(
  'SHIFT_CONFLICT',
  409,
  'This breaks a rule that the schedule may not break.',
);
/** `data.conflicts` names each rule that needs the person's yes. */
export const CONSENT_NEEDED = defineFailure(
  'CONSENT_NEEDED',
  409,
  'This needs the consent of the person. Confirm that you have it and say why.',
);
export const OVERRIDE_NOT_ALLOWED = defineFailure(
  'OVERRIDE_NOT_ALLOWED',
  403,
  'You may not override this rule. Ask someone who may.',
);
export const SCHEDULE_NEEDS_LOCATION = defineFailure(
  'SCHEDULE_NEEDS_LOCATION',
  409,
  'Schedules belong to locations. Choose a location below this brand.',
);
export const SHIFT_TIMES_EQUAL = defineFailure(
  'SHIFT_TIMES_EQUAL',
  400,
  'A shift cannot start and end at the same time.',
);
export const BREAK_TOO_LONG = defineFailure('BREAK_TOO_LONG', 400, 'The breaks are longer than the shift.');
export const UNKNOWN_PERSON = defineFailure('UNKNOWN_PERSON', 400, 'This person does not work at this location.');
export const UNKNOWN_POSITION = defineFailure('UNKNOWN_POSITION', 400, 'This position does not exist here.');
export const POSITION_NOT_ALLOWED = defineFailure(
  'POSITION_NOT_ALLOWED',
  403,
  'You may only edit shifts of your own departments.',
);
export const NOTHING_TO_PUBLISH = defineFailure(
  'NOTHING_TO_PUBLISH',
  409,
  'Everything in this week is already published.',
);
export const ALREADY_DECIDED = defineFailure('ALREADY_DECIDED', 409, 'This request has already been decided.');
export const TIME_OFF_OVERLAP = defineFailure(
  'TIME_OFF_OVERLAP',
  409,
  'You have already asked for time off on some of these days.',
);
export const DATES_REVERSED = defineFailure('DATES_REVERSED', 400, 'The last day is before the first day.');
export const RANGE_TOO_LONG = defineFailure('RANGE_TOO_LONG', 400, 'This range of days is too long.');
