import type { Measure } from '../contract/bars.ts';

/** The message or the people that a report is about. */
export interface ReportedSubject {
  readonly messageId: string | null;
  readonly accusedSide: 'EMPLOYER' | 'CANDIDATE';
  readonly accusedIds: readonly string[];
}

/** Lists the possible measures: hide a message, warn one person, suspend an employee from writing. */
export function measuresFor({ messageId, accusedSide, accusedIds }: ReportedSubject): readonly Measure[] {
  const isOne = accusedIds.length === 1;
  return [
    ...(messageId === null ? [] : (['HIDE'] as const)),
    ...(isOne ? (['WARN'] as const) : []),
    ...(isOne && accusedSide === 'EMPLOYER' ? (['SUSPEND'] as const) : []),
  ];
}

/** A moderator's decision. */
export interface Decision {
  readonly verdict: 'UPHELD' | 'UNFOUNDED';
  readonly measures: readonly Measure[];
  readonly days: number | undefined;
}

/** Is true if a decision fits the report: no measure if unfounded, days only for a suspension. */
export function canDecide(reported: ReportedSubject, { verdict, measures, days }: Decision): boolean {
  if (new Set(measures).size < measures.length) return false;
  if (measures.includes('SUSPEND') !== (days !== undefined)) return false;
  if (verdict === 'UNFOUNDED') return measures.length === 0;
  return measures.every((measure) => measuresFor(reported).includes(measure));
}
