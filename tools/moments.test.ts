import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { MOMENTS, momentOf, shardOf, shiftTo } from './moments.ts';

test('a commit is always tried at the same moment, and commits together at all of them', () => {
  const commits = Array.from({ length: 200 }, (_none, index) => (index * 7919).toString(16).padStart(8, '0'));
  expect(new Set(commits.map((commit) => momentOf(commit).name)).size).toBe(MOMENTS.length);
  expect(momentOf('a2ebed2d')).toBe(momentOf('a2ebed2d'));
});

test('a commit always tries the same part of the tests, and commits together all of them at all moments', () => {
  const commits = Array.from({ length: 2_000 }, (_none, index) =>
    createHash('sha1').update(String(index)).digest('hex'),
  );
  const tried = new Set(commits.map((commit) => `${momentOf(commit).name} ${shardOf(commit)}`));
  expect(tried.size).toBe(MOMENTS.length * 8);
  expect(tried).toContain('ten-years 8/8');
  expect([...tried].filter((one) => !/ [1-8]\/8$/.test(one))).toEqual([]);
});

test('what is not the name of a commit draws nothing', () => {
  expect(() => momentOf('zzzz')).toThrow('zzzz');
});

test('the clock is moved to the moment, or not at all', () => {
  const now = Date.parse('2026-11-23T10:00:00Z');
  for (const moment of MOMENTS) {
    const shift = shiftTo(moment, now);
    if (moment.at === null) expect(shift).toBe(0);
    else expect(new Date(now + shift).toISOString()).toBe(new Date(moment.at).toISOString());
  }
});
