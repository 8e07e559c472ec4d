import { describe, expect, test } from 'vitest';
import { canonicalEmail, isHotelGroupEmail } from './email.ts';

describe('the canonical form of an address', () => {
  test.each([
    ['Marta@Harbour.Example', 'marta@harbour.example'],
    ['a.b+c@sub.example.co', 'a.b+c@sub.example.co'],
    ["o'neill@example.ie", "o'neill@example.ie"],
    ['x@xn--bcher-kva.example', 'x@xn--bcher-kva.example'],
  ])('%s is %s', (typed, canonical) => {
    expect(canonicalEmail(typed)).toBe(canonical);
  });

  test.each([
    '',
    'a',
    '@example.com',
    'a@',
    'a@example',
    'a b@example.com',
    'a@@example.com',
    'a..b@example.com',
    '.a@example.com',
    'a@-example.com',
    'a@example.com.',
    'a@example..com',
    'a@127.0.0.1',
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com,b@example.com',
    'a@example.com ',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(250)}.com`,
    `a@${'b'.repeat(64)}.com`,
    `a@${'b.'.repeat(126)}com`,
  ])('refuses %j', (typed) => {
    expect(canonicalEmail(typed)).toBeNull();
  });

  test.each([
    ['a full-width at sign', 'victim\uff20example.com'],
    ['a small at sign', 'victim\ufe6bexample.com'],
    ['full-width letters', '\uff56ictim@example.com'],
    ['a Kelvin sign that lower-cases to k', '\u212aate@example.com'],
    ['a dotted capital I', '\u0130ris@example.com'],
    ['a Cyrillic a', '\u0430dmin@example.com'],
    ['a Cyrillic domain letter', 'admin@ex\u0430mple.com'],
    ['a one-dot leader in the domain', 'a@example\u2024com'],
    ['an ideographic full stop', 'a@example\u3002com'],
    ['a soft hyphen', 'a\u00ad@example.com'],
    ['a zero-width joiner', 'a\u200d@example.com'],
    ['a combining mark', 'a\u0301@example.com'],
    ['a right-to-left override', 'a\u202e@example.com'],
    ['a ligature', '\ufb01le@example.com'],
  ])('incident 14 (CWE-20): refuses %s instead of normalising it', (_name, typed) => {
    expect(canonicalEmail(typed)).toBeNull();
  });
});

describe('addresses of the hotel group', () => {
  test.each([
    ['a@radisson.com', true],
    ['a@eu.radissonblu.com', true],
    ['a@notradisson.com', false],
    ['a@radisson.com.example', false],
    ['radisson.com@example.com', false],
  ])('%s: %s', (email, listed) => {
    expect(isHotelGroupEmail(email)).toBe(listed);
  });

  test('capital letters do not hide the domain', () => {
    expect(isHotelGroupEmail(canonicalEmail('A@RADISSON.COM') ?? '')).toBe(true);
  });
});
