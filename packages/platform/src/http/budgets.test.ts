import { expect, test } from 'vitest';
import { Budgets } from './budgets.ts';

let now = 0;
const budgets = (whole: number) => new Budgets(whole, 60, () => now);

test('a whole budget may be used at once, and then fills up steadily', () => {
  const one = budgets(60);
  for (let left = 59; left >= 0; left -= 1) expect(one.take('a', 1)).toMatchObject({ calls: left, waitSeconds: 0 });
  expect(one.take('a', 1)).toEqual({ calls: 0, fullInSeconds: 60, waitSeconds: 1 });
  now += 10_000;
  expect(one.take('a', 1)).toMatchObject({ calls: 9, waitSeconds: 0 });
  expect(one.take('a', 20)).toMatchObject({ calls: 9, waitSeconds: 11 });
  now += 3_600_000;
  expect(one.take('a', 1)).toMatchObject({ calls: 59, fullInSeconds: 1 });
});

test('a refused call takes nothing; one that is larger than a whole budget waits for a full one', () => {
  const one = budgets(10);
  expect(one.take('a', 25)).toMatchObject({ calls: 0, waitSeconds: 0 });
  for (let tries = 0; tries < 5; tries += 1) expect(one.take('a', 25).waitSeconds).toBe(60);
  now += 60_000;
  expect(one.take('a', 25).waitSeconds).toBe(0);
});

test('nobody uses the budget of another', () => {
  const one = budgets(1);
  expect([one.take('a', 1).waitSeconds, one.take('b', 1).waitSeconds]).toEqual([0, 0]);
  expect(one.take('a', 1).waitSeconds).toBeGreaterThan(0);
});

test('a million strangers are not all remembered, and those who are at their limit are the last to be forgotten', () => {
  const one = budgets(60);
  for (let index = 0; index < 100_000; index += 1) one.take(`first ${index}`, 1);
  expect(one.size).toBe(50_000);
  now += 30_000;
  one.take('busy', 60);
  for (let index = 0; index < 40_000; index += 1) one.take(`then ${index}`, 1);
  expect(one.size).toBeLessThanOrEqual(50_000);
  expect(one.take('busy', 1).waitSeconds).toBeGreaterThan(0);
});
