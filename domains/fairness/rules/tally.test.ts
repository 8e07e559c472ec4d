import { expect, test } from 'vitest';
import type { Choice } from '../contract/schemas.ts';
import { Tally } from './tally.ts';

function count(lines: Partial<Record<Choice, number>>) {
  const tally = new Tally(3);
  for (const [choice, n] of Object.entries(lines))
    for (let index = 0; index < n; index += 1)
      tally.add({ form: 'US', question: 'RACE', choice: choice as Choice, reached: index % 3, scored: index === 0 });
  return tally.results();
}
const shown = (lines: Partial<Record<Choice, number>>) =>
  count(lines)
    .flatMap(({ questions }) => questions.flatMap((one) => one.lines))
    .flatMap(({ choice, counts }) => (counts === null ? [] : [choice]));

test.each<[Partial<Record<Choice, number>>, Choice[]]>([
  [{ WHITE: 9, BLACK: 5 }, ['WHITE', 'BLACK']],
  [{ WHITE: 4 }, []],
  // The three could be worked out from the sum: the next smallest goes with them.
  [{ WHITE: 9, BLACK: 6, ASIAN: 3 }, ['WHITE']],
  // Five together tell of nobody.
  [{ WHITE: 9, BLACK: 6, ASIAN: 3, NATIVE: 2 }, ['WHITE', 'BLACK']],
  [{ WHITE: 9, NOT_SAID: 1 }, []],
])('of %j only %j stand in a report', (lines, expected) => {
  expect(shown(lines)).toEqual(expected);
});

test('everybody counts once at each stage that they came to, and once as scored', () => {
  expect(count({ WHITE: 6 })).toEqual([
    {
      form: 'US',
      questions: [
        {
          question: 'RACE',
          answered: 6,
          lines: [{ choice: 'WHITE', counts: { applied: 6, scored: 1, reached: [6, 4, 2] } }],
        },
      ],
    },
  ]);
});

test('a form of which nothing can be shown is not there', () => {
  expect(count({ WHITE: 2, BLACK: 2 })).toEqual([]);
});
