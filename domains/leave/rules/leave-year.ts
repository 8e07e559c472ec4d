import { addDays, dayNumber } from '@hearth/domains/scheduling/rules';
import type { DayOfYear, LeaveYear } from '../contract/schemas.ts';

/** Days of a stretch, both ends included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

const two = (value: number): string => String(value).padStart(2, '0');
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** How many days a month has. */
export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeap(year) ? 29 : (LENGTHS[month - 1] ?? 30);
}

/** A day of a year; the last of its month where the month is shorter. */
export function dateIn(year: number, { month, day }: DayOfYear): string {
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(Math.min(day, daysInMonth(year, month)))}`;
}

export const yearOf = (date: string): number => Number(date.slice(0, 4));
const monthOf = (date: string): number => Number(date.slice(5, 7));
const dayOf = (date: string): number => Number(date.slice(8, 10));

/** The day that begins each leave year of somebody. */
export function startOfYears(year: LeaveYear, hireDate: string | null): DayOfYear {
  if (year.starts === 'DATE') return year.on;
  return hireDate === null ? { month: 1, day: 1 } : { month: monthOf(hireDate), day: dayOf(hireDate) };
}

/** The leave year that a date is in. */
export function leaveYearOf(date: string, start: DayOfYear): Days {
  const year = yearOf(date);
  const begun = dateIn(year, start) <= date ? year : year - 1;
  return { from: dateIn(begun, start), to: addDays(dateIn(begun + 1, start), -1) };
}

/** The day of the year on or after a date, within the year after it. */
export function nextDayOfYear(date: string, on: DayOfYear): string {
  const year = yearOf(date);
  const here = dateIn(year, on);
  return here >= date ? here : dateIn(year + 1, on);
}

/** The months of a leave year: each begins on the day of the month that the year does. */
export function monthsOf(year: Days, start: DayOfYear): Days[] {
  const first = yearOf(year.from);
  const begin = (index: number): string => {
    const zero = start.month - 1 + index;
    return dateIn(first + Math.floor(zero / 12), { month: (zero % 12) + 1, day: start.day });
  };
  return Array.from({ length: 12 }, (_, index) => ({ from: begin(index), to: addDays(begin(index + 1), -1) }));
}

/** The days that two stretches share, or nothing. */
export function shared(one: Days, other: Days): Days | undefined {
  const from = one.from > other.from ? one.from : other.from;
  const to = one.to < other.to ? one.to : other.to;
  return from <= to ? { from, to } : undefined;
}

/** How many days a stretch has. */
export function lengthOf({ from, to }: Days): number {
  return dayNumber(to) - dayNumber(from) + 1;
}
