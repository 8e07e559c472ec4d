import type { Language } from './constants.ts';

const localeOf = (language: Language): string => ({ ar: 'ar-u-nu-latn', en: 'en-GB' })[String(language)] ?? language;
const NOON = 'T12:00:00Z';

/** A day as a mail or a notice writes it, with its weekday: `Mon 30 Nov`. Latin digits everywhere. */
export function writtenDay(language: Language, date: string): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  }).format(new Date(date + NOON));
}

/** Days from one to another, both included: `30 Nov – 6 Dec`; one day alone as `30 Nov`. */
export function writtenDays(language: Language, from: string, to: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', day: 'numeric', month: 'short' }).formatRange(
    new Date(from + NOON),
    new Date(to + NOON),
  );
}
