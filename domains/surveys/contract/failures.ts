import { defineFailure } from '@hearth/kit/failure';

export const ALREADY_SAID = defineFailure('ALREADY_SAID', 409, 'You’ve already rated this shift.');
export const TOO_LATE_TO_SAY = defineFailure(
  'TOO_LATE_TO_SAY',
  409,
  'You can’t rate this shift: it hasn’t ended yet, or it ended too long ago.',
);
