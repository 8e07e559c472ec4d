/** The time zone that the reader's device is in: for when something happened, never for when a shift is. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
