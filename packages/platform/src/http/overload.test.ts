import { UNAVAILABLE } from '@hearth/kit/failure';
import { expect, test } from 'vitest';
import { MOST_READING, MOST_UNDER_WAY, Overload } from './overload.ts';

const READ = { writes: false };
const WRITE = { writes: true };
const refused = expect.objectContaining({ kind: UNAVAILABLE });

test('refuses reads first, then writes, and lets both in again as soon as others are over', () => {
  const overload = new Overload();
  const inside = Array.from({ length: MOST_READING }, () => overload.enter(READ));
  expect(() => overload.enter(READ)).toThrow(refused);
  for (let more = MOST_READING; more < MOST_UNDER_WAY; more += 1) inside.push(overload.enter(WRITE));
  expect(() => overload.enter(WRITE)).toThrow(refused);
  inside.pop()?.();
  expect(() => overload.enter(READ)).toThrow(refused);
  inside.push(overload.enter(WRITE));
  for (const leave of inside.splice(0, MOST_UNDER_WAY - MOST_READING + 1)) leave();
  expect(() => overload.enter(READ)).not.toThrow();
});

test('a call that is over twice is counted once', () => {
  const overload = new Overload();
  const leave = overload.enter(READ);
  leave();
  leave();
  const inside = Array.from({ length: MOST_READING }, () => overload.enter(READ));
  expect(() => overload.enter(READ)).toThrow(refused);
  expect(inside).toHaveLength(MOST_READING);
});
