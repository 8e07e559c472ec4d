import { trimEnd, trimEnds } from '@hearth/kit/text/trim-letters';
import { COMMON_ROWS, COMMON_WORDS } from './common-words.ts';

/** Signs and digits that people write for letters. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '|': 'l',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '8': 'b',
  '9': 'g',
};

const stripNonLetters = (text: string): string => text.replaceAll(/[^a-z]/g, '');

/** The readings of a password as letters: digits and signs dropped, or read as look-alike letters. */
function letterReadings(password: string): readonly string[] {
  // Letters of other scripts are no decoration around Latin ones.
  if (/[^\P{L}\p{Script=Latin}]/u.test(password)) return [];
  const lower = password.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const core = trimEnds(lower, /[^a-z]/);
  const decode = (text: string) => Array.from(text, (sign) => STANDS_FOR[sign] ?? sign).join('');
  return [
    stripNonLetters(lower),
    stripNonLetters(decode(core)),
    stripNonLetters(decode(lower)),
    stripNonLetters(decode(trimEnd(lower, /[\d\W_]/))),
  ];
}

/** Is true if the text repeats one short piece: `Ab1!Ab1!`. */
function isRepetition(text: string): boolean {
  return /^(.{1,4}?)\1+$/su.test(text);
}

/**
 * Whether a password is one of those that guessers try first: a common word, name or row of keys with the usual numbers and
 * signs around it, or the person's own words (their address or name) in its place. Nothing is asked of anybody for this.
 */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  if (isRepetition(password.toLowerCase())) return true;
  const plain = password.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  if (COMMON_ROWS.some((row) => plain.startsWith(row) && plain.length - row.length < 4)) return true;
  const words = new Set(own.map((word) => stripNonLetters(word.toLowerCase())).filter((word) => word.length >= 4));
  return letterReadings(password).some((word) => {
    if (COMMON_WORDS.has(word) || words.has(word)) return true;
    const half = word.slice(0, word.length / 2);
    return word.length >= 6 && half + half === word && COMMON_WORDS.has(half);
  });
}
