import { ROOT } from '@hearth/testing/template';
import { expect, test } from 'vitest';
import { BUDGETS, findLongLabels, readLabelLengths } from '../../tools/phrases/labels.ts';

const known = await readLabelLengths(ROOT);

test('labels of buttons, menus and tabs fit their place in every language', async () => {
  const long = await findLongLabels(ROOT);
  const grown = long
    .filter(({ language, key, length }) => length > (known[language]?.[key] ?? 0))
    .map(
      ({ kind, language, key, length, phrase }) =>
        `${language}, ${kind}, at most ${Math.max(BUDGETS[kind], known[language]?.[key] ?? 0)} letters: ${key} has ${length}: ${phrase}`,
    );
  expect(grown, 'Say it in fewer words: the verb and its object.').toEqual([]);
  const today = new Map(long.map(({ language, key, length }) => [`${language} ${key}`, length]));
  const shorter = Object.entries(known).flatMap(([language, lengths]) =>
    Object.entries(lengths)
      .filter(([key, length]) => (today.get(`${language} ${key}`) ?? 0) < length)
      .map(([key]) => `${language}: ${key}`),
  );
  expect(shorter, 'They are shorter now. Write it down with: node tools/phrases/labels.ts --update').toEqual([]);
});
