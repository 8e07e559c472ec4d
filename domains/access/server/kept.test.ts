import { expect, test, vi } from 'vitest';
import { InvalidatingCache } from './kept.ts';

test('reads once for many, until it is told to forget', async () => {
  const kept = new InvalidatingCache<number>(10);
  const read = vi.fn(() => Promise.resolve(7));
  expect(await Promise.all([kept.get('a', read), kept.get('a', read)])).toEqual([7, 7]);
  expect(await kept.get('a', read)).toBe(7);
  expect(read).toHaveBeenCalledTimes(1);
  kept.forget('a');
  await kept.get('a', read);
  expect(read).toHaveBeenCalledTimes(2);
});

test('does not keep what was being read when a change was announced', async () => {
  const kept = new InvalidatingCache<string>(10);
  let finish: (value: string) => void = () => undefined;
  const early = kept.get('a', () => new Promise((resolve) => (finish = resolve)));
  kept.forget('a');
  finish('old');
  expect(await early).toBe('old');
  expect(await kept.get('a', () => Promise.resolve('new'))).toBe('new');
});

test('keeps no failure and nothing that it is told not to keep', async () => {
  const kept = new InvalidatingCache<string | null>(10, (value) => value !== null);
  await expect(kept.get('a', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await kept.get('a', () => Promise.resolve(null))).toBeNull();
  await Promise.resolve();
  expect(await kept.get('a', () => Promise.resolve('made since'))).toBe('made since');
});

test('lets the oldest go when there are too many', async () => {
  const kept = new InvalidatingCache<number>(2);
  for (const key of ['a', 'b', 'c']) await kept.get(key, () => Promise.resolve(1));
  const again = vi.fn(() => Promise.resolve(2));
  expect(await kept.get('c', again)).toBe(1);
  expect(await kept.get('a', again)).toBe(2);
});

test('a transaction uses what has come and does not wait for what somebody else is reading', async () => {
  const kept = new InvalidatingCache<string>(10);
  let finish: (value: string) => void = () => undefined;
  const slow = kept.get('a', () => new Promise((resolve) => (finish = resolve)));
  expect(await kept.getWithin(true, 'a', () => Promise.resolve('own'))).toBe('own');
  finish('shared');
  await slow;
  expect(await kept.getWithin(true, 'a', () => Promise.resolve('own'))).toBe('shared');
});

test('what a transaction reads is kept only when it can be committed no more', async () => {
  const kept = new InvalidatingCache<string>(10);
  expect(await kept.getWithin(false, 'a', () => Promise.resolve('not yet'))).toBe('not yet');
  expect(await kept.getWithin(true, 'a', () => Promise.resolve('committed'))).toBe('committed');
  expect(await kept.get('a', () => Promise.resolve('again'))).toBe('committed');
});
