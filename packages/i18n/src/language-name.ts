import { cachedFormatter } from './format-parts.ts';
import type { Language } from './languages.ts';

/** A language by its ISO 639 code, in words; the code itself where the reader's language has none. */
export function languageName(language: Language, code: string): string {
  return cachedFormatter(language, { type: 'language' }, Intl.DisplayNames).of(code) ?? code;
}
