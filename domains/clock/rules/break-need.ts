import { MS_PER_MINUTE } from './limits.ts';
import type { WorkSpan } from './pair.ts';
import { workedMs } from './pair.ts';

/** That work beyond some minutes needs a break. */
export interface BreakNeed {
  readonly afterMinutes: number;
  /** How long it has to be in all; 0: any. */
  readonly minutes: number;
  /** The law that says so; null for the rule of the place. */
  readonly law: string | null;
  /** Only for people of these ages: from (included) and below (not included). */
  readonly ages?: { readonly from?: number | undefined; readonly below?: number | undefined } | undefined;
}

const OF_AGE = 18;

/** The needs that hold for somebody of an age; of whom it is not known, what holds for adults does. */
export function needsAtAge(needs: readonly BreakNeed[], age: number | null): BreakNeed[] {
  const years = age ?? OF_AGE;
  return needs.filter(({ ages }) => years >= (ages?.from ?? 0) && years < (ages?.below ?? Infinity));
}

/** A break that work still needs. */
export interface DueBreak {
  readonly need: BreakNeed;
  /** When the work reaches what the rule allows without it, if it goes on as it does. */
  readonly dueAt: number;
  /** What is missing of it, in minutes; null where any break does. */
  readonly missing: number | null;
}

/**
 * The break that work which goes on needs first; undefined where it needs none before it is planned to end. A break that goes on counts
 * with the time that it has taken so far, and work rests meanwhile. What any work at all needs is due while it still fits in before the
 * planned end, and not as somebody begins; without such an end nobody knows by when.
 */
export function findDueBreak(
  span: WorkSpan,
  needs: readonly BreakNeed[],
  { now, plannedEnd }: { readonly now: number; readonly plannedEnd: number | null },
): DueBreak | undefined {
  const worked = workedMs(span, now);
  const rested = span.breaks.reduce((sum, one) => sum + Math.max(0, (one.end ?? now) - one.start), 0) / MS_PER_MINUTE;
  let first: DueBreak | undefined;
  for (const need of needs) {
    const isTaken = need.minutes === 0 ? span.breaks.length > 0 : rested >= need.minutes;
    if (isTaken) continue;
    const missing = need.minutes === 0 ? null : Math.ceil(need.minutes - rested);
    if (need.afterMinutes === 0 && plannedEnd === null) continue;
    const dueAt =
      need.afterMinutes === 0 && plannedEnd !== null
        ? plannedEnd - (missing ?? 0) * MS_PER_MINUTE
        : now + need.afterMinutes * MS_PER_MINUTE - worked;
    if (plannedEnd !== null && plannedEnd <= dueAt) continue;
    if (first === undefined || dueAt < first.dueAt) first = { need, dueAt, missing };
  }
  return first;
}
