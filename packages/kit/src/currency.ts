/** Digits after the decimal point of a currency: two for EUR, none for JPY, three for KWD. By the same table that formats money. */
export function fractionDigits(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}
