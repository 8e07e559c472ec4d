import { expect, test } from 'vitest';
import { afterWrongAtKiosk, afterWrongPin, isKioskLocked, isLocked, isWeakPin, shortNames } from './pin.ts';

const NOW = new Date('2026-11-16T09:00:00Z');

test.each([
  ['0000', true],
  ['7777777', true],
  ['1234', true],
  ['8765', true],
  ['1357', false],
  ['1235', false],
  ['2580', true],
  ['0852', true],
  ['1212', true],
  ['272727', true],
  ['1984', true],
  ['2003', true],
  ['1884', false],
  ['2794', false],
])('%s is easy to guess: %s', (pin, expected) => {
  expect(isWeakPin(pin)).toBe(expected);
});

test('the fifth wrong PIN in a row locks a person’s, and each five after it for twice as long', () => {
  let tried = { wrong_pins: 0, locked_until: null as Date | null };
  for (let count = 1; count <= 4; count += 1) tried = { ...afterWrongPin(tried, NOW) };
  expect(isLocked(tried, NOW)).toBe(false);
  tried = { ...afterWrongPin(tried, NOW) };
  expect(isLocked(tried, NOW)).toBe(true);
  const later = new Date('2026-11-16T09:15:00Z');
  expect(isLocked(tried, later)).toBe(false);
  for (let count = 1; count <= 5; count += 1) tried = { ...afterWrongPin(tried, later) };
  expect(tried).toEqual({ wrong_pins: 10, locked_until: new Date('2026-11-16T09:45:00Z') });
  // However long it goes on, a day is the most.
  expect(afterWrongPin({ wrong_pins: 4999 }, NOW).locked_until).toEqual(new Date('2026-11-17T09:00:00Z'));
});

test('a tablet is locked after 50 within a quarter of an hour, whoever typed a right one between them', () => {
  const since = new Date('2026-11-16T08:50:00Z');
  const tried = afterWrongAtKiosk({ wrong_pins: 49, wrong_since: since }, NOW);
  expect(tried).toEqual({ wrong_pins: 50, wrong_since: since });
  expect(isKioskLocked(tried, NOW)).toBe(true);
  const later = new Date('2026-11-16T09:05:00Z');
  expect(isKioskLocked(tried, later)).toBe(false);
  expect(afterWrongAtKiosk(tried, later)).toEqual({ wrong_pins: 1, wrong_since: later });
});

test('names show an initial, and whole last names where two are alike', () => {
  const people = [
    { id: '1', first_name: 'Inês', last_name: 'Quintela' },
    { id: '2', first_name: 'Ana', last_name: 'Silva' },
    { id: '3', first_name: 'Ana', last_name: 'Santos' },
    { id: '4', first_name: 'Bo', last_name: '' },
  ];
  expect([...shortNames(people).values()]).toEqual(['Inês Q.', 'Ana Silva', 'Ana Santos', 'Bo']);
});
