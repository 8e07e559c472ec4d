import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Factor, ScoreLine, Weights } from '../contract/schemas.ts';
import { completeWeights, DEFAULT_WEIGHTS, FACTORS } from './factors.ts';
import { computeScore } from './score.ts';
import type { PersonFacts, JobFacts } from './shares.ts';

const POST: JobFacts = {
  openShifts: 8,
  usualShifts: 4,
  hours: { min: 20, max: 30 },
  startsOn: '2026-12-01',
  hasPosition: true,
  hasPoint: true,
  languages: 2,
  certificates: 2,
  payMax: 1200,
  rulingQuestions: 2,
  paperQuestions: 1,
};
const NOBODY: PersonFacts = {
  fillable: null,
  usualCovered: null,
  hours: null,
  canStartOn: null,
  held: null,
  years: null,
  kilometres: null,
  travels: null,
  languages: null,
  certificates: null,
  wish: null,
  ruling: { answered: 0, fine: 0 },
  papers: 0,
};
const ALL_TEN = Object.fromEntries(FACTORS.map((factor) => [factor, 10])) as Weights;
const lineOf = (factor: Factor, person: Partial<PersonFacts>, post: Partial<JobFacts> = {}): ScoreLine => {
  const line = computeScore({ ...POST, ...post }, { ...NOBODY, ...person }, ALL_TEN).lines.find(
    (one) => one.factor === factor,
  );
  if (line === undefined) throw new Error(`${factor} is not explained`);
  return line;
};

test('the weights together are a hundred where nobody has said otherwise', () => {
  expect(FACTORS.reduce((sum, factor) => sum + DEFAULT_WEIGHTS[factor], 0)).toBe(100);
});

test.each<[string, Factor, Partial<PersonFacts>, number]>([
  ['four open shifts are as good as all', 'open_shifts', { fillable: 4 }, 10],
  ['one of them is a quarter', 'open_shifts', { fillable: 1 }, 3],
  ['none is nothing', 'open_shifts', { fillable: 0 }, 0],
  ['three of four usual shifts', 'usual_week', { usualCovered: 3 }, 8],
  ['hours within what is looked for', 'hours', { hours: 30 }, 10],
  ['half of the least hours', 'hours', { hours: 10 }, 5],
  ['more hours than there are', 'hours', { hours: 40 }, 8],
  ['there on the day', 'first_day', { canStartOn: '2026-11-20' }, 10],
  ['two weeks later', 'first_day', { canStartOn: '2026-12-15' }, 5],
  ['a year later', 'first_day', { canStartOn: '2027-12-15' }, 0],
  ['the same position', 'position', { held: 'SAME' }, 10],
  ['another position in the group', 'position', { held: 'OTHER' }, 5],
  ['next door', 'distance', { kilometres: 1.2 }, 10],
  ['half the way', 'distance', { kilometres: 16 }, 5],
  ['too far', 'distance', { kilometres: 300 }, 0],
  ['far, but said to be gone', 'distance', { kilometres: 40, travels: 50 }, 5],
  ['farther than they go', 'distance', { kilometres: 60, travels: 50 }, 0],
  ['near, whatever was said', 'distance', { kilometres: 1, travels: 5 }, 10],
  ['three years elsewhere', 'position', { years: 3 }, 10],
  ['one year elsewhere', 'position', { years: 1 }, 3],
  ['another position here and a year elsewhere', 'position', { held: 'OTHER', years: 1 }, 5],
  ['another position here and years elsewhere', 'position', { held: 'OTHER', years: 5 }, 10],
  ['one of two languages', 'language', { languages: { enough: 1, share: 0.5 } }, 5],
  ['one of two certificates', 'certificates', { certificates: 1 }, 5],
  ['certificates that have run out', 'certificates', { certificates: 0 }, 0],
  ['a wish within the pay', 'pay', { wish: 1200 }, 10],
  ['a wish below the pay', 'pay', { wish: 800 }, 10],
  ['a wish an eighth above', 'pay', { wish: 1350 }, 5],
  ['a wish out of reach', 'pay', { wish: 2400 }, 0],
  ['all answers are fine', 'answers', { ruling: { answered: 2, fine: 2 } }, 10],
  ['one of two rules out', 'answers', { ruling: { answered: 2, fine: 1 } }, 5],
  ['the paper is there', 'papers', { papers: 1 }, 10],
])('points: %s', (_what, factor, person, points) => {
  expect(lineOf(factor, person)).toMatchObject({ state: 'COUNTED', points, weight: 10 });
});

test.each(FACTORS)('what is not known of %s gives and takes nothing, and is said to be not known', (factor) => {
  expect(lineOf(factor, {})).toMatchObject({ state: 'UNKNOWN', points: 0 });
});

test.each<[Factor, Partial<JobFacts>]>([
  ['open_shifts', { openShifts: null }],
  ['usual_week', { usualShifts: null }],
  ['hours', { hours: null }],
  ['first_day', { startsOn: null }],
  ['position', { hasPosition: false }],
  ['distance', { hasPoint: false }],
  ['language', { languages: 0 }],
  ['certificates', { certificates: 0 }],
  ['pay', { payMax: null }],
  ['answers', { rulingQuestions: 0 }],
  ['papers', { paperQuestions: 0 }],
])('what the post does not ask for counts for nobody: %s', (factor, post) => {
  const score = computeScore({ ...POST, ...post }, NOBODY, ALL_TEN);
  expect(lineOf(factor, { fillable: 3, held: 'SAME', certificates: 1, wish: 900 }, post).state).toBe('NOT_ASKED');
  expect(score.of).toBe(10 * (FACTORS.length - 1));
});

test.each(FACTORS)('%s can be switched off by itself', (factor) => {
  const person = {
    ...NOBODY,
    fillable: 4,
    usualCovered: 4,
    hours: 25,
    canStartOn: '2026-12-01',
    held: 'SAME' as const,
  };
  const all = computeScore(POST, person, ALL_TEN);
  const without = computeScore(POST, person, { ...ALL_TEN, [factor]: 0 });
  expect(without.lines.find((line) => line.factor === factor)).toMatchObject({ state: 'OFF', points: 0 });
  const gave = all.lines.find((line) => line.factor === factor)?.points ?? 0;
  expect([without.points, without.of]).toEqual([all.points - gave, all.of - 10]);
});

const anyWeights = fc.record(
  Object.fromEntries(FACTORS.map((factor) => [factor, fc.integer({ min: 0, max: 100 })])),
) as fc.Arbitrary<Weights>;
const orUnknown = <T>(known: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(known);
const anyPerson: fc.Arbitrary<PersonFacts> = fc.record({
  fillable: orUnknown(fc.integer({ min: 0, max: 8 })),
  usualCovered: orUnknown(fc.integer({ min: 0, max: 4 })),
  hours: orUnknown(fc.integer({ min: 1, max: 60 })),
  canStartOn: orUnknown(fc.constantFrom('2026-11-01', '2026-12-05', '2026-12-24', '2027-03-01')),
  held: orUnknown(fc.constantFrom('SAME' as const, 'OTHER' as const)),
  kilometres: orUnknown(fc.integer({ min: 0, max: 90 })),
  years: orUnknown(fc.integer({ min: 0, max: 10 })),
  travels: orUnknown(fc.integer({ min: 1, max: 100 })),
  languages: orUnknown(fc.constantFrom({ enough: 0, share: 0.25 }, { enough: 1, share: 0.5 }, { enough: 2, share: 1 })),
  certificates: orUnknown(fc.integer({ min: 0, max: 2 })),
  wish: orUnknown(fc.integer({ min: 500, max: 3000 })),
  ruling: fc.constantFrom(
    { answered: 0, fine: 0 },
    { answered: 1, fine: 0 },
    { answered: 2, fine: 1 },
    { answered: 2, fine: 2 },
  ),
  papers: fc.integer({ min: 0, max: 1 }),
});

test('getting to know something more never lowers the points, and moves the unknown into what is counted', () => {
  fc.assert(
    fc.property(anyPerson, anyPerson, anyWeights, (person, more, weights) => {
      const known = Object.fromEntries(Object.entries(more).filter(([, value]) => value !== null));
      const after: PersonFacts = {
        ...person,
        ...(Object.fromEntries(
          Object.entries(known).filter(([key]) => person[key as keyof PersonFacts] === null),
        ) as Partial<PersonFacts>),
      };
      const [before, then] = [computeScore(POST, person, weights), computeScore(POST, after, weights)];
      expect(then.points).toBeGreaterThanOrEqual(before.points);
      expect(then.of).toBe(before.of);
      expect(then.unknown).toBeLessThanOrEqual(before.unknown);
      // How far somebody goes, work in the group and years elsewhere say more about a factor that counts already.
      const isFiner = person.kilometres !== null || person.held !== null || person.years !== null;
      expect(then.points).toBeLessThanOrEqual(isFiner ? then.of : before.points + before.unknown);
    }),
  );
});

test('more of the same never lowers the points: shifts, days of the week, nearer, earlier, better known, another paper', () => {
  fc.assert(
    fc.property(anyPerson, anyWeights, (person, weights) => {
      const better: PersonFacts = {
        ...person,
        fillable: person.fillable === null ? null : person.fillable + 1,
        usualCovered: person.usualCovered === null ? null : Math.min(4, person.usualCovered + 1),
        canStartOn: person.canStartOn === null ? null : '2026-11-01',
        held: person.held === null ? null : 'SAME',
        kilometres: person.kilometres === null ? null : person.kilometres / 2,
        years: person.years === null ? null : person.years + 1,
        certificates: person.certificates === null ? null : 2,
        papers: 1,
        ruling: { ...person.ruling, fine: person.ruling.answered },
      };
      expect(computeScore(POST, better, weights).points).toBeGreaterThanOrEqual(
        computeScore(POST, person, weights).points,
      );
    }),
  );
});

test('the points are the sum of the lines and never more than there are', () => {
  fc.assert(
    fc.property(anyPerson, anyWeights, (person, weights) => {
      const { points, of, unknown, lines } = computeScore(POST, person, weights);
      expect(points).toBe(lines.reduce((sum, line) => sum + line.points, 0));
      expect(points + unknown).toBeLessThanOrEqual(of);
      expect(lines.every((line) => line.points >= 0 && line.points <= line.weight)).toBe(true);
    }),
  );
});

test('what the reader may not see counts for nobody, and is said to be hidden', () => {
  const person = { ...NOBODY, wish: 900, hours: 25 };
  const score = computeScore(POST, person, ALL_TEN, new Set(['pay']));
  expect(score.lines.find(({ factor }) => factor === 'pay')).toMatchObject({ state: 'HIDDEN', points: 0, have: 0 });
  expect([score.points, score.of]).toEqual([10, 10 * (FACTORS.length - 1)]);
});

test('a factor that came after weights were set counts nothing there until somebody says so', () => {
  expect(completeWeights({ hours: 40 })).toMatchObject({ hours: 40, pay: 0, certificates: 0 });
  expect(completeWeights(DEFAULT_WEIGHTS)).toEqual(DEFAULT_WEIGHTS);
});
