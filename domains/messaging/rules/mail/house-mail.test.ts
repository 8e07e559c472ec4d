import { expect, test } from 'vitest';
import { houseMailDueAt, canSendAt } from './house-mail.ts';

const LISBON = 'Europe/Lisbon';
const at = (time: string): Date => new Date(`2026-11-${time}:00Z`);

test.each([
  ['at once is a quarter of an hour later', 'ASSIGNED', '17T10:00', false, '17T10:15'],
  ['whoever has the product open is left to it for an hour', 'ASSIGNED', '17T10:00', true, '17T11:00'],
  ['nobody is mailed in the night of the place', 'ASSIGNED', '17T20:50', false, '18T08:00'],
  ['nobody is mailed before the morning of the place', 'HOURLY', '17T03:00', false, '17T08:00'],
  ['an hour’s digest waits as long as a mail', 'HOURLY', '17T10:00', false, '17T10:15'],
  ['a morning’s digest comes at eight', 'MORNING', '17T10:00', false, '18T08:00'],
  ['what came in the night is in the same morning’s', 'MORNING', '17T03:00', false, '17T08:00'],
  ['what has not waited long enough is in the next', 'MORNING', '17T07:50', false, '18T08:00'],
  ['who wants none gets none', 'NEVER', '17T10:00', false, null],
] as const)('%s', (_rule, choice, since, isPresent, due) => {
  expect(houseMailDueAt({ choice, since: at(since), isPresent, timeZone: LISBON })).toEqual(
    due === null ? null : at(due),
  );
});

test('the night is the one of the place', () => {
  const unseen = { choice: 'ASSIGNED', since: at('17T10:00'), isPresent: false } as const;
  expect(houseMailDueAt({ ...unseen, timeZone: 'Asia/Tokyo' })).toEqual(at('17T10:15'));
  expect(houseMailDueAt({ ...unseen, timeZone: 'Pacific/Auckland' })).toEqual(at('17T19:00'));
});

test.each([
  ['what is due goes out', at('17T10:15'), '17T10:15', true],
  ['what is not due yet does not', at('17T10:15'), '17T10:14', false],
  ['what could not go out before the night waits for its end', at('17T20:55'), '17T21:05', false],
  ['and goes out then', at('17T20:55'), '18T08:00', true],
  ['what is never due does not', null, '17T10:15', false],
] as const)('%s', (_rule, due, now, goes) => {
  expect(canSendAt(due, at(now), LISBON)).toBe(goes);
});
