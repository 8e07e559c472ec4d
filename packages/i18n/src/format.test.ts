import { LANGUAGES } from '@hearth/kit/constants';
import { expect, test } from 'vitest';
import { currencyName } from './currency-name.ts';
import * as format from './format.ts';
import type { Language } from './languages.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ').replace(/[\u2066\u2069\u200f\u200e]/g, '');

test.each<[Language, format.DateStyle, string]>([
  ['en', 'medium', '20 Nov 2026'],
  ['en', 'weekday', 'Fri 20 Nov'],
  ['en', 'full', 'Friday, 20 November 2026'],
  ['fr', 'long', '20 novembre 2026'],
  ['de', 'short', '20. Nov.'],
  ['es', 'month', 'noviembre de 2026'],
  ['pl', 'long', '20 listopada 2026'],
  ['ru', 'long', '20 ноября 2026 г.'],
  ['tr', 'full', '20 Kasım 2026 Cuma'],
  ['ar', 'long', '20 نوفمبر 2026'],
])('a day in %s, %s, is %s', (language, style, expected) => {
  expect(plain(format.formatDate(language, '2026-11-20', style))).toBe(expected);
});

test('an instant falls on the day and time of the named zone, whatever the machine thinks', () => {
  const instant = '2026-11-20T23:30:00Z';
  expect(format.formatInstantDate('en', instant, 'Europe/Lisbon')).toBe('20 Nov 2026');
  expect(format.formatInstantDate('en', instant, 'Europe/Warsaw')).toBe('21 Nov 2026');
  expect(format.formatInstantTime('en', instant, 'Europe/Warsaw')).toBe('00:30');
  expect(format.formatInstant('en', instant, 'America/New_York')).toBe('20 Nov 2026, 18:30');
});

test('a week is written with what both days share only once', () => {
  expect(plain(format.formatDateRange('en', '2026-11-16', '2026-11-22')).replace(/ ?– ?/, '–')).toBe('16–22 Nov 2026');
  expect(plain(format.formatDateRange('en', '2026-11-30', '2026-12-06')).replace(/ ?– ?/, '–')).toBe(
    '30 Nov–6 Dec 2026',
  );
});

test('clocks run over 24 hours in every language', () => {
  for (const language of ['en', 'fr', 'de', 'es', 'pl', 'ru', 'ar', 'tr'] as const) {
    expect(plain(format.formatTime(language, '00:05'))).toBe('00:05');
    expect(plain(format.formatTime(language, '17:00:00'))).toBe('17:00');
  }
});

test('a range of times keeps its order in Arabic, in words or as one block', () => {
  expect(format.formatTimeRange('en', '18:00', '02:00')).toBe('18:00–02:00');
  expect(plain(format.formatTimeRange('ar', '17:00', '01:00'))).toBe('من 17:00 إلى 01:00');
  expect(format.formatTimeRange('ar', '17:00', '01:00', 'compact')).toBe('\u206617:00–01:00\u2069');
});

test('weekdays are counted from Monday', () => {
  expect(format.formatWeekday('en', 1)).toBe('Monday');
  expect(format.formatWeekday('en', 7, 'short')).toBe('Sun');
  expect(format.formatWeekday('tr', 3)).toBe('Çarşamba');
  expect(format.formatMonth('pl', 11)).toBe('listopad');
});

test('weeks start on Monday, and on Saturday in Arabic', () => {
  expect(format.firstDayOfWeek('en')).toBe(1);
  expect(format.firstDayOfWeek('ar')).toBe(6);
});

test.each([
  ['en', 'US', 7],
  ['en', 'GB', 1],
  ['ar', 'MA', 1],
  ['ar', 'EG', 6],
  ['ar', 'SA', 7],
  ['ar', null, 6],
  ['en', 'Nowhere', 1],
] as const)('in %s, weeks of a place in %s start on day %i', (language, country, day) => {
  expect(format.firstDayOfWeek(language, country)).toBe(day);
});

test('a day and a time are joined by the comma of the language', () => {
  expect(plain(format.formatInstant('ar', '2026-11-20T23:30:00Z', 'UTC'))).toBe('20 نوفمبر 2026، 23:30');
});

test.each([
  ['2026-11-20T11:59:40Z', 'now'],
  ['2026-11-20T11:55:00Z', '5 minutes ago'],
  ['2026-11-20T09:00:00Z', '3 hours ago'],
  ['2026-11-19T11:00:00Z', 'yesterday'],
  ['2026-11-23T12:00:00Z', 'in 3 days'],
  ['2024-11-01T12:00:00Z', '2 years ago'],
])('seen from noon, %s is %s', (instant, expected) => {
  expect(format.formatRelative('en', instant, '2026-11-20T12:00:00Z')).toBe(expected);
});

test.each([
  ['2026-11-17T08:00:00Z', '3d 4h'],
  ['2026-11-18T12:00:00Z', '2d'],
  ['2026-11-20T06:50:00Z', '5h 10m'],
  ['2026-11-20T07:00:00Z', '5h'],
  ['2026-11-20T11:48:00Z', '12m'],
  ['2026-11-20T12:00:00Z', '0m'],
  ['2026-11-20T13:00:00Z', '0m'],
])('waiting since %s at noon is %s', (since, expected) => {
  expect(format.formatWaitingTime('en', since, '2026-11-20T12:00:00Z').replace(', ', ' ')).toBe(expected);
});

test.each([
  [1565, '26hrs 5m'],
  [120, '2hrs'],
  [45, '45m'],
  [0, '0m'],
  [-90, '−1hrs 30m'],
  [4320, '72hrs'],
])('%i minutes of work are %s', (minutes, expected) => {
  expect(format.formatDuration('en', minutes)).toBe(expected);
});

test.each(LANGUAGES)('a length of work can end a sentence in %s', (language) => {
  for (const minutes of [0, 60, 65]) expect(format.formatDuration(language, minutes)).not.toMatch(/\.$/);
});

test('a length of work has the units of the language', () => {
  expect(plain(format.formatDuration('de', 1565))).toBe('26 h 5 min');
  expect(format.formatDuration('ru', 60)).toBe('1\u00a0ч');
});

test.each<[Language, number | bigint, string, string]>([
  ['en', 942, 'EUR', '€9.42'],
  ['en', -5, 'EUR', '-€0.05'],
  ['de', 123456, 'EUR', '1.234,56 €'],
  ['en', 1500, 'JPY', '¥1,500'],
  ['en', 12345, 'KWD', 'KWD 12.345'],
  ['en', 9007199254740993n, 'GBP', '£90,071,992,547,409.93'],
  ['fr', 142000, 'EUR', '1 420,00 €'],
])('in %s, %s minor units of %s are %s', (language, amount, currency, expected) => {
  expect(plain(format.formatMoney(language, amount, currency))).toBe(plain(expected));
});

test('money can leave out its cents', () => {
  expect(format.formatMoney('en', 757_949, 'EUR', 'whole')).toBe('€7,579');
});

test.each([
  [999, '999 bytes'],
  [1000, '1 kB'],
  [1_250_000, '1.3 MB'],
  [5_000_000_000, '5 GB'],
])('a file of %i bytes is %s', (bytes, expected) => {
  expect(format.formatFileSize('en', bytes)).toBe(expected);
});

test('names are joined as in a sentence', () => {
  expect(format.formatList('en', ['Tomás', 'Ines', 'Jonah'])).toBe('Tomás, Ines and Jonah');
  expect(format.formatList('de', ['Tomás', 'Ines'])).toBe('Tomás und Ines');
});

test('currencies have names in every language', () => {
  expect(currencyName('en', 'EUR')).toBe('Euro');
  expect(currencyName('pl', 'PLN')).toBe('złoty polski');
});

test('shares are percentages', () => {
  expect(plain(format.formatPercent('en', 0.274, 1))).toBe('27.4%');
  expect(plain(format.formatPercent('fr', 0.274, 1))).toBe('27,4 %');
});

test('names are sorted as the language sorts them', () => {
  expect(['Zoe', 'Łukasz', 'Lena', 'Mia'].sort(format.compareText('pl'))).toEqual(['Lena', 'Łukasz', 'Mia', 'Zoe']);
});
