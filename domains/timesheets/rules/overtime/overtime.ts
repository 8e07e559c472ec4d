import { addDays } from '@hearth/domains/scheduling/rules';
import type { Segment } from '../segments.ts';
import type { PackTerms } from './pack.ts';

export type OvertimeReason = 'DAILY' | 'WEEKLY' | 'SEVENTH_DAY' | 'CONTRACT';

/** Minutes of a segment that count more than their own pay, or beyond a contract. */
export interface OvertimePiece {
  readonly segment: Segment;
  readonly minutes: number;
  /** Of the pay in all: 150 is time and a half. */
  readonly percent: number;
  readonly reason: OvertimeReason;
}

interface Limit {
  readonly after: number;
  readonly percent: number;
  readonly reason: OvertimeReason;
}

/**
 * Finds the overtime of one week, whose segments come in order. Each minute counts by one rule alone, the one that pays most. What a
 * day already pays extra does not count towards the week again.
 */
export function findOvertime(
  week: { readonly first: string; readonly segments: readonly Segment[] },
  termsOn: (day: string) => PackTerms,
  contractMinutes: number | null,
): OvertimePiece[] {
  const weekly = weekLimits(termsOn(addDays(week.first, 6)), contractMinutes);
  const worked = new Set(week.segments.map(({ day }) => day));
  const seventh = worked.size === 7 ? addDays(week.first, 6) : null;
  const ofDay = new Map<string, number>();
  let ofWeek = 0;
  const pieces: OvertimePiece[] = [];
  for (const segment of week.segments) {
    const daily = dayLimits(termsOn(segment.day), segment.day === seventh);
    let dayMinutes = ofDay.get(segment.day) ?? 0;
    for (let left = segment.minutes; left > 0;) {
      const byDay = passed(daily, dayMinutes);
      const untilDay = untilNext(daily, dayMinutes, left);
      const byWeek = byDay === undefined ? passed(weekly, ofWeek) : undefined;
      const minutes = byDay === undefined ? Math.min(untilDay, untilNext(weekly, ofWeek, left)) : untilDay;
      const limit = byDay ?? byWeek;
      if (limit !== undefined) pieces.push({ segment, minutes, percent: limit.percent, reason: limit.reason });
      dayMinutes += minutes;
      if (byDay === undefined) ofWeek += minutes;
      left -= minutes;
    }
    ofDay.set(segment.day, dayMinutes);
  }
  return pieces;
}

function dayLimits(terms: PackTerms, isSeventh: boolean): Limit[] {
  return [
    ...terms.daily.map((band) => ({ ...band, reason: 'DAILY' as const })),
    ...(isSeventh ? terms.seventh_day.map((band) => ({ ...band, reason: 'SEVENTH_DAY' as const })) : []),
  ];
}

function weekLimits(terms: PackTerms, contract: number | null): Limit[] {
  const counts = contract !== null && contract > 0 && (terms.full_time === null || contract < terms.full_time);
  const byContract = counts
    ? terms.over_contract.map(({ share, percent }) => ({
        after: contract + Math.floor((contract * share) / 100),
        percent,
        reason: 'CONTRACT' as const,
      }))
    : [];
  return [...terms.weekly.map((band) => ({ ...band, reason: 'WEEKLY' as const })), ...byContract];
}

/** The limit that pays most of those that are passed; of several that pay the same, the first. */
function passed(limits: readonly Limit[], minutes: number): Limit | undefined {
  let best: Limit | undefined;
  for (const limit of limits)
    if (limit.after <= minutes && (best === undefined || limit.percent > best.percent)) best = limit;
  return best;
}

function untilNext(limits: readonly Limit[], minutes: number, most: number): number {
  return Math.min(most, ...limits.map(({ after }) => after - minutes).filter((left) => left > 0));
}
