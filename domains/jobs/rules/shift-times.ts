import type { ShiftTime, UsualShift } from '../contract/schemas.ts';

/** Every time of a shift, in the order in which it is offered. */
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

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The part of the day that the middle of a shift lies in; one that ends at or before its start ends on the next day. */
function partOf({ start, end }: UsualShift): ShiftTime {
  const from = minutesOf(start);
  const to = minutesOf(end);
  const middle = ((from + (to <= from ? to + DAY_MINUTES : to)) / 2) % DAY_MINUTES;
  return MIDDLES.findLast(([, since]) => middle >= since)?.[0] ?? 'NIGHT';
}

/** The weekend of a country: where it is another than Saturday and Sunday, that. */
function weekendOf(country: string): readonly number[] {
  if (!/^[A-Z]{2}$/.test(country)) return SATURDAY_AND_SUNDAY;
  const locale: { getWeekInfo?: () => { readonly weekend: number[] } } = new Intl.Locale(`und-${country}`);
  return locale.getWeekInfo?.().weekend ?? SATURDAY_AND_SUNDAY;
}

/** When somebody in a job works, by its usual week; nothing where the post tells no times. */
export function shiftTimesOf(week: readonly UsualShift[], country: string): ShiftTime[] {
  const weekend = weekendOf(country);
  const times = new Set(week.map(partOf));
  if (week.some(({ day }) => weekend.includes(day))) times.add('WEEKEND');
  return SHIFT_TIMES.filter((time) => times.has(time));
}
