/** Pay for an hour, in minor units of a currency. */
export interface Rate {
  readonly amount: number;
  readonly currency: string;
}

/** A pay of one person from a day on. */
export interface DatedRate {
  /** The position it is paid in; null is the person's own pay, which counts where no position has one. */
  readonly positionId: string | null;
  /** Where it is paid; null is everywhere. Only of a position. */
  readonly locationId: string | null;
  readonly from: string;
  /** Null from a day on which the pay of this position ends: the wider one counts again. */
  readonly rate: Rate | null;
}

/** What is worked: the position, the location and the day on which it begins. */
export interface RateQuestion {
  readonly positionId: string | null;
  readonly locationId: string | null;
  readonly day: string;
}

/**
 * Returns what somebody is paid for an hour of this work: the pay of the position at the location, else of the position, else
 * their own. Null where none of them is known on the day.
 */
export function rateOn(rates: Iterable<DatedRate>, { positionId, locationId, day }: RateQuestion): Rate | null {
  let atLocation: DatedRate | undefined;
  let ofPosition: DatedRate | undefined;
  let own: DatedRate | undefined;
  for (const rate of rates) {
    if (rate.from > day) continue;
    if (rate.positionId === null) own = later(own, rate);
    else if (rate.positionId !== positionId) continue;
    else if (rate.locationId === null) ofPosition = later(ofPosition, rate);
    else if (rate.locationId === locationId) atLocation = later(atLocation, rate);
  }
  return atLocation?.rate ?? ofPosition?.rate ?? own?.rate ?? null;
}

function later(one: DatedRate | undefined, other: DatedRate): DatedRate {
  return one === undefined || other.from >= one.from ? other : one;
}

/** Leaves out rates that count on no day from `from` to `to`: those that begin later, and those that a later one replaced by then. */
export function ratesWithin<T extends DatedRate>(rates: readonly T[], days: { from: string; to: string }): T[] {
  const begun = new Map<string, T>();
  const kept: T[] = [];
  for (const rate of rates) {
    if (rate.from > days.to) continue;
    const key = `${rate.positionId ?? ''} ${rate.locationId ?? ''}`;
    const before = begun.get(key);
    if (rate.from > days.from) kept.push(rate);
    else if (before === undefined || rate.from >= before.from) begun.set(key, rate);
  }
  return [...begun.values(), ...kept];
}
