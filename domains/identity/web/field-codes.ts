import { canonicalEmail, isHotelGroupEmail } from '../rules/email.ts';
import { passwordProblem } from '../rules/password.ts';

const PASSWORD_CODES: Readonly<Record<string, string>> = {
  'password.required': 'PASSWORD_REQUIRED',
  'password.short': 'SHORT_PASSWORD',
  'password.invalid': 'OUTER_SPACES_IN_PASSWORD',
  'password.weak': 'WEAK_PASSWORD',
  'password.long': 'LONG_PASSWORD',
};

/** What the server would refuse about an address before it looks for its account; null when nothing. */
export function emailCode(text: string): string | null {
  const email = canonicalEmail(text);
  if (email === null) return 'INVALID_EMAIL_ADDRESS';
  return isHotelGroupEmail(email) ? 'HOTEL_GROUP_EMAIL' : null;
}

/** What the server would refuse about a password; null when nothing. */
export function passwordCode(text: string): string | null {
  const problem = passwordProblem(text);
  return problem === null ? null : (PASSWORD_CODES[problem] ?? null);
}
