import { expect, test } from 'vitest';
import { pushMessage } from './push-message.ts';

const NOTICE = { title: 'Your shifts', text: 'Monday', path: '/my/shifts', tag: 'week', unread: 3 };

test('a message says what the notice says', () => {
  expect(pushMessage(NOTICE, null)).toEqual(NOTICE);
});

test('one that is hidden says only that there is something, and leads to the same page', () => {
  expect(pushMessage(NOTICE, 'News')).toEqual({ ...NOTICE, title: 'News', text: '' });
});

test.each(['a', 'ж', 'ش', '👩🏽‍🍳'])('a long one of %s is cut between characters', (character) => {
  const { title, text } = pushMessage({ ...NOTICE, title: character.repeat(500), text: character.repeat(500) }, null);
  expect(title).toBe(`${character.repeat(119)}…`);
  expect(text.endsWith(`${character}…`)).toBe(true);
});
