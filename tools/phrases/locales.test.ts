import { expect, test } from 'vitest';
import { LANGUAGES } from '../../packages/i18n/src/languages.ts';
import type { PhraseTree } from '../../packages/i18n/src/translate.ts';
import { pluralForms } from '../../packages/i18n/src/translate.ts';
import type { Namespace } from './locales.ts';
import { checkNamespace } from './locales.ts';

function namespace(
  change: (language: string, tree: Record<string, PhraseTree[string]>) => PhraseTree | undefined,
): Namespace {
  const languages = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      change(language, {
        title: 'Shifts of {{place}}',
        errors: { NOT_FOUND: 'Gone' },
        ...Object.fromEntries(pluralForms(language).map((form) => [`shifts_${form}`, '{{count}} shifts'])),
      }),
    ]),
  );
  return { name: 'scheduling', folder: 'domains/scheduling/web', languages: languages as Namespace['languages'] };
}

test('complete phrases have no problem', () => {
  expect(checkNamespace(namespace((_language, tree) => tree))).toEqual([]);
});

test.each<[string, (language: string, tree: Record<string, PhraseTree[string]>) => PhraseTree | undefined, string]>([
  [
    'a missing namespace',
    (language, tree) => (language === 'tr' ? undefined : tree),
    'scheduling: it is missing in tr.json.',
  ],
  [
    'a missing key in a group',
    (language, tree) => (language === 'fr' ? { ...tree, errors: {} } : tree),
    'scheduling: fr.json lacks "errors.NOT_FOUND".',
  ],
  [
    'an empty phrase',
    (language, tree) => (language === 'de' ? { ...tree, title: ' ' } : tree),
    'scheduling: de.json lacks "title".',
  ],
  [
    'a missing plural form',
    (language, { shifts_few: few, ...tree }) =>
      language === 'ar' || few === undefined ? tree : { ...tree, shifts_few: few },
    'scheduling: ar.json lacks "shifts_few".',
  ],
  [
    'a key that English has not',
    (language, tree) => (language === 'es' ? { ...tree, old: 'x' } : tree),
    'scheduling: es.json has "old", which English has not.',
  ],
  [
    'a place with another name',
    (language, tree) => (language === 'pl' ? { ...tree, title: 'Zmiany: {{miejsce}}' } : tree),
    'scheduling: pl.json has other places in "title" than English.',
  ],
])('%s is named', (_what, change, problem) => {
  expect(checkNamespace(namespace(change))).toEqual([problem]);
});

test('a plural form may say its number in words', () => {
  const complete = namespace((language, tree) => (language === 'ar' ? { ...tree, shifts_two: 'ورديتان' } : tree));
  expect(checkNamespace(complete)).toEqual([]);
});
