import { LANGUAGES } from '@hearth/kit/constants';
import { foldText, splitSearchWords } from '@hearth/kit/text/search-text';
import type { SearchTag } from './trade-words.ts';

/** A word of a place that is looked for, folded, with the countries and the beginnings of postcodes that it may be. */
export interface SoughtPlaceWord {
  readonly text: string;
  readonly tags: readonly SearchTag[];
  readonly postcodes: readonly string[];
  /** A short name of a country is looked for as a whole word: "UK" is not in Ukraine, nor "USA" in Jerusalem. */
  readonly isWhole: boolean;
  /** A word with figures is not forgiven any: 10001 is not 10007. */
  readonly isExact: boolean;
}

/** Names in use that no table of regions has. */
const MORE_NAMES: Readonly<Record<string, readonly string[]>> = {
  GB: ['UK', 'Great Britain', 'Britain', 'GBR', 'Grande Bretagne', 'Großbritannien', 'Gran Bretaña', 'Великобритания'],
  US: ['USA', 'United States of America', 'America', 'Amerika', 'الولايات المتحدة الأمريكية'],
  AE: ['UAE', 'Emirates', 'Emirate', 'Emiraty', 'الإمارات'],
  NL: ['Holland', 'Hollande', 'Holanda', 'Holandia', 'Голландия'],
  CZ: ['Czech Republic', 'République tchèque', 'Tschechische Republik'],
  SA: ['KSA'],
};
const LONGEST_NAME_WORDS = 6;
const LONGEST_SHORT_NAME = 3;
const LONGEST_POSTCODE = 12;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** The names of all countries in our languages, long and short, and their codes, folded, each with its code. */
function readCountryNames(): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const tables = LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).map(
      (style) => new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' }),
    ),
  );
  for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    const known = tables.map((table) => table.of(code)).filter((name) => name !== undefined);
    // UK is GB and DD is DE: codes that were replaced lead to the one in use.
    const current = new Intl.Locale(`und-${code}`).region ?? code;
    if (known.length > 0) for (const name of [code, ...known]) names.set(foldText(name), current);
  }
  for (const [code, more] of Object.entries(MORE_NAMES)) for (const name of more) names.set(foldText(name), code);
  return names;
}

let countryNames: ReadonlyMap<string, string> | undefined;
const getCountryNames = (): ReadonlyMap<string, string> => (countryNames ??= readCountryNames());

/** The longest name of a country that these words begin with. */
function countryAt(words: readonly string[]): { readonly code: string; readonly length: number } | null {
  for (let length = Math.min(LONGEST_NAME_WORDS, words.length); length > 0; length -= 1) {
    const code = getCountryNames().get(words.slice(0, length).join(' '));
    if (code !== undefined) return { code, length };
  }
  return null;
}

const hasFigure = (word: string): boolean => /\p{N}/u.test(word);

/** A postcode as it is stored and looked for: "SW1A 1AA" and "sw1a-1aa" are the same. */
export function foldPostcode(postcode: string): string {
  return foldText(postcode).replaceAll(' ', '');
}

/** The beginnings of postcodes that the word at this place may be, by itself and with the words before it: "1AA" after "SW1A". */
function postcodesAt(words: readonly string[], at: number): readonly string[] {
  const word = words[at] ?? '';
  const found = hasFigure(word) && word.length > 1 ? [word] : [];
  const before = words[at - 1] ?? '';
  const isSecondHalf = hasFigure(before) && before.length > 1 && (hasFigure(word) || word.length <= 2);
  return [...found, ...(isSecondHalf ? [before + word] : [])].filter(({ length }) => length <= LONGEST_POSTCODE);
}

/**
 * Splits a place into its words and says what each may be besides a part of a name: a country by any of its names or its code,
 * or the beginning of a postcode. Only what is known here is looked at; nothing is asked of a service of maps.
 */
export function understandPlace(query: string): readonly SoughtPlaceWord[] {
  const words = splitSearchWords(query);
  const tags = words.map((): SearchTag[] => []);
  const short = new Set<number>();
  for (let at = 0; at < words.length;) {
    const country = countryAt(words.slice(at));
    const length = country?.length ?? 1;
    if (country !== null) {
      for (let index = at; index < at + length; index += 1) tags[index]?.push(`@${country.code}`);
      if (length === 1 && (words[at] ?? '').length <= LONGEST_SHORT_NAME) short.add(at);
    }
    at += length;
  }
  return words.map((text, at) => ({
    text,
    tags: tags[at] ?? [],
    postcodes: postcodesAt(words, at),
    isWhole: short.has(at),
    isExact: hasFigure(text),
  }));
}
