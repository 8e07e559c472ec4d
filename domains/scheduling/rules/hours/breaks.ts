import type { BreakStep } from '../../contract/setting-schemas.ts';

/** The breaks of a shift of some length: those of the longest step that it reaches; none before the first. */
export function findBreaks(
  minutes: number,
  steps: readonly BreakStep[],
): { readonly unpaid_break_minutes: number; readonly paid_break_minutes: number } {
  const reached = steps
    .filter((step) => minutes >= step.after_minutes)
    .toSorted((one, other) => other.after_minutes - one.after_minutes)[0];
  return {
    unpaid_break_minutes: reached === undefined || reached.is_paid ? 0 : reached.minutes,
    paid_break_minutes: reached?.is_paid === true ? reached.minutes : 0,
  };
}
