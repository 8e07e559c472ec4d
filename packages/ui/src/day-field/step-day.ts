import type { DatePart } from '@hearth/i18n/date-pattern';
import { dateOrder, formatTypedDate } from '@hearth/i18n/date-pattern';
import type { Language } from '@hearth/i18n/languages';

/** The part of a typed date that a caret is in: the number of separators before it decides. */
export function partAt(language: Language, text: string, caret: number): DatePart {
  const separators = text.slice(0, caret).match(/\d\D+(?=\d|$)/gu) ?? [];
  const order = dateOrder(language);
  return order[Math.min(separators.length, order.length - 1)] ?? 'day';
}

/** Where a part is in the text that `formatTypedDate` writes. */
export function rangeOf(language: Language, date: string, part: DatePart): { from: number; to: number } {
  const numbers = [...formatTypedDate(language, date).matchAll(/\d+/gu)];
  const found = numbers[dateOrder(language).indexOf(part)];
  return found === undefined ? { from: 0, to: 0 } : { from: found.index, to: found.index + found[0].length };
}

/** A date with one part moved by `by`; a day that the new month lacks becomes its last day. */
export function stepDate(date: string, part: DatePart, by: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  if (part === 'day') return toDay(new Date(Date.UTC(year, month - 1, day + by)));
  const first = new Date(Date.UTC(year + (part === 'year' ? by : 0), month - 1 + (part === 'month' ? by : 0), 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, last));
  return toDay(first);
}

function toDay(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
