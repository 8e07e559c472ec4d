import { expect, test } from 'vitest';
import type { BankQuestionContent } from '../contract/question-schemas.ts';
import {
  toJobQuestion,
  reconcileWithBank,
  validateBankQuestion,
  isOutdated,
  isNewWording,
  updateWording,
} from './question-bank.ts';

const written = (change: Partial<BankQuestionContent> = {}): BankQuestionContent => ({
  kind: 'SINGLE',
  language: 'en',
  text: 'Where did you work?',
  options: ['Bar', 'Kitchen'],
  required: true,
  knock_out: null,
  translations: {
    de: { text: 'Wo haben Sie gearbeitet?', options: ['Theke', 'Küche'] },
    ar: { text: 'أين عملت؟', options: ['البار', 'المطبخ'] },
  },
  tags: [],
  ...change,
});
const inBank = (change: Partial<BankQuestionContent> = {}) => ({ ...written(change), id: 'bank', version: 2 });

test.each<[string, Partial<BankQuestionContent>, string[]]>([
  ['a choice with all its translations', {}, []],
  ['a choice of one', { options: ['Bar'], translations: {} }, ['options']],
  ['a knock-out that is no answer', { knock_out: 'Floor' }, ['options']],
  [
    'a number with choices',
    { kind: 'NUMBER', translations: { de: { text: 'Wie viele?', options: ['1', '2'] } } },
    ['options'],
  ],
  ['a translation into its own language', { language: 'de' }, ['translations.de']],
  [
    'a translation that lacks a choice',
    { translations: { fr: { text: 'Où ?', options: ['Bar'] } } },
    ['translations.fr'],
  ],
  [
    'a translation with the same choice twice',
    { translations: { fr: { text: 'Où ?', options: ['Bar', 'Bar'] } } },
    ['translations.fr'],
  ],
  ['a yes or no with a knock-out', { kind: 'YES_NO', options: [], translations: {}, knock_out: 'no' }, []],
])('%s is kept, or what is wrong with it is named: %#', (_what, change, fields) => {
  expect(validateBankQuestion(written(change)).map(({ field }) => field)).toEqual(fields);
});

test.each<[string, Partial<BankQuestionContent>, boolean]>([
  ['the same words', {}, false],
  ['other tags', { tags: ['experience'] }, false],
  ['no longer required, another answer that rules out', { required: false, knock_out: 'Bar' }, false],
  ['another question', { text: 'Where have you worked?' }, true],
  ['another order of the choices', { options: ['Kitchen', 'Bar'] }, true],
  ['a translation less', { translations: { ar: { text: 'أين عملت؟', options: ['البار', 'المطبخ'] } } }, true],
  ['another language', { language: 'fr' }, true],
])('%s makes a new version: %#', (_what, change, isNew) => {
  expect(isNewWording(written(), written(change))).toBe(isNew);
});

test('the order in which the database keeps the languages makes no new version', () => {
  const { de, ar } = written().translations;
  if (de === undefined || ar === undefined) throw new Error('Both are written above.');
  expect(isNewWording(written(), written({ translations: { ar, de } }))).toBe(false);
});

test('a post asks in its own language, and the others come along', () => {
  expect(toJobQuestion(inBank({ knock_out: 'Kitchen' }), 'de', 'mine')).toEqual({
    id: 'mine',
    kind: 'SINGLE',
    text: 'Wo haben Sie gearbeitet?',
    options: ['Theke', 'Küche'],
    required: true,
    knock_out: 'Küche',
    bank: {
      id: 'bank',
      version: 2,
      translations: {
        en: { text: 'Where did you work?', options: ['Bar', 'Kitchen'] },
        ar: written().translations.ar,
      },
    },
  });
});

test('a post in a language that a question has not been translated into asks it as it was written', () => {
  const asked = toJobQuestion(inBank(), 'pl', 'mine');
  expect([asked.text, Object.keys(asked.bank?.translations ?? {})]).toEqual(['Where did you work?', ['de', 'ar']]);
});

test('which answer rules out stays with a yes or no in every language', () => {
  const bank = inBank({ kind: 'YES_NO', options: [], translations: {}, knock_out: 'no' });
  expect(toJobQuestion(bank, 'tr', 'mine').knock_out).toBe('no');
});

test('a post keeps the bank’s translations, whatever its writer sent for them', () => {
  const asked = toJobQuestion(inBank(), 'de', 'mine');
  const sent = { ...asked, bank: { id: 'bank', version: 2, translations: { en: { text: 'Lies?', options: [] } } } };
  expect(reconcileWithBank(sent, written())).toEqual(asked);
});

test.each<[string, Parameters<typeof reconcileWithBank>]>([
  ['other words', [{ ...toJobQuestion(inBank(), 'en', 'mine'), text: 'Where?' }, written()]],
  ['other choices', [{ ...toJobQuestion(inBank(), 'en', 'mine'), options: ['Bar', 'Floor'] }, written()]],
  ['another kind', [{ ...toJobQuestion(inBank(), 'en', 'mine'), kind: 'MULTI' }, written()]],
  ['a version that the bank does not have', [toJobQuestion(inBank(), 'en', 'mine'), undefined]],
])('a question with %s is the post’s own', (_what, [question, version]) => {
  expect(reconcileWithBank(question, version)).not.toHaveProperty('bank');
});

test('a post is free in whether a question must be answered and what rules out', () => {
  const changed = { ...toJobQuestion(inBank(), 'en', 'mine'), required: false, knock_out: 'Bar' };
  expect(reconcileWithBank(changed, written())).toEqual(changed);
});

test('a post asks in older words as soon as the bank has a later version', () => {
  const asked = toJobQuestion(inBank(), 'en', 'mine');
  expect([2, 3].map((version) => isOutdated(asked, { id: 'bank', version }))).toEqual([false, true]);
  expect(isOutdated(asked, { id: 'other', version: 3 })).toBe(false);
});

test('new words keep what the post chose, as far as they still offer it', () => {
  const asked = { ...toJobQuestion(inBank(), 'en', 'mine'), required: false, knock_out: 'Bar' };
  const kept = updateWording(asked, inBank({ text: 'Where?' }), 'en', 'next');
  expect(kept).toMatchObject({ id: 'next', text: 'Where?', required: false, knock_out: 'Bar' });
  const bank = inBank({ options: ['Floor', 'Kitchen'], translations: {} });
  expect(updateWording(asked, bank, 'en', 'next')).toMatchObject({ required: false, knock_out: null });
});
