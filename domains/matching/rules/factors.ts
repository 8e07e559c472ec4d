import type { Factor, Weights } from '../contract/schemas.ts';

/** Every factor, in the order in which they are explained. */
export const FACTORS: readonly Factor[] = [
  'open_shifts',
  'usual_week',
  'hours',
  'first_day',
  'position',
  'answers',
  'papers',
  'distance',
  'language',
];

/** What each counts where nobody has said otherwise: together a hundred. What can be worked comes first. */
export const DEFAULT_WEIGHTS: Weights = {
  open_shifts: 25,
  usual_week: 20,
  hours: 10,
  first_day: 10,
  position: 15,
  answers: 10,
  papers: 5,
  distance: 5,
  language: 0,
};
