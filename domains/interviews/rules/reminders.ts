const HOUR_MS = 3_600_000;
/** How long before an interview its candidate is reminded. */
export const DAY_BEFORE_MS = 24 * HOUR_MS;
export const HOURS_BEFORE_MS = 2 * HOUR_MS;

/** Returns which reminders a new booking still needs; those already past are skipped. */
export function pendingReminders(startsAt: number, now: number): { readonly day: boolean; readonly hours: boolean } {
  return { day: startsAt - now > DAY_BEFORE_MS, hours: startsAt - now > HOURS_BEFORE_MS };
}

/** Returns which reminder is due; after downtime the nearer one replaces the other. */
export function dueReminder(
  { startsAt, dayDone, hoursDone }: { startsAt: number; dayDone: boolean; hoursDone: boolean },
  now: number,
): 'day' | 'hours' | null {
  const left = startsAt - now;
  if (left <= 0) return null;
  if (left <= HOURS_BEFORE_MS) return hoursDone ? null : 'hours';
  return left <= DAY_BEFORE_MS && !dayDone ? 'day' : null;
}
