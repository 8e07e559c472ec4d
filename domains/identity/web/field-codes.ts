import { canonicalEmail, isHotelGroupEmail } from '../rules/email.ts';

/** The server's refusal code for a malformed address; null if it is valid. */
export function findEmailRefusal(text: string): string | null {
  const email = canonicalEmail(text);
  if (email === null) return 'INVALID_EMAIL_ADDRESS';
  return isHotelGroupEmail(email) ? 'HOTEL_GROUP_EMAIL' : null;
}
