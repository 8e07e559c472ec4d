/** A fraction of whole numbers, so that sums of pay are exact until they are rounded once. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** Rounds a fraction to the nearest whole number, halves away from zero. The denominator has to be positive. */
export function roundFraction({ over, under }: Fraction): number {
  const isBelow = over < 0n;
  const size = isBelow ? -over : over;
  const rounded = (2n * size + under) / (2n * under);
  return Number(isBelow ? -rounded : rounded);
}

/** What minutes are worth at a rate for an hour, times a percentage, in minor units. */
export function worthOf(ratePerHour: number, minutes: number, percent = 100): number {
  return roundFraction({ over: BigInt(ratePerHour) * BigInt(minutes) * BigInt(percent), under: 6000n });
}

/**
 * Divides an amount among weights so that the parts sum to it exactly: whole parts first, what is left one unit each to the largest
 * remainders, ties to the lower key. Without any weight nobody gets anything. The amount and the weights are not negative.
 */
export function divideAmount(
  amount: number,
  weights: readonly { readonly key: string; readonly weight: number }[],
): ReadonlyMap<string, number> {
  const total = weights.reduce((sum, { weight }) => sum + BigInt(weight), 0n);
  if (total === 0n || amount <= 0) return new Map(weights.map(({ key }) => [key, 0]));
  const parts = weights.map(({ key, weight }) => {
    const exact = BigInt(amount) * BigInt(weight);
    return { key, whole: exact / total, rest: exact % total };
  });
  let left = BigInt(amount) - parts.reduce((sum, { whole }) => sum + whole, 0n);
  const byRest = parts.toSorted((a, b) => (a.rest === b.rest ? (a.key < b.key ? -1 : 1) : a.rest > b.rest ? -1 : 1));
  return new Map(
    byRest.map(({ key, whole }) => {
      const more = left > 0n ? 1n : 0n;
      left -= more;
      return [key, Number(whole + more)];
    }),
  );
}
