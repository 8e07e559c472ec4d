import type { AvailabilityWishes } from '../contract/availability-schemas.ts';
import type { AvailabilityException, AvailabilityKind, AvailabilitySlot, ShiftContent } from '../contract/schemas.ts';
import { DAYS_PER_WEEK, MINUTES_PER_DAY } from './limits.ts';
import { wallMinutes } from './shift.ts';
import { dayNumber, parseMinutes, weekdayOfDay } from './hours/time.ts';

/** Nothing wished for. */
export const NO_WISHES: AvailabilityWishes = { min_minutes: null, max_minutes: null, max_days: null };

/** The availability that a person stated. */
export interface Availability {
  readonly slots: readonly AvailabilitySlot[];
  readonly exceptions: readonly AvailabilityException[];
}

/** Minutes since the midnight that a date begins with; past 1440 is the next day. */
interface AvailabilityWindow {
  readonly from: number;
  readonly to: number;
  readonly kind: AvailabilityKind | 'CAN';
}

function toWindow(slot: { start: string; end: string; kind: AvailabilityWindow['kind'] }): AvailabilityWindow {
  const from = parseMinutes(slot.start);
  return { from, to: from + wallMinutes(slot), kind: slot.kind };
}

const NONE: readonly AvailabilityWindow[] = [];
const weeklyStretches = new WeakMap<object, readonly AvailabilityWindow[][]>();
const datedStretches = new WeakMap<object, ReadonlyMap<number, AvailabilityWindow[]>>();

/** Worked out once per list: a list is checked against many shifts and never changed in place. */
function onWeekday(slots: readonly AvailabilitySlot[], weekday: number): readonly AvailabilityWindow[] {
  let byDay = weeklyStretches.get(slots);
  if (byDay === undefined) {
    const lists: AvailabilityWindow[][] = Array.from({ length: DAYS_PER_WEEK + 1 }, () => []);
    for (const slot of slots) lists[slot.weekday]?.push(toWindow(slot));
    weeklyStretches.set(slots, (byDay = lists));
  }
  return byDay[weekday] ?? NONE;
}

function onDate(exceptions: readonly AvailabilityException[], day: number): readonly AvailabilityWindow[] | undefined {
  if (exceptions.length === 0) return undefined;
  let byDay = datedStretches.get(exceptions);
  if (byDay === undefined) {
    const lists = new Map<number, AvailabilityWindow[]>();
    for (const exception of exceptions) {
      const number = dayNumber(exception.date);
      lists.set(number, [...(lists.get(number) ?? []), toWindow(exception)]);
    }
    datedStretches.set(exceptions, (byDay = lists));
  }
  return byDay.get(day);
}

/** The stretches of one date, in minutes since its midnight. An exception replaces the usual week on its date. */
export function windowsOn(day: number, availability: Availability): readonly AvailabilityWindow[] {
  return onDate(availability.exceptions, day) ?? onWeekday(availability.slots, weekdayOfDay(day));
}

/** The minutes of a shift that overlap availability of a kind, and the free part before or after. */
export interface AvailabilityClash {
  readonly minutes: number;
  /** The person could work until then or from then on, when the clash is at one end of the shift. */
  readonly freeUntil?: number;
  readonly freeFrom?: number;
}

/** The first overlap of a shift with availability of a kind; minutes count from the midnight before the shift. */
export function findClash(
  shift: Pick<ShiftContent, 'date' | 'start' | 'end'>,
  availability: Availability,
  kind: AvailabilityKind,
): AvailabilityClash | undefined {
  if (availability.slots.length === 0 && availability.exceptions.length === 0) return undefined;
  const from = parseMinutes(shift.start);
  const to = from + wallMinutes(shift);
  const day = dayNumber(shift.date);
  let minutes = 0;
  let first = to;
  let last = from;
  // The day before can reach in with a night slot; the day after is reached by a night shift.
  for (let offset = -1; offset <= (to > MINUTES_PER_DAY ? 1 : 0); offset += 1) {
    for (const stretch of windowsOn(day + offset, availability)) {
      if (stretch.kind !== kind) continue;
      const start = Math.max(from, stretch.from + offset * MINUTES_PER_DAY);
      const end = Math.min(to, stretch.to + offset * MINUTES_PER_DAY);
      if (end <= start) continue;
      minutes += end - start;
      first = Math.min(first, start);
      last = Math.max(last, end);
    }
  }
  if (minutes === 0) return undefined;
  return {
    minutes: Math.min(minutes, to - from),
    ...(last === to && first > from ? { freeUntil: first } : {}),
    ...(first === from && last < to ? { freeFrom: last } : {}),
  };
}
