import { ROOT } from '@hearth/testing/template';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../packages/i18n/src/languages.ts';
import { flatten, readNamespaces } from '../../tools/phrases/locales.ts';
import { readGlossary } from '../../tools/phrases/glossary.ts';
import { countLostTerms, findLostTerms, readTermCounts } from '../../tools/phrases/terms.ts';

const counts = await readTermCounts(ROOT);
const others = LANGUAGES.filter((language) => language !== 'en');

test('every language has the forms of every kept word, and phrases that use them', async () => {
  const namespaces = await readNamespaces(ROOT);
  const { kept, words } = await readGlossary(ROOT, 'en');
  expect(kept.size).toBeGreaterThan(19);
  expect([...kept.keys()].filter((term) => !words.has(term))).toEqual([]);
  for (const language of others) {
    const glossary = await readGlossary(ROOT, language);
    expect([...glossary.kept.keys()]).toEqual([...kept.keys()]);
    const phrases = namespaces.flatMap(({ languages }) => [...flatten(languages[language] ?? {}).values()]);
    const unsaid = [...glossary.kept].filter(
      ([, forms]) => !phrases.some((phrase) => forms.some((form) => form.test(phrase))),
    );
    expect([language, unsaid.map(([term]) => term)]).toEqual([language, []]);
  }
});

test('a phrase whose English has a kept word has that word: no more are without it than were', async () => {
  const found = await findLostTerms(ROOT);
  const today = countLostTerms(found);
  const grown = others.flatMap((language) =>
    Object.entries(today[language] ?? {})
      .filter(([term, count]) => count > (counts[language]?.[term] ?? 0))
      .map(([term]) => ({
        [`${language}, ${term}: at most ${counts[language]?.[term] ?? 0}`]: found
          .filter((one) => one.language === language && one.term === term)
          .map(({ key, english, phrase }) => `${key}: ${english} → ${phrase}`),
      })),
  );
  expect(
    grown,
    'docs/glossary has the word under “Kept words”. Lower the counts with: node tools/phrases/terms.ts --update',
  ).toEqual([]);
});
