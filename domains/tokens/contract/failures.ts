import { defineFailure } from '@hearth/kit/failure';

export const TOO_MANY_TOKENS = defineFailure(
  'TOO_MANY_TOKENS',
  409,
  'There are 50 valid tokens already. Revoke one to create another.',
);
export const NO_PROOF = defineFailure(
  'NO_PROOF',
  403,
  'Set up a password or a second factor before you create a token.',
);
