import { defineFailure } from '@hearth/kit/failure';

export const NO_ADDRESS = defineFailure(
  'NO_ADDRESS',
  409,
  'To send a test, confirm an email address or turn on notifications for a device.',
);
export const TOO_MANY_DEVICES = defineFailure(
  'TOO_MANY_DEVICES',
  409,
  'You can have up to 10 devices. Remove one first.',
);
