import { expect, test } from 'vitest';
import { writeDocument } from './document.ts';

const words = { title: 'Offer of employment', terms: 'Terms' };

test('a paper holds the letter and the terms, and leaves out what is not said', () => {
  const text = writeDocument(
    words,
    ['Casa', 'Pia Valtonen'],
    'Dear Pia,\r\nwelcome. ',
    [
      ['Position', 'Waiter'],
      ['Until', ''],
    ],
    ['Further conditions', ''],
  );
  expect(text).toBe('Offer of employment\n\nCasa\nPia Valtonen\n\nDear Pia,\nwelcome.\n\nTerms\nPosition: Waiter');
});

test('the same words give the same paper, however a keyboard composes them', () => {
  const of = (letter: string) => writeDocument(words, [], letter, [], ['Conditions', 'Trial month']);
  expect(of('Cafe\u0301')).toBe(of('Caf\u00e9'));
  expect(of('Hello').endsWith('Conditions\nTrial month')).toBe(true);
});
