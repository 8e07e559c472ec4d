import { expect, test } from 'vitest';
import type { Figures } from '../contract/schemas.ts';
import { rateUrgency, rankByUrgency } from './attention.ts';

const NOTHING: Figures = { gaps: 0, away: 0, hidden: 0, late: 0, waiting: 0, time_off: 0, unread: 0 };
const UNSEEN: Figures = {
  gaps: null,
  away: null,
  hidden: null,
  late: null,
  waiting: null,
  time_off: null,
  unread: null,
};
const with_ = (figures: Partial<Figures>): Figures => ({ ...NOTHING, ...figures });

test.each<[string, Partial<Figures>, string | null]>([
  ['nothing waits', {}, null],
  ['one message is unread', { unread: 1 }, 'unread'],
  ['a gap and forty unread messages', { gaps: 1, unread: 40 }, 'gaps'],
  ['somebody is away and many candidates wait', { away: 1, waiting: 30 }, 'away'],
  ['a late answer, and as many that are not late', { late: 1, waiting: 4 }, 'late'],
  ['next week is not published and a request is open', { hidden: 20, time_off: 1 }, 'hidden'],
  ['a few shifts are not published and requests pile up', { hidden: 3, time_off: 4 }, 'time_off'],
])('when %s, what weighs most is %s', (_what, figures, first) => {
  expect(rateUrgency(with_(figures))?.first ?? null).toBe(first);
});

test('what the reader may not see weighs nothing', () => {
  expect(rateUrgency(UNSEEN)).toBeNull();
  expect(rateUrgency({ ...UNSEEN, unread: 2 })?.first).toBe('unread');
});

test('many of one kind weigh no more than a little', () => {
  expect(rateUrgency(with_({ unread: 400 }))?.weight).toBe(rateUrgency(with_({ unread: 6 }))?.weight);
});

const places = [
  { id: 'a', figures: with_({ unread: 5 }) },
  { id: 'b', figures: with_({ gaps: 1 }) },
  { id: 'c', figures: NOTHING },
  { id: 'd', figures: with_({ gaps: 1, unread: 2 }) },
  { id: 'e', figures: with_({ gaps: 1 }) },
];

test('the worst location stands first, one where nothing waits nowhere, and equal ones always in the same order', () => {
  expect(rankByUrgency(places, undefined).map(({ id }) => id)).toEqual(['d', 'b', 'e', 'a']);
  expect(rankByUrgency(places.toReversed(), undefined).map(({ id }) => id)).toEqual(['d', 'b', 'e', 'a']);
});

test('ranked by one figure, its number decides and those without it are left out', () => {
  expect(rankByUrgency(places, 'unread').map(({ id }) => id)).toEqual(['a', 'd']);
});
