import type { Factor, ScoreLine, Score, Weights } from '../contract/schemas.ts';
import { FACTORS } from './factors.ts';
import { SHARES } from './shares.ts';
import type { PersonFacts, JobFacts } from './shares.ts';

/**
 * How well somebody fits a post. Points are only given: what is not known gives none and takes none, and is summed up apart.
 * What the reader may not see counts for nobody.
 */
export function computeScore(
  post: JobFacts,
  person: PersonFacts,
  weights: Weights,
  hidden: ReadonlySet<Factor> = new Set(),
): Score {
  const lines = FACTORS.map((factor): ScoreLine => {
    const weight = weights[factor];
    const verdict = SHARES[factor](post, person);
    const nothing = { factor, weight, points: 0, have: 0, of: 0, day: null };
    if (weight === 0) return { ...nothing, state: 'OFF' };
    if (hidden.has(factor)) return { ...nothing, state: 'HIDDEN' };
    if (verdict === null) return { ...nothing, state: 'NOT_ASKED' };
    if (verdict === undefined) return { ...nothing, state: 'UNKNOWN' };
    const { share, have, of, day = null } = verdict;
    return { factor, weight, state: 'COUNTED', points: Math.round(weight * share), have, of, day };
  });
  const sum = (state: ScoreLine['state'], what: 'points' | 'weight'): number =>
    lines.reduce((total, line) => total + (line.state === state ? line[what] : 0), 0);
  const unknown = sum('UNKNOWN', 'weight');
  return { points: sum('COUNTED', 'points'), of: sum('COUNTED', 'weight') + unknown, unknown, lines };
}
