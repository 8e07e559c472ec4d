import type { HearthEvent } from '@hearth/kit/event';
import { newId } from '@hearth/kit/id';
import { expect, test } from 'vitest';
import { refuseContent } from './event-content.ts';

const news = (data: object, aside?: object): HearthEvent =>
  ({
    type: 'jobs.edited',
    group_id: null,
    topics: [],
    data,
    ...(aside === undefined ? {} : { aside: { user_id: newId(), data: aside } }),
  }) as HearthEvent;

test('ids, numbers, days, moments and words of a list are news', () => {
  const data = {
    id: newId(),
    status: 'ON_HOLD',
    week: '2026-11-16',
    at: '2026-11-16T09:00:00.000Z',
    kind: 'offers.letter',
  };
  expect(() => refuseContent(news({ ...data, version: 3, all: true, brand_id: null }, { key: newId() }))).not.toThrow();
});

test.each([
  ['what somebody wrote', { text: 'See you at nine' }],
  ['a name in letters of any language', { name: 'Зоя' }],
  ['an address of mail', { email: 'ana@casa.example' }],
  ['a long word', { token: 'a'.repeat(65) }],
  ['a row', { row: { id: newId() } }],
  ['a list', { ids: [newId()] }],
])('%s is none, wherever it stands', (_what, data) => {
  expect(() => refuseContent(news(data))).toThrow(`jobs.edited says more of ${Object.keys(data)[0] ?? ''}`);
  expect(() => refuseContent(news({}, data))).toThrow('jobs.edited says more');
});
