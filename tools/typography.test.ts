import { expect, test } from 'vitest';
import type { Language } from '../packages/i18n/src/languages.ts';
import { checkTypography, mendSpaces } from './typography.ts';

test.each<[Language, string, string]>([
  ['fr', 'Continuer ?', 'Continuer\u202f?'],
  ['fr', 'Nom : {{name}}', 'Nom\u00a0: {{name}}'],
  ['fr', '« Oui »', '«\u00a0Oui\u00a0»'],
  ['fr', 'Perdu; réessayez', 'Perdu\u202f; réessayez'],
  ['de', '“Ja”', '„Ja“'],
  ['es', 'Seguro?', '¿Seguro?'],
  ['es', 'Hola!', '¡Hola!'],
  ['pl', '„Tak“', '„Tak”'],
  ['ru', 'Имя — это', 'Имя\u00a0— это'],
  ['ru', '“Да”', '«Да»'],
  ['ar', 'نعم, لا', 'نعم، لا'],
  ['ar', 'متى?', 'متى؟'],
  ['ar', 'الساعة ٩', 'الساعة 9'],
  ['tr', '«Evet»', '“Evet”'],
  ['tr', '10 MB', '10\u00a0MB'],
  ['en', "don't", 'don’t'],
  ['en', 'Saving …', 'Saving…'],
  ['en', ' Yes', 'Yes'],
])('in %s, "%s" is a slip and "%s" is not', (language, wrong, right) => {
  expect(checkTypography(language, 'title', wrong)).toHaveLength(1);
  expect(checkTypography(language, 'title', right)).toEqual([]);
});

test('a refusal keeps the contract’s signs in English', () => {
  expect(checkTypography('en', 'errors.GONE', "It isn't here")).toEqual([]);
});

test.each<[Language, string, string]>([
  ['fr', 'Continuer ? Oui; « non » : fin!', 'Continuer\u202f? Oui\u202f; «\u00a0non\u00a0»\u00a0: fin\u202f!'],
  ['fr', 'À 18:30, https://a.fr', 'À 18:30, https://a.fr'],
  ['de', 'Wird geladen … 10 MB', 'Wird geladen\u00a0… 10\u00a0MB'],
  ['ru', 'Имя — это {{size}} МБ', 'Имя\u00a0— это {{size}}\u00a0МБ'],
  ['en', 'Really ?', 'Really ?'],
])('spaces in %s are mended: %s', (language, phrase, mended) => {
  expect(mendSpaces(language, phrase)).toBe(mended);
  expect(mendSpaces(language, mended)).toBe(mended);
});
