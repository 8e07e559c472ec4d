import { fractionDigits } from '@hearth/kit/currency';

/** An amount as typed, with a point or a comma, in minor units of its currency; undefined when it is no amount. */
export function minorUnits(text: string, currency: string): number | undefined {
  const match = /^(\d{1,7})(?:[.,](\d{1,3}))?$/.exec(text.trim());
  if (match === null) return undefined;
  const digits = fractionDigits(currency);
  const fraction = match[2] ?? '';
  if (fraction.length > digits) return undefined;
  return Number(match[1]) * 10 ** digits + Number(fraction.padEnd(digits, '0') || '0');
}

/** Minor units as somebody would type them: the way back of `minorUnits`. */
export function wholeUnits(amount: number, currency: string): string {
  const digits = fractionDigits(currency);
  return (amount / 10 ** digits).toFixed(digits);
}
