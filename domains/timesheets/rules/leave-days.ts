import { addDays, awayLength, startOfWeek } from '@hearth/domains/scheduling/rules';
import type { TimeOff } from '@hearth/domains/scheduling/schemas';
import type { LeaveDay } from './sheet-input.ts';

/** The days of a week that leave counts for who works full time. */
const WEEK_DAYS = 5;
const PAID: ReadonlySet<TimeOff['kind']> = new Set(['HOLIDAY', 'SICK']);

interface LeaveRules {
  /** What a whole day counts, in minutes. */
  readonly dayMinutes: number;
  readonly isPaid: boolean;
}

/**
 * What approved time off counts on each day of a period. Of each week no more than five whole days count, the first ones: whoever is
 * away for a week isn't paid for seven. A part of a day counts its minutes, up to a whole day.
 */
export function countLeave(
  absences: readonly TimeOff[],
  period: { readonly from: string; readonly until: string },
  { dayMinutes, isPaid }: LeaveRules,
): LeaveDay[] {
  const days = new Map<string, LeaveDay>();
  const ofWeek = new Map<string, number>();
  const approved = absences.filter(({ state }) => state === 'APPROVED');
  for (const absence of approved.toSorted((a, b) => (a.starts_on < b.starts_on ? -1 : 1))) {
    const minutes = Math.min(dayMinutes, absence.start === null ? dayMinutes : awayLength(absence));
    // From the beginning of the week, so that a period which begins in its middle counts the same days.
    for (
      let day = latest(absence.starts_on, startOfWeek(period.from));
      day <= absence.ends_on && day <= period.until;
      day = addDays(day, 1)
    ) {
      const week = startOfWeek(day);
      const counted = ofWeek.get(week) ?? 0;
      if (days.has(day) || (absence.start === null && counted >= WEEK_DAYS)) continue;
      if (absence.start === null) ofWeek.set(week, counted + 1);
      days.set(day, { day, kind: absence.kind, minutes, isPaid: isPaid && PAID.has(absence.kind) });
    }
  }
  return [...days.values()].filter(({ day, minutes }) => day >= period.from && minutes > 0);
}

const latest = (one: string, other: string): string => (one > other ? one : other);
