import { expect, test } from 'vitest';
import { askLead, keepSpan, shortestSpan } from './asking.ts';

test.each([
  ['thirty days before', 730, 30, 30],
  ['sixty where the group says so', 730, 60, 60],
  ['not before half of a short time has gone', 28, 30, 14],
  ['never where the group does not ask', 730, 0, 0],
] as const)('is asked %s', (_when, days, asked, lead) => {
  expect(askLead(days, asked)).toBe(lead);
});

const at = (country: string | null) => ({ country, region: null });
test.each([
  ['the period of the place again', 'DE', 'MONTHS_6', 'MONTHS_6'],
  ['a year at most', 'FR', 'YEARS_2', 'YEAR_1'],
  ['a year where four weeks are the limit without consent', 'NL', 'WEEKS_4', 'YEAR_1'],
  ['what a brand holds where no country is known', null, 'WEEKS_4', 'WEEKS_4'],
] as const)('a yes keeps for %s', (_what, country, held, span) => {
  expect(keepSpan(at(country), held)).toBe(span);
});

test('of several places the shortest counts', () => {
  expect(shortestSpan(['YEAR_1', 'MONTHS_3', 'MONTHS_6'])).toBe('MONTHS_3');
});
