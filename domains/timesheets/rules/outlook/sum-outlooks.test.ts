import { expect, test } from 'vitest';
import type { DayOutlook } from './day-outlook.ts';
import { sumOutlooks } from './sum-outlooks.ts';

const day = (pay: number | null, ...currencies: readonly string[]): DayOutlook => {
  const sum = { minutes: 60, overtime: 0, pay };
  return { soFar: sum, atClose: sum, planned: sum, overAt: null, currencies };
};

test.each<[string, DayOutlook[], [number, number | null, string | null]]>([
  ['nobody costs nothing', [], [0, 0, null]],
  ['pay in one currency adds up', [day(1200, 'EUR'), day(1500, 'EUR')], [120, 2700, 'EUR']],
  ['whoever is not paid that day takes nothing away', [day(1200, 'EUR'), day(0)], [120, 1200, 'EUR']],
  ['pay of somebody that is not known is none in the sum', [day(1200, 'EUR'), day(null)], [120, null, 'EUR']],
  ['euros and francs have no sum', [day(1200, 'EUR'), day(1500, 'CHF')], [120, null, null]],
])('%s', (_says, outlooks, [minutes, pay, currency]) => {
  const sums = sumOutlooks(outlooks);
  for (const sum of [sums.soFar, sums.atClose, sums.planned]) expect(sum).toEqual({ minutes, overtime: 0, pay });
  expect(sums.currency).toBe(currency);
});
