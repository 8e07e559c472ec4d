/** The specification's sentences for an address that is looked up at sign-up (section 5, reading 18). */
export const EMAIL_MESSAGES = {
  FREE: '',
  USED: 'Email is already used.',
  NO_PASSWORD: 'Account is unverified. An account activation link has been sent to you, please check your inbox.',
  DRAFT_NO_PASSWORD: 'Account is unverified.',
  HOTEL_GROUP: 'You are not authorized to create an account using this portal, please login through Radisson first.',
  INVALID: 'Enter the correct email.',
} as const;

/** What a taken username is answered with. */
export function usernameTaken(suggestion: string): string {
  return `Username already used, we suggest you to use this username ${suggestion}`;
}

const SUFFIX_DIGITS = 4;

/** A name beside a taken one: its letters and a number that says nothing of who else has such a name. `pick` gives 0 up to 1. */
export function usernameBeside(username: string, pick: () => number): string {
  const base =
    username
      .toLowerCase()
      .replace(/[^a-z0-9._-]/g, '')
      .slice(0, 40) || 'user';
  const number = Math.floor(pick() * 10 ** SUFFIX_DIGITS);
  return `${base}${String(number).padStart(SUFFIX_DIGITS, '0')}`;
}
