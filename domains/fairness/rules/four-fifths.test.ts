import { expect, test } from 'vitest';
import type { Choice, CountedQuestion } from '../contract/schemas.ts';
import { selectionRates } from './four-fifths.ts';

const question = (lines: readonly (readonly [Choice, number, number] | readonly [Choice])[]): CountedQuestion => ({
  question: 'SEX',
  answered: 100,
  lines: lines.map(([choice, applied, selected]) => ({
    choice,
    counts:
      applied === undefined || selected === undefined ? null : { applied, scored: 0, reached: [applied, selected] },
  })),
});

test.each([
  // Half and four tenths: exactly four fifths.
  [50, 25, 50, 20, 0.8, false],
  [50, 25, 50, 19, 0.76, true],
  [50, 25, 50, 25, 1, false],
  [50, 25, 50, 0, 0, true],
])(
  '%i of whom %i were selected beside %i with %i: %f of it, below four fifths %s',
  (a, selected, b, other, impact, below) => {
    const rates = selectionRates(
      question([
        ['MALE', a, selected],
        ['FEMALE', b, other],
      ]),
    );
    expect(rates.get('FEMALE')?.[1]).toEqual({ selected: other, rate: other / b, impact, below });
    expect(rates.get('MALE')?.[1]).toMatchObject({ impact: 1, below: false });
  },
);

test('a stage that fewer than five came to is not told of', () => {
  const rates = selectionRates(
    question([
      ['MALE', 50, 3],
      ['FEMALE', 50, 1],
    ]),
  );
  expect([...rates.values()].map((stages) => stages[1])).toEqual([null, null]);
});

test('who preferred not to say is no group to be compared, and no more are those who are hidden', () => {
  const rates = selectionRates(question([['MALE', 50, 20], ['NOT_SAID', 10, 10], ['FEMALE']]));
  expect([...rates.keys()]).toEqual(['MALE']);
  expect(rates.get('MALE')?.[1]?.impact).toBe(1);
});
