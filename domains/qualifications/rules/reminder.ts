import { daysBetween } from '@hearth/kit/local-day';
import { LATEST_REMINDER_DAYS, REMINDER_STEPS, type ReminderStep } from './limits.ts';

/** What somebody is to be told of the end of a qualification on a day: the nearest step that has come, or nothing. */
export function dueStep(expiresOn: string, today: string): ReminderStep | null {
  const left = daysBetween(today, expiresOn);
  if (left < -LATEST_REMINDER_DAYS) return null;
  // Its last day is a day on which it is valid.
  if (left < 0) return 0;
  return REMINDER_STEPS.findLast((step) => step > 0 && left <= step) ?? null;
}
