import type { Language } from '../constants.ts';

const mailLocale = (language: Language): string => ({ ar: 'ar-u-nu-latn', en: 'en-GB' })[String(language)] ?? language;
const NOON = 'T12:00:00Z';

/** Formats a day with its weekday for a mail or notice: `Mon 30 Nov`; always Latin digits. Latin digits everywhere. */
export function formatWeekday(language: Language, date: string): string {
  return new Intl.DateTimeFormat(mailLocale(language), {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  }).format(new Date(date + NOON));
}

/** Formats an inclusive range of days: `30 Nov – 6 Dec`; a single day as `30 Nov`. */
export function formatDayRange(language: Language, from: string, to: string): string {
  return new Intl.DateTimeFormat(mailLocale(language), { timeZone: 'UTC', day: 'numeric', month: 'short' }).formatRange(
    new Date(from + NOON),
    new Date(to + NOON),
  );
}

/** Formats a day with its year for a mail or notice: `30 Nov 2026`; always Latin digits. */
export function formatDay(language: Language, date: string): string {
  return new Intl.DateTimeFormat(mailLocale(language), { timeZone: 'UTC', dateStyle: 'medium' }).format(
    new Date(date + NOON),
  );
}
