/** A phone number to search for, as digits. */
export interface PhoneTerm {
  /** Stands somewhere in the number. */
  readonly part: string;
  /** Are the number, kept without its country. */
  readonly whole: readonly string[];
}

/** Digits that make a term worth looking for among telephone numbers, and the most that a number has. */
const FEWEST = 5;
const MOST = 15;
/** Digits of the longest country code. */
const COUNTRY = 3;

/** What numbers are written with beside digits: spaces of any kind, marks of direction, signs. */
const WRITTEN = /^[\p{Nd}\s\u200e\u200f\u2066-\u2069+()./-]+$/u;

/**
 * A term as a telephone number; undefined where it cannot be one. Numbers are kept as they were written, so some of them without
 * their country: one that is typed with it finds those too, if the rest is the whole number.
 */
export function parsePhoneTerm(term: string): PhoneTerm | undefined {
  if (!WRITTEN.test(term)) return undefined;
  const digits = term
    .replaceAll(/\(0\)/g, '')
    .replaceAll(/\P{Nd}/gu, '')
    .replaceAll(/\p{Nd}/gu, toAsciiDigit);
  const part = digits.replace(/^0+/, '');
  if (part.length < FEWEST || part.length > MOST) return undefined;
  const isInternational = /^[^\d\p{Nd}]*\+/u.test(term) || digits.startsWith('00');
  const lengths = isInternational ? Array.from({ length: COUNTRY }, (_, index) => index + 1) : [];
  return { part, whole: lengths.map((length) => part.slice(length)).filter(({ length }) => length > FEWEST) };
}

/** Converts an Arabic or Persian digit. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  if (code >= 0x06_60 && code <= 0x06_69) return String(code - 0x06_60);
  if (code >= 0x06_f0 && code <= 0x06_f9) return String(code - 0x06_f0);
  return digit;
}
