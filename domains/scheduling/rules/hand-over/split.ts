import type { Shift, ShiftContent } from '../../contract/schemas.ts';
import { addDays, formatTime, parseMinutes } from '../hours/time.ts';
import { instantsAt, lengthMinutes, wallMinutes } from '../shift.ts';

/** Times of day at which a shift can be divided. */
const GRID_MINUTES = 15;
const MINUTES_PER_DAY = 1440;

/** Which part of a shift is meant, and the time of day at which it ends or begins. */
export interface ShiftPart {
  readonly side: 'START' | 'END';
  readonly at: string;
}

type Breaks = Pick<ShiftContent, 'unpaid_break_minutes' | 'paid_break_minutes'>;
type Divisible = Pick<ShiftContent, 'date' | 'start' | 'end'> & Breaks;
/** A part of a shift: its times and its breaks. */
export type PartContent = Divisible & Pick<Shift, 'starts_at' | 'ends_at'>;

/** A shift in two: the part that is given, and the one that stays. */
export interface DividedShift {
  readonly given: PartContent;
  readonly kept: PartContent;
}

/**
 * A shift divided at a time of the 15-minute grid; nothing where that is not within it or leaves a part shorter than `least` real
 * minutes. The longer part keeps the breaks, of equals the one that stays.
 */
export function divideShift(shift: Divisible, zone: string, part: ShiftPart, least: number): DividedShift | null {
  const [begin, cut] = [parseMinutes(shift.start), parseMinutes(part.at)];
  const offset = (cut - begin + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  if (cut % GRID_MINUTES !== 0 || offset === 0 || offset >= wallMinutes(shift)) return null;
  const { date, start, end } = shift;
  const next = begin + offset >= MINUTES_PER_DAY ? addDays(date, 1) : date;
  const place = <T extends { date: string; start: string; end: string }>(times: T) => ({
    ...times,
    ...instantsAt(times, zone),
  });
  const [first, second] = [place({ date, start, end: part.at }), place({ date: next, start: part.at, end })];
  const [given, kept] = part.side === 'START' ? [first, second] : [second, first];
  const [longer, shorter] =
    lengthMinutes(given) > lengthMinutes(kept) ? ([given, kept] as const) : ([kept, given] as const);
  const { unpaid_break_minutes: unpaid, paid_break_minutes: paid } = shift;
  if (lengthMinutes(shorter) < Math.max(least, 1) || unpaid + paid >= lengthMinutes(longer)) return null;
  const withBreaks = (one: typeof given): PartContent => ({
    ...one,
    unpaid_break_minutes: one === longer ? unpaid : 0,
    paid_break_minutes: one === longer ? paid : 0,
  });
  return { given: withBreaks(given), kept: withBreaks(kept) };
}

/** The times of day at which a shift can be divided, in their order. */
export function timesToDivide(shift: Divisible, zone: string, least: number): string[] {
  const begin = parseMinutes(shift.start);
  const first = Math.ceil((begin + 1) / GRID_MINUTES) * GRID_MINUTES;
  const times: string[] = [];
  for (let minute = first; minute < begin + wallMinutes(shift); minute += GRID_MINUTES) {
    const at = formatTime(minute);
    if (divideShift(shift, zone, { side: 'START', at }, least) !== null) times.push(at);
  }
  return times;
}
