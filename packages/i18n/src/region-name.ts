import { cachedFormatter } from './format-parts.ts';
import type { Language } from './languages.ts';

/** A country by its ISO 3166 code, in words; undefined where the language has none. */
export function regionName(language: Language, country: string): string | undefined {
  return cachedFormatter(language, { type: 'region', fallback: 'none' }, Intl.DisplayNames).of(country);
}
