import { addDays, startOfWeek } from './time.ts';

const DAYS_PER_WEEK = 7;
/** Further than any month is long. */
const PAST_MONTH = 32;

/** The days of the whole weeks that a month touches, as a location counts weeks. */
export function weeksOfMonth(date: string, weekStart: number): { readonly month: string; readonly days: string[] } {
  const month = date.slice(0, 'YYYY-MM'.length);
  const first = `${month}-01`;
  const last = addDays(`${addDays(first, PAST_MONTH).slice(0, month.length)}-01`, -1);
  const from = startOfWeek(first, weekStart);
  const to = addDays(startOfWeek(last, weekStart), DAYS_PER_WEEK - 1);
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return { month, days };
}

/** The same day of another month, or its last one where that is shorter. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const index = year * 12 + (month - 1) + months;
  const first = `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}-01`;
  const last = addDays(`${addDays(first, PAST_MONTH).slice(0, 'YYYY-MM'.length)}-01`, -1);
  const wanted = addDays(first, day - 1);
  return wanted > last ? last : wanted;
}
