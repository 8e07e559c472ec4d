import type { Language } from './constants.ts';

/** Day and time of an instant at a place, as a letter writes them: the server has no other words than its own. Latin digits everywhere. */
export function writtenMoment(language: Language, instant: Date, timeZone: string): string {
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
