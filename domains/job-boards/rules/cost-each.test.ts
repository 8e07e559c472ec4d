import { expect, test } from 'vitest';
import { costPerApplicant } from './cost-each.ts';

const EUR = (amount: number) => ({ amount, currency: 'EUR' });

test.each([
  [EUR(10_000), 3, EUR(3333)],
  [EUR(0), 2, EUR(0)],
  [EUR(10_000), 0, null],
  [EUR(10_000), null, null],
  [null, 3, null],
])('a campaign of %j with %j applicants costs %j for each', (spent, applicants, expected) => {
  expect(costPerApplicant({ spent, applicants })).toEqual(expected);
});
