import { EMAIL_ADDRESS_REQUIRED, HOTEL_GROUP_EMAIL, INVALID_EMAIL_ADDRESS } from '../contract/failures.ts';
import { canonicalEmail, isHotelGroupEmail } from '../rules/email.ts';
import { refusedField } from './refused-field.ts';

/** The address of a new account in canonical spelling; refuses what is none, and the hotel group's, with the field named. */
export function newEmail(text: string): string {
  if (text.trim() === '') throw refusedField(EMAIL_ADDRESS_REQUIRED, 'email', 'required');
  const email = canonicalEmail(text);
  if (email === null) throw refusedField(INVALID_EMAIL_ADDRESS, 'email', 'email');
  if (isHotelGroupEmail(email)) throw refusedField(HOTEL_GROUP_EMAIL, 'email', 'open_domain');
  return email;
}
