const DAY = 86_400_000;
const SATURDAY = 6;

const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`);
const isWeekend = (date: Date): boolean => date.getUTCDay() === 0 || date.getUTCDay() === SATURDAY;

/**
 * The day that is so many working days (Monday to Friday) after a day, or before it where negative. 0 is the day itself, whatever day
 * of the week it is.
 */
export function addWorkingDays(day: string, count: number): string {
  let date = toDate(day);
  const towards = count < 0 ? -DAY : DAY;
  for (let left = Math.abs(count); left > 0;) {
    date = new Date(date.getTime() + towards);
    if (!isWeekend(date)) left -= 1;
  }
  return date.toISOString().slice(0, 10);
}
