import { describe, expect, test } from 'vitest';
import { splitIntoBatches, guessLanguage } from './translation.ts';

describe('what a message is written in', () => {
  test.each([
    [
      'what the engine is sure of, whatever the writer writes otherwise',
      { language: 'de', confidence: 0.9 },
      'en',
      'de',
    ],
    ['what the writer writes otherwise, where the engine guesses', { language: 'nl', confidence: 0.2 }, 'de', 'de'],
    ['what the engine guesses, where nothing is known of the writer', { language: 'nl', confidence: 0.2 }, null, 'nl'],
    ['what the writer writes otherwise, where the engine cannot say', null, 'de', 'de'],
    ['unknown, where nobody knows', null, null, null],
  ])('is %s', (_, detected, hint, language) => {
    expect(guessLanguage(detected, hint)).toBe(language);
  });
});

describe('texts go to the engine in as few requests as it takes', () => {
  const texts = (count: number, length: number) => Array.from({ length: count }, () => ({ body: 'x'.repeat(length) }));
  test.each([
    ['none', 0, 10, []],
    ['a page of short ones', 30, 100, [30]],
    ['more than a request holds', 31, 100, [30, 1]],
    ['long ones, by their length', 8, 5000, [6, 2]],
  ])('%s', (_, count, length, sizes) => {
    expect(splitIntoBatches(texts(count, length)).map((batch) => batch.length)).toEqual(sizes);
  });
});
