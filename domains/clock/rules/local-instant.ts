import { localMinutes } from '@hearth/kit/time/local-minutes';

const MS_PER_MINUTE = 60_000;

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
