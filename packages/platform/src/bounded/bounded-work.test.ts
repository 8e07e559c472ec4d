import { expect, test } from 'vitest';
import type { work } from './bounded-work.fixture.ts';
import { BoundedWork, OverBounds } from './bounded-work.ts';

const module = new URL('./bounded-work.fixture.ts', import.meta.url);
const BOUNDS = { deadlineMs: 60_000, memoryMegabytes: 32, atOnce: 1, waiting: 1 };
const bounded = (bounds: Partial<typeof BOUNDS> = {}) =>
  new BoundedWork<typeof work>(module, 'work', { ...BOUNDS, ...bounds });

test('work that ends answers, and one that throws throws', async () => {
  expect(await bounded().run('ends')).toBe('done');
  await expect(bounded().run('throws')).rejects.toThrow(new RangeError('too much'));
});

test('work that never ends is ended at its deadline, and the loop turns all the while', async () => {
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 5);
  await expect(bounded({ deadlineMs: 1000 }).run('never ends')).rejects.toEqual(new OverBounds('DEADLINE'));
  clearInterval(turning);
  // A loop that was held would not have turned at all.
  expect(turns).toBeGreaterThan(10);
});

test('work that takes all memory is ended, and nothing else is', async () => {
  const one = bounded();
  await expect(one.run('takes all memory')).rejects.toEqual(new OverBounds('MEMORY'));
  expect(await one.run('ends')).toBe('done');
});

test('what finds no place waits, what finds none to wait is refused, and a place is free again after whatever end', async () => {
  const one = bounded({ deadlineMs: 2000 });
  const [first, second, third] = [one.run('never ends'), one.run('throws'), one.run('ends')];
  await expect(third).rejects.toEqual(new OverBounds('BUSY'));
  await expect(first).rejects.toEqual(new OverBounds('DEADLINE'));
  await expect(second).rejects.toThrow('too much');
  expect(await one.run('ends')).toBe('done');
});

test('work does not see the secrets of the installation', async () => {
  expect(await bounded().run('reads the environment')).toEqual([]);
});
