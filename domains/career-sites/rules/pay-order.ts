/** A currency that found jobs pay in. */
export interface FoundCurrency {
  readonly currency: string;
  readonly jobs: number;
  /** To the nearest of them; null where no point is given or none of them has one. */
  readonly nearest_km: number | null;
}

/**
 * Orders currencies for jobs sorted by pay: amounts of different currencies are never compared, since rates change by the hour. First the
 * reader's own, if they say one; then the one that is paid nearest to them; then the one of the most jobs; then by code.
 */
export function orderCurrencies(found: readonly FoundCurrency[], own?: string): readonly string[] {
  const far = Number.POSITIVE_INFINITY;
  return found
    .toSorted(
      (one, other) =>
        Number(other.currency === own) - Number(one.currency === own) ||
        compare(one.nearest_km ?? far, other.nearest_km ?? far) ||
        other.jobs - one.jobs ||
        compare(one.currency, other.currency),
    )
    .map(({ currency }) => currency);
}

function compare<Value extends number | string>(one: Value, other: Value): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
