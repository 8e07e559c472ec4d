import { expect, test } from 'vitest';
import type { Namespace } from './locales.ts';
import { pseudoLocale, pseudoPhrase } from './pseudo.ts';

test('a pseudo phrase is accented, longer, and marked at both ends', () => {
  expect(pseudoPhrase('Save')).toBe('⟦Šávé ôñ⟧');
  const long = 'Nothing is lost: your people are kept.';
  expect(pseudoPhrase(long).length).toBeGreaterThan(long.length * 1.35);
});

test('its places stay as they are', () => {
  expect(pseudoPhrase('Hello {{name}}')).toMatch(/^⟦Ĥéļļó \{\{name\}\} .*⟧$/);
});

test('from the right, every word is turned around', () => {
  expect(pseudoPhrase('Go {{name}}', 'right')).toMatch(/^⟦\u202eĞó\u202c \{\{name\}\} \u202eô\u202c⟧$/);
});

test('a pseudo locale has the plural forms of the language in whose place it stands', () => {
  const english = { title: 'Shifts', count_one: '{{count}} shift', count_other: '{{count}} shifts', group: { a: 'A' } };
  const namespace = { name: 'x', folder: 'x', languages: { en: english } } as unknown as Namespace;
  const forms = (language: 'fr' | 'ar') => Object.keys(pseudoLocale([namespace], language)['x'] ?? {}).sort();
  expect(forms('fr')).toEqual(['count_many', 'count_one', 'count_other', 'group', 'title']);
  expect(forms('ar')).toEqual([
    'count_few',
    'count_many',
    'count_one',
    'count_other',
    'count_two',
    'count_zero',
    'group',
    'title',
  ]);
});
