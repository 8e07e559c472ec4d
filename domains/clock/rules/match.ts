import { WINDOW_MS } from './limits.ts';

/** A shift that work can belong to, in milliseconds. */
export interface MatchableShift {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly location_id: string;
}

/** Work as it is matched: without an end it goes on, or its end is missing. */
export interface MatchableWork {
  readonly start: number;
  readonly end: number | null;
  readonly location_id: string;
}

/**
 * The shift that work belongs to, by time and never by date: the one that it overlaps longest, otherwise the one whose start is
 * nearest, as long as it is within the window. Work without an end belongs to the shift whose start is nearest to its own, unless that
 * is over. Shifts of other locations are nobody's.
 */
export function matchShift<Shift extends MatchableShift>(
  work: MatchableWork,
  shifts: readonly Shift[],
  windowMs: number = WINDOW_MS,
): Shift | undefined {
  let best: { readonly shift: Shift; readonly overlap: number; readonly distance: number } | undefined;
  for (const shift of shifts) {
    if (shift.location_id !== work.location_id) continue;
    const end = work.end ?? work.start;
    const overlap = Math.max(0, Math.min(end, shift.end) - Math.max(work.start, shift.start));
    const gap = Math.max(shift.start - end, work.start - shift.end, 0);
    if (overlap === 0 && gap > windowMs) continue;
    // Work that has begun after a shift ended is no late part of it while another one can still take it.
    const distance = Math.abs(work.start - shift.start);
    if (best === undefined || overlap > best.overlap || (overlap === best.overlap && distance < best.distance))
      best = { shift, overlap, distance };
  }
  return best?.shift;
}

/** Matches work to shifts: each piece of work to one, a shift to as many pieces as belong to it. */
export function matchShifts<Work extends MatchableWork, Shift extends MatchableShift>(
  spans: readonly Work[],
  shifts: readonly Shift[],
  windowMs: number = WINDOW_MS,
): { readonly work: Work; readonly shift: Shift | undefined }[] {
  return spans.map((work) => ({ work, shift: matchShift(work, shifts, windowMs) }));
}
