import { expect, test } from 'vitest';
import { hasPhone } from './phone-in-text.ts';
import { findTextHints } from './text-hints.ts';
import type { TextHint } from './text-hints.ts';

test.each<[string, readonly TextHint[]]>([
  ['Call me: +351 912 345 678', ['PHONE']],
  ['Call me: 912 345 678', ['PHONE']],
  ['Write to pia.v@example.com.', ['EMAIL']],
  ['pia@müller.de', ['EMAIL']],
  ['Come to https://wa.me/351912345678', ['PHONE', 'MESSENGER']],
  ['t.me/pia', ['MESSENGER']],
  ['IBAN PT50 0002 0123 1234 5678 9015 4', ['IBAN']],
  ['DE89370400440532013000', ['IBAN']],
  ['DE89370400440532013001', []],
  ['My card is 4242 4242 4242 4242', ['CARD']],
  ['5555-5555-5555-4444 please', ['CARD']],
  ['4242 4242 4242 4243', []],
  ['Shift from 18:00 to 23:30 on 24.12.2026, 16.50 € an hour', []],
  ['Rua Garrett 120, 1200-205 Lisboa, table 12', []],
  ['Order 2026-000123, room 4711', []],
  ['Meet @ the bar at 8', []],
  ['The team at Instagram and the Telegram bar', []],
  ['What the fuck, call +44 20 7946 0958', ['PROFANITY', 'PHONE']],
  ['', []],
])('%s', (text, hints) => {
  expect(findTextHints(text, (rest) => hasPhone(rest, 'PT'))).toEqual(hints);
});

test('a country that nobody knows is none', () => {
  expect(findTextHints('912 345 678', (rest) => hasPhone(rest, 'XX'))).toEqual([]);
});
