import { addScores, averageScore, countAnswers } from './anonymity.ts';

/** A week of a location that may be shown. */
export interface PublishedWeek {
  readonly location_id: string;
  readonly week: string;
  readonly scores: readonly number[];
}

interface AnswerSummary {
  readonly answers: number;
  readonly scores: number[];
  readonly average: number;
}

const summarizeAnswers = (scores: readonly number[]): AnswerSummary => ({
  answers: countAnswers(scores),
  scores: [...scores],
  average: averageScore(scores),
});

/** Sums by week, oldest first, of weeks of locations in order of time. */
export function groupByWeek(
  rows: readonly PublishedWeek[],
): (AnswerSummary & { readonly week: string; readonly locations: number })[] {
  return [...Map.groupBy(rows, ({ week }) => week)].map(([week, of]) => ({
    week,
    locations: of.length,
    ...summarizeAnswers(addScores(of.map(({ scores }) => scores))),
  }));
}

/** The newest week of each location beside its week before, the lowest average first; of equal ones that with more answers. */
export function groupByLocation(
  rows: readonly PublishedWeek[],
): (AnswerSummary & { readonly id: string; readonly week: string; readonly before: number | null })[] {
  return [...Map.groupBy(rows, ({ location_id: id }) => id)]
    .flatMap(([id, weeks]) => {
      const newest = weeks.at(-1);
      const before = weeks.at(-2);
      if (newest === undefined) return [];
      return {
        id,
        week: newest.week,
        before: before === undefined ? null : averageScore(before.scores),
        ...summarizeAnswers(newest.scores),
      };
    })
    .sort((one, other) => one.average - other.average || other.answers - one.answers || (one.id < other.id ? -1 : 1));
}
