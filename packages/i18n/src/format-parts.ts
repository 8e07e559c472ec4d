import { LOCALES } from './languages.ts';
import type { Language } from './languages.ts';

const made = new Map<unknown, Map<string, object>>();

/** Caches one formatter per kind, language and options, as creating them is slow. */
export function cachedFormatter<Format extends object, Options>(
  language: Language,
  options: Options,
  Kind: new (locale: string, options: Options) => Format,
): Format {
  let ofKind = made.get(Kind);
  if (ofKind === undefined) {
    ofKind = new Map();
    made.set(Kind, ofKind);
  }
  const key = `${language}${JSON.stringify(options)}`;
  const known = ofKind.get(key);
  if (known instanceof Kind) return known;
  const format = new Kind(LOCALES[language], options);
  ofKind.set(key, format);
  return format;
}

/** A date formatter in a named time zone: the machine's own zone is never used. */
export function dateTime(
  language: Language,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  return cachedFormatter(language, { ...options, timeZone }, Intl.DateTimeFormat);
}

/** A number formatter. */
export function number(language: Language, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return cachedFormatter(language, options, Intl.NumberFormat);
}

/** Midnight UTC of a calendar day. */
export function toUtcDate(date: string): Date {
  return new Date(`${date.slice(0, 10)}T00:00:00Z`);
}

/** Keeps times in one piece from left to right inside Arabic text (Unicode isolates). */
export function isolate(language: Language, text: string): string {
  return language === 'ar' ? `\u2066${text}\u2069` : text;
}
