import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addScores,
  answerableUntil,
  averageScore,
  countAnswers,
  canBeShown,
  newestClosedWeek,
  startOfWeek,
} from './anonymity.ts';

const DAY_MS = 86_400_000;
const scores = fc.array(fc.nat({ max: 6 }), { minLength: 5, maxLength: 5 });

test.each([
  [[0, 0, 0, 0, 0], false],
  [[1, 1, 1, 1, 0], false],
  [[0, 0, 0, 0, 4], false],
  [[1, 0, 0, 0, 4], true],
  [[9, 9, 9, 9, 9], true],
])('answers %j may be shown: %s', (given, shown) => {
  expect(canBeShown(given)).toBe(shown);
});

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('%s belongs to the week of %s', (date, week) => {
  expect(startOfWeek(date)).toBe(week);
});

test.each([
  [[0, 0, 5, 0, 0], 3],
  [[1, 0, 0, 0, 4], 4.2],
  [[1, 1, 1, 1, 2], 3.3],
])('the average of %j is %d', (given, average) => {
  expect(averageScore(given)).toBe(average);
});

test('a sum tells nothing of a place that may not be shown: it is the same with and without it', () => {
  fc.assert(
    fc.property(fc.array(scores), (places) => {
      const shown = places.filter(canBeShown);
      expect(addScores(places)).toEqual(addScores(shown));
      expect(countAnswers(addScores(places))).toBe(shown.reduce((sum, place) => sum + countAnswers(place), 0));
    }),
  );
});

test('nothing subtracted from anything that is shown leaves fewer than five answers of a place', () => {
  fc.assert(
    fc.property(fc.array(scores, { minLength: 1 }), fc.nat(), (places, index) => {
      const left = places.filter((_place, position) => position !== index % places.length);
      const difference = countAnswers(addScores(places)) - countAnswers(addScores(left));
      expect(difference === 0 || difference >= 5).toBe(true);
    }),
  );
});

test('a week is closed only after its last shift can no longer be answered for, anywhere on earth', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 20_000, max: 25_000 }),
      fc.integer({ min: -14 * 60, max: 14 * 60 }),
      fc.integer({ min: 0, max: 24 * 60 }),
      fc.integer({ min: 30, max: 24 * 60 }),
      (day, offset, start, length) => {
        const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
        const endsAt = new Date(day * DAY_MS + (start + length - offset) * 60_000);
        const last = answerableUntil(endsAt);
        expect(newestClosedWeek(last) < startOfWeek(date)).toBe(true);
      },
    ),
  );
});
