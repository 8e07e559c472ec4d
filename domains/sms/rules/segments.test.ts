import { expect, test } from 'vitest';
import { fitText, countSegments } from './segments.ts';

test.each([
  ['nothing', '', 1],
  ['160 letters of the alphabet', 'a'.repeat(160), 1],
  ['161 of them', 'a'.repeat(161), 2],
  ['306 of them', 'a'.repeat(306), 2],
  ['307 of them', 'a'.repeat(307), 3],
  ['80 signs that take two places', '€'.repeat(80), 1],
  ['81 of them', '€'.repeat(81), 2],
  ['70 letters of another alphabet', 'я'.repeat(70), 1],
  ['71 of them', 'я'.repeat(71), 2],
  ['135 of them', 'я'.repeat(135), 3],
  ['a Polish letter among 70', `ż${'a'.repeat(70)}`, 2],
  ['36 faces of two places each', '🙂'.repeat(36), 2],
])('%s go in so many segments', (_what, text, segments) => {
  expect(countSegments(text)).toBe(segments);
});

const around = (said: string): string => `Casa: ${said} https://hearth.example.com/messages/1`;

test.each([
  ['a short one', 'Can you come on Thursday?'],
  ['a long one', 'a word '.repeat(200)],
  ['a long one in Russian', 'слово '.repeat(200)],
  ['families', '👨‍👩‍👧‍👦'.repeat(100)],
])('%s has at most two segments, its end always', (_what, said) => {
  const text = fitText(around, said);
  expect(countSegments(text)).toBeLessThanOrEqual(2);
  expect(text.endsWith('/messages/1')).toBe(true);
});

test('what has room is said whole, and what was left out is marked', () => {
  expect(fitText(around, 'Can you\n come?')).toBe('Casa: Can you come? https://hearth.example.com/messages/1');
  expect(fitText(around, 'a'.repeat(500))).toContain('aaa...');
  expect(countSegments(fitText(around, 'a'.repeat(500)).replace('...', 'a...'))).toBe(3);
});

test('no letter is cut in two', () => {
  expect(fitText(around, '👨‍👩‍👧‍👦'.repeat(100)).replaceAll('👨‍👩‍👧‍👦', '')).toBe(around('...'));
});

test('signs of good printing are written as a telephone writes them, and take no room', () => {
  const text = fitText((said) => `Casa\u00a0: ${said}`, '“It’s at 9 – come…”');
  expect(text).toBe('Casa : "It\'s at 9 - come..."');
  expect(countSegments(fitText((said) => said, '’'.repeat(160)))).toBe(1);
});
