import type { Language } from '../constants.ts';
import { fractionDigits } from '../currency.ts';

/** The mail locale of a language, with Latin digits everywhere. */
const mailLocale = (language: Language): string => ({ ar: 'ar-u-nu-latn', en: 'en-GB' })[String(language)] ?? language;

/** Formats a calendar day (`YYYY-MM-DD`) for a mail. */
export function formatMailDay(language: Language, date: string): string {
  const form = { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(mailLocale(language), form).format(new Date(`${date}T00:00:00Z`));
}

/** Formats minor units with the currency code, as a symbol alone may be ambiguous. */
export function formatMailMoney(language: Language, amount: number, currency: string): string {
  const units = amount / 10 ** fractionDigits(currency);
  const form = { style: 'currency', currency, currencyDisplay: 'code' } as const;
  return new Intl.NumberFormat(mailLocale(language), form).format(units);
}

/** Formats a number with at most two decimals for a mail. */
export function formatMailNumber(language: Language, value: number): string {
  return new Intl.NumberFormat(mailLocale(language), { maximumFractionDigits: 2 }).format(value);
}

/** Formats a number of days or hours with its unit for a mail; `signed` says with a sign what is added. */
export function formatMailLength(language: Language, value: number, unit: 'day' | 'hour', signed = false): string {
  const form = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 2 } as const;
  const signDisplay = signed ? 'exceptZero' : 'auto';
  return new Intl.NumberFormat(mailLocale(language), { ...form, signDisplay }).format(value);
}
