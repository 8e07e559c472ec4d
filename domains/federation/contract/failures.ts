import { defineFailure } from '@hearth/kit/failure';

export const UNKNOWN_PROVIDER = defineFailure(
  'UNKNOWN_PROVIDER',
  404,
  'This sign-in option isn’t available. Sign in another way.',
);
export const PROVIDER_UNREACHABLE = defineFailure(
  'PROVIDER_UNREACHABLE',
  502,
  'The identity provider isn’t responding as expected. Try again or sign in another way.',
);
export const ATTEMPT_NOT_VALID = defineFailure(
  'ATTEMPT_NOT_VALID',
  400,
  'This sign-in was started elsewhere or took too long. Start again.',
);
export const CODE_TAKEN = defineFailure('CODE_TAKEN', 409, 'This short name is taken. Enter a different one.');
export const DOMAIN_TAKEN = defineFailure(
  'DOMAIN_TAKEN',
  409,
  'Another identity provider already uses this email domain. Enter a different one.',
);
export const DOMAIN_NOT_PROVEN = defineFailure(
  'DOMAIN_NOT_PROVEN',
  409,
  'We can’t find the TXT record yet. It can take up to a day to appear, so check again later.',
);
