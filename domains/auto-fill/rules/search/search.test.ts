import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluate } from '../evaluate.ts';
import { makeProblem } from '../made-up.fixture.ts';
import type { Roster, RosterProblem } from '../problem.ts';
import { Annealer } from './anneal.ts';
import { modelOf } from './model.ts';
import { search } from './plan.ts';
import { keepsOrder } from './swap.ts';

/** A clock that goes on by a millisecond each time it is read: a search does the same work on every machine. */
function countingClock(): () => number {
  let time = 0;
  return () => (time += 1);
}

/** The best of all rosters of one person, by trying each. */
function bestOfAll(problem: RosterProblem): number {
  const roster = new Int16Array(problem.days);
  const width = problem.shifts.length + 1;
  let best = Infinity;
  for (let number = 0; number < width ** problem.days; number += 1) {
    for (let day = 0, rest = number; day < problem.days; day += 1, rest = Math.floor(rest / width))
      roster[day] = rest % width;
    const { penalty, broken } = evaluate(problem, roster);
    if (broken.length === 0 && penalty < best) best = penalty;
  }
  return best;
}

test('the search and the evaluator, which know nothing of each other, agree on every roster on the way', () => {
  const sizes = fc.record({
    people: fc.integer({ min: 1, max: 7 }),
    weeks: fc.integer({ min: 1, max: 7 }),
    shifts: fc.integer({ min: 1, max: 5 }),
    seed: fc.integer({ min: 1, max: 10_000 }),
  });
  fc.assert(
    fc.property(sizes, (size) => {
      const problem = makeProblem(size);
      const annealer = new Annealer(modelOf(problem), size.seed);
      fc.pre(annealer.begin(5) < 0);
      for (let step = 0; step < 12; step += 1) {
        annealer.step(step % 3 === 0 ? 60 : 4);
        const { penalty, broken } = evaluate(problem, annealer.state.cells);
        expect(broken).toEqual([]);
        expect(penalty).toBe(annealer.state.cost);
      }
      expect(evaluate(problem, annealer.best).penalty).toBe(annealer.bestCost);
    }),
    { numRuns: 20 },
  );
});

test('finds the best roster of one person among all that there are', () => {
  for (const seed of [1, 2, 3, 4]) {
    const made = makeProblem({ people: 1, weeks: 1, shifts: 2, seed });
    const problem = {
      ...made,
      people: made.people.map((worker) => ({ ...worker, minConsecutiveDaysOff: 1 + (seed % 2) })),
    };
    const best = bestOfAll(problem);
    const end = search({ problem, seed, seconds: 1, now: countingClock(), improved: () => undefined });
    expect(end).toMatchObject(best === Infinity ? { stuck: 'P0' } : { cost: best });
  }
});

test('a longer horizon than is drawn at once is filled within all rules', () => {
  const problem = makeProblem({ people: 4, weeks: 26, shifts: 4, seed: 5 });
  let best: Roster = new Int16Array();
  const end = search({
    problem,
    seed: 1,
    seconds: 0.4,
    now: countingClock(),
    improved: (_, roster) => (best = roster.slice()),
  });
  expect(end).toHaveProperty('cost');
  expect(evaluate(problem, best).broken).toEqual([]);
});

test('names the person whose limits leave no days', () => {
  const made = makeProblem({ people: 3, weeks: 2, shifts: 2, seed: 2 });
  const people = made.people.map((worker, index) =>
    index === 1 ? { ...worker, minMinutes: 7200, maxMinutes: 7200 } : worker,
  );
  const end = search({
    problem: { ...made, people },
    seed: 1,
    seconds: 1,
    now: countingClock(),
    improved: () => undefined,
  });
  expect(end).toEqual({ stuck: 'P1' });
});

test('a run is looked at as a whole, also where it goes on outside the days that changed', () => {
  const problem = makeProblem({ people: 1, weeks: 2, shifts: 1, seed: 1 });
  const annealer = new Annealer(modelOf(problem), 1);
  annealer.load(Int16Array.from('00111111111000', Number));
  expect(keepsOrder(annealer.state, 0, 6, 7)).toBe(false);
  annealer.load(Int16Array.from('00111000111000', Number));
  expect(keepsOrder(annealer.state, 0, 6, 7)).toBe(true);
  annealer.load(Int16Array.from('00111010111000', Number));
  expect(keepsOrder(annealer.state, 0, 6, 7)).toBe(false);
});
