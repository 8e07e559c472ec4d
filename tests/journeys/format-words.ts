import { currencyName } from '@hearth/i18n/currency-name';
import { datePattern } from '@hearth/i18n/date-pattern';
import * as format from '@hearth/i18n/format';
import type { Language } from '@hearth/i18n/languages';
import { LANGUAGE_NAMES, LANGUAGES } from '@hearth/i18n/languages';
import { regionName } from '@hearth/i18n/region-name';
import { PRODUCT } from '@hearth/kit/constants';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 22, 12);
const STYLES: readonly format.DateStyle[] = ['short', 'medium', 'long', 'weekday', 'full', 'month'];
/** One, two and four of each unit stand here too: Arabic has a word of its own for two, without a figure. */
const AGO_MINUTES = [0, 1, 5, 60, 90, 1440, 1500, 3000, 10_080, 15_000, 43_200, 60_000, 525_600, 600_000, 1_500_000];

/** Every word that the formatters write in a language, and what is never translated: names of languages, files and keys. */
export function formatWords(language: Language): ReadonlySet<string> {
  const written: string[] = [
    PRODUCT,
    ...LANGUAGES.map((other) => LANGUAGE_NAMES[other]),
    'PDF CSV UTF Ctrl Shift Enter Escape',
    datePattern(language),
  ];
  for (let day = 0; day < 366; day += 1) {
    const date = new Date(NOW + day * DAY_MS).toISOString();
    for (const style of STYLES) written.push(format.formatDate(language, date, style));
  }
  for (let day = 1; day <= 7; day += 1)
    for (const width of ['long', 'short', 'narrow'] as const) written.push(format.formatWeekday(language, day, width));
  for (let month = 1; month <= 12; month += 1)
    for (const width of ['long', 'short', 'narrow'] as const) written.push(format.formatMonth(language, month, width));
  for (const minutes of AGO_MINUTES)
    for (const sign of [-1, 1]) {
      const instant = new Date(NOW + sign * minutes * 60_000);
      for (const times of [1, 2, 4])
        written.push(format.formatRelative(language, new Date(NOW + sign * minutes * 60_000 * times), new Date(NOW)));
      written.push(format.formatWaitingTime(language, instant, new Date(NOW)));
    }
  written.push(
    format.formatDuration(language, 1565),
    format.formatTimeRange(language, '09:00', '17:00'),
    format.formatList(language, ['1', '2', '3']),
    format.formatDateRange(language, '2026-11-20', '2026-12-20'),
    format.formatDateRange(language, '2026-11-20', '2026-11-22'),
  );
  for (const bytes of [1, 5, 5000, 5_000_000]) written.push(format.formatFileSize(language, bytes));
  for (const currency of Intl.supportedValuesOf('currency'))
    written.push(currency, format.formatMoney(language, 100, currency), currencyName(language, currency));
  for (const country of ['PT', 'ES', 'FR', 'DE', 'PL', 'TR', 'AE', 'GB', 'IE', 'US', 'MA', 'SA', 'EG', 'JP'])
    written.push(country, regionName(language, country) ?? '');
  return new Set(written.flatMap(wordsOf));
}

/** The words of a text, in small letters. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
}
