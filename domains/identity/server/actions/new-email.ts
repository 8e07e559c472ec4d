import { EMAIL_ADDRESS_REQUIRED, HOTEL_GROUP_EMAIL, INVALID_EMAIL_ADDRESS } from '../../contract/failures.ts';
import { canonicalEmail, isHotelGroupEmail } from '../../rules/email.ts';
import { createFieldFailure } from '../refused-field.ts';

/** Canonicalises a new account's address; refuses an invalid or a hotel group address by field. */
export function parseNewEmail(text: string): string {
  if (text.trim() === '') throw createFieldFailure(EMAIL_ADDRESS_REQUIRED, 'email', 'required');
  const email = canonicalEmail(text);
  if (email === null) throw createFieldFailure(INVALID_EMAIL_ADDRESS, 'email', 'email');
  if (isHotelGroupEmail(email)) throw createFieldFailure(HOTEL_GROUP_EMAIL, 'email', 'open_domain');
  return email;
}
