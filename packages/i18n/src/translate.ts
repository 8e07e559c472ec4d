import { LOCALES } from './languages.ts';
import type { Language } from './languages.ts';

/** Phrases as they stand in a `{lng}.json`: sentences under names, in groups. */
export interface PhraseTree {
  readonly [name: string]: string | PhraseTree;
}

/**
 * The values of a phrase's `{{name}}` placeholders; `count` also selects the plural form. `count` also chooses the
 * plural form.
 */
export type PhraseValues = Readonly<Record<string, string | number>>;

export type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

type WithoutForm<Key extends string> = Key extends `${infer Base}_${PluralForm}` ? Base : Key;

/** The keys that a tree of phrases answers to: groups joined by dots, plural forms without their suffix. */
export type PhraseKey<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string ? WithoutForm<Name> : `${Name}.${PhraseKey<Tree[Name]>}`;
}[keyof Tree & string];

const pluralRules = new Map<Language, Intl.PluralRules>();

/** The plural form that a count takes in a language (CLDR). */
export function pluralForm(language: Language, count: number): PluralForm {
  let rules = pluralRules.get(language);
  if (rules === undefined) {
    rules = new Intl.PluralRules(LOCALES[language]);
    pluralRules.set(language, rules);
  }
  return rules.select(count);
}

/** All plural forms that a language has. */
export function pluralForms(language: Language): readonly PluralForm[] {
  return new Intl.PluralRules(LOCALES[language]).resolvedOptions().pluralCategories;
}

/**
 * The phrase under a key, with the plural form of `values.count`, places not yet filled. Undefined when the tree has none.
 * The files are in i18next's JSON format, version 4.
 */
export function findPhrase(tree: PhraseTree, language: Language, key: string, count?: number): string | undefined {
  const names = key.split('.');
  const last = names.pop() ?? '';
  let group: PhraseTree = tree;
  for (const name of names) {
    const next = group[name];
    if (next === undefined || typeof next === 'string') return undefined;
    group = next;
  }
  const candidates =
    count === undefined
      ? [last]
      : [...(count === 0 ? [`${last}_zero`] : []), `${last}_${pluralForm(language, count)}`, `${last}_other`, last];
  for (const name of candidates) {
    const phrase = group[name];
    if (typeof phrase === 'string') return phrase;
  }
  return undefined;
}

const PLACE = /\{\{\s*(\w+)\s*\}\}/g;

/** Fills a phrase's places; a count is written in the language's way (1,000 or 1 000). A place without a value stays. */
export function fillPhrase(phrase: string, language: Language, values: PhraseValues): string {
  return phrase.replace(PLACE, (place, name: string) => {
    const value = values[name];
    if (value === undefined) return place;
    // Below a thousand every language writes the digits alone, and its formatter takes milliseconds to make.
    const isLong = name === 'count' && typeof value === 'number' && !(value >= 0 && value < 1000 && value % 1 === 0);
    return isLong ? value.toLocaleString(LOCALES[language]) : String(value);
  });
}

const LATIN = /\p{Script=Latin}/u;

/**
 * Values that keep to themselves inside Arabic text (Unicode isolates): else a name in Latin letters changes places with the
 * quotation marks and brackets around it. Addresses are left as they are: they are followed, too.
 */
export function isolateValues(language: Language, values: PhraseValues): PhraseValues {
  if (language !== 'ar') return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const mixes = typeof value === 'string' && LATIN.test(value) && !/[:@]/.test(value);
      return [name, mixes ? `\u2068${value}\u2069` : value];
    }),
  );
}

/** A phrase cut at its places: texts and place names in turn, for phrases that hold elements. */
export function phraseParts(phrase: string): readonly { readonly text: string; readonly place?: string }[] {
  const parts: { text: string; place?: string }[] = [];
  let end = 0;
  for (const match of phrase.matchAll(PLACE)) {
    parts.push({ text: phrase.slice(end, match.index) }, { text: match[0], place: match[1] ?? '' });
    end = match.index + match[0].length;
  }
  parts.push({ text: phrase.slice(end) });
  return parts.filter((part) => part.text !== '');
}
