import { localDay } from '@hearth/kit/local-day';
import { localMinutes } from '@hearth/kit/time/local-minutes';
import { MS_PER_DAY, MS_PER_MINUTE } from './limits.ts';

/**
 * The instant of a wall-clock time at a place, in milliseconds: without Temporal, which not every browser has. A time that happens
 * twice is the first one that is found, one that is skipped is near it.
 */
export function instantAt(date: string, time: string, zone: string): number {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const write = localMinutes(zone);
  let at = wanted;
  // The second look is for days on which the clocks change between the two.
  for (let look = 0; look < 2; look += 1) at += wanted - Date.parse(`${write(new Date(at))}:00Z`);
  return Math.round(at / MS_PER_MINUTE) * MS_PER_MINUTE;
}

/** The next moment after another at which clocks at a place show a time. */
export function nextAfter(after: string, time: string, zone: string): string {
  const day = localDay(after, zone);
  const same = instantAt(day, time, zone);
  const dayAfter = new Date(Date.parse(day) + MS_PER_DAY).toISOString().slice(0, 10);
  return new Date(same > Date.parse(after) ? same : instantAt(dayAfter, time, zone)).toISOString();
}
