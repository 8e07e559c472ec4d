/** What is written into one cell of a file; null leaves it empty. */
export type Cell =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'number'; readonly value: number }
  /** An amount in minor units, with the digits that its currency has after the decimal point. */
  | { readonly type: 'amount'; readonly minor: number; readonly digits: number }
  /** `YYYY-MM-DD`. */
  | { readonly type: 'date'; readonly day: string }
  /** `HH:MM`. */
  | { readonly type: 'time'; readonly time: string }
  /** `YYYY-MM-DDTHH:MM` on the clock of the place. */
  | { readonly type: 'moment'; readonly local: string }
  | null;

/** Writes an amount in minor units as a decimal number: 1250 with two digits is `12.50`. */
export function decimal(minor: number, digits: number): string {
  if (digits === 0) return String(minor);
  const figures = String(Math.abs(minor)).padStart(digits + 1, '0');
  return `${minor < 0 ? '-' : ''}${figures.slice(0, -digits)}.${figures.slice(-digits)}`;
}
