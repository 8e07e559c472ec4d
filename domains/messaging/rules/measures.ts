import type { Measure } from '../contract/bars.ts';

/** What a report is about. */
export interface Reported {
  readonly messageId: string | null;
  readonly accusedSide: 'EMPLOYER' | 'CANDIDATE';
  readonly accusedIds: readonly string[];
}

/** What can be done about a report: a message can be hidden, one person warned, and one of the house kept from writing. */
export function measuresFor({ messageId, accusedSide, accusedIds }: Reported): readonly Measure[] {
  const isOne = accusedIds.length === 1;
  return [
    ...(messageId === null ? [] : (['HIDE'] as const)),
    ...(isOne ? (['WARN'] as const) : []),
    ...(isOne && accusedSide === 'EMPLOYER' ? (['SUSPEND'] as const) : []),
  ];
}

/** How somebody decides. */
export interface Decision {
  readonly verdict: 'UPHELD' | 'UNFOUNDED';
  readonly measures: readonly Measure[];
  readonly days: number | undefined;
}

/** Whether a decision is one about this report: nothing is done about what is unfounded, and days are of a suspension alone. */
export function canDecide(reported: Reported, { verdict, measures, days }: Decision): boolean {
  if (new Set(measures).size < measures.length) return false;
  if (measures.includes('SUSPEND') !== (days !== undefined)) return false;
  if (verdict === 'UNFOUNDED') return measures.length === 0;
  return measures.every((measure) => measuresFor(reported).includes(measure));
}
