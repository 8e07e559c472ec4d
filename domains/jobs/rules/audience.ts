import type { Job } from '../contract/schemas.ts';
import { daysAfter, startOfDay } from './closing.ts';
import { localDay } from '@hearth/kit/local-day';

/** From when everybody sees a post that goes out now: the beginning of a day at its place. Null for one that waits for no day. */
export function publicFrom(
  { audience, staff_days: days }: Pick<Job, 'audience' | 'staff_days'>,
  now: Date,
  timeZone: string,
): Date | null {
  if (audience !== 'STAFF_FIRST') return null;
  return new Date(startOfDay(daysAfter(localDay(now, timeZone), days), timeZone));
}

/** Whether a post that is out has a place on the career page. A post for the staff first is made one for everybody when its day comes. */
export function isForAll({ audience }: Pick<Job, 'audience'>): boolean {
  return audience === 'PUBLIC';
}
