import { expect, test } from 'vitest';
import { environmentAt, MOMENTS, momentNamed, momentForCommit, clockShift } from './moments.ts';

test('a commit is always tried at the same moment, and commits together at all of them', () => {
  const commits = Array.from({ length: 200 }, (_none, index) => (index * 7919).toString(16).padStart(8, '0'));
  expect(new Set(commits.map((commit) => momentForCommit(commit).name)).size).toBe(MOMENTS.length);
  expect(momentForCommit('a2ebed2d')).toBe(momentForCommit('a2ebed2d'));
});

test('what is not the name of a commit draws nothing', () => {
  expect(() => momentForCommit('zzzz')).toThrow('zzzz');
});

test('a moment goes by its name, or by the commit that draws it', () => {
  const commit = (): string => 'a2ebed2d';
  expect(momentNamed('auckland', commit).zone).toBe('Pacific/Auckland');
  expect(momentNamed('commit', commit)).toBe(momentForCommit('a2ebed2d'));
  expect(() => momentNamed('yesterday', commit)).toThrow('yesterday is none of commit, new-year');
});

test('a process at a moment has its zone, its clock, and the options that it had', () => {
  const moment = momentNamed('leap-day', () => '');
  const { TZ, MACHINE_CLOCK_SHIFT_MS, NODE_OPTIONS, PATH } = environmentAt(moment);
  expect(TZ).toBe('UTC');
  expect(new Date(Date.now() + Number(MACHINE_CLOCK_SHIFT_MS)).toISOString().slice(0, 10)).toBe('2028-02-29');
  expect(NODE_OPTIONS).toMatch(/ --import=file:.*machine-clock\.ts$/);
  expect(PATH).toBe(process.env['PATH']);
});

test('the clock is moved to the moment, or not at all', () => {
  const now = Date.parse('2026-11-23T10:00:00Z');
  for (const moment of MOMENTS) {
    const shift = clockShift(moment, now);
    if (moment.at === null) expect(shift).toBe(0);
    else expect(new Date(now + shift).toISOString()).toBe(new Date(moment.at).toISOString());
  }
});
