import { defineFailure } from '@hearth/kit/failure';

export const ALREADY_SAID = defineFailure('ALREADY_SAID', 409, 'You’ve already rated this shift.');
export const TOO_LATE_TO_SAY = defineFailure(
  'TOO_LATE_TO_SAY',
  409,
  'You can only rate a shift in the 2 days after it ends.',
);
