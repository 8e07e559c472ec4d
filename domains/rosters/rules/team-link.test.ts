import { expect, test } from 'vitest';
import { weekBehindLink } from './team-link.ts';

const monday = { today: '2026-11-18', weekStart: 1 };

test.each([
  ['a day of this week', '2026-11-20', { week: '2026-11-16', earlier: '2026-11-09', later: '2026-11-23' }],
  ['the week before, the first one', '2026-11-09', { week: '2026-11-09', earlier: null, later: '2026-11-16' }],
  ['long ago', '2020-01-01', { week: '2026-11-09', earlier: null, later: '2026-11-16' }],
  ['the last week ahead', '2027-01-17', { week: '2027-01-11', earlier: '2027-01-04', later: null }],
  ['far ahead', '2030-01-01', { week: '2027-01-11', earlier: '2027-01-04', later: null }],
])('a link shows the nearest week that it reaches: %s', (_title, asked, shown) => {
  expect(weekBehindLink(asked, monday)).toEqual(shown);
});

test('weeks are counted as the location does', () => {
  expect(weekBehindLink('2026-11-22', { ...monday, weekStart: 7 }).week).toBe('2026-11-22');
});
