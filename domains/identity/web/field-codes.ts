import { canonicalEmail, isHotelGroupEmail } from '../rules/email.ts';

/** What the server would refuse about an address before it looks for its account; null when nothing. */
export function emailCode(text: string): string | null {
  const email = canonicalEmail(text);
  if (email === null) return 'INVALID_EMAIL_ADDRESS';
  return isHotelGroupEmail(email) ? 'HOTEL_GROUP_EMAIL' : null;
}
