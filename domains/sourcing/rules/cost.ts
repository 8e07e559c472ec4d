/** An amount in one currency, in minor units. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

const DAY_MS = 86_400_000;
const days = (from: number, to: number): number => Math.max(0, Math.round((to - from) / DAY_MS));

/** What of a month's spending falls into the days from one to another, the last one included: each day of the month bears the same. */
export function shareOfMonth(
  amount: number,
  month: string,
  period: { readonly from: string; readonly to: string },
): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const [start, end] = [Date.UTC(year, number - 1, 1), Date.UTC(year, number, 1)];
  const from = Math.max(start, Date.parse(period.from));
  const to = Math.min(end, Date.parse(period.to) + DAY_MS);
  return Math.round((amount * days(from, to)) / days(start, end));
}

/** Amounts of one currency together, currencies never; those of nothing left out. */
export function addUp(amounts: readonly Money[]): Money[] {
  const sums = new Map<string, number>();
  for (const { amount, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums]
    .filter(([, amount]) => amount > 0)
    .map(([currency, amount]) => ({ amount, currency }))
    .toSorted((a, b) => (a.currency < b.currency ? -1 : 1));
}

/** What each of so many has cost, to the nearest minor unit; null where there was nobody. */
export function costEach({ amount, currency }: Money, count: number): Money | null {
  return count === 0 ? null : { amount: Math.round(amount / count), currency };
}

/** What a campaign has cost this month, when a board says what it has cost until now and earlier months bore some of it. */
export function monthOfCampaign(spentUntilNow: number, earlierMonths: number): number {
  return Math.max(0, spentUntilNow - earlierMonths);
}
