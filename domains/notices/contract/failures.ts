import { defineFailure } from '@hearth/kit/failure';

export const NO_ADDRESS = defineFailure('NO_ADDRESS', 409, 'Add and confirm an email address first.');
export const TOO_MANY_DEVICES = defineFailure(
  'TOO_MANY_DEVICES',
  409,
  'You can have up to 10 devices. Remove one first.',
);
