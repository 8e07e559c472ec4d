/** An amount in minor units of one currency. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

const DAY_MS = 86_400_000;
const daysBetween = (from: number, to: number): number => Math.max(0, Math.round((to - from) / DAY_MS));

/** Returns the share of a month's spending that falls into a period, spread evenly by day. */
export function shareOfMonth(
  amount: number,
  month: string,
  period: { readonly from: string; readonly to: string },
): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const [start, end] = [Date.UTC(year, number - 1, 1), Date.UTC(year, number, 1)];
  const from = Math.max(start, Date.parse(period.from));
  const to = Math.min(end, Date.parse(period.to) + DAY_MS);
  return Math.round((amount * daysBetween(from, to)) / daysBetween(start, end));
}

/** Sums amounts by currency, leaving out zero totals. */
export function sumByCurrency(amounts: readonly Money[]): Money[] {
  const sums = new Map<string, number>();
  for (const { amount, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums]
    .filter(([, amount]) => amount > 0)
    .map(([currency, amount]) => ({ amount, currency }))
    .toSorted((a, b) => (a.currency < b.currency ? -1 : 1));
}

/** Returns the cost per person in minor units, or null for nobody. */
export function costPerPerson({ amount, currency }: Money, count: number): Money | null {
  return count === 0 ? null : { amount: Math.round(amount / count), currency };
}

/** Returns this month's cost of a campaign, from its total and the earlier months. */
export function campaignMonthCost(spentUntilNow: number, earlierMonths: number): number {
  return Math.max(0, spentUntilNow - earlierMonths);
}
