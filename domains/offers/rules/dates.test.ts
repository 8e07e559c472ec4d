import { expect, test } from 'vitest';
import { localDate, endOfDay, findInvalidDates } from './dates.ts';

const TODAY = '2026-11-22';
const good = { starts_on: '2026-12-01', ends_on: null, open_until: '2026-11-29' };

test.each([
  ['as usual', {}, []],
  ['that begins and closes today', { starts_on: TODAY, open_until: TODAY }, []],
  ['that begins in the past', { starts_on: '2026-11-21' }, ['starts_on']],
  ['that ends before it begins', { ends_on: '2026-11-30' }, ['ends_on']],
  ['for one day', { ends_on: '2026-12-01' }, []],
  ['that is over already', { open_until: '2026-11-21' }, ['open_until']],
  ['open for 60 days', { open_until: '2027-01-21' }, []],
  ['open for longer', { open_until: '2027-01-22' }, ['open_until']],
] as const)('the days of an offer %s', (_what, change, wrong) => {
  expect(findInvalidDates({ ...good, ...change }, TODAY)).toEqual(wrong);
});

test('a day is over at midnight of the place, on days when clocks change too', () => {
  expect(new Date(endOfDay('2026-11-22', 'Europe/Lisbon')).toISOString()).toBe('2026-11-23T00:00:00.000Z');
  expect(new Date(endOfDay('2026-10-25', 'Europe/Berlin')).toISOString()).toBe('2026-10-25T23:00:00.000Z');
  expect(localDate(Date.parse('2026-11-22T23:30:00Z'), 'Europe/Berlin')).toBe('2026-11-23');
});
