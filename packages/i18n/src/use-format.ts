import { useMemo } from 'react';
import * as format from './format.ts';
import type { Language } from './languages.ts';
import { useLanguage } from './phrases.ts';

type Bound<Format> = Format extends (language: Language, ...rest: infer Rest) => infer Text
  ? (...rest: Rest) => Text
  : never;

/** The formatters of `format.ts` without their first argument. */
export interface Formats {
  readonly date: Bound<typeof format.formatDate>;
  readonly dateRange: Bound<typeof format.formatDateRange>;
  readonly time: Bound<typeof format.formatTime>;
  readonly timeRange: Bound<typeof format.formatTimeRange>;
  readonly instant: Bound<typeof format.formatInstant>;
  readonly instantDate: Bound<typeof format.formatInstantDate>;
  readonly instantTime: Bound<typeof format.formatInstantTime>;
  readonly weekday: Bound<typeof format.formatWeekday>;
  readonly month: Bound<typeof format.formatMonth>;
  readonly relative: Bound<typeof format.formatRelative>;
  readonly waiting: Bound<typeof format.formatWaiting>;
  readonly duration: Bound<typeof format.formatDuration>;
  readonly number: Bound<typeof format.formatNumber>;
  readonly percent: Bound<typeof format.formatPercent>;
  readonly money: Bound<typeof format.formatMoney>;
  readonly fileSize: Bound<typeof format.formatFileSize>;
  readonly list: Bound<typeof format.formatList>;
}

/** Every formatter, writing in the language of the page. */
export function useFormat(): Formats {
  const language = useLanguage();
  return useMemo(() => bindFormats(language), [language]);
}

/** Every formatter, writing in one language. */
export function bindFormats(language: Language): Formats {
  return {
    date: (...rest) => format.formatDate(language, ...rest),
    dateRange: (...rest) => format.formatDateRange(language, ...rest),
    time: (...rest) => format.formatTime(language, ...rest),
    timeRange: (...rest) => format.formatTimeRange(language, ...rest),
    instant: (...rest) => format.formatInstant(language, ...rest),
    instantDate: (...rest) => format.formatInstantDate(language, ...rest),
    instantTime: (...rest) => format.formatInstantTime(language, ...rest),
    weekday: (...rest) => format.formatWeekday(language, ...rest),
    month: (...rest) => format.formatMonth(language, ...rest),
    relative: (...rest) => format.formatRelative(language, ...rest),
    waiting: (...rest) => format.formatWaiting(language, ...rest),
    duration: (...rest) => format.formatDuration(language, ...rest),
    number: (...rest) => format.formatNumber(language, ...rest),
    percent: (...rest) => format.formatPercent(language, ...rest),
    money: (...rest) => format.formatMoney(language, ...rest),
    fileSize: (...rest) => format.formatFileSize(language, ...rest),
    list: (...rest) => format.formatList(language, ...rest),
  };
}
