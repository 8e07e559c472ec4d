import type { Language } from './constants.ts';
import { fractionDigits } from './currency.ts';

/** Latin digits everywhere: a letter is read by banks and offices too. */
const localeOf = (language: Language): string => ({ ar: 'ar-u-nu-latn', en: 'en-GB' })[String(language)] ?? language;

/** A calendar day (`YYYY-MM-DD`) as a letter writes it: the server has no other words than its own. */
export function writtenDay(language: Language, date: string): string {
  const form = { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(localeOf(language), form).format(new Date(`${date}T00:00:00Z`));
}

/** Minor units as a letter writes money: with the code of the currency, because a sign alone may mean several. */
export function writtenMoney(language: Language, amount: number, currency: string): string {
  const units = amount / 10 ** fractionDigits(currency);
  const form = { style: 'currency', currency, currencyDisplay: 'code' } as const;
  return new Intl.NumberFormat(localeOf(language), form).format(units);
}

/** A number as a letter writes it, with two decimals at most. */
export function writtenNumber(language: Language, value: number): string {
  return new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 2 }).format(value);
}
