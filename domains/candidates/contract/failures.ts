import { defineFailure } from '@hearth/kit/failure';

export const NOT_ALIKE = defineFailure(
  'NOT_ALIKE',
  409,
  'These two have neither an e-mail address nor a phone number in common any more.',
);
export const SAID_ALREADY = defineFailure('SAID_ALREADY', 409, 'Somebody has decided about these two meanwhile.');
