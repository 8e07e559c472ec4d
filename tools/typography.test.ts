import { expect, test } from 'vitest';
import type { Language } from '../packages/i18n/src/languages.ts';
import { checkTypography } from './typography.ts';

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
