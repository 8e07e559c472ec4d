/**
 * How values travel, alike on both databases: bigint as number (refused beyond 2^53), numeric as text, date and time as
 * text, timestamps as Date. A list for a jsonb column goes through `json()`, since drivers read lists as SQL arrays.
 */
export const TYPE = {
  int8: 20,
  date: 1082,
  time: 1083,
  timestamp: 1114,
  dateArray: 1182,
  numeric: 1700,
  int8Array: 1016,
} as const;

/** A whole number from the database's text; more than 2^53 would lose digits and is an error. */
export function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`The number ${text} is too large to be read exactly.`);
  return value;
}

/** Parameters as both drivers take them. */
export function parameters(values: readonly unknown[]): unknown[] {
  return values.map((value) => {
    if (value instanceof Date) return value.toISOString();
    if (value !== null && typeof value === 'object' && !Array.isArray(value) && !(value instanceof Uint8Array))
      return JSON.stringify(value);
    return value;
  });
}
