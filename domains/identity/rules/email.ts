import { isMailableLength } from '@hearth/kit/text/mail-address';

/** Mail domains of the hotel group whose people sign in through the group itself (reading 19). */
export const HOTEL_GROUP_DOMAINS: readonly string[] = [
  'radisson.com',
  'radissonhotels.com',
  'radissonhotelgroup.com',
  'radissonblu.com',
  'radissonred.com',
  'radissoncollection.com',
  'parkinn.com',
  'parkplaza.com',
  'countryinns.com',
  'rezidor.com',
  'carlsonrezidor.com',
];

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/;

/**
 * The one spelling of an address under which it is stored and compared, or null when it is not an address.
 * Text that Unicode normalisation would change is refused and never repaired, so two spellings cannot meet after the check.
 */
export function canonicalEmail(input: string): string | null {
  if (!isMailableLength(input) || input.normalize('NFKC') !== input) return null;
  // ASCII letters only: other letters that lower-case into ASCII (K, İ) must not slip in.
  const email = input.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  if (!LOCAL_PART.test(local) || !DOMAIN.test(email.slice(at + 1))) return null;
  return email;
}

/** Is true if a canonical address is in one of these domains or a subdomain, never by substring. */
export function isInDomains(email: string, domains: readonly string[]): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return domains.some((listed) => domain === listed || domain.endsWith(`.${listed}`));
}

/** Is true if an address belongs to the hotel group, which cannot sign up here. */
export function isHotelGroupEmail(email: string): boolean {
  return isInDomains(email, HOTEL_GROUP_DOMAINS);
}
