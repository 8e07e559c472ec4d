import { trimEnd, trimEnds } from '@hearth/kit/trim-letters';
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

const lettersOf = (text: string): string => text.replaceAll(/[^a-z]/g, '');

/** Each reading of a password as letters: with its digits and signs dropped, and with them read as the letters that they look like. */
function readings(password: string): readonly string[] {
  // Letters of other scripts are no decoration around Latin ones.
  if (/[^\P{L}\p{Script=Latin}]/u.test(password)) return [];
  const lower = password.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const core = trimEnds(lower, /[^a-z]/);
  const decode = (text: string) => Array.from(text, (sign) => STANDS_FOR[sign] ?? sign).join('');
  return [
    lettersOf(lower),
    lettersOf(decode(core)),
    lettersOf(decode(lower)),
    lettersOf(decode(trimEnd(lower, /[\d\W_]/))),
  ];
}

/** Whether the whole is one short piece over and over: `Ab1!Ab1!`. */
function repeats(text: string): boolean {
  return /^(.{1,4}?)\1+$/su.test(text);
}

/**
 * Whether a password is one of those that guessers try first: a common word, name or row of keys with the usual numbers and
 * signs around it, or the person's own words (their address or name) in its place. Nothing is asked of anybody for this.
 */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  if (repeats(password.toLowerCase())) return true;
  const plain = password.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  if (COMMON_ROWS.some((row) => plain.startsWith(row) && plain.length - row.length < 4)) return true;
  const words = new Set(own.map((word) => lettersOf(word.toLowerCase())).filter((word) => word.length >= 4));
  return readings(password).some((word) => {
    if (COMMON_WORDS.has(word) || words.has(word)) return true;
    const half = word.slice(0, word.length / 2);
    return word.length >= 6 && half + half === word && COMMON_WORDS.has(half);
  });
}
