import { DAY_PART_HOURS, DAY_PART_NAMES, type DayPartName } from '@hearth/kit/time/day-parts';
import type { AvailabilitySlot } from '../contract/schemas.ts';
import { DAYS_PER_WEEK } from './limits.ts';
import { formatTime } from './hours/time.ts';

/** A part of a weekday (1 is Monday) at which somebody offered to work. */
export interface OfferedPart {
  readonly weekday: number;
  readonly part: DayPartName;
}

const MINUTES_PER_HOUR = 60;

/**
 * A usual week from the times that somebody offered when they applied: at all others they cannot work. Who offered none said
 * nothing, and is free. Parts that follow each other are one slot; a whole day ends when it began.
 */
export function weekOfOffered(offered: readonly OfferedPart[]): AvailabilitySlot[] {
  if (offered.length === 0) return [];
  const slots: AvailabilitySlot[] = [];
  for (let weekday = 1; weekday <= DAYS_PER_WEEK; weekday += 1) {
    let from: number | null = null;
    let until = 0;
    const close = (): void => {
      if (from !== null)
        slots.push({
          weekday,
          start: formatTime(from * MINUTES_PER_HOUR),
          end: formatTime(until * MINUTES_PER_HOUR),
          kind: 'CANNOT',
        });
      from = null;
    };
    for (const part of DAY_PART_NAMES) {
      const [first, last] = DAY_PART_HOURS[part];
      if (offered.some((one) => one.weekday === weekday && one.part === part)) close();
      else {
        from ??= first;
        until = last;
      }
    }
    close();
  }
  return slots;
}
