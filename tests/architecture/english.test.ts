import { ROOT } from '@hearth/testing/template';
import { expect, test } from 'vitest';
import { flatten, readNamespaces } from '../../tools/phrases/locales.ts';
import { countHabits, findHabits, HABITS, habitsOf, readRatchet } from '../../tools/phrases/english.ts';

const ratchet = await readRatchet(ROOT);

test.each([
  ['Nobody of that name.', ['nobody']],
  ['Your jobs will stand here', ['stand']],
  ['The schedule could not be loaded.', ['could not be', 'full form']],
  ['Loading the map', ['Loading the']],
  ['Role put away', ['put away']],
  ['Messages by mail', ['mail']],
  ['Offer letter', []],
  ['Use only the letters a to z.', []],
  ['{{place}} is closed', []],
  ['Clear the search', ['article on a button']],
  ['Who has to agree', ['clause as a label']],
  ['Who can see this?', []],
  ['You’re all caught up.', []],
])('“%s” has the habits %j', (phrase, habits) => {
  expect(habitsOf(phrase)).toEqual(habits);
});

test('each habit has a count, and each exception a phrase', async () => {
  expect(Object.keys(ratchet.counts)).toEqual(HABITS.map(({ name }) => name));
  const phrases = (await readNamespaces(ROOT)).flatMap(({ name, languages }) =>
    [...flatten(languages.en ?? {})].map(([key, phrase]): [string, string] => [`${name}.${key}`, phrase]),
  );
  const known = new Map(phrases);
  const idle = Object.entries(ratchet.exceptions).flatMap(([name, keys]) =>
    keys.filter((key) => !habitsOf(known.get(key) ?? '').includes(name)).map((key) => `${name}: ${key}`),
  );
  expect(idle, 'Take them out of english.json.').toEqual([]);
});

test('English phrases have no more of these habits than they had', async () => {
  const found = await findHabits(ROOT, ratchet);
  const counts = countHabits(found);
  const grown = HABITS.filter(({ name }) => (counts.get(name) ?? 0) > (ratchet.counts[name] ?? 0)).map(
    ({ name, instead }) => ({
      [`${name}: at most ${ratchet.counts[name] ?? 0}. Write: ${instead}`]: found
        .filter(({ habit }) => habit === name)
        .map(({ path, key, phrase }) => `${path} ${key}: ${phrase}`),
    }),
  );
  expect(grown, 'docs/style-guide.md says why. Lower the counts with: node tools/phrases/english.ts --update').toEqual(
    [],
  );
});
