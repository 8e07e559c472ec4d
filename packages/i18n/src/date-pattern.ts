import { dateTime } from './format-parts.ts';
import type { Language } from './languages.ts';

/** A part of a date that is typed in digits. */
export type DatePart = 'day' | 'month' | 'year';

/** The letters that readers know for a digit of the year, the month and the day. */
const LETTERS: Readonly<Record<Language, Readonly<Record<DatePart, string>>>> = {
  en: { year: 'YYYY', month: 'MM', day: 'DD' },
  fr: { year: 'AAAA', month: 'MM', day: 'JJ' },
  de: { year: 'JJJJ', month: 'MM', day: 'TT' },
  es: { year: 'AAAA', month: 'MM', day: 'DD' },
  pl: { year: 'RRRR', month: 'MM', day: 'DD' },
  ru: { year: 'ГГГГ', month: 'ММ', day: 'ДД' },
  ar: { year: 'YYYY', month: 'MM', day: 'DD' },
  tr: { year: 'YYYY', month: 'AA', day: 'GG' },
};

const DIGITS: Intl.DateTimeFormatOptions = { day: '2-digit', month: '2-digit', year: 'numeric' };
/** Marks of writing direction that formatters add: in a field they would be characters to delete. */
const DIRECTION_MARKS = /[\u200e\u200f\u061c]/gu;

/** The pattern of a strict date field: year, month and day, in the letters of the language. */
export function datePattern(language: Language): string {
  const { year, month, day } = LETTERS[language];
  return `${year}-${month}-${day}`;
}

/** A date as it is written in digits: its parts in the order of the language, and what is between them. */
function writtenParts(language: Language, instant: number): Intl.DateTimeFormatPart[] {
  return dateTime(language, 'UTC', DIGITS).formatToParts(instant);
}

/** The parts of a date in the order in which a language writes them. */
export function dateOrder(language: Language): readonly DatePart[] {
  return writtenParts(language, 0).flatMap(({ type }) =>
    type === 'day' || type === 'month' || type === 'year' ? [type] : [],
  );
}

/** The pattern in an empty date field: DD/MM/YYYY, TT.MM.JJJJ. */
export function typedDatePattern(language: Language): string {
  const letters = LETTERS[language];
  const parts = writtenParts(language, 0).map(({ type, value }) =>
    type === 'day' || type === 'month' || type === 'year' ? letters[type] : value,
  );
  return parts.join('').replace(DIRECTION_MARKS, '');
}

/** A calendar day (`YYYY-MM-DD`) in digits, as readers type it: 20/11/2026, 20.11.2026. */
export function formatTypedDate(language: Language, date: string): string {
  const parts = writtenParts(language, Date.parse(`${date}T00:00:00Z`));
  return parts
    .map(({ value }) => value)
    .join('')
    .replace(DIRECTION_MARKS, '');
}
