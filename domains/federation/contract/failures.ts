import { defineFailure } from '@hearth/kit/failure';

export const UNKNOWN_PROVIDER = defineFailure('UNKNOWN_PROVIDER', 404, 'There is no such way to sign in.');
export const PROVIDER_UNREACHABLE = defineFailure(
  'PROVIDER_UNREACHABLE',
  502,
  'The account provider does not answer as it should. Try again, or sign in another way.',
);
export const ATTEMPT_NOT_VALID = defineFailure(
  'ATTEMPT_NOT_VALID',
  400,
  'This sign-in was started elsewhere or took too long. Please start again.',
);
export const CODE_TAKEN = defineFailure('CODE_TAKEN', 409, 'This short name is taken. Choose another.');
export const DOMAIN_TAKEN = defineFailure('DOMAIN_TAKEN', 409, 'Another account provider speaks for this mail domain.');
export const DOMAIN_NOT_PROVEN = defineFailure(
  'DOMAIN_NOT_PROVEN',
  409,
  'The record was not found yet. It may take up to a day until a new record is seen everywhere.',
);
