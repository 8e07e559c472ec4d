import { defineFailure } from '@hearth/kit/failure';

export const PUNCHES_RANGE = defineFailure(
  'PUNCHES_RANGE',
  400,
  'Choose a period of at most 62 days that ends after it begins.',
);
export const PUNCH_CHANGED = defineFailure(
  'PUNCH_CHANGED',
  409,
  'Someone else has changed these clock-ins. You’re now seeing the latest version.',
);
export const PUNCH_TIME = defineFailure(
  'PUNCH_TIME',
  400,
  'Choose a time in the last 62 days that has already passed.',
);
export const PUNCH_OWN = defineFailure(
  'PUNCH_OWN',
  409,
  'These are your own clock-ins, so another manager has to correct them.',
);
export const CORRECTION_DECIDED = defineFailure(
  'CORRECTION_DECIDED',
  409,
  'This correction has already been decided. You’re now seeing the latest version.',
);
export const CORRECTION_OWN = defineFailure(
  'CORRECTION_OWN',
  409,
  'You suggested this correction, so the employee or another manager has to approve it.',
);
