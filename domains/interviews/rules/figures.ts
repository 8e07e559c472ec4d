/** The scorecards due from a panel member at a location. */
export interface DueScorecards {
  readonly location_id: string;
  readonly person_id: string;
  readonly due: number;
  readonly sent: number;
}

export interface SubmissionRate {
  readonly due: number;
  readonly sent: number;
}

/** Sums due and submitted scorecards. */
export function totalRate(lines: readonly SubmissionRate[]): SubmissionRate {
  return lines.reduce((sum, line) => ({ due: sum.due + line.due, sent: sum.sent + line.sent }), { due: 0, sent: 0 });
}

/** Sums them by a key, the lowest rate first, then the most missing. */
export function groupRates<Key extends 'location_id' | 'person_id'>(
  lines: readonly DueScorecards[],
  key: Key,
): (SubmissionRate & { readonly id: string })[] {
  return [...Map.groupBy(lines, (line) => line[key])]
    .map(([id, own]) => ({ id, ...totalRate(own) }))
    .toSorted((one, other) => one.sent / one.due - other.sent / other.due || other.due - one.due);
}
