import { defineFailure } from '@hearth/kit/failure';

/** The specification's catalogue of sign-in and sign-up errors (section 8), word for word where it gives the words. */
export const INVALID_USERNAME_OR_PASSWORD = defineFailure(
  'INVALID_USERNAME_OR_PASSWORD',
  401,
  'Incorrect username or password.',
);
export const INVALID_CREDENTIALS = defineFailure('INVALID_CREDENTIALS', 401, 'Enter the correct email and password.');
export const CAPTCHA_TOKEN_REQUIRED = defineFailure('CAPTCHA_TOKEN_REQUIRED', 400, 'Something went wrong. Try again.');
export const CAPTCHA_TOKEN_INVALID = defineFailure('CAPTCHA_TOKEN_INVALID', 400, 'Something went wrong. Try again.');
export const INVALID_EMAIL_ADDRESS = defineFailure('INVALID_EMAIL_ADDRESS', 400, 'Enter the correct email.');
export const EMAIL_ADDRESS_REQUIRED = defineFailure(
  'EMAIL_ADDRESS_REQUIRED',
  400,
  'Unable to log in/sign up. Email required.',
);
export const USER_MISSING_REQUIRED_ATTRIBUTES = defineFailure(
  'USER_MISSING_REQUIRED_ATTRIBUTES',
  403,
  'To login, you need to add more details to your account. Contact your administrator.',
);
export const INVALID_PHONE_NUMBER = defineFailure('INVALID_PHONE_NUMBER', 400, 'Enter the correct phone number.');
export const INVALID_PHONE_NUMBER_FORMAT = defineFailure(
  'INVALID_PHONE_NUMBER_FORMAT',
  400,
  'Invalid phone number format.',
);
export const INVALID_PREFERRED_USERNAME = defineFailure(
  'INVALID_PREFERRED_USERNAME',
  400,
  'Something went wrong. Try again.',
);
export const USER_PROFILE_MISSING_REQUIRED_ATTRIBUTES = defineFailure(
  'USER_PROFILE_MISSING_REQUIRED_ATTRIBUTES',
  403,
  'Something went wrong. Try again.',
);
export const INVALID_API_KEY = defineFailure('INVALID_API_KEY', 401, 'Invalid Client Key');
export const RESET_MAX_ATTEMPTS = defineFailure(
  'RESET_MAX_ATTEMPTS',
  429,
  'You have reached the maximum number of password reset attempts.',
);
export const USER_NOT_MAPPED = defineFailure(
  'USER_NOT_MAPPED',
  403,
  'Your account isn’t connected yet. Contact our support team.',
);
export const EXTERNAL_BRAND_NOT_MAPPED = defineFailure(
  'EXTERNAL_BRAND_NOT_MAPPED',
  403,
  "These locations aren't registered with your account. Try again, or contact your administrator.",
);
export const SOME_OF_EXTERNAL_BRAND_ARE_NOT_MAPPED = defineFailure(
  'SOME_OF_EXTERNAL_BRAND_ARE_NOT_MAPPED',
  403,
  'Some of these locations aren’t valid or aren’t registered with your account. Contact your administrator.',
);
export const USER_ALREADY_MAPPED = defineFailure('USER_ALREADY_MAPPED', 409, 'Log in with your registered account.');
export const NORMAL_SIGN_UP_NOT_ALLOWED = defineFailure(
  'NORMAL_SIGN_UP_NOT_ALLOWED',
  403,
  'Unable to register, contact our support team.',
);
export const MSIS9619 = defineFailure(
  'MSIS9619',
  403,
  'You are not authorized to access the requested resource, please contact your administrator.',
);
export const EXTERNAL_USER_NOT_MAPPED_EXCEPTION = defineFailure(
  'EXTERNAL_USER_NOT_MAPPED_EXCEPTION',
  403,
  "This username isn't registered. For help, contact your system administrator.",
);
export const DELETED_EXTERNAL_USER = defineFailure(
  'DELETED_EXTERNAL_USER',
  403,
  'Your account is deactivated. For help, contact your administrator.',
);
export const EXTERNAL_USER = defineFailure(
  'EXTERNAL_USER',
  409,
  'Please reset your password from your enterprise account provider.',
);

/** Refusals of the sign-up form's fields (section 5). */
export const EMAIL_ALREADY_USED = defineFailure('EMAIL_ALREADY_USED', 409, 'Email is already used.');
export const ACCOUNT_WITHOUT_PASSWORD = defineFailure(
  'ACCOUNT_WITHOUT_PASSWORD',
  409,
  'Account is unverified. An account activation link has been sent to you, please check your inbox.',
);
export const DRAFT_ACCOUNT = defineFailure('DRAFT_ACCOUNT', 409, 'Account is unverified.');
export const HOTEL_GROUP_EMAIL = defineFailure(
  'HOTEL_GROUP_EMAIL',
  403,
  'You are not authorized to create an account using this portal, please login through Radisson first.',
);
export const SHORT_PASSWORD = defineFailure(
  'SHORT_PASSWORD',
  400,
  'Short passwords are easy to guess, try one with at least 8 characters.',
);
export const OUTER_SPACES_IN_PASSWORD = defineFailure(
  'OUTER_SPACES_IN_PASSWORD',
  400,
  'Invalid password, spaces are not allowed in the beginning/end.',
);
export const WEAK_PASSWORD = defineFailure('WEAK_PASSWORD', 400, 'Weak passwords are easy to guess');
export const LONG_PASSWORD = defineFailure('LONG_PASSWORD', 400, 'Use 128 characters or fewer.');
export const PASSWORD_REQUIRED = defineFailure('PASSWORD_REQUIRED', 400, 'Enter a password.');

/** Refusals of the session calls. */
export const FOREIGN_ORIGIN = defineFailure(
  'FOREIGN_ORIGIN',
  403,
  'This request came from another site. Open our sign-in page and try again.',
);
export const INVALID_REFRESH_TOKEN = defineFailure(
  'INVALID_REFRESH_TOKEN',
  400,
  'Your session has ended. Sign in again.',
);

/** Refusals of what is proven by mail. */
export const LINK_NOT_VALID = defineFailure('LINK_NOT_VALID', 400, 'This link no longer works. Request a new one.');
export const CODE_NOT_VALID = defineFailure(
  'CODE_NOT_VALID',
  400,
  'This code is wrong or has expired. Check it or request a new one.',
);
export const PASSWORDS_DIFFER = defineFailure('PASSWORDS_DIFFER', 400, 'The passwords don’t match. Enter them again.');

/** Refusals about the second step and the security of an account. */
export const WRONG_SECOND_FACTOR = defineFailure(
  'WRONG_SECOND_FACTOR',
  400,
  'This code isn’t right. Check it or enter another one.',
);
export const CHALLENGE_ENDED = defineFailure('CHALLENGE_ENDED', 400, 'This step has timed out. Start over.');
export const WRONG_PASSWORD = defineFailure('WRONG_PASSWORD', 400, 'That password isn’t right. Try again.');
export const SECOND_FACTOR_REQUIRED = defineFailure(
  'SECOND_FACTOR_REQUIRED',
  409,
  'You can’t turn off two-step sign-in. Your employer requires it.',
);
export const SECOND_FACTOR_IS_ON = defineFailure('SECOND_FACTOR_IS_ON', 409, 'Two-step sign-in is already on.');
export const NO_SUCH_SESSION = defineFailure('NO_SUCH_SESSION', 404, 'This device is already signed out.');

/** Refusals about passkeys. */
export const PASSKEY_NOT_VALID = defineFailure(
  'PASSKEY_NOT_VALID',
  400,
  'This passkey didn’t work. Try again, or use your password.',
);
export const NO_SUCH_PASSKEY = defineFailure('NO_SUCH_PASSKEY', 404, 'This passkey no longer exists.');
export const TOO_MANY_PASSKEYS = defineFailure(
  'TOO_MANY_PASSKEYS',
  409,
  'You already have 20 passkeys. Remove one you don’t use.',
);
