import type { Choice, CountedQuestion, SelectionRate } from '../contract/schemas.ts';
import { MIN_PER_LINE } from './tally.ts';

/** A group that is selected less often than four fifths of the group that fared best is looked at (29 CFR § 1607.4 D). */
const FOUR_FIFTHS = 0.8;

/**
 * For each answer the rate at each stage, beside the highest one. Not to say is no group. A stage that fewer than five of all
 * came to is left out, since it would tell of single people; null there.
 */
export function selectionRates({ lines }: CountedQuestion): ReadonlyMap<Choice, readonly (SelectionRate | null)[]> {
  const groups = lines.flatMap(({ choice, counts }) =>
    counts === null || choice === 'NOT_SAID' ? [] : [{ choice, counts }],
  );
  const stages = Math.max(0, ...groups.map(({ counts }) => counts.reached.length));
  const best: (number | null)[] = Array.from({ length: stages }, (_stage, index) => {
    const selected = groups.reduce((sum, { counts }) => sum + (counts.reached[index] ?? 0), 0);
    return selected < MIN_PER_LINE
      ? null
      : Math.max(...groups.map(({ counts }) => (counts.reached[index] ?? 0) / counts.applied));
  });
  return new Map(
    groups.map(({ choice, counts }) => [
      choice,
      best.map((highest, index) => {
        if (highest === null) return null;
        const selected = counts.reached[index] ?? 0;
        const rate = selected / counts.applied;
        const impact = highest === 0 ? null : rate / highest;
        return { selected, rate, impact, below: impact !== null && impact < FOUR_FIFTHS };
      }),
    ]),
  );
}
