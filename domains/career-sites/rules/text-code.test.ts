import { expect, test } from 'vitest';
import { encodeCode, extractCode } from './text-code.ts';

test('a code has five letters and figures that nobody takes for others, and is found again', () => {
  const codes = new Set<string>();
  for (let seed = 0; seed < 5000; seed += 1) {
    const code = encodeCode(Uint8Array.from({ length: 5 }, (_, index) => (seed * (index * 37 + 11)) % 256));
    expect(code).toMatch(/^[A-Z][A-Z2-9]{3}[2-9]$/);
    expect(code).not.toMatch(/[AEIOUYLSZ015]/);
    expect(extractCode(code)).toBe(code);
    codes.add(code);
  }
  expect(codes.size).toBeGreaterThan(200);
});

test.each([
  ['kx3p7', 'KX3P7'],
  [' KX3P7. ', 'KX3P7'],
  ['Apply KX3P7 please', 'KX3P7'],
  ['ＫＸ３Ｐ７', 'KX3P7'],
  // Answers in a conversation: words, times, dates, more than a few words.
  ['Thursday', null],
  ['10:30', null],
  ['Room 12B', null],
  ['KX3P0', null],
  ['KX3P', null],
  ['I saw KX3P7 on your wall', null],
  ['', null],
])('in %s stands the code %s', (text, code) => {
  expect(extractCode(text)).toBe(code);
});
