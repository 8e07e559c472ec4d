import { fractionDigits } from '@hearth/kit/currency';

/** Parses a typed amount, with a point or a comma, into minor units; undefined if it is not one. */
export function toMinorUnits(text: string, currency: string): number | undefined {
  const match = /^(\d{1,7})(?:[.,](\d{1,3}))?$/.exec(text.trim());
  if (match === null) return undefined;
  const digits = fractionDigits(currency);
  const fraction = match[2] ?? '';
  if (fraction.length > digits) return undefined;
  return Number(match[1]) * 10 ** digits + Number(fraction.padEnd(digits, '0') || '0');
}

/** Formats minor units for an input; the inverse of `toMinorUnits`. */
export function fromMinorUnits(amount: number, currency: string): string {
  const digits = fractionDigits(currency);
  return (amount / 10 ** digits).toFixed(digits);
}
