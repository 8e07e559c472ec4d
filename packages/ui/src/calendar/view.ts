import { CalendarDate } from '@internationalized/date';
import type { DateBounds, IsoDate } from './days.ts';
import { YEARS_SHOWN } from './days.ts';

/** The view of a calendar: the days of a month, the months of a year, or years. */
export type CalendarView = 'day' | 'month' | 'year';

/** Moves by one page: a month, a year, or twelve years. */
export function turnPage(shown: CalendarDate, view: CalendarView, pages: number): CalendarDate {
  if (view === 'day') return shown.add({ months: pages });
  return shown.add({ years: view === 'month' ? pages : pages * YEARS_SHOWN });
}

/** Tells if the whole previous or next page lies outside the bounds. */
export function isPageOutside(
  shown: CalendarDate,
  view: CalendarView,
  pages: number,
  { min, max }: DateBounds,
): boolean {
  const page = turnPage(shown, view, pages);
  const months = view === 'day';
  const first = months ? page.set({ day: 1 }) : new CalendarDate(view === 'month' ? page.year : page.year - 8, 1, 1);
  const next = months ? first.add({ months: 1 }) : first.add({ years: view === 'month' ? 1 : YEARS_SHOWN });
  return (
    (pages < 0 && min !== undefined && next.toString() <= min) ||
    (pages > 0 && max !== undefined && first.toString() > max)
  );
}

/** The view a click on the heading leads to; undefined in the years, where the heading does nothing. */
export function coarserView(view: CalendarView): CalendarView | undefined {
  return view === 'day' ? 'month' : view === 'month' ? 'year' : undefined;
}

/** Adds a day that is not in the list, takes away one that is; the list stays in order. */
export function toggleDay(days: readonly IsoDate[], day: IsoDate): IsoDate[] {
  return days.includes(day) ? days.filter((other) => other !== day) : [...days, day].toSorted();
}
