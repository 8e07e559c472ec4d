const NINE = 9;

/** Nine in the morning a number of days later, in this device's time zone. */
function nineAfterDays(from: Date, days: number): string {
  const day = new Date(from);
  day.setDate(day.getDate() + days);
  day.setHours(NINE, 0, 0, 0);
  return day.toISOString();
}

/** Nine tomorrow morning. */
export function nineTomorrow(now: Date): string {
  return nineAfterDays(now, 1);
}

/** Nine on the next Monday: on a Monday, that of the week after. */
export function nextMonday(now: Date): string {
  return nineAfterDays(now, (8 - now.getDay()) % 7 || 7);
}
