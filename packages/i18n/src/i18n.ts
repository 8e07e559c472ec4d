import { direction, FALLBACK_LANGUAGE } from './languages.ts';
import type { Language } from './languages.ts';
import type { PhraseTree } from './translate.ts';

/** Every namespace's phrases in one language: what `/locales/{lng}.json` holds. */
export type Resources = Readonly<Record<string, PhraseTree>>;

/** The language of one browser page, or of one rendering on the server. */
export interface I18n {
  readonly language: () => Language;
  /** The phrases of a namespace in the current language; nothing in English, which every page brings itself. */
  readonly phrases: (namespace: string) => PhraseTree | undefined;
  readonly change: (language: Language, resources: Resources) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** An I18n that starts with a language and its phrases. */
export function createI18n(language: Language, resources: Resources): I18n {
  let current = { language, resources };
  const listeners = new Set<() => void>();
  return {
    language: () => current.language,
    phrases: (namespace) => current.resources[namespace],
    change(next, nextResources) {
      current = { language: next, resources: nextResources };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The phrases of a language from `/locales/{lng}.json`; none in English, which is bundled. Rejects when they cannot be had. */
export async function loadResources(
  language: Language,
  fetcher: typeof fetch = fetch,
  base = '/locales',
): Promise<Resources> {
  if (language === FALLBACK_LANGUAGE) return {};
  const response = await fetcher(`${base}/${language}.json`);
  if (!response.ok) throw new Error(`The phrases in "${language}" answered ${response.status}.`);
  const resources: Resources = await response.json();
  return resources;
}

/** Keeps `<html lang dir>` in step with the language. Returns what stops it. */
export function followLanguage(i18n: I18n, root: { lang: string; dir: string }): () => void {
  const apply = () => {
    root.lang = i18n.language();
    root.dir = direction(i18n.language());
  };
  apply();
  return i18n.subscribe(apply);
}
