/** Somebody of a panel and a card that was due of them. */
export interface DueCard {
  readonly location_id: string;
  readonly person_id: string;
  readonly due: number;
  readonly sent: number;
}

export interface CardRate {
  readonly due: number;
  readonly sent: number;
}

/** The sums of what was due and sent, all together. */
export function rateOf(lines: readonly CardRate[]): CardRate {
  return lines.reduce((sum, line) => ({ due: sum.due + line.due, sent: sum.sent + line.sent }), { due: 0, sent: 0 });
}

/** The same by somebody or something, the lowest share of sent cards first, then whoever owed more. */
export function ratesBy<Key extends 'location_id' | 'person_id'>(
  lines: readonly DueCard[],
  key: Key,
): (CardRate & { readonly id: string })[] {
  return [...Map.groupBy(lines, (line) => line[key])]
    .map(([id, own]) => ({ id, ...rateOf(own) }))
    .toSorted((one, other) => one.sent / one.due - other.sent / other.due || other.due - one.due);
}
