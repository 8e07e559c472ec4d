import { expect, test } from 'vitest';
import { areValidAnswers, formFor } from './forms.ts';

test.each([
  ['US', '2026-11-22', false, ['SEX', 'RACE']],
  ['US', '2026-11-22', true, ['SEX', 'RACE', 'VETERAN', 'DISABILITY']],
  ['US', '2010-01-01', true, ['SEX', 'RACE']],
  ['GB', '2026-11-22', false, ['SEX', 'ETHNICITY', 'DISABILITY']],
  ['FR', '2026-11-22', true, undefined],
  ['DE', '2026-11-22', true, undefined],
  ['PT', '2026-11-22', false, undefined],
  ['', '2026-11-22', false, undefined],
] as const)('in %s on %s, as a contractor %s, it asks for %s', (country, day, contractor, questions) => {
  expect(formFor(country, day, contractor)?.questions.map(({ question }) => question)).toEqual(questions);
});

test('whoever is asked anything can prefer not to say', () => {
  for (const country of ['US', 'GB'])
    for (const { choices } of formFor(country, '2026-11-22', true)?.questions ?? [])
      expect(choices.at(-1)).toBe('NOT_SAID');
});

test.each([
  [[], true],
  [[{ question: 'SEX', choice: 'FEMALE' }], true],
  [[{ question: 'SEX', choice: 'NOT_SAID' }], true],
  [[{ question: 'SEX', choice: 'YES' }], false],
  [[{ question: 'VETERAN', choice: 'YES' }], false],
  [
    [
      { question: 'SEX', choice: 'FEMALE' },
      { question: 'SEX', choice: 'MALE' },
    ],
    false,
  ],
] as const)('%j can be said in the form of the United States: %s', (answers, fine) => {
  expect(areValidAnswers(formFor('US', '2026-11-22', false)?.questions ?? [], answers)).toBe(fine);
});
