import { expect, test } from 'vitest';
import type { Message } from '../contract/schemas.ts';
import { groupByDay } from './days.ts';

const message = (id: string, sentAt: string, from: Message['from'] = 'CANDIDATE', name = 'Ana'): Message => ({
  message_id: id,
  message_body: id,
  files: [],
  is_read: true,
  read_at: null,
  from,
  sender_name: name,
  own: false,
  sent_at: sentAt,
});
const shape = (messages: readonly Message[], zone = 'Europe/Lisbon') =>
  groupByDay(messages, zone).map(({ date, bursts }) => [
    date,
    bursts.map((burst) => burst.messages.map((one) => one.message_id)),
  ]);

test('a day is the reader’s: what was written before midnight there belongs to the day before', () => {
  const two = [message('a', '2026-11-20T22:30:00Z'), message('b', '2026-11-20T23:30:00Z')];
  expect(shape(two, 'Europe/Lisbon')).toEqual([['2026-11-20', [['a'], ['b']]]]);
  expect(shape(two, 'Europe/Berlin')).toEqual([
    ['2026-11-20', [['a']]],
    ['2026-11-21', [['b']]],
  ]);
});

test('messages of one person within five minutes of each other belong together', () => {
  expect(
    shape([
      message('a', '2026-11-20T10:00:00Z'),
      message('b', '2026-11-20T10:04:59Z'),
      message('c', '2026-11-20T10:09:59Z'),
      message('d', '2026-11-20T10:10:00Z', 'EMPLOYER', 'Marta'),
      message('e', '2026-11-20T10:10:30Z', 'EMPLOYER', 'Leonor'),
    ]),
  ).toEqual([['2026-11-20', [['a', 'b'], ['c'], ['d'], ['e']]]]);
});
