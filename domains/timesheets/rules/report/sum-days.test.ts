import { expect, test } from 'vitest';
import { inputOf } from '../sheet.fixture.ts';
import { workOutSheet } from '../sheet.ts';
import { sumDays } from './sum-days.ts';

test('each day has what was planned, worked and approved, also without anything', () => {
  const sheet = workOutSheet(inputOf({ work: 'Mon 9:00-17:00, Tue 22:00-30:00' }));
  const plannedByDay = new Map([['2026-03-02', 420]]);
  const days = sumDays({ from: '2026-03-02', until: '2026-03-05' }, [
    { state: 'APPROVED', sheet, plannedByDay },
    { state: 'SUBMITTED', sheet, plannedByDay },
  ]);
  expect(days).toEqual([
    { day: '2026-03-02', planned: 840, worked: 960, approved: 480 },
    { day: '2026-03-03', planned: 0, worked: 240, approved: 120 },
    { day: '2026-03-04', planned: 0, worked: 720, approved: 360 },
    { day: '2026-03-05', planned: 0, worked: 0, approved: 0 },
  ]);
});
