import { expect, test } from 'vitest';
import { findBreaks } from './breaks.ts';

const STEPS = [
  { after_minutes: 540, minutes: 45, is_paid: false },
  { after_minutes: 360, minutes: 30, is_paid: false },
  { after_minutes: 240, minutes: 10, is_paid: true },
];

test.each([
  [239, 0, 0],
  [240, 0, 10],
  [360, 30, 0],
  [539, 30, 0],
  [600, 45, 0],
])('a shift of %i minutes has %i unpaid and %i paid minutes of break', (minutes, unpaid, paid) => {
  expect(findBreaks(minutes, STEPS)).toEqual({ unpaid_break_minutes: unpaid, paid_break_minutes: paid });
});

test('without steps there is no break', () => {
  expect(findBreaks(600, [])).toEqual({ unpaid_break_minutes: 0, paid_break_minutes: 0 });
});
