import { expect, test } from 'vitest';
import { divideTips } from './tip-pool.ts';
import type { TipPool, TipWorker } from './tip-pool.ts';

const who = (employeeId: string, minutes: number, positionId: string | null = null): TipWorker => ({
  employeeId,
  minutes,
  positionId,
});
const pool = (more: Partial<TipPool>): TipPool => ({
  collected: 10_000,
  keptBack: 0,
  method: 'HOURS',
  weights: new Map(),
  ...more,
});
const weights = new Map([
  ['waiter', 10],
  ['runner', 5],
]);

/** What each gets, and what is left. */
const POOLS: readonly (readonly [string, TipPool, readonly TipWorker[], Record<string, number>, number])[] = [
  ['by hours', pool({}), [who('a', 300), who('b', 100)], { a: 7500, b: 2500 }, 0],
  [
    'a cent that is left goes to the largest remainder',
    pool({ collected: 100 }),
    [who('a', 60), who('b', 60), who('c', 60)],
    { a: 34, b: 33, c: 33 },
    0,
  ],
  ['hours of several days are one', pool({}), [who('a', 100), who('a', 200), who('b', 100)], { a: 7500, b: 2500 }, 0],
  [
    'by points',
    pool({ method: 'POINTS', weights }),
    [who('a', 60, 'waiter'), who('b', 60, 'runner')],
    { a: 6667, b: 3333 },
    0,
  ],
  [
    'a position without points gets nothing',
    pool({ method: 'POINTS', weights }),
    [who('a', 60, 'waiter'), who('b', 60, 'cook')],
    { a: 10_000, b: 0 },
    0,
  ],
  [
    'in shares, whoever many a position has',
    pool({
      method: 'SHARES',
      weights: new Map([
        ['waiter', 70],
        ['cook', 30],
      ]),
    }),
    [who('a', 60, 'waiter'), who('b', 60, 'waiter'), who('c', 60, 'cook')],
    { a: 3500, b: 3500, c: 3000 },
    0,
  ],
  [
    'the share of a position that nobody worked goes to the others',
    pool({
      method: 'SHARES',
      weights: new Map([
        ['waiter', 70],
        ['cook', 30],
      ]),
    }),
    [who('a', 60, 'waiter')],
    { a: 10_000 },
    0,
  ],
  ['card fees come off first', pool({ keptBack: 200 }), [who('a', 60)], { a: 9800 }, 0],
  ['fees beyond the pool take nothing from anybody', pool({ keptBack: 20_000 }), [who('a', 60)], { a: 0 }, 0],
  ['nobody worked', pool({}), [who('a', 0)], { a: 0 }, 10_000],
];

test.each(POOLS)('%s', (_name, of, workers, gets, left) => {
  const divided = divideTips(of, workers);
  expect(Object.fromEntries(divided.shares.map(({ employeeId, amount }) => [employeeId, amount]))).toEqual(gets);
  expect(divided.left).toBe(left);
});
