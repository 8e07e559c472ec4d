import { createContext, createElement, Fragment, use, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { I18n } from './i18n.ts';
import { createI18n } from './i18n.ts';
import type { Language } from './languages.ts';
import { FALLBACK_LANGUAGE } from './languages.ts';
import common from './phrases/en.json' with { type: 'json' };
import type { PhraseKey, PhraseTree, PhraseValues } from './translate.ts';
import { fillPhrase, findPhrase, isolateValues, phraseParts } from './translate.ts';

/** The language of the page; English when nothing was said. */
export const I18nContext = createContext<I18n>(createI18n(FALLBACK_LANGUAGE, {}));

/** The words that every page may say, such as Cancel and Try again: each namespace has them unless it has its own. */
type CommonKey = PhraseKey<typeof common>;

/** One namespace's phrases in the language of the page, and the common ones. */
export interface Phrases<Key extends string> {
  readonly language: Language;
  /** The phrase of a key, its places filled; `count` chooses the plural form. */
  readonly t: (key: Key | CommonKey, values?: PhraseValues) => string;
  /** The same with elements in its places. */
  readonly rich: (
    key: Key | CommonKey,
    elements: Readonly<Record<string, ReactNode>>,
    values?: PhraseValues,
  ) => ReactNode;
  /** What to tell a reader about a refused call: the words of its code, else one sentence for everything. */
  readonly problem: (error: unknown) => string;
}

/** The language of the page, following changes. */
export function useLanguage(): Language {
  const i18n = use(I18nContext);
  return useSyncExternalStore(i18n.subscribe, i18n.language, i18n.language);
}

/** The phrases of a namespace. `english` is its `en.json`: the fallback in every language and the source of the keys' types. */
export function usePhrases<const English extends PhraseTree>(
  namespace: string,
  english: English,
): Phrases<PhraseKey<English>> {
  const i18n = use(I18nContext);
  const language = useLanguage();
  return useMemo(() => bindPhrases(i18n, language, namespace, english), [i18n, language, namespace, english]);
}

/** The phrases that every page may need: no connection, nothing here, something went wrong. */
export function useCommonPhrases(): Phrases<PhraseKey<typeof common>> {
  return usePhrases('common', common);
}

/** A namespace's phrases for code outside components. */
export function bindPhrases<const English extends PhraseTree>(
  i18n: I18n,
  language: Language,
  namespace: string,
  english: English,
): Phrases<PhraseKey<English>> {
  const find = (key: string, count?: number) =>
    lookUp(i18n, language, namespace, english, key, count) ?? lookUp(i18n, language, 'common', common, key, count);
  const t = (key: string, values: PhraseValues = {}) => {
    const { phrase, language: written } = find(key, countIn(values)) ?? { phrase: key, language };
    return fillPhrase(phrase, written, isolateValues(written, values));
  };
  return {
    language,
    t,
    rich(key, elements, values = {}) {
      const { phrase, language: written } = find(key, countIn(values)) ?? { phrase: key, language };
      const parts = phraseParts(phrase).map(({ text, place }) => {
        const element = place === undefined ? undefined : elements[place];
        return element === undefined ? fillPhrase(text, written, isolateValues(written, values)) : element;
      });
      return createElement(Fragment, null, ...parts);
    },
    problem(error) {
      const key = `errors.${errorCode(error)}`;
      return (find(key) ?? find('errors.UNKNOWN'))?.phrase ?? '';
    },
  };
}

interface FoundPhrase {
  readonly phrase: string;
  readonly language: Language;
}

function lookUp(
  i18n: I18n,
  language: Language,
  namespace: string,
  english: PhraseTree,
  key: string,
  count?: number,
): FoundPhrase | undefined {
  const translated = i18n.phrases(namespace);
  const own = translated === undefined ? undefined : findPhrase(translated, language, key, count);
  if (own !== undefined) return { phrase: own, language };
  const fallback = findPhrase(english, FALLBACK_LANGUAGE, key, count);
  return fallback === undefined ? undefined : { phrase: fallback, language: FALLBACK_LANGUAGE };
}

function countIn(values: PhraseValues): number | undefined {
  return typeof values['count'] === 'number' ? values['count'] : undefined;
}

function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'UNKNOWN';
}
