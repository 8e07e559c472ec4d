import type { DatePart } from './date-pattern.ts';
import { dateOrder } from './date-pattern.ts';
import { formatDate, formatMonth } from './format.ts';
import type { Language } from './languages.ts';

/** What was understood of a typed date. */
export interface ReadDate {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Whether it is typed in full; otherwise the next digit could still make another date of it. */
  readonly isComplete: boolean;
}

type Fields = Readonly<Record<DatePart, number>>;

const MONTHS = 12;
const FIRST_YEAR = 1000;
const LETTERS_OF_MONTH = 3;
/** Two digits mean the year of this span around the current one. */
const YEARS_BACK = 50;
const CENTURY = 100;

/**
 * Reads a date as people type or paste it: in the order of their language with any separators or none, with the year first,
 * or with the month in words. A year of two digits is the one nearest to today, and so is a missing year. Where the order
 * makes no date (12/31/2026), day and month are exchanged. Undefined if it is no date.
 */
export function readDate(language: Language, text: string, today: string): ReadDate | undefined {
  const plain = latinDigits(text).trim();
  const tokens = plain.match(/\d+|[\p{L}\p{M}]+/gu) ?? [];
  const numbers = tokens.filter((token) => /^\d/u.test(token));
  const words = tokens.filter((token) => !/^\d/u.test(token));
  const hasSign = plain.startsWith('-') || plain.startsWith('+');
  if (hasSign) return undefined;
  if (words.length > 0) return readWithWords(language, numbers, words, today);
  return numbers.length === 1 ? readDigits(language, numbers[0] ?? '', today) : readNumbers(language, numbers, today);
}

/** Arabic and Persian digits as Latin ones. */
function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}

/** 15/12/2026, 15.12.26, 2026-12-15, 15/12. */
function readNumbers(language: Language, numbers: readonly string[], today: string): ReadDate | undefined {
  const order = dateOrder(language);
  const [first = '', second = '', third] = numbers;
  if (numbers.length === 3 && first.length === 4) {
    const read = complete({ year: Number(first), month: Number(second), day: Number(third) });
    return read === undefined ? undefined : { ...read, isComplete: third?.length === 2 };
  }
  const places = numbers.length === 3 ? order : order.filter((part) => part !== 'year');
  if (places.length !== numbers.length) return undefined;
  const at = (part: DatePart): string => numbers[places.indexOf(part)] ?? '';
  if (at('day').length > 2 || at('month').length > 2) return undefined;
  return inEitherOrder({ day: Number(at('day')), month: Number(at('month')) }, at('year'), today);
}

/** 15122026, 20261215, 151226, 1512: without separators. */
function readDigits(language: Language, digits: string, today: string): ReadDate | undefined {
  if (![4, 6, 8].includes(digits.length)) return undefined;
  const yearLength = digits.length - 4;
  const lengths: Readonly<Record<DatePart, number>> = { day: 2, month: 2, year: yearLength };
  let from = 0;
  const parts: string[] = [];
  for (const part of dateOrder(language)) {
    if (lengths[part] === 0) continue;
    parts.push(digits.slice(from, from + lengths[part]));
    from += lengths[part];
  }
  const inOrder = readNumbers(language, parts, today);
  if (inOrder !== undefined || yearLength < 4) return inOrder;
  return readNumbers(language, [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)], today);
}

/** 15 Dec 2026, December 15th, Freitag, 15. Dezember 2026. */
function readWithWords(
  language: Language,
  numbers: readonly string[],
  words: readonly string[],
  today: string,
): ReadDate | undefined {
  const named = new Set(words.flatMap((word) => monthsCalled(language, word)));
  const [month] = named;
  if (month === undefined || named.size > 1) return undefined;
  const year = numbers.find((token) => token.length === 4) ?? (numbers.length === 2 ? numbers[1] : undefined);
  const days = numbers.filter((token) => token !== year);
  if (days.length !== 1 || (days[0] ?? '').length > 2) return undefined;
  return withYear({ day: Number(days[0]), month }, year ?? '', today);
}

/** The months that a word begins the name of, in the language or in English. */
function monthsCalled(language: Language, word: string): number[] {
  const typed = fold(word);
  if (typed.length < LETTERS_OF_MONTH) return [];
  const months = Array.from({ length: MONTHS }, (_, index) => index + 1);
  return months.filter((month) =>
    ([language, 'en'] as const).some((one) => namesOfMonth(one, month).some((name) => name.startsWith(typed))),
  );
}

function namesOfMonth(language: Language, month: number): string[] {
  const day = `2024-${pad(month)}-20`;
  const written = [
    formatMonth(language, month),
    formatMonth(language, month, 'short'),
    formatDate(language, day, 'long'),
    formatDate(language, day, 'short'),
  ];
  return written.flatMap((text) => fold(text).match(/\p{L}{3,}/gu) ?? []);
}

/** Small letters without accents, so that `aout` is août. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');
}

function inEitherOrder({ day, month }: Omit<Fields, 'year'>, year: string, today: string): ReadDate | undefined {
  return withYear({ day, month }, year, today) ?? withYear({ day: month, month: day }, year, today);
}

function withYear(fields: Omit<Fields, 'year'>, typed: string, today: string): ReadDate | undefined {
  if (typed.length === 4) return complete({ ...fields, year: Number(typed) });
  const current = Number(today.slice(0, 4));
  if (typed.length === 2) {
    const earliest = current - YEARS_BACK;
    const year = earliest + ((((Number(typed) - earliest) % CENTURY) + CENTURY) % CENTURY);
    return incomplete(toDate({ ...fields, year }));
  }
  if (typed.length > 0) return undefined;
  const candidates = [current - 1, current, current + 1].flatMap((year) => toDate({ ...fields, year }) ?? []);
  const distance = (date: string): number => Math.abs(Date.parse(date) - Date.parse(today));
  return incomplete(candidates.toSorted((one, other) => distance(one) - distance(other))[0]);
}

function complete(fields: Fields): ReadDate | undefined {
  const date = toDate(fields);
  return date === undefined ? undefined : { date, isComplete: true };
}

function incomplete(date: string | undefined): ReadDate | undefined {
  return date === undefined ? undefined : { date, isComplete: false };
}

/** The date as `YYYY-MM-DD`; undefined for a day that the month does not have. */
function toDate({ year, month, day }: Fields): string | undefined {
  if (year < FIRST_YEAR || month < 1 || month > MONTHS || day < 1) return undefined;
  const date = `${year}-${pad(month)}-${pad(day)}`;
  const instant = new Date(Date.UTC(year, month - 1, day));
  return instant.toISOString().startsWith(date) ? date : undefined;
}

function pad(part: number): string {
  return String(part).padStart(2, '0');
}
