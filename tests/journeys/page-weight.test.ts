import { expect, test } from 'vitest';
import { pageWeights } from '../../bench/page-weight.ts';

test('no page that has a budget loads more than it', async () => {
  const weights = (await pageWeights()).filter(({ budget }) => budget !== undefined);
  expect(weights.length).toBeGreaterThanOrEqual(7);
  expect(weights.filter(({ kilobytes, budget = 0 }) => kilobytes > budget)).toEqual([]);
});
