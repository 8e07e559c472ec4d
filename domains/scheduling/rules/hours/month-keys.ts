import { addDays, weekdayOf } from './time.ts';

/** The day that a key leads to from a day of a month's grid; undefined for keys that lead nowhere. */
export function dayByKey(
  key: string,
  date: string,
  { weekStart, isRtl }: { readonly weekStart: number; readonly isRtl: boolean },
): string | undefined {
  const on = isRtl ? -1 : 1;
  const inWeek = (weekdayOf(date) - weekStart + 7) % 7;
  switch (key) {
    case 'ArrowRight':
      return addDays(date, on);
    case 'ArrowLeft':
      return addDays(date, -on);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'Home':
      return addDays(date, -inWeek);
    case 'End':
      return addDays(date, 6 - inWeek);
    default:
      return undefined;
  }
}
