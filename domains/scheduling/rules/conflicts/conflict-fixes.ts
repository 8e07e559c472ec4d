import type { Fix, NearbyShift } from '../../contract/schemas.ts';
import type { AvailabilityClash } from '../availability.ts';
import { MINUTES_PER_DAY, SHORTEST_SUGGESTED_MINUTES } from '../limits.ts';
import { instantSpan, wallMinutes } from '../shift.ts';
import { toInstant, parseMinutes, formatTime, toWallClock } from '../hours/time.ts';

const SHORTEST_MS = SHORTEST_SUGGESTED_MINUTES * 60_000;

/** A later start on the same day that begins no earlier than an instant, when enough of the shift is left. */
export function startAt(shift: NearbyShift, instant: number, zone: string): Fix[] {
  if (instantSpan(shift).end - instant < SHORTEST_MS) return [];
  const { date, time } = toWallClock(instant, zone);
  // A time that the clocks repeat reads as its first pass, which would be too early.
  if (date !== shift.date || toInstant(date, parseMinutes(time), zone) < instant) return [];
  return [{ kind: 'start_at', shift_id: shift.id, time }];
}

/** An earlier end that lies no later than an instant, when enough of the shift is left. */
export function endAt(shift: NearbyShift, instant: number, zone: string): Fix[] {
  if (instant - instantSpan(shift).start < SHORTEST_MS) return [];
  const { date, time } = toWallClock(instant, zone);
  if (time === shift.start || toInstant(date, parseMinutes(time), zone) > instant) return [];
  return [{ kind: 'end_at', shift_id: shift.id, time }];
}

/** The way out that is always there: somebody else works it. */
export function unassign(shift: NearbyShift): Fix {
  return { kind: 'unassign', shift_id: shift.id };
}

/** Keeps the part of a shift that the person can work, when the clash is at one end of it. */
export function keepFreePart(shift: NearbyShift, clash: AvailabilityClash): Fix[] {
  const from = parseMinutes(shift.start);
  const to = from + wallMinutes(shift);
  if (clash.freeUntil !== undefined && clash.freeUntil - from >= SHORTEST_SUGGESTED_MINUTES) {
    return [{ kind: 'end_at', shift_id: shift.id, time: formatTime(clash.freeUntil) }];
  }
  if (
    clash.freeFrom !== undefined &&
    clash.freeFrom < MINUTES_PER_DAY &&
    to - clash.freeFrom >= SHORTEST_SUGGESTED_MINUTES
  ) {
    return [{ kind: 'start_at', shift_id: shift.id, time: formatTime(clash.freeFrom) }];
  }
  return [];
}
