import { FALLBACK_LANGUAGE, LANGUAGES } from '../constants.ts';
import type { Language } from '../constants.ts';

/** Tells if a text is one of the eight language codes. */
export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

/** The language that a host name asks for with one of its sub-domain labels (`fr.example.com`, `fr.localhost`), else English. */
export function detectLanguage(host: string): Language {
  return subdomainLabels(host).find(isLanguage) ?? FALLBACK_LANGUAGE;
}

/** The labels of a host name before the part that one owner registers. */
export function subdomainLabels(host: string): string[] {
  const labels = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '').split('.');
  const ownLabels = labels.at(-1) === 'localhost' ? 1 : 2;
  return labels.slice(0, -ownLabels);
}
