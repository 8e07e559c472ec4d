import { expect, test } from 'vitest';
import type { Language } from '../constants.ts';
import { formatMailDay, formatMailLength, formatMailMoney, formatMailNumber } from './written-figures.ts';

const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

test.each([
  ['en', '1 December 2026', 'EUR 15.50', '24.5'],
  ['de', '1. Dezember 2026', '15,50 EUR', '24,5'],
  ['pl', '1 grudnia 2026', '15,50 EUR', '24,5'],
] as const)('a letter in %s writes days, money and numbers as its language does', (language, day, money, number) => {
  expect(formatMailDay(language, '2026-12-01')).toBe(day);
  expect(plain(formatMailMoney(language, 1550, 'EUR'))).toBe(money);
  expect(formatMailNumber(language, 24.5)).toBe(number);
});

test('a letter in Arabic holds Latin digits, and money without cents has none', () => {
  expect(formatMailDay('ar', '2026-12-01')).toMatch(/^1 .* 2026$/);
  expect(plain(formatMailMoney('en', 1200, 'JPY'))).toBe('JPY 1,200');
});

test.each<[Language, number, 'day' | 'hour', boolean, string]>([
  ['en', 1.5, 'day', true, '+1.5 days'],
  ['en', -2, 'day', true, '-2 days'],
  ['de', 1, 'hour', false, '1 Stunde'],
  ['ar', 12, 'day', false, '12 يومًا'],
])('a letter in %s writes %s %s with its unit', (language, value, unit, signed, expected) => {
  expect(plain(formatMailLength(language, value, unit, signed))).toBe(expected);
});
