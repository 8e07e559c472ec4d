import { expect, test } from 'vitest';
import { readPush } from './push.ts';

const ORIGIN = 'https://app.example.com';
const read = (said: unknown) => readPush(JSON.stringify(said), ORIGIN);
const NEWS = { title: 'Your shifts', text: 'Monday', path: '/my/shifts?week=2026-11-16', tag: 'w', unread: 2 };

test('a message is shown as it came', () => {
  expect(read(NEWS)).toEqual(NEWS);
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  'javascript:alert(1)',
  'my/shifts',
  undefined,
])('one that leads to %s leads to the list of notices', (path) => {
  expect(read({ ...NEWS, path }).path).toBe('/notifications');
});

test.each([['nothing'], ['null'], ['[]'], ['{"title":7}'], ['{"title":""}']])(
  '%s is shown as something new',
  (data) => {
    expect(readPush(data, ORIGIN)).toEqual({
      title: 'Hearth',
      text: '',
      path: '/notifications',
      tag: 'hearth',
      unread: null,
    });
  },
);

test('what is missing of a message is left out', () => {
  expect(read({ title: 'News' })).toEqual({
    title: 'News',
    text: '',
    path: '/notifications',
    tag: 'hearth',
    unread: null,
  });
});
