const NINE = 9;

/** Nine in the morning, so many days from a moment, by the clock of this device. */
function atNine(from: Date, days: number): string {
  const day = new Date(from);
  day.setDate(day.getDate() + days);
  day.setHours(NINE, 0, 0, 0);
  return day.toISOString();
}

/** Nine tomorrow. */
export function tomorrow(now: Date): string {
  return atNine(now, 1);
}

/** Nine on the next Monday: on a Monday, that of the week after. */
export function nextMonday(now: Date): string {
  return atNine(now, (8 - now.getDay()) % 7 || 7);
}
