import { type SearchEnd, type SearchOrder, WeekSearch } from '../rules/week/search-week.ts';

/** A stretch of a search by the clock of its thread. */
export function searchStretch({ problem, from, seed, ...stretch }: SearchOrder): SearchEnd {
  return new WeekSearch(problem, from, seed).run(stretch, () => performance.now());
}
