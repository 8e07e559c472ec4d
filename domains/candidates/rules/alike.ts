import type { Likeness } from '../contract/schemas.ts';

/** Providers at which dots before the @ say nothing, with the name that all their domains stand for. */
const DOTLESS: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/** The mailbox that an address leads to, however it is written; empty where it is none. */
export function mailbox(email: string): string {
  const [name = '', domain = '', ...more] = email.trim().toLowerCase().split('@');
  const untagged = name.split('+', 1)[0] ?? '';
  if (untagged === '' || domain === '' || more.length > 0) return '';
  const provider = DOTLESS[domain];
  return provider === undefined ? `${untagged}@${domain}` : `${untagged.replaceAll('.', '')}@${provider}`;
}

/** Digits of a number and whether they begin with a country's. */
interface Digits {
  readonly digits: string;
  readonly isInternational: boolean;
}

const FEWEST_DIGITS = 7;
const LONGEST_COUNTRY = 3;
const EASTERN = /[٠-٩۰-۹]/g;

/** A telephone number without what is only way of writing: signs, the zero that one dials at home alone, other digits. */
export function phoneDigits(phone: string): Digits {
  const western = phone.replaceAll(EASTERN, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
  const plain = western.replaceAll('(0)', '').trim();
  const digits = plain.replaceAll(/\D/g, '');
  if (plain.startsWith('+')) return { digits, isInternational: true };
  if (digits.startsWith('00')) return { digits: digits.slice(2), isInternational: true };
  return { digits: digits.replace(/^0+/, ''), isInternational: false };
}

/** Whether two numbers reach the same telephone. One without its country is held against the end of one with it. */
export function isSamePhone(one: string, other: string): boolean {
  const [a, b] = [phoneDigits(one), phoneDigits(other)];
  const [long, short] = a.digits.length >= b.digits.length ? [a, b] : [b, a];
  // Too short, or a row of one digit: what is typed where a number is demanded.
  if (short.digits.length < FEWEST_DIGITS || /^(\d)\1*$/.test(short.digits)) return false;
  if (a.isInternational === b.isInternational) return a.digits === b.digits;
  const country = long.digits.length - short.digits.length;
  return long.isInternational && long.digits.endsWith(short.digits) && country >= 1 && country <= LONGEST_COUNTRY;
}

/** How somebody can be reached. */
export interface Reach {
  readonly email: string;
  readonly phone: string;
}

/** What two candidates have in common by which they may be one person. Names are none of it: many share one. */
export function likenessOf(one: readonly Reach[], other: readonly Reach[]): Likeness[] {
  const some = (alike: (a: Reach, b: Reach) => boolean): boolean => one.some((a) => other.some((b) => alike(a, b)));
  const found: Likeness[] = [];
  if (some((a, b) => mailbox(a.email) !== '' && mailbox(a.email) === mailbox(b.email))) found.push('EMAIL');
  if (some((a, b) => isSamePhone(a.phone, b.phone))) found.push('PHONE');
  return found;
}

/** What an index looks for: everything alike has one of these in common, though not all that has is alike. */
export function looseKeys({ email, phone }: Reach): { readonly stem: string; readonly tail: string } {
  const stem = (email.trim().toLowerCase().split(/[@+]/, 1)[0] ?? '').replaceAll('.', '');
  const { digits } = phoneDigits(phone);
  return { stem, tail: digits.length >= FEWEST_DIGITS ? digits.slice(-FEWEST_DIGITS) : '' };
}
