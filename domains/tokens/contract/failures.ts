import { defineFailure } from '@hearth/kit/failure';

export const TOO_MANY_TOKENS = defineFailure(
  'TOO_MANY_TOKENS',
  409,
  'There are already 50 valid tokens. Revoke one to create another.',
);
export const NO_PROOF = defineFailure(
  'NO_PROOF',
  403,
  'Set a password or turn on two-step sign-in before you create a token.',
);
