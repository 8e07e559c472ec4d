import { expect, test } from 'vitest';
import { referralSource, parseSource, knownSource } from './source.ts';

test.each([
  ['a poster', 'poster', { source: 'poster', referral_code: null }],
  [
    'the link of a colleague',
    referralSource('k3ab7c2d-Qx4fT0a9'),
    { source: 'referral', referral_code: 'k3ab7c2d-Qx4fT0a9' },
  ],
  ['one who only says so', 'referral', { source: 'career page', referral_code: null }],
  ['one who says to work there', ' Internal', { source: 'career page', referral_code: null }],
  ['a code that is none', 'referral.<script>', { source: 'referral.<script>', referral_code: null }],
])('the source of %s', (_who, said, kept) => {
  expect(parseSource(said)).toEqual(kept);
});

test.each([
  ['career page', 'careerPage'],
  ['Career Page ', 'careerPage'],
  ['search', 'search'],
  ['SMS', 'sms'],
  ['mail', 'email'],
  ['QR code', 'qrCode'],
  ['QR code in the window', null],
  ['indeed', null],
  ['', null],
  ['constructor', null],
  ['__proto__', null],
])('the source %j has words: %s', (source, key) => {
  expect(knownSource(source)).toBe(key);
});
