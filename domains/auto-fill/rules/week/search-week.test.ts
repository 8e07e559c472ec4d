import { addDays } from '@hearth/domains/scheduling/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeWeek } from './describe-week.ts';
import { Judge, refusals } from './judge.ts';
import { type SearchOrder, WeekSearch } from './search-week.ts';
import type { WeekProblem } from './week-problem.ts';
import { shiftsOf } from './week-problem.ts';
import { anOpen, aPlaced, aWeek, aWorker, EVEN, MONDAY } from './week.fixture.ts';

const whole = { part: { from: 0, to: 1 }, milliseconds: 60_000, seed: 1, from: null };
const searchWeek = ({ problem, from, seed, ...stretch }: SearchOrder) =>
  new WeekSearch(problem, from, seed).run(stretch, () => 0);
const fill = (problem: WeekProblem, steps = 4000) => searchWeek({ problem, ...whole, steps }).assignment;
const DAYS = [0, 1, 2, 3, 4, 5, 6];

test('gives every shift to somebody who can work it', () => {
  const problem = aWeek(
    [aWorker('a'), aWorker('b')],
    DAYS.map((day) => anOpen(`s${day}`, day)),
  );
  expect(fill(problem)).not.toContain(-1);
});

test('leaves open what nobody can work, and says why and who came closest', () => {
  const kitchen = anOpen('kitchen', 0, '10:00', '18:00', 'position-kitchen');
  const twice = anOpen('twice', 1, '12:00', '20:00');
  const problem = aWeek([aWorker('a', { pinned: [aPlaced('own', 1)] })], [kitchen, twice]);
  const assignment = fill(problem);
  expect(assignment).toEqual([-1, -1]);
  expect(describeWeek({ problem, assignment }).leftOpen).toEqual([
    { shift: 0, inPosition: 0, rules: [], closest: [] },
    { shift: 1, inPosition: 1, rules: [{ rule: 'overlap', people: 1 }], closest: [{ person: 0, rules: ['overlap'] }] },
  ]);
});

test('no step breaks a rule that blocks or has to be asked about, whatever the week', () => {
  const time = fc.constantFrom(['06:00', '14:00'], ['10:00', '18:00'], ['16:00', '23:00'], ['18:00', '02:00']);
  const open = fc.tuple(fc.integer({ min: 0, max: 6 }), time);
  const off = fc.option(fc.integer({ min: 0, max: 6 }));
  fc.assert(
    fc.property(
      fc.array(open, { minLength: 1, maxLength: 24 }),
      fc.array(off, { minLength: 1, maxLength: 5 }),
      (shifts, people) => {
        const problem = aWeek(
          people.map((day, index) =>
            aWorker(`p${index}`, {
              person: {
                exceptions:
                  day === null
                    ? []
                    : [{ id: 'x', date: addDays(MONDAY, day), start: '00:00', end: '00:00', kind: 'CANNOT' }],
              },
            }),
          ),
          shifts.map(([day, [start = '', end = '']], index) => anOpen(`s${index}`, day, start, end)),
        );
        const judge = new Judge(problem);
        const sets = shiftsOf(fill(problem, 600), people.length);
        for (const [person, set] of sets.entries()) expect(refusals(judge.conflicts(person, set))).toEqual([]);
      },
    ),
    { numRuns: 40 },
  );
});

test('fills as many shifts as an exhaustive look finds', () => {
  const time = fc.constantFrom(['06:00', '14:00'], ['12:00', '20:00'], ['18:00', '02:00']);
  const open = fc.tuple(fc.integer({ min: 0, max: 2 }), time);
  fc.assert(
    fc.property(fc.array(open, { minLength: 1, maxLength: 6 }), (shifts) => {
      const problem = aWeek(
        [aWorker('a'), aWorker('b')],
        shifts.map(([day, [start = '', end = '']], index) => anOpen(`s${index}`, day, start, end)),
      );
      const filled = fill(problem, 2000).filter((person) => person >= 0).length;
      expect(filled).toBe(mostFilled(problem));
    }),
    {
      numRuns: 40,
      // Here a shift has to be opened for another one first.
      examples: [
        [
          [
            [0, ['18:00', '02:00']],
            [1, ['12:00', '20:00']],
            [1, ['18:00', '02:00']],
            [1, ['06:00', '14:00']],
            [1, ['18:00', '02:00']],
          ],
        ],
      ],
    },
  );
});

function mostFilled(problem: WeekProblem): number {
  const judge = new Judge(problem);
  let most = 0;
  const assignment = problem.shifts.map(() => -1);
  const place = (shift: number): void => {
    if (shift < assignment.length) {
      for (let person = -1; person < problem.people.length; person += 1) {
        assignment[shift] = person;
        place(shift + 1);
      }
      return;
    }
    const sets = shiftsOf(assignment, problem.people.length);
    if (sets.every((set, person) => judge.points(person, set) < Infinity))
      most = Math.max(most, assignment.filter((person) => person >= 0).length);
  };
  place(0);
  return most;
}

test('each goal does what it says', () => {
  const one = [anOpen('s', 5, '16:00', '23:00')];
  const holder = (people: Parameters<typeof aWeek>[0], goal: keyof typeof EVEN) =>
    fill(aWeek(people, one, { cost: 0, preference: 0, fairness: 0, stability: 0, [goal]: 3 }), 500)[0];
  const rates = (amount: number) => [{ positionId: null, amount }];
  expect(holder([aWorker('a', { rates: rates(2000) }), aWorker('b', { rates: rates(1200) })], 'cost')).toBe(1);
  const dislikes = {
    exceptions: [{ id: 'x', date: '2026-12-12', start: '00:00', end: '00:00', kind: 'PREFERS_NOT' as const }],
  };
  expect(holder([aWorker('a', { person: dislikes }), aWorker('b')], 'preference')).toBe(1);
  expect(holder([aWorker('a', { past: { weekends: 9, closes: 9, earlies: 0 } }), aWorker('b')], 'fairness')).toBe(1);
  const usual = [{ weekday: 6, from: 960, to: 1380 }];
  expect(holder([aWorker('a'), aWorker('b', { usual })], 'stability')).toBe(1);
});

test('hours are shared by what is fair for each', () => {
  const people = [aWorker('full', { fairMinutes: 2400 }), aWorker('half', { fairMinutes: 1200 })];
  const problem = aWeek(
    people,
    DAYS.slice(0, 6).map((day) => anOpen(`s${day}`, day)),
    { ...EVEN, cost: 0 },
  );
  const described = describeWeek({ problem, assignment: fill(problem) });
  expect(described.people.map(({ after }) => after.minutes)).toEqual([4 * 480, 2 * 480]);
  expect(described).toMatchObject({
    before: { openShifts: 6, minutes: 0 },
    after: { openShifts: 0, minutes: 2880, cost: null },
  });
});

test('a stretch goes on from where the last one ended, and never ends worse', () => {
  const problem = aWeek(
    Array.from({ length: 6 }, (_, index) => aWorker(`p${index}`)),
    DAYS.flatMap((day) => [anOpen(`a${day}`, day), anOpen(`b${day}`, day, '16:00', '23:00')]),
  );
  const first = searchWeek({ problem, ...whole, part: { from: 0, to: 0.5 }, steps: 1000 });
  const second = searchWeek({
    problem,
    ...whole,
    from: first.assignment,
    part: { from: 0.5, to: 1 },
    steps: 1000,
    seed: 2,
  });
  expect(second.points).toBeLessThanOrEqual(first.points + 1e-6);
});
