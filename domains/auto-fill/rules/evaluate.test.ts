import { expect, test } from 'vitest';
import { evaluate } from './evaluate.ts';
import type { RosterProblem, Worker } from './problem.ts';

const worker: Worker = {
  id: 'Ana',
  maxShifts: [14, 2],
  maxMinutes: 9600,
  minMinutes: 0,
  maxConsecutiveShifts: 3,
  minConsecutiveShifts: 2,
  minConsecutiveDaysOff: 2,
  maxWeekends: 1,
  daysOff: [13],
};
const problem: RosterProblem = {
  days: 14,
  shifts: [
    { id: 'E', minutes: 480, forbids: [] },
    { id: 'L', minutes: 600, forbids: [0] },
  ],
  people: [worker],
  wanted: [{ person: 0, day: 1, shift: 0, weight: 3 }],
  unwanted: [{ person: 0, day: 2, shift: 1, weight: 2 }],
  cover: [
    { day: 0, shift: 0, needed: 2, under: 100, over: 1 },
    { day: 2, shift: 1, needed: 0, under: 100, over: 7 },
  ],
};

/** One row: E, L, and a dot for a day off. */
function judge(row: string, changed: Partial<Worker> = {}) {
  const roster = Int16Array.from(row.padEnd(14, '.'), (letter) => ['.', 'E', 'L'].indexOf(letter));
  return evaluate({ ...problem, people: [{ ...worker, ...changed }] }, roster);
}

test('adds up who is missing, who is too many, and wishes that are not met', () => {
  expect(judge('E.L')).toMatchObject({
    under: 100,
    over: 7,
    wanted: 3,
    unwanted: 2,
    penalty: 112,
    peopleUnder: 1,
    peopleOver: 1,
  });
  expect(judge('EE')).toMatchObject({ penalty: 100, broken: [] });
});

test.each([
  ['EE..EEE..EE', []],
  ['E...EE', []],
  ['EE..E', ['1 consecutive shifts, 2 at least']],
  ['EE.EE', ['1 consecutive days off, 2 at least']],
  ['.EE', []],
  ['EEEE', ['4 consecutive shifts, 3 at most']],
  ['LE', ['shift E after L']],
  ['EL', []],
  ['LL..LL', ['4 shifts L, 2 at most']],
  ['.....EE.....EE', ['2 weekends, 1 at most', 'a shift on a day off']],
  ['....EEE.....E.', ['2 weekends, 1 at most', '1 consecutive shifts, 2 at least']],
])('judges %s by the rules as they are published: runs at the borders may be short, but not long', (row, broken) => {
  expect(judge(row).broken.map(({ what }) => what)).toEqual(broken);
});

test('minutes have both limits', () => {
  expect(judge('EE', { minMinutes: 961 }).broken[0]?.what).toBe('960 minutes, 961 at least');
  expect(judge('EE', { maxMinutes: 959 }).broken[0]?.what).toBe('960 minutes, 959 at most');
  expect(judge('EE', { minMinutes: 960, maxMinutes: 960 }).broken).toEqual([]);
});
