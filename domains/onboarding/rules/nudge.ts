import { HOURS_BETWEEN_NUDGES } from './limits.ts';

/** Whether people can be reminded again. */
export function canNudge(last: Date | null, now: Date): boolean {
  return last === null || now.getTime() - last.getTime() >= HOURS_BETWEEN_NUDGES * 3_600_000;
}
