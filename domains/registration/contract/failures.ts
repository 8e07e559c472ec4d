import { defineFailure } from '@hearth/kit/failure';

export const ALREADY_REGISTERED = defineFailure('ALREADY_REGISTERED', 409, 'This account is registered already.');
export const BRAND_NAME_REQUIRED = defineFailure('BRAND_NAME_REQUIRED', 400, 'Please write the name of your business.');
export const CURRENCY_UNKNOWN = defineFailure('CURRENCY_UNKNOWN', 400, 'This currency is not known.');
export const NORMAL_SIGN_UP_NOT_ALLOWED = defineFailure(
  'NORMAL_SIGN_UP_NOT_ALLOWED',
  403,
  'Unable to register, contact our support team.',
);
