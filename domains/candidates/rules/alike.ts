import type { MatchReason } from '../contract/schemas.ts';

/** Providers at which dots before the @ say nothing, with the name that all their domains stand for. */
const DOTLESS: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/** Normalises an address to the mailbox it reaches; empty if it is not an address. */
export function normaliseMailbox(email: string): string {
  const [name = '', domain = '', ...more] = email.trim().toLowerCase().split('@');
  const untagged = name.split('+', 1)[0] ?? '';
  if (untagged === '' || domain === '' || more.length > 0) return '';
  const provider = DOTLESS[domain];
  return provider === undefined ? `${untagged}@${domain}` : `${untagged.replaceAll('.', '')}@${provider}`;
}

/** The digits of a number, and whether they begin with a country code. */
interface PhoneDigits {
  readonly digits: string;
  readonly isInternational: boolean;
}

const FEWEST_DIGITS = 7;
const LONGEST_COUNTRY = 3;
const EASTERN = /[٠-٩۰-۹]/g;

/** Reduces a phone number to its digits, without punctuation or the trunk prefix. */
export function parsePhoneDigits(phone: string): PhoneDigits {
  const western = phone.replaceAll(EASTERN, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
  const plain = western.replaceAll('(0)', '').trim();
  const digits = plain.replaceAll(/\D/g, '');
  if (plain.startsWith('+')) return { digits, isInternational: true };
  if (digits.startsWith('00')) return { digits: digits.slice(2), isInternational: true };
  return { digits: digits.replace(/^0+/, ''), isInternational: false };
}

/**
 * Returns whether two numbers reach the same phone, even if one lacks its country code. One without its country is
 * held against the end of one with it.
 */
export function isSamePhone(one: string, other: string): boolean {
  const [a, b] = [parsePhoneDigits(one), parsePhoneDigits(other)];
  const [long, short] = a.digits.length >= b.digits.length ? [a, b] : [b, a];
  // Too short, or a row of one digit: what is typed where a number is demanded.
  if (short.digits.length < FEWEST_DIGITS || /^(\d)\1*$/.test(short.digits)) return false;
  if (a.isInternational === b.isInternational) return a.digits === b.digits;
  const country = long.digits.length - short.digits.length;
  return long.isInternational && long.digits.endsWith(short.digits) && country >= 1 && country <= LONGEST_COUNTRY;
}

/** The email address and phone number of a candidate. */
export interface ContactDetails {
  readonly email: string;
  readonly phone: string;
}

/**
 * Finds what suggests that two candidates are one person; shared names do not count. Names are none of it: many share
 * one.
 */
export function findMatchReasons(one: readonly ContactDetails[], other: readonly ContactDetails[]): MatchReason[] {
  const some = (alike: (a: ContactDetails, b: ContactDetails) => boolean): boolean =>
    one.some((a) => other.some((b) => alike(a, b)));
  const found: MatchReason[] = [];
  if (some((a, b) => normaliseMailbox(a.email) !== '' && normaliseMailbox(a.email) === normaliseMailbox(b.email)))
    found.push('EMAIL');
  if (some((a, b) => isSamePhone(a.phone, b.phone))) found.push('PHONE');
  return found;
}

/** Returns the index keys that all possible duplicates share; not every hit is a duplicate. */
export function indexKeys({ email, phone }: ContactDetails): { readonly stem: string; readonly tail: string } {
  const stem = (email.trim().toLowerCase().split(/[@+]/, 1)[0] ?? '').replaceAll('.', '');
  const { digits } = parsePhoneDigits(phone);
  return { stem, tail: digits.length >= FEWEST_DIGITS ? digits.slice(-FEWEST_DIGITS) : '' };
}
