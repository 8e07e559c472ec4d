import { expect, test } from 'vitest';
import { aShift } from '../shift.fixture.ts';
import { pickContent } from '../shift.ts';
import { changesToWithdraw } from './withdraw.ts';

const WEEK = '2026-11-16';
const NOW = { date: '2026-11-17', time: '10:00' };
const seen = pickContent(aShift({ start: '09:00' }));

test.each([
  ['a published shift to come', aShift({ id: 's', start: '10:01', published: 'same' }), ['s']],
  ['one that starts now', aShift({ id: 's', published: 'same' }), []],
  ['one of yesterday', aShift({ id: 's', date: '2026-11-16', start: '23:00', published: 'same' }), []],
  ['a draft', aShift({ id: 's', date: '2026-11-18' }), []],
  [
    'one that was removed since it was published',
    aShift({ id: 's', date: '2026-11-18', published: 'same', removed: true }),
    ['s'],
  ],
  ['one that staff see at a time that has passed', aShift({ id: 's', date: '2026-11-18', published: seen }), []],
  [
    'one that is published in another week',
    aShift({ id: 's', date: '2026-11-18', published: { ...seen, date: '2026-11-23' } }),
    [],
  ],
  ['an open one', aShift({ id: 's', date: '2026-11-18', employee_id: null, published: 'same' }), ['s']],
])('%s', (_, shift, expected) => {
  expect(changesToWithdraw([shift], WEEK, NOW).map(({ shift_id: id }) => id)).toEqual(expected);
});

test('what staff know is said, and that it goes', () => {
  const published = { ...seen, date: '2026-11-19' };
  expect(changesToWithdraw([aShift({ id: 's', published })], WEEK, NOW)).toEqual([
    { shift_id: 's', before: published, after: null },
  ]);
});
