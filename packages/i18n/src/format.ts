import { LOCALES } from './languages.ts';
import type { Language } from './languages.ts';
import { dateTime, cachedFormatter, isolate, number, toUtcDate } from './format-parts.ts';

/** How much of a date is written. `day` 20, `short` 20 Nov, `medium` 20 Nov 2026, `long` 20 November 2026, `weekday` Fri 20 Nov, `full` Friday, 20 November 2026, `month` November 2026. */
export type DateStyle = 'day' | 'short' | 'medium' | 'long' | 'weekday' | 'full' | 'month';

const DATE_STYLES: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  day: { day: 'numeric' },
  short: { day: 'numeric', month: 'short' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
};

/** A calendar day (`YYYY-MM-DD`) that belongs to no time zone. */
export function formatDate(language: Language, date: string, style: DateStyle = 'medium'): string {
  return dateTime(language, 'UTC', DATE_STYLES[style]).format(toUtcDate(date));
}

/** The day on which an instant falls in a time zone. */
export function formatInstantDate(
  language: Language,
  instant: string | Date,
  timeZone: string,
  style: DateStyle = 'medium',
): string {
  return dateTime(language, timeZone, DATE_STYLES[style]).format(new Date(instant));
}

/** A range of calendar days, with what both ends share written once: 16–22 Nov 2026. */
export function formatDateRange(language: Language, from: string, to: string, style: DateStyle = 'medium'): string {
  return dateTime(language, 'UTC', DATE_STYLES[style]).formatRange(toUtcDate(from), toUtcDate(to));
}

const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

/** A wall-clock time `HH:MM` or `HH:MM:SS`, on a 24-hour clock. */
export function formatTime(language: Language, time: string): string {
  return isolate(language, dateTime(language, 'UTC', TIME).format(new Date(`1970-01-01T${time.slice(0, 5)}:00Z`)));
}

/** The wall-clock time of an instant in a time zone. */
export function formatInstantTime(language: Language, instant: string | Date, timeZone: string): string {
  return isolate(language, dateTime(language, timeZone, TIME).format(new Date(instant)));
}

/** Day and time of an instant in a time zone. */
export function formatInstant(
  language: Language,
  instant: string | Date,
  timeZone: string,
  style: DateStyle = 'medium',
): string {
  const comma = language === 'ar' ? '،' : ',';
  return `${formatInstantDate(language, instant, timeZone, style)}${comma} ${formatInstantTime(language, instant, timeZone)}`;
}

/** From one wall-clock time to another. `compact` for blocks and columns; otherwise Arabic says it in words. */
export function formatTimeRange(
  language: Language,
  start: string,
  end: string,
  width: 'normal' | 'compact' = 'normal',
): string {
  if (language === 'ar' && width === 'normal')
    return `من ${formatTime(language, start)} إلى ${formatTime(language, end)}`;
  const plain = (time: string) =>
    dateTime(language, 'UTC', TIME).format(new Date(`1970-01-01T${time.slice(0, 5)}:00Z`));
  return isolate(language, `${plain(start)}–${plain(end)}`);
}

export type NameWidth = 'long' | 'short' | 'narrow';

/** The name of an ISO weekday: 1 is Monday, 7 Sunday. */
export function formatWeekday(language: Language, weekday: number, width: NameWidth = 'long'): string {
  return dateTime(language, 'UTC', { weekday: width }).format(Date.UTC(2024, 0, weekday));
}

/** The name of a month, 1 to 12, as it stands alone. */
export function formatMonth(language: Language, month: number, width: NameWidth = 'long'): string {
  return dateTime(language, 'UTC', { month: width }).format(Date.UTC(2024, month - 1, 1));
}

/**
 * The ISO weekday that calendars begin with: 1 Monday, 6 Saturday, 7 Sunday. Where a place is meant, its country says so
 * (Sunday in the United States, Monday in Morocco); otherwise the language does.
 */
export function firstDayOfWeek(language: Language, country?: string | null): number {
  const ofCountry = country == null ? undefined : weekInfo(country)?.firstDay;
  return ofCountry ?? (language === 'ar' ? 6 : 1);
}

/** The week conventions of a country; undefined for unknown codes and in browsers without the data. */
function weekInfo(country: string): { readonly firstDay: number } | undefined {
  if (!/^[A-Z]{2}$/.test(country)) return undefined;
  const locale: { getWeekInfo?: () => { readonly firstDay: number } } = new Intl.Locale(`und-${country}`);
  return locale.getWeekInfo?.();
}

const AGO_STEPS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Formats the distance of an instant from now in one unit: 3 hours ago, tomorrow, in 5 minutes. */
export function formatRelative(language: Language, instant: string | Date, now: string | Date): string {
  const seconds = Math.round((new Date(instant).getTime() - new Date(now).getTime()) / 1000);
  const step = AGO_STEPS.find(([, size]) => Math.abs(seconds) >= size);
  const relative = cachedFormatter(language, { numeric: 'auto' }, Intl.RelativeTimeFormat);
  return step === undefined ? relative.format(0, 'second') : relative.format(Math.trunc(seconds / step[1]), step[0]);
}

/** Formats a waiting time in its two largest units: 3d 4h, 5h 10m, 12m. */
export function formatWaitingTime(language: Language, since: string | Date, now: string | Date): string {
  const minutes = Math.max(0, Math.floor((new Date(now).getTime() - new Date(since).getTime()) / 60_000));
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  const rest = minutes % 60;
  const parts = days > 0 ? { days, hours } : hours > 0 ? { hours, minutes: rest } : { minutes: rest };
  const narrow = cachedFormatter(
    language,
    { style: 'narrow', minutesDisplay: days > 0 || (hours > 0 && rest === 0) ? 'auto' : 'always' },
    Intl.DurationFormat,
  );
  return narrow.format(parts);
}

/** The units of a length of work and the space before them, which does not break: without a full stop, since they end sentences. English is the specification's. */
const DURATION_UNITS: Readonly<Record<Language, readonly [hours: string, minutes: string]>> = {
  en: ['hrs', 'm'],
  fr: ['\u00a0h', '\u00a0min'],
  de: ['\u00a0h', '\u00a0min'],
  es: ['\u00a0h', '\u00a0min'],
  pl: ['\u00a0h', '\u00a0min'],
  ru: ['\u00a0ч', '\u00a0мин'],
  ar: ['\u00a0س', '\u00a0د'],
  tr: ['\u00a0sa', '\u00a0dk'],
};

/** A length of time in hours and minutes, days as hours: 26hrs 5m. A part that is zero is left out; nothing at all is 0m. */
export function formatDuration(language: Language, minutes: number): string {
  const whole = Math.round(Math.abs(minutes));
  const [hourUnit, minuteUnit] = DURATION_UNITS[language];
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  const parts = [
    ...(hours > 0 ? [`${number(language).format(hours)}${hourUnit}`] : []),
    ...(rest > 0 || hours === 0 ? [`${rest}${minuteUnit}`] : []),
  ];
  return `${minutes < 0 && whole > 0 ? '−' : ''}${parts.join(' ')}`;
}

/** A plain number. */
export function formatNumber(language: Language, value: number, options: Intl.NumberFormatOptions = {}): string {
  return number(language, options).format(value);
}

/** A share as a percentage: 0.274 is 27.4 %. */
export function formatPercent(language: Language, share: number, fractionDigits = 0): string {
  return number(language, { style: 'percent', maximumFractionDigits: fractionDigits }).format(share);
}

/** Money, given in minor units (cents) of its currency. `whole` rounds to full units, for sums where cents say nothing. */
export function formatMoney(
  language: Language,
  amount: number | bigint,
  currency: string,
  precision: 'exact' | 'whole' = 'exact',
): string {
  const style: Intl.NumberFormatOptions = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' };
  const digits = number(language, style).resolvedOptions().maximumFractionDigits ?? 2;
  const format =
    precision === 'whole' ? number(language, { ...style, maximumFractionDigits: 0 }) : number(language, style);
  const negative = amount < 0;
  const figures = String(amount)
    .replace('-', '')
    .padStart(digits + 1, '0');
  const units = digits === 0 ? figures : `${figures.slice(0, -digits)}.${figures.slice(-digits)}`;
  return format.format(`${negative ? '-' : ''}${units}` as Intl.StringNumericLiteral);
}

const SIZE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** The size of a file in its largest fitting unit, thousands as steps. */
export function formatFileSize(language: Language, bytes: number): string {
  const step = bytes < 1000 ? 0 : Math.min(SIZE_UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const unit = SIZE_UNITS[step] ?? 'byte';
  const display = step === 0 ? 'long' : 'short';
  return number(language, {
    style: 'unit',
    unit,
    unitDisplay: display,
    maximumFractionDigits: step < 2 ? 0 : 1,
  }).format(bytes / 1000 ** step);
}

/** Names joined as a sentence would: Tomás, Ines and Jonah. */
export function formatList(language: Language, items: readonly string[]): string {
  return cachedFormatter(language, { type: 'conjunction' }, Intl.ListFormat).format(items);
}

/** Puts names in the order a reader expects. */
export function compareText(language: Language): (a: string, b: string) => number {
  return new Intl.Collator(LOCALES[language], { numeric: true }).compare;
}
