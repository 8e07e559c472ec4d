import { expect, test } from 'vitest';
import { mapInTurns } from './in-turns.ts';

const busyFor = (ms: number): void => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

test('long work on many lets others have their turn, and keeps its order', async () => {
  let turns = 0;
  const count = (): void => {
    turns += 1;
    timer = setImmediate(count);
  };
  let timer = setImmediate(count);
  const done = await mapInTurns([1, 2, 3, 4, 5, 6, 7, 8], (one) => {
    busyFor(15);
    return one * 2;
  });
  clearImmediate(timer);
  expect(done).toEqual([2, 4, 6, 8, 10, 12, 14, 16]);
  expect(turns).toBeGreaterThanOrEqual(3);
});
