import { useMemo } from 'react';
import * as format from './format.ts';
import type { Language } from './languages.ts';
import { useLanguage } from './phrases.ts';

type BoundFormat<Format> = Format extends (language: Language, ...rest: infer Rest) => infer Text
  ? (...rest: Rest) => Text
  : never;

/** The formatters of `format.ts` without their first argument. */
export interface Formats {
  readonly date: BoundFormat<typeof format.formatDate>;
  readonly dateRange: BoundFormat<typeof format.formatDateRange>;
  readonly time: BoundFormat<typeof format.formatTime>;
  readonly timeRange: BoundFormat<typeof format.formatTimeRange>;
  readonly instant: BoundFormat<typeof format.formatInstant>;
  readonly instantDate: BoundFormat<typeof format.formatInstantDate>;
  readonly instantTime: BoundFormat<typeof format.formatInstantTime>;
  readonly weekday: BoundFormat<typeof format.formatWeekday>;
  readonly month: BoundFormat<typeof format.formatMonth>;
  readonly relative: BoundFormat<typeof format.formatRelative>;
  readonly waiting: BoundFormat<typeof format.formatWaitingTime>;
  readonly duration: BoundFormat<typeof format.formatDuration>;
  readonly number: BoundFormat<typeof format.formatNumber>;
  readonly percent: BoundFormat<typeof format.formatPercent>;
  readonly money: BoundFormat<typeof format.formatMoney>;
  readonly fileSize: BoundFormat<typeof format.formatFileSize>;
  readonly list: BoundFormat<typeof format.formatList>;
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
    waiting: (...rest) => format.formatWaitingTime(language, ...rest),
    duration: (...rest) => format.formatDuration(language, ...rest),
    number: (...rest) => format.formatNumber(language, ...rest),
    percent: (...rest) => format.formatPercent(language, ...rest),
    money: (...rest) => format.formatMoney(language, ...rest),
    fileSize: (...rest) => format.formatFileSize(language, ...rest),
    list: (...rest) => format.formatList(language, ...rest),
  };
}
