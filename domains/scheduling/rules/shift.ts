import type { NearbyShift, Shift, ShiftContent } from '../contract/schemas.ts';
import { MINUTES_PER_DAY } from './limits.ts';
import { addDays, toInstant, parseMinutes, startOfDay } from './hours/time.ts';

const MS_PER_MINUTE = 60_000;

/** A stretch of real time, in milliseconds. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

type WallClock = Pick<ShiftContent, 'date' | 'start' | 'end'>;

/** Minutes between the two wall-clock times; an end that is not after the start is on the next day. */
export function wallMinutes(shift: Pick<WallClock, 'start' | 'end'>): number {
  const minutes = parseMinutes(shift.end) - parseMinutes(shift.start);
  return minutes > 0 ? minutes : minutes + MINUTES_PER_DAY;
}

/** Tells if a shift ends on the day after it starts. */
export function crossesMidnight(shift: Pick<WallClock, 'start' | 'end'>): boolean {
  return shift.end <= shift.start;
}

/**
 * The start and end of a shift in a time zone; its length changes when the clocks do. On the days when clocks change
 * it is shorter or longer than it reads.
 */
export function toInstants(shift: WallClock, zone: string): Span {
  const from = parseMinutes(shift.start);
  const start = toInstant(shift.date, from, zone);
  const end = toInstant(shift.date, from + wallMinutes(shift), zone);
  // A start inside a skipped hour can land after its own end; the shift then keeps the length that it reads.
  return { start, end: end > start ? end : start + wallMinutes(shift) * MS_PER_MINUTE };
}

const spans = new WeakMap<object, Span>();

/**
 * The start and end of a shift as instants; memoized per object, as shifts are never mutated. Kept per object, since
 * shifts are never changed in place.
 */
export function instantSpan(shift: Pick<NearbyShift, 'starts_at' | 'ends_at'>): Span {
  let span = spans.get(shift);
  if (span === undefined) {
    span = { start: Date.parse(shift.starts_at), end: Date.parse(shift.ends_at) };
    spans.set(shift, span);
  }
  return span;
}

/** The instants of a shift, as the wire writes them. */
export function instantsAt(shift: WallClock, zone: string): Pick<Shift, 'starts_at' | 'ends_at'> {
  const { start, end } = toInstants(shift, zone);
  return { starts_at: new Date(start).toISOString(), ends_at: new Date(end).toISOString() };
}

/** Real minutes from start to end, breaks included. */
export function lengthMinutes(shift: Pick<NearbyShift, 'starts_at' | 'ends_at'>): number {
  const { start, end } = instantSpan(shift);
  return Math.round((end - start) / MS_PER_MINUTE);
}

/** Real minutes that are paid: without the unpaid breaks, never below zero. */
export function paidMinutes(shift: Pick<NearbyShift, 'starts_at' | 'ends_at' | 'unpaid_break_minutes'>): number {
  return Math.max(0, lengthMinutes(shift) - shift.unpaid_break_minutes);
}

/**
 * Paid minutes of a shift on each local day that it touches. The unpaid break falls on the days in proportion, in whole
 * minutes, so that the parts always add up to `paidMinutes`.
 */
export function paidMinutesByDay(
  shift: Pick<NearbyShift, 'date' | 'start' | 'end' | 'starts_at' | 'ends_at' | 'unpaid_break_minutes'>,
  zone: string,
): { date: string; minutes: number }[] {
  const paid = paidMinutes(shift);
  if (!crossesMidnight(shift) || shift.end === '00:00') return [{ date: shift.date, minutes: paid }];
  const next = addDays(shift.date, 1);
  const { start, end } = instantSpan(shift);
  const midnight = Math.min(Math.max(startOfDay(next, zone), start), end);
  const length = end - start;
  const first = length === 0 ? paid : Math.round((paid * (midnight - start)) / length);
  return [
    { date: shift.date, minutes: first },
    { date: next, minutes: paid - first },
  ];
}

/** Picks the fields of a shift that a manager decides. */
export function pickContent(shift: ShiftContent): ShiftContent {
  return {
    employee_id: shift.employee_id,
    position_id: shift.position_id,
    date: shift.date,
    start: shift.start,
    end: shift.end,
    unpaid_break_minutes: shift.unpaid_break_minutes,
    paid_break_minutes: shift.paid_break_minutes,
    station: shift.station,
    note: shift.note,
  };
}

/** Tells if two shifts have the same content. */
export function sameContent(one: ShiftContent, other: ShiftContent): boolean {
  return (
    one.employee_id === other.employee_id &&
    one.position_id === other.position_id &&
    one.date === other.date &&
    one.start === other.start &&
    one.end === other.end &&
    one.unpaid_break_minutes === other.unpaid_break_minutes &&
    one.paid_break_minutes === other.paid_break_minutes &&
    one.station === other.station &&
    one.note === other.note
  );
}

/** The content that staff currently see, or null if the shift is unpublished. */
export function publishedContent(shift: Shift): ShiftContent | null {
  return shift.published === 'same' ? pickContent(shift) : shift.published;
}

export type ShiftState = 'draft' | 'published' | 'changed' | 'removed';

/** The publication state of a shift: draft, published, changed or removed. */
export function shiftState(shift: Shift): ShiftState {
  if (shift.removed) return 'removed';
  if (shift.published === null) return 'draft';
  return shift.published === 'same' ? 'published' : 'changed';
}

export type ShiftProblem = 'SHIFT_TIMES_EQUAL' | 'BREAK_TOO_LONG';

/** The problem of a shift on its own, independent of who works it. */
export function findShiftProblem(content: ShiftContent): ShiftProblem | undefined {
  if (content.start === content.end) return 'SHIFT_TIMES_EQUAL';
  if (content.unpaid_break_minutes + content.paid_break_minutes >= wallMinutes(content)) return 'BREAK_TOO_LONG';
  return undefined;
}
