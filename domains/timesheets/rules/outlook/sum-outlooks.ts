import type { DayOutlook, DaySum } from './day-outlook.ts';

/** What the days of some people come to together. */
export interface SummedOutlook extends Pick<DayOutlook, 'soFar' | 'atClose' | 'planned'> {
  /** Of all amounts; null where nobody is paid yet or where several currencies are. */
  readonly currency: string | null;
}

/** Adds up days; pay is not known where that of somebody is not, nor where people are paid in several currencies. */
export function sumOutlooks(outlooks: readonly DayOutlook[]): SummedOutlook {
  const currencies = new Set(outlooks.flatMap((one) => one.currencies));
  const isOne = currencies.size < 2;
  const sum = (part: 'soFar' | 'atClose' | 'planned'): DaySum => {
    const days = outlooks.map(({ [part]: day }) => day);
    const pay = days.flatMap((day) => day.pay ?? []);
    return {
      minutes: days.reduce((total, { minutes }) => total + minutes, 0),
      overtime: days.reduce((total, { overtime }) => total + overtime, 0),
      pay: isOne && pay.length === days.length ? pay.reduce((total, amount) => total + amount, 0) : null,
    };
  };
  const currency = isOne ? ([...currencies][0] ?? null) : null;
  return { soFar: sum('soFar'), atClose: sum('atClose'), planned: sum('planned'), currency };
}
