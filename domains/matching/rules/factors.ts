import type { Factor, Weights } from '../contract/schemas.ts';

/** All factors in the order in which they are explained. */
export const FACTORS: readonly Factor[] = [
  'open_shifts',
  'usual_week',
  'hours',
  'first_day',
  'position',
  'certificates',
  'language',
  'answers',
  'papers',
  'distance',
  'pay',
];

/** Default weights, a hundred in total. Availability for work counts most. What can be worked comes first. */
export const DEFAULT_WEIGHTS: Weights = {
  open_shifts: 20,
  usual_week: 15,
  hours: 10,
  first_day: 10,
  position: 15,
  certificates: 5,
  language: 5,
  answers: 5,
  papers: 5,
  distance: 5,
  pay: 5,
};

/** Fills factors that are missing from stored weights with zero. */
export function completeWeights(set: Partial<Weights>): Weights {
  return Object.fromEntries(FACTORS.map((factor) => [factor, set[factor] ?? 0])) as Weights;
}
