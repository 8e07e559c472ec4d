import type { ShiftTime } from '../contract/schemas.ts';
import type { UsualShift } from '@hearth/domains/job-library/schemas';

/** The shift times in display order. */
export const SHIFT_TIMES: readonly ShiftTime[] = ['MORNING', 'DAY', 'EVENING', 'NIGHT', 'WEEKEND'];

const DAY_MINUTES = 24 * 60;
/** From which middle on a shift is one of the evening, and so on: six to two is a morning, nine to five a day, two to ten an evening. */
const MIDDLES = [
  ['MORNING', 5.5 * 60],
  ['DAY', 11.5 * 60],
  ['EVENING', 15.5 * 60],
  ['NIGHT', 22.5 * 60],
] as const;
const SATURDAY_AND_SUNDAY = [6, 7];

function parseMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Returns the part of the day that contains the middle of a shift. */
function shiftTimeOf({ start, end }: UsualShift): ShiftTime {
  const from = parseMinutes(start);
  const to = parseMinutes(end);
  const middle = ((from + (to <= from ? to + DAY_MINUTES : to)) / 2) % DAY_MINUTES;
  return MIDDLES.findLast(([, since]) => middle >= since)?.[0] ?? 'NIGHT';
}

/** Returns the weekend days of a country. */
function weekendDays(country: string): readonly number[] {
  if (!/^[A-Z]{2}$/.test(country)) return SATURDAY_AND_SUNDAY;
  const locale: { getWeekInfo?: () => { readonly weekend: number[] } } = new Intl.Locale(`und-${country}`);
  return locale.getWeekInfo?.().weekend ?? SATURDAY_AND_SUNDAY;
}

/** Derives a job's shift times from its usual week. */
export function deriveShiftTimes(week: readonly UsualShift[], country: string): ShiftTime[] {
  const weekend = weekendDays(country);
  const times = new Set(week.map(shiftTimeOf));
  if (week.some(({ day }) => weekend.includes(day))) times.add('WEEKEND');
  return SHIFT_TIMES.filter((time) => times.has(time));
}
