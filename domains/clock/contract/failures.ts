import { defineFailure } from '@hearth/kit/failure';

export const PUNCHES_RANGE = defineFailure(
  'PUNCHES_RANGE',
  400,
  'Select a period of up to 62 days. The end has to be after the start.',
);
export const PUNCH_CHANGED = defineFailure(
  'PUNCH_CHANGED',
  409,
  'Someone else has changed these clock-ins. You’re now seeing the latest version.',
);
export const PUNCH_TIME = defineFailure('PUNCH_TIME', 400, 'Select a time within the last 62 days.');
export const PUNCH_OWN = defineFailure(
  'PUNCH_OWN',
  409,
  'These are your own clock-ins, so another manager has to correct them.',
);
export const CORRECTION_DECIDED = defineFailure(
  'CORRECTION_DECIDED',
  409,
  'This correction is no longer pending. You’re now seeing the latest version.',
);
export const CORRECTIONS_FULL = defineFailure(
  'CORRECTIONS_FULL',
  409,
  '10 corrections are already pending. One has to be reviewed or cancelled before you can add another.',
);
export const CORRECTION_OWN = defineFailure(
  'CORRECTION_OWN',
  409,
  'You suggested this correction, so the employee or another manager has to approve it.',
);
export const TOO_MANY_KIOSKS = defineFailure(
  'TOO_MANY_KIOSKS',
  409,
  'This location has reached its tablet limit. Remove a tablet you no longer use, then try again.',
);
export const KIOSK_CODE_NOT_VALID = defineFailure(
  'KIOSK_CODE_NOT_VALID',
  400,
  'This code isn’t valid. Check it, or ask a manager for a new one.',
);
export const KIOSK_NOT_VALID = defineFailure(
  'KIOSK_NOT_VALID',
  410,
  'This tablet is no longer paired. Ask a manager to pair it again.',
);
export const PIN_WRONG = defineFailure(
  'PIN_WRONG',
  400,
  'This PIN isn’t right. Try again, or ask a manager for a new one.',
);
export const PIN_LOCKED = defineFailure(
  'PIN_LOCKED',
  429,
  'Too many wrong PINs. Try again later, or ask a manager for a new PIN.',
);
export const PIN_WEAK = defineFailure(
  'PIN_WEAK',
  400,
  'This PIN is too easy to guess. Avoid repeated digits, sequences such as 1234, and years.',
);
export const HELD_SETTLED = defineFailure('HELD_SETTLED', 409, 'Another manager has already reviewed this entry.');
export const LIVE_OWN = defineFailure(
  'LIVE_OWN',
  409,
  'This is your own shift, so another manager has to make this change.',
);
export const LIVE_SHIFT_CHANGED = defineFailure(
  'LIVE_SHIFT_CHANGED',
  409,
  'This shift has changed or has unpublished changes. You’re now seeing the latest version.',
);
export const LIVE_TIME = defineFailure(
  'LIVE_TIME',
  400,
  'Select another time. The shift has to end after it starts and can’t end in the past.',
);
export const LIVE_LATER = defineFailure(
  'LIVE_LATER',
  400,
  'This shift is on a later day. Change it in the schedule instead.',
);
export const LIVE_STATION = defineFailure('LIVE_STATION', 409, 'This station is no longer in use. Select another one.');
export const LIVE_MESSAGE_TO = defineFailure(
  'LIVE_MESSAGE_TO',
  409,
  'This person doesn’t work here today. You can find them under Team.',
);
/** `data.rules` names what forbids it. */
export const LIVE_RULE = defineFailure(
  'LIVE_RULE',
  409,
  'The new end would break a scheduling rule. Select another time.',
);
export const REPLACEMENT_GONE = defineFailure(
  'REPLACEMENT_GONE',
  409,
  'This person can no longer take the shift. Select someone else.',
);
