import { expect, test } from 'vitest';
import { drawnOf } from './drawn.ts';

const LOOKS = ['light', 'dark', 'contrast'];
const COMMITS = Array.from({ length: 300 }, (_, index) => `commit ${index}`);

test('without a draw all are looked at', () => {
  expect(drawnOf(LOOKS, 'jobs', '')).toEqual(LOOKS);
});

test('a draw gives one of them, the same for the same name, and each of them now and then', () => {
  const drawn = COMMITS.map((commit) => drawnOf(LOOKS, 'jobs', commit));
  expect(drawn).toEqual(COMMITS.map((commit) => drawnOf(LOOKS, 'jobs', commit)));
  for (const look of LOOKS) {
    const times = drawn.filter((one) => one.length === 1 && one[0] === look).length;
    expect(times).toBeGreaterThan(70);
  }
});

test('what is drawn for one name says nothing of another', () => {
  const together = COMMITS.filter((commit) => drawnOf(LOOKS, 'jobs', commit)[0] === drawnOf(LOOKS, 'team', commit)[0]);
  expect(together.length).toBeLessThan(150);
});
