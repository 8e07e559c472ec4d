import { ROOT } from '@hearth/testing/template';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../packages/i18n/src/languages.ts';
import type { Language } from '../../packages/i18n/src/languages.ts';
import { checkWords, readGlossary } from '../../tools/phrases/glossary.ts';
import { flatten, readNamespaces } from '../../tools/phrases/locales.ts';
import { checkTypography } from '../../tools/typography.ts';

const namespaces = await readNamespaces(ROOT);
const glossaries = await Promise.all(LANGUAGES.map((language) => readGlossary(ROOT, language)));

/** Every phrase of a language, with its namespace before its key. */
function phrasesOf(language: Language): [namespace: string, key: string, phrase: string][] {
  return namespaces.flatMap(({ name, languages }) =>
    [...flatten(languages[language] ?? {})].map(([key, phrase]): [string, string, string] => [name, key, phrase]),
  );
}

test('the glossaries have the same terms in all eight languages', () => {
  const english = [...(glossaries[0]?.words.keys() ?? [])];
  expect(english.length).toBeGreaterThan(130);
  for (const { words } of glossaries) expect([...words.keys()]).toEqual(english);
});

test.each(LANGUAGES)('no phrase in %s holds a word that its glossary refuses', (language) => {
  const glossary = glossaries[LANGUAGES.indexOf(language)];
  if (glossary === undefined) throw new Error('There is no glossary.');
  const wrong = phrasesOf(language).flatMap(([namespace, key, phrase]) =>
    checkWords(glossary, key, phrase).map((problem) => `${namespace}: ${problem}`),
  );
  expect(wrong).toEqual([]);
});

test.each(LANGUAGES)('signs and spaces in %s are those of the language', (language) => {
  const wrong = phrasesOf(language).flatMap(([namespace, key, phrase]) =>
    checkTypography(language, key, phrase).map((problem) => `${namespace}: ${problem}`),
  );
  expect(wrong).toEqual([]);
});

test('a sentence that stands on several pages is translated in one way', () => {
  // Labels may differ with what they stand on; a whole sentence has no reason to.
  const english = phrasesOf('en').filter(([, , phrase]) => /^[^{]* [^{]* [^{]*[.?]$/.test(phrase));
  const wrong: string[] = [];
  for (const language of LANGUAGES) {
    const translated = new Map(phrasesOf(language).map(([namespace, key, phrase]) => [`${namespace}.${key}`, phrase]));
    const seen = new Map<string, string>();
    for (const [namespace, key, sentence] of english) {
      const phrase = translated.get(`${namespace}.${key}`);
      if (phrase === undefined) continue;
      const before = seen.get(sentence) ?? phrase;
      seen.set(sentence, before);
      if (before !== phrase)
        wrong.push(`${language}: "${sentence}" is "${before}" and, in ${namespace}.${key}, "${phrase}"`);
    }
  }
  expect(wrong).toEqual([]);
});

test('a department has one name wherever it stands', () => {
  for (const language of LANGUAGES) {
    const names = new Map<string, Set<string>>();
    for (const [, key, phrase] of phrasesOf(language))
      if (key.startsWith('departments.')) names.set(key, (names.get(key) ?? new Set()).add(phrase));
    expect([language, [...names].filter(([, said]) => said.size > 1)]).toEqual([language, []]);
  }
});
