import { textDirection, FALLBACK_LANGUAGE } from './languages.ts';
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

const TRIES = 3;
const PAUSE_MS = 400;

/**
 * The phrases of a language from `/locales/{lng}.json`, or from the address that names their version; none in English,
 * which is bundled. Tries again when the network or the server failed, and rejects when they cannot be had.
 */
export async function loadResources(
  language: Language,
  address = `/locales/${language}.json`,
  { fetcher = fetch, pause = PAUSE_MS }: { fetcher?: typeof fetch; pause?: number } = {},
): Promise<Resources> {
  if (language === FALLBACK_LANGUAGE) return {};
  for (let tried = 1; ; tried += 1) {
    const response = await fetcher(address).catch(() => undefined);
    if (response?.ok === true) return response.json();
    if (tried === TRIES || response?.status === 404)
      throw new Error(`The phrases in "${language}" answered ${response?.status}.`);
    await new Promise((resolve) => setTimeout(resolve, pause * tried));
  }
}

/** Keeps `<html lang dir>` in step with the language. Returns what stops it. */
export function followLanguage(i18n: I18n, root: { lang: string; dir: string }): () => void {
  const apply = () => {
    root.lang = i18n.language();
    root.dir = textDirection(i18n.language());
  };
  apply();
  return i18n.subscribe(apply);
}
