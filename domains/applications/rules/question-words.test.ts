import { expect, test } from 'vitest';
import { translateQuestion } from './question-words.ts';

const asked = {
  text: 'Where did you work?',
  options: ['Bar', 'Kitchen'],
  translations: {
    de: { text: 'Wo haben Sie gearbeitet?', options: ['Theke', 'Küche'] },
    fr: { text: 'Où avez-vous travaillé ?', options: ['Bar'] },
  },
};

test('a candidate reads a question in their own language, and answers in the words of the post', () => {
  expect(translateQuestion(asked, 'de')).toEqual({
    text: 'Wo haben Sie gearbeitet?',
    choices: [
      { value: 'Bar', label: 'Theke' },
      { value: 'Kitchen', label: 'Küche' },
    ],
  });
});

test.each(['pl', 'fr'] as const)('without a whole translation (%s) it is read as the post has it', (language) => {
  expect(translateQuestion(asked, language)).toEqual({
    text: 'Where did you work?',
    choices: [
      { value: 'Bar', label: 'Bar' },
      { value: 'Kitchen', label: 'Kitchen' },
    ],
  });
});

test('a question that was never translated is read as it is', () => {
  expect(translateQuestion({ text: 'May you work here?', options: [] }, 'ar')).toEqual({
    text: 'May you work here?',
    choices: [],
  });
});
