import { expect, test } from 'vitest';
import { sumWeek } from './location-week.ts';

const WEEK = '2026-11-16';
const EUR = { amount: 1250, currency: 'EUR' };
const shift = (date: string, minutes: number, rate: typeof EUR | null = EUR) => ({ date, minutes, rate });

test.each([
  ['nothing', [], { minutes: 0, minutesBefore: 0, cost: 0, minutesWithoutCost: 0 }],
  [
    'a shift of the week costs, one of the week before only counts',
    [shift('2026-11-16', 480), shift('2026-11-15', 300)],
    { minutes: 480, minutesBefore: 300, cost: 10_000, minutesWithoutCost: 0 },
  ],
  [
    'each shift is rounded by itself',
    [shift('2026-11-16', 1), shift('2026-11-17', 1)],
    { minutes: 2, minutesBefore: 0, cost: 42, minutesWithoutCost: 0 },
  ],
  [
    'pay that is not known, and pay in another currency, is in no sum',
    [shift('2026-11-16', 60, null), shift('2026-11-17', 90, { amount: 900, currency: 'GBP' })],
    { minutes: 150, minutesBefore: 0, cost: 0, minutesWithoutCost: 150 },
  ],
])('%s', (_title, shifts, sum) => {
  expect(sumWeek(shifts, WEEK, 'EUR')).toEqual(sum);
});
