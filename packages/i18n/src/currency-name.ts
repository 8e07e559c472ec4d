import { cachedFormatter } from './format-parts.ts';
import type { Language } from './languages.ts';

/** A currency by its ISO 4217 code, in words; the code itself where the language has none. Apart from the other formatters: the sign-up page loads no more than this. */
export function currencyName(language: Language, currency: string): string {
  return cachedFormatter(language, { type: 'currency' }, Intl.DisplayNames).of(currency) ?? currency;
}
