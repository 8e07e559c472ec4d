import { expect, test } from 'vitest';
import { auditExpiry, resolveScoringMode, resolveNoticeState, usableFrom } from './notice.ts';
import { isBusinessDay } from './holidays.ts';

const NEW_YORK = { country: 'US', time_zone: 'America/New_York' };

test.each([
  // Thanksgiving (26 November) does not count: the tenth business day is the 1st of December, and midnight there is five here.
  ['2026-11-16T15:00:00Z', '2026-12-02T05:00:00.000Z'],
  // Late on a Sunday there, when it is Monday here.
  ['2026-11-02T04:00:00Z', '2026-11-17T05:00:00.000Z'],
  // On a Saturday: Christmas and New Year’s Day fall into the days.
  ['2026-12-19T15:00:00Z', '2027-01-06T05:00:00.000Z'],
])('who is told at %s may be scored from %s', (told, from) => {
  expect(usableFrom(new Date(told), NEW_YORK).toISOString()).toBe(from);
});

test('where no holidays are known, weekends alone do not count', () => {
  const from = usableFrom(new Date('2026-11-16T15:00:00Z'), { country: 'XX', time_zone: 'UTC' });
  expect(from.toISOString()).toBe('2026-12-01T00:00:00.000Z');
});

test.each([
  ['2026-01-01', false],
  ['2026-01-19', false],
  ['2026-05-25', false],
  // Independence Day of 2026 is a Saturday, of 2027 a Sunday.
  ['2026-07-03', false],
  ['2027-07-05', false],
  ['2026-07-06', true],
  // New Year’s Day of 2028 is a Saturday.
  ['2027-12-31', false],
  ['2020-06-19', true],
  ['2026-06-19', false],
  ['2026-11-26', false],
  ['2026-11-22', false],
])('in the United States %s is a business day: %s', (day, open) => {
  expect(isBusinessDay(Temporal.PlainDate.from(day), 'US')).toBe(open);
});

test.each([
  [false, null, null, 'OPEN'],
  [true, null, null, 'CLOSED'],
  [false, 'law', null, 'CLOSED'],
  [false, 'law', '2026-11-23', 'CLOSED'],
  [false, 'law', '2025-11-22', 'CLOSED'],
  [false, 'law', '2025-11-23', 'NOTICE'],
  [true, 'law', '2025-11-23', 'CLOSED'],
] as const)('closed by the brand %s, by the law %s, audited on %s: %s', (isClosedByBrand, law, auditedOn, mode) => {
  expect(resolveScoringMode({ isClosedByBrand, law, auditedOn, today: '2026-11-22' })).toBe(mode);
});

test('an audit holds for a year', () => {
  expect(auditExpiry('2024-02-29')).toBe('2025-02-28');
});

const NOW = new Date('2026-11-22T12:00:00Z');
const told = (from: string, asked: boolean) => ({ usableFrom: new Date(from), askedOtherAt: asked ? NOW : null });
test.each([
  ['NEW', undefined, 'WAITS'],
  ['NEW', told('2026-11-22T12:00:01Z', false), 'WAITS'],
  ['SCREEN', told('2026-11-22T12:00:00Z', false), 'USABLE'],
  ['NEW', told('2026-11-01T00:00:00Z', true), 'OTHER_PROCESS'],
  ['INTERVIEW', told('2026-11-01T00:00:00Z', false), 'INVITED'],
  ['INTERVIEW', told('2026-11-01T00:00:00Z', true), 'OTHER_PROCESS'],
] as const)('at %s, told %j: %s', (stage, said, state) => {
  expect(resolveNoticeState(stage, said, NOW)).toBe(state);
});
