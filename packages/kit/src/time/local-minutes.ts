const PARTS = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** Writes moments on the clock of a time zone as `YYYY-MM-DDTHH:MM`, for programs rather than people. */
export function localMinutes(timeZone: string): (at: Date) => string {
  // Swedish writes dates and times as ISO 8601 does, with a space between.
  const format = new Intl.DateTimeFormat('sv-SE', { ...PARTS, timeZone });
  return (at) => format.format(at).replace(' ', 'T');
}
