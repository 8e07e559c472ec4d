import { FIRST_REMINDER_DAYS, HOURS_BETWEEN_REMINDERS, MOST_REMINDERS, NEXT_REMINDER_DAYS } from './limits.ts';

const DAY_MS = 86_400_000;

/** Whether people can be reminded by hand again. */
export function canRemind(last: Date | null, now: Date): boolean {
  return last === null || now.getTime() - last.getTime() >= HOURS_BETWEEN_REMINDERS * 3_600_000;
}

/** When the next reminder goes out by itself; null: never again. */
export function nextReminder({
  askedAt,
  remindedAt,
  reminders,
}: {
  /** Since when it is this signer’s turn. */
  readonly askedAt: Date;
  readonly remindedAt: Date | null;
  readonly reminders: number;
}): Date | null {
  if (reminders >= MOST_REMINDERS) return null;
  const last = Math.max(askedAt.getTime(), remindedAt?.getTime() ?? 0);
  return new Date(last + (reminders === 0 ? FIRST_REMINDER_DAYS : NEXT_REMINDER_DAYS) * DAY_MS);
}

/** The last day of a request that was sent on a day. */
export function lastDay(sentOn: string, days: number | null): string | null {
  if (days === null) return null;
  return new Date(Date.parse(`${sentOn}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
