import type { Language } from '../constants.ts';

/** Formats the local day and time of an instant for a mail; always Latin digits. Latin digits everywhere. */
export function formatMailMoment(language: Language, instant: Date, timeZone: string): string {
  const locale = { ar: 'ar-u-nu-latn', en: 'en-GB' }[String(language)] ?? language;
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }).format(instant);
}
