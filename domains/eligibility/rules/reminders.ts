import { daysBetween } from '@hearth/kit/local-day';
import { CHECK_STEPS, FOLLOW_UP_STEPS, LATEST_TOLD_DAYS } from './limits.ts';

/** What is to be said of the end of an authorisation on a day: the nearest step that has come, or nothing. */
export function followUpStep(validUntil: string, today: string): number | null {
  const left = daysBetween(today, validUntil);
  if (left < -LATEST_TOLD_DAYS) return null;
  // The last day is one on which it holds.
  if (left < 0) return 0;
  return FOLLOW_UP_STEPS.findLast((step) => step > 0 && left <= step) ?? null;
}

/** What managers are told of a first check on a day: the nearest step that has come, or nothing. */
export function checkStep(checkBy: string, today: string): number | null {
  const left = daysBetween(today, checkBy);
  if (left < -LATEST_TOLD_DAYS) return null;
  if (left < 0) return -1;
  return CHECK_STEPS.findLast((step) => step >= 0 && left <= step) ?? null;
}
