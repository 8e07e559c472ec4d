import { expect, test } from 'vitest';
import { excerptAround } from './excerpt.ts';

const LONG = `${'We look forward to meeting you at the bar next week. '.repeat(6)}Bring your café apron, please. ${'See you soon then, all the best. '.repeat(6)}`;

test.each([
  ['a short message is shown whole, on one line', 'Hello\nthere,  Pia', ['pia'], 'Hello there, Pia'],
  ['a word that is not there as it is written shows the beginning', 'Hello Pia', ['paula'], 'Hello Pia'],
])('%s', (_rule, body, words, shown) => {
  expect(excerptAround(body, words)).toBe(shown);
});

test('of a long message the part with the word is shown, whatever its case and accents, and where it was cut', () => {
  const shown = excerptAround(LONG, ['CAFE']);
  expect(shown).toContain('Bring your café apron');
  expect(shown.startsWith('…') && shown.endsWith('…')).toBe(true);
  expect(shown.length).toBeLessThanOrEqual(142);
});

test('the beginning is not marked as cut, the end is', () => {
  const shown = excerptAround(LONG, ['forward']);
  expect(shown.startsWith('We look forward')).toBe(true);
  expect(shown.endsWith('…')).toBe(true);
});

test('letters that fold to several, and pictures of two units, do not move the place', () => {
  const shown = excerptAround(`${'ﬁne 👩‍🍳 '.repeat(60)}zebra ${'end '.repeat(60)}`, ['zebra']);
  expect(shown).toContain('zebra');
});

test('the end of a long message is shown in full length', () => {
  const shown = excerptAround(LONG, ['best']);
  expect(excerptAround(`${LONG}Final word`, ['final']).endsWith('Final word')).toBe(true);
  expect(shown.length).toBeGreaterThan(100);
});
