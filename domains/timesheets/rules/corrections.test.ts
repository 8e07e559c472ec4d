import type { TimeOff } from '@hearth/domains/scheduling/schemas';
import { expect, test } from 'vitest';
import { correctPeriod, sumCorrections } from './corrections.ts';
import { countLeave } from './leave-days.ts';
import { inputOf } from './sheet.fixture.ts';
import { workOutSheet } from './sheet.ts';

const INTO = { day: '2026-03-09' };
const linesOf = (work: string, pack = 'us') => workOutSheet(inputOf({ work, pack })).lines;

test('what did not change is no correction', () => {
  const lines = linesOf('Mon 9:00-17:00');
  expect(correctPeriod(lines, lines, INTO)).toEqual([]);
});

test('a punch that was corrected after the lock becomes the difference, by kind of pay', () => {
  const days = 'Mon 8:00-18:00, Tue 8:00-18:00, Wed 8:00-18:00, Thu 8:00-18:00';
  const lines = correctPeriod(linesOf(`${days}, Fri 8:00-9:00`), linesOf(`${days}, Fri 8:00-11:00`), INTO);
  expect(lines.map(({ reason, minutes, amount, day }) => [reason, minutes, amount, day])).toEqual([
    ['OVERTIME 50', 120, 1200, INTO.day],
    ['WORK 100', 120, 2400, INTO.day],
  ]);
  expect(sumCorrections(lines)).toEqual({ pay: 3600, tips: 0 });
});

test('what was too much is taken off, and a correction of a correction joins it', () => {
  const first = correctPeriod(linesOf('Mon 9:00-17:00'), linesOf('Mon 9:00-16:00'), INTO);
  expect(first).toMatchObject([{ kind: 'CORRECTION', minutes: -60, amount: -1200 }]);
  expect(correctPeriod(first, [], INTO)).toMatchObject([{ reason: 'WORK 100', minutes: 60, amount: 1200 }]);
});

const away = (starts_on: string, ends_on: string, more: Partial<TimeOff> = {}): TimeOff => ({
  id: starts_on,
  employee_id: 'e',
  starts_on,
  ends_on,
  part: 'DAYS',
  start: null,
  end: null,
  kind: 'HOLIDAY',
  state: 'APPROVED',
  note: '',
  decision_note: '',
  version: 1,
  ...more,
});
const RULES = { dayMinutes: 480, isPaid: true };
const MARCH = { from: '2026-03-01', until: '2026-03-31' };

test('of two weeks away ten days count', () => {
  const days = countLeave([away('2026-03-02', '2026-03-15')], MARCH, RULES);
  expect(days).toHaveLength(10);
  expect(days.every(({ minutes, isPaid }) => minutes === 480 && isPaid)).toBe(true);
});

test('a week that a period begins in counts no day twice', () => {
  const absence = [away('2026-03-02', '2026-03-08')];
  const until = countLeave(absence, { from: '2026-02-15', until: '2026-03-04' }, RULES);
  const after = countLeave(absence, { from: '2026-03-05', until: '2026-03-31' }, RULES);
  expect([until.length, after.length]).toEqual([3, 2]);
});

test('hours count as hours, unpaid leave is not paid, and requests do not count', () => {
  const days = countLeave(
    [
      away('2026-03-03', '2026-03-03', { part: 'HOURS', start: '09:00', end: '11:00' }),
      away('2026-03-04', '2026-03-04', { kind: 'UNPAID' }),
      away('2026-03-05', '2026-03-05', { state: 'REQUESTED' }),
    ],
    MARCH,
    RULES,
  );
  expect(days.map(({ day, minutes, isPaid }) => [day, minutes, isPaid])).toEqual([
    ['2026-03-03', 120, true],
    ['2026-03-04', 480, false],
  ]);
});
