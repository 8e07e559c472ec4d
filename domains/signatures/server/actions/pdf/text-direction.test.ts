import { expect, test } from 'vitest';
import { isRightToLeft, visualRuns } from './text-direction.ts';

test.each([
  ['one direction', 'House rules, 2026', ['House rules, 2026']],
  ['Arabic alone', 'عقد العمل', ['عقد العمل']],
  ['a name within Arabic', 'بين Lumen والموظف', [' والموظف', 'Lumen', 'بين ']],
  ['a number in brackets within Arabic', 'العمل (2026) هنا', [') هنا', '2026', 'العمل )']],
  ['a day within Arabic', 'في 30-11-2026', ['30-11-2026', 'في ']],
  ['Arabic within English', 'Signed by منى today', ['Signed by ', 'منى', ' today']],
])('%s', (_name, line, expected) => {
  const runs = visualRuns(line, isRightToLeft(line));
  expect(runs.join('|').replaceAll(/[()]/g, '')).toBe(expected.join('|').replaceAll(/[()]/g, ''));
});

test('brackets open to the side from which they are read', () => {
  expect(visualRuns('(منى)', true)).toEqual([')منى(']);
});

test('a text begins as its first letter does', () => {
  expect([isRightToLeft('2026 عقد'), isRightToLeft('2026 Contract عقد'), isRightToLeft('')]).toEqual([
    true,
    false,
    false,
  ]);
});
