import { expect, test } from 'vitest';
import { instanceText, makeProblem } from './made-up.fixture.ts';
import { readInstance } from './read-instance.ts';
import { readRoster, rosterText } from './roster-text.ts';

const problem = makeProblem({ people: 6, weeks: 2, shifts: 3, seed: 3 });
const text = instanceText(problem);

test('reads what an instance says', () => {
  const read = readInstance(text);
  const inOrder = problem.people.map((worker) => ({
    ...worker,
    daysOff: [...new Set(worker.daysOff)].toSorted((one, other) => one - other),
  }));
  expect(read).toEqual({ ...problem, people: inOrder });
});

test('reads lines that end as on Windows, and a limit that is not named is none', () => {
  const read = readInstance(text.replaceAll('\n', '\r\n').replace('S0=', 'S1='));
  expect(read.people[0]?.maxShifts[0]).toBe(problem.days);
});

test.each([
  ['', 'Line 1, column 1: SECTION_HORIZON is missing.'],
  ['nonsense', 'Line 1, column 1: a section was expected, such as SECTION_HORIZON.'],
  [text.replace('SECTION_COVER', 'SECTION_COVERS'), 'there is no section named "SECTION_COVERS".'],
  [text.replace('S0,480,', 'S0,-480,'), 'Line 6, column 4: the length of a shift must be a whole number'],
  [text.replace('S1,480,S0', 'S1,480,S0|XX'), 'Line 7, column 11: there is no shift named "XX".'],
  [text.replace('\n14\n', '\n0\n'), 'Line 3, column 1: the horizon has no days.'],
  [text.replace('\n14\n', '\n4000000000\n'), 'the number of days is 4000000000, and 400 at most.'],
  [text.replace('P1,', 'P0,'), 'there are two persons named "P0".'],
  [`${text}14,S0,1,100,1\n`, 'column 1: the day of a requirement is 14, and 13 at most.'],
  [`${text}0,S0,1,100,1\n`, "day 0 has this shift's requirement twice."],
  [text.replace(/13,S2,(\d+),100,1/, '13,S2,$1,100'), 'column 12: the weight of too many is missing.'],
  [
    text.replace(/13,S2,(\d+),100/, '13,S2,$1,NaN'),
    'column 9: the weight of too few must be a whole number of 0 or more, not "NaN".',
  ],
])('refuses a bad instance with line and column (%#)', (bad, sentence) => {
  expect(() => readInstance(bad)).toThrow(sentence);
});

test('a roster that is written is read again, and one of other people is refused', () => {
  const roster = Int16Array.from({ length: problem.people.length * problem.days }, (_, cell) => cell % 4);
  const written = rosterText(problem, roster);
  expect(readRoster(problem, written)).toEqual(roster);
  expect(() => readRoster(problem, written.replace('S1', 'S9'))).toThrow(
    /Line 1, column \d+: there is no shift named "S9"/,
  );
  expect(() => readRoster(problem, written.replace('P3', 'P33'))).toThrow('there is no person named "P33"');
});
