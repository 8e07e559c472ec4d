import type { Language } from './languages.ts';

/** How readers are shown that a date is typed as year, month and day, in the letters of their language. */
const PATTERNS: Readonly<Record<Language, string>> = {
  en: 'YYYY-MM-DD',
  fr: 'AAAA-MM-JJ',
  de: 'JJJJ-MM-TT',
  es: 'AAAA-MM-DD',
  pl: 'RRRR-MM-DD',
  ru: 'ГГГГ-ММ-ДД',
  ar: 'YYYY-MM-DD',
  tr: 'YYYY-AA-GG',
};

/** The pattern that stands in an empty date field. */
export function datePattern(language: Language): string {
  return PATTERNS[language];
}
