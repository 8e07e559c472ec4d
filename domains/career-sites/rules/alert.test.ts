import { expect, test } from 'vitest';
import { alertAddress, alertPath, nextDigest, parseCriteria } from './alert.ts';

test.each([
  [
    'a daily digest comes this morning, before eight',
    'DAILY',
    'Europe/Lisbon',
    '2026-11-20T07:59:00Z',
    '2026-11-20T08:00:00Z',
  ],
  ['and the next morning from eight on', 'DAILY', 'Europe/Lisbon', '2026-11-20T08:00:00Z', '2026-11-21T08:00:00Z'],
  [
    'in the morning of the reader, not of the server',
    'DAILY',
    'Asia/Kolkata',
    '2026-11-20T08:00:00Z',
    '2026-11-21T02:30:00Z',
  ],
  [
    'at eight by the clock when that has changed in the night',
    'DAILY',
    'Europe/Lisbon',
    '2026-03-28T12:00:00Z',
    '2026-03-29T07:00:00Z',
  ],
  ['a weekly one comes on Monday', 'WEEKLY', 'Europe/Lisbon', '2026-11-20T12:00:00Z', '2026-11-23T08:00:00Z'],
  ['on this Monday, before eight', 'WEEKLY', 'Europe/Lisbon', '2026-11-23T06:00:00Z', '2026-11-23T08:00:00Z'],
  ['and a week later from eight on', 'WEEKLY', 'Europe/Lisbon', '2026-11-23T08:00:00Z', '2026-11-30T08:00:00Z'],
] as const)('%s', (_rule, frequency, zone, after, due) => {
  expect(nextDigest(frequency, zone, new Date(after)).toISOString()).toBe(new Date(due).toISOString());
});

test('what makes no sense in an address is left out', () => {
  expect(
    parseCriteria({ q: [' bar '], type: ['CASUAL', 'NONE'], time: ['NIGHT', 'TEATIME'], post_language: ['xx'] }),
  ).toEqual({
    q: 'bar',
    place: '',
    types: ['CASUAL'],
    times: ['NIGHT'],
    postLanguage: '',
  });
  expect(parseCriteria({ post_language: ['pt', 'de'] }).postLanguage).toBe('');
  expect(parseCriteria({ post_language: ['de'] }).postLanguage).toBe('de');
});

test('the form of a search has that search filled in, on its site or on all', () => {
  const wanted = { q: 'bar & grill', place: 'Porto', types: ['CASUAL', 'FULL_TIME'], times: ['NIGHT'] } as const;
  const address = '/careers/harbour/alerts?q=bar%20%26%20grill&place=Porto&type=FULL_TIME&type=CASUAL&time=NIGHT';
  expect(alertAddress('harbour', wanted)).toBe(address);
  expect(alertAddress('', { q: '', place: '', types: [], times: [] })).toBe('/careers/-/alerts');
  expect(alertAddress('', { q: '', place: '', types: [], times: [], postLanguage: 'de' }, 'email')).toBe(
    '/careers/-/alerts?post_language=de&problem=email',
  );
  expect(alertPath('', 'sent')).toBe('/careers/-/alerts/sent');
});
