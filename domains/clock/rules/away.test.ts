import { expect, test } from 'vitest';
import { afterContact, wasAway } from './away.ts';
import type { Heard } from './away.ts';

const at = (time: string): Date => new Date(`2026-11-16T${time}:00Z`);
const HEARD: Heard = { paired_at: at('06:00'), last_seen_at: at('12:00'), away_from: null, away_until: null };

test('a silence of more than the minutes between two looks is a time out of reach', () => {
  expect(afterContact(HEARD, at('12:05'))).toEqual({ last_seen_at: at('12:05') });
  const back = afterContact(HEARD, at('14:00'));
  expect(back).toEqual({ last_seen_at: at('14:00'), away_from: at('12:00'), away_until: at('14:00') });
  // What is sent in parts, or after a look for names, was punched in the same silence.
  expect(afterContact({ ...HEARD, ...back }, at('14:01'))).toEqual({ last_seen_at: at('14:01') });
});

const AWAY: Heard = { ...HEARD, last_seen_at: at('14:01'), away_from: at('12:00'), away_until: at('14:00') };

test.each([
  ['while the tablet was out of reach', AWAY, '06:00', '13:00', true],
  ['minutes before its last word', AWAY, '06:00', '11:57', true],
  ['hours before its last word', AWAY, '06:00', '09:00', false],
  ['before it was paired', { ...AWAY, paired_at: at('13:30') }, '06:00', '13:00', false],
  ['before the PIN was set', AWAY, '13:30', '13:00', false],
  ['without any silence', HEARD, '06:00', '13:00', false],
  ['minutes ago', HEARD, '06:00', '14:25', true],
])('a time %s: taken on its word or not', (_name, heard, set, punched, expected) => {
  expect(wasAway(heard, at(set), at(punched).getTime(), at('14:30').getTime())).toBe(expected);
});
