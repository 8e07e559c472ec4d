import { expect, test } from 'vitest';
import { compareDays } from './compare.ts';
import type { DayValues } from './drivers.ts';

const day = (date: string, count: number): DayValues => ({
  driver: 'COVERS',
  day: date,
  step_minutes: 1440,
  counts: [count],
  currency: null,
});

test('what is new, other and the same, with days that are missing between', () => {
  const stored = [day('2026-11-01', 10), day('2026-11-02', 20)].map((one) => ({ ...one, total: one.counts[0] ?? 0 }));
  const days = [day('2026-11-01', 10), day('2026-11-02', 25), day('2026-11-05', 30)];
  expect(compareDays(days, stored)).toEqual({
    drivers: [
      {
        driver: 'COVERS',
        first_day: '2026-11-01',
        last_day: '2026-11-05',
        total: 65,
        days_new: 1,
        days_changed: 1,
        days_same: 1,
        days_missing: 2,
      },
    ],
    changed: [{ driver: 'COVERS', day: '2026-11-02', before: 20, after: 25 }],
    odd: [],
  });
});

test('a day of ten times as many as usual is worth a look', () => {
  const days = Array.from({ length: 12 }, (_, index) => day(`2026-11-${String(index + 10)}`, index === 5 ? 1000 : 100));
  expect(compareDays(days, []).odd).toEqual([{ driver: 'COVERS', day: '2026-11-15', before: null, after: 1000 }]);
  expect(compareDays(days.slice(0, 9), []).odd).toEqual([]);
});
