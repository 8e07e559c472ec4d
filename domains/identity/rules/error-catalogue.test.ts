import { describe, expect, test } from 'vitest';
import * as failures from '../contract/failures.ts';
import account from '../web/components/account/en.json' with { type: 'json' };
import phrases from '../web/components/errors/en.json' with { type: 'json' };
import passkeys from '../web/components/passkeys/en.json' with { type: 'json' };
import { messageFor } from './error-catalogue.ts';

const sentences: Readonly<Record<string, string>> = { ...account.errors, ...phrases.errors, ...passkeys.errors };

const hasSentence = (code: string) => Object.hasOwn(sentences, code);
const sentenceFor = (code: string) => sentences[messageFor(code, hasSentence).code];

describe('each error code has the sentence of the specification', () => {
  test.each([
    ['INVALID_USERNAME_OR_PASSWORD', 'Incorrect username or password.'],
    ['INVALID_CREDENTIALS', 'Enter the correct email and password.'],
    ['captcha token required', 'Something went wrong. Try again.'],
    ['captcha token invalid', 'Something went wrong. Try again.'],
    ['INVALID_EMAIL_ADDRESS', 'Enter the correct email.'],
    ['EMAIL_ADDRESS_REQUIRED', 'Unable to log in/sign up. Email required.'],
    [
      'USER_MISSING_REQUIRED_ATTRIBUTES',
      'To login, you need to add more details to your account. Contact your administrator.',
    ],
    ['INVALID_PHONE_NUMBER', 'Enter the correct phone number.'],
    ['Invalid phone number format', 'Invalid phone number format.'],
    ['INVALID_PREFERRED_USERNAME', 'Something went wrong. Try again.'],
    ['USER_PROFILE_MISSING_REQUIRED_ATTRIBUTES', 'Something went wrong. Try again.'],
    ['INVALID_API_KEY', 'Invalid Client Key'],
    ['RESET_MAX_ATTEMPTS', 'You have reached the maximum number of password reset attempts.'],
    [
      'EXTERNAL_BRAND_NOT_MAPPED',
      "These locations aren't registered with your account. Try again, or contact your administrator.",
    ],
    ['USER_ALREADY_MAPPED', 'Log in with your registered account.'],
    ['NORMAL_SIGN_UP_NOT_ALLOWED', 'Unable to register, contact our support team.'],
    ['MSIS9619', 'You are not authorized to access the requested resource, please contact your administrator.'],
    [
      'EXTERNAL_USER_NOT_MAPPED_EXCEPTION',
      "This username isn't registered. For help, contact your system administrator.",
    ],
    ['DELETED_EXTERNAL_USER', 'Your account is deactivated. For help, contact your administrator.'],
    ['EXTERNAL_USER', 'Please reset your password from your enterprise account provider.'],
    ['EMAIL_ALREADY_USED', 'Email is already used.'],
    [
      'ACCOUNT_WITHOUT_PASSWORD',
      'Account is unverified. An account activation link has been sent to you, please check your inbox.',
    ],
    ['DRAFT_ACCOUNT', 'Account is unverified.'],
    [
      'HOTEL_GROUP_EMAIL',
      'You are not authorized to create an account using this portal, please login through Radisson first.',
    ],
    ['WEAK_PASSWORD', 'Weak passwords are easy to guess'],
    ['SOMETHING_NEW', 'Something went wrong, please try again later'],
    ['__proto__', 'Something went wrong, please try again later'],
    ['', 'Something went wrong, please try again later'],
  ])('%s: %s', (code, sentence) => {
    expect(sentenceFor(code)).toBe(sentence);
  });

  test('the server says the same sentence as the page', () => {
    for (const kind of Object.values(failures)) expect(sentences[kind.code], kind.code).toBe(kind.message);
  });
});

test('the support contacts follow an unknown error and the errors that only support can solve', () => {
  expect(messageFor('SOMETHING_NEW', hasSentence).support).toBe(true);
  expect(messageFor('USER_NOT_MAPPED', hasSentence).support).toBe(true);
  expect(messageFor('USER_ALREADY_MAPPED', hasSentence).support).toBe(true);
  expect(messageFor('INVALID_USERNAME_OR_PASSWORD', hasSentence).support).toBe(false);
});
