import type { Job } from '../contract/schemas.ts';
import { addDays, startOfDay } from './closing.ts';
import { localDay } from '@hearth/kit/local-day';

/**
 * Returns the local day from which everybody sees a job, or null if it waits for no day. Null for one that waits for
 * no day.
 */
export function publicFrom(
  { audience, staff_days: days }: Pick<Job, 'audience' | 'staff_days'>,
  now: Date,
  timeZone: string,
): Date | null {
  if (audience !== 'STAFF_FIRST') return null;
  return new Date(startOfDay(addDays(localDay(now, timeZone), days), timeZone));
}

/**
 * Returns whether a job may appear on the career page. A post for the staff first is made one for everybody when its
 * day comes.
 */
export function isForPublic({ audience }: Pick<Job, 'audience'>): boolean {
  return audience === 'PUBLIC';
}
