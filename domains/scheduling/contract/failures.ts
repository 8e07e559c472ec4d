import { defineFailure } from '@hearth/kit/failure';

/** `data.current` holds the rows as they are now. */
export const CONFLICT_STALE = defineFailure(
  'CONFLICT_STALE',
  409,
  'Someone else changed this. You’re now seeing the latest version.',
);
/** `data.conflicts` names each rule that refuses. */
export const SHIFT_CONFLICT = defineFailure(
  'SHIFT_CONFLICT',
  409,
  'This shift breaks a scheduling rule. Change it and try again.',
);
/** `data.conflicts` names each rule that needs the person's yes. */
export const CONSENT_NEEDED = defineFailure(
  'CONSENT_NEEDED',
  409,
  'You need the employee’s consent. Confirm that you have it and give a reason.',
);
export const OVERRIDE_NOT_ALLOWED = defineFailure(
  'OVERRIDE_NOT_ALLOWED',
  403,
  'You can’t override this rule. Ask a manager who can.',
);
export const SCHEDULE_NEEDS_LOCATION = defineFailure(
  'SCHEDULE_NEEDS_LOCATION',
  409,
  'Select a location in this brand to continue.',
);
export const SHIFT_TIMES_EQUAL = defineFailure(
  'SHIFT_TIMES_EQUAL',
  400,
  'A shift can’t start and end at the same time. Change one of the times.',
);
export const BREAK_TOO_LONG = defineFailure(
  'BREAK_TOO_LONG',
  400,
  'The breaks are longer than the shift. Shorten them and try again.',
);
export const UNKNOWN_PERSON = defineFailure(
  'UNKNOWN_PERSON',
  400,
  'This person doesn’t work at this location. Select someone else.',
);
export const UNKNOWN_POSITION = defineFailure(
  'UNKNOWN_POSITION',
  400,
  'This position isn’t available here. Select another one.',
);
export const POSITION_NOT_ALLOWED = defineFailure(
  'POSITION_NOT_ALLOWED',
  403,
  'You can only make changes in your own departments.',
);
export const NOTHING_TO_PUBLISH = defineFailure('NOTHING_TO_PUBLISH', 409, 'All changes are already published.');
export const NOTHING_TO_WITHDRAW = defineFailure(
  'NOTHING_TO_WITHDRAW',
  409,
  'There’s nothing left to unpublish this week.',
);
export const ALREADY_DECIDED = defineFailure(
  'ALREADY_DECIDED',
  409,
  'This request has already been approved or declined.',
);
export const TIME_OFF_OVERLAP = defineFailure(
  'TIME_OFF_OVERLAP',
  409,
  'You’ve already requested time off for some of these days. Select other days.',
);
export const TIME_OFF_ONE_DAY = defineFailure(
  'TIME_OFF_ONE_DAY',
  400,
  'You can only request half days or hours for a single day. Select the same first and last day.',
);
export const TIME_OFF_TIMES = defineFailure(
  'TIME_OFF_TIMES',
  400,
  'Enter when your time off starts and ends. The end has to be after the start.',
);
/** `data.reasons` says what the days are closed for. */
export const TIME_OFF_CLOSED = defineFailure(
  'TIME_OFF_CLOSED',
  409,
  'These days are closed for time off. Select other days or ask your manager.',
);
/** `data` has the balance before, and what the request counts, in hundredths of a day or in minutes. */
export const TIME_OFF_BEYOND = defineFailure(
  'TIME_OFF_BEYOND',
  409,
  'You don’t have enough time off left for these days. Select fewer days or another type of time off.',
);
/** `data.usable_from` is the first day. */
export const TIME_OFF_WAITING = defineFailure(
  'TIME_OFF_WAITING',
  409,
  'You can’t take this type of time off yet. Select later days or ask your manager.',
);
export const TIME_OFF_TOO_FAR = defineFailure(
  'TIME_OFF_TOO_FAR',
  400,
  'You can request time off up to 2 years ahead. Select earlier days.',
);
/** `data.most` is how many can wait at a time. */
export const TIME_OFF_TOO_MANY = defineFailure(
  'TIME_OFF_TOO_MANY',
  409,
  'You have too many pending requests. Cancel one or ask your manager to review them.',
);
export const TIME_OFF_NEEDS_REASON = defineFailure(
  'TIME_OFF_NEEDS_REASON',
  409,
  'This request includes closed days or exceeds the balance. Enter a reason to approve it.',
);
export const ABSENCE_EARLY = defineFailure(
  'ABSENCE_EARLY',
  409,
  'You can report this from the day before the shift. Until then, request time off or release the shift.',
);
export const ABSENCE_OVER = defineFailure('ABSENCE_OVER', 409, 'This shift is over. Talk to your manager.');
/** Nobody decides on their own request while somebody else can. */
export const TIME_OFF_OWN = defineFailure(
  'TIME_OFF_OWN',
  403,
  'This is your own request, so another manager has to review it.',
);
/** Nobody approves their own availability while somebody else can. */
export const AVAILABILITY_OWN = defineFailure(
  'AVAILABILITY_OWN',
  403,
  'This is your own availability, so another manager has to review it.',
);
export const DATES_REVERSED = defineFailure(
  'DATES_REVERSED',
  400,
  'The last day is before the first day. Change one of the dates.',
);
export const RANGE_TOO_LONG = defineFailure('RANGE_TOO_LONG', 400, 'This date range is too long. Select fewer days.');
/** What a request for time off can be refused for. */
export const TIME_OFF_REFUSALS = {
  DATES_REVERSED,
  RANGE_TOO_LONG,
  TIME_OFF_ONE_DAY,
  TIME_OFF_TIMES,
  TIME_OFF_OVERLAP,
  TIME_OFF_CLOSED,
  TIME_OFF_BEYOND,
  TIME_OFF_WAITING,
  TIME_OFF_TOO_FAR,
  TIME_OFF_TOO_MANY,
};
export const RECEIPT_OUTDATED = defineFailure(
  'RECEIPT_OUTDATED',
  409,
  'Your shifts have changed again. Check them and confirm.',
);
export const CONSENT_OUTDATED = defineFailure(
  'CONSENT_OUTDATED',
  409,
  'This change was withdrawn or has changed again. Your shift stays as shown on this page.',
);
export const CONSENT_LATE = defineFailure(
  'CONSENT_LATE',
  409,
  'The deadline to answer has passed, so your shift stays as it was. Talk to your manager if you’d still like the change.',
);
/** `data.state` is what was answered. */
export const CONSENT_CLOSED = defineFailure(
  'CONSENT_CLOSED',
  409,
  'You’ve already answered this request. Talk to your manager to change your answer.',
);
/** `data.employee_ids` are the people who have no account to be asked on. */
export const CONSENT_UNREACHABLE = defineFailure(
  'CONSENT_UNREACHABLE',
  409,
  'Some people don’t have an account, so we can’t request their consent. Enter how they agreed.',
);
