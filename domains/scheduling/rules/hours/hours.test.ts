import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateCost, costOfShift, sumTotals } from './hours.ts';
import { aShift, INES } from '../shift.fixture.ts';

const pay = { amount: 1250, currency: 'EUR' };

test('hours and cost add up by day, person and position', () => {
  const shifts = [
    aShift({ employee_id: 'a', position_id: 'bar', unpaid_break_minutes: 30 }),
    aShift({ employee_id: 'a', date: '2026-11-18', start: '18:00', end: '02:00' }),
    aShift({ employee_id: 'b', position_id: 'bar' }),
    aShift({ employee_id: 'b', removed: true }),
    aShift({ employee_id: null }),
  ];
  const totals = sumTotals(
    shifts,
    [
      { employee_id: 'a', pay },
      { employee_id: 'b', pay },
    ],
    'EUR',
  );
  expect(totals.all).toEqual({ minutes: 1410, cost: 29_375, minutesWithoutCost: 0 });
  expect(totals.byDate.get('2026-11-17')?.minutes).toBe(930);
  expect(totals.byDate.get('2026-11-18')).toEqual({ minutes: 480, cost: 10_000, minutesWithoutCost: 0 });
  expect(totals.byPerson.get('a')?.minutes).toBe(930);
  expect(totals.byPosition.get('bar')?.minutes).toBe(930);
  expect(totals.openMinutes).toBe(480);
});

test('time whose pay is unknown or in another currency is said, not guessed', () => {
  const people = [
    { employee_id: 'a', pay: null },
    { employee_id: 'b', pay: { amount: 900, currency: 'GBP' } },
  ];
  const { all } = sumTotals([aShift({ employee_id: 'a' }), aShift({ employee_id: 'b' })], people, 'EUR');
  expect(all).toEqual({ minutes: 960, cost: 0, minutesWithoutCost: 960 });
});

test('a raise during the week and a position that is paid more count from their day', () => {
  const rate = (amount: number) => ({ amount, currency: 'EUR' });
  const rates = [
    { position_id: null, location_id: null, from: '2026-01-01', rate: rate(1000) },
    { position_id: null, location_id: null, from: '2026-11-18', rate: rate(1100) },
    { position_id: 'bar', location_id: null, from: '2026-01-01', rate: rate(1500) },
  ];
  const shifts = [
    aShift({ employee_id: 'a', position_id: null, date: '2026-11-17' }),
    aShift({ employee_id: 'a', position_id: null, date: '2026-11-18' }),
    aShift({ employee_id: 'a', position_id: 'bar', date: '2026-11-18' }),
  ];
  const { byDate } = sumTotals(shifts, [{ employee_id: 'a', pay: rate(1100), rates }], 'EUR');
  expect(byDate.get('2026-11-17')?.cost).toBe(8000);
  expect(byDate.get('2026-11-18')?.cost).toBe(8800 + 12_000);
});

test('a cost is whole minor units, half up', () => {
  expect(calculateCost(30, 1)).toBe(1);
  expect(calculateCost(29, 1)).toBe(0);
  expect(calculateCost(450, 1250)).toBe(9375);
});

test('the days add up to the whole', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 20 }), (days) => {
      const shifts = days.map((day) => aShift({ employee_id: 'a', date: `2026-11-${16 + day}`, end: '17:10' }));
      const totals = sumTotals(shifts, [{ employee_id: 'a', pay: { amount: 1111, currency: 'EUR' } }], 'EUR');
      const sum = [...totals.byDate.values()].reduce((cost, total) => cost + total.cost, 0);
      expect(sum).toBe(totals.all.cost);
    }),
  );
});

test('a shift costs what its position pays there and then, and nothing is said in another currency', () => {
  const shift = aShift({ position_id: 'bar', end: '14:00' });
  const rate = { position_id: 'bar', location_id: null, from: '2026-01-01', rate: { amount: 1500, currency: 'EUR' } };
  const person = { employee_id: INES, pay: { amount: 1000, currency: 'EUR' }, rates: [rate] };
  expect(costOfShift(shift, person, 'EUR')).toBe(6000);
  expect(costOfShift(shift, { ...person, rates: [] }, 'EUR')).toBe(4000);
  expect(costOfShift(shift, person, 'USD')).toBeNull();
  expect(costOfShift(shift, { ...person, pay: null, rates: [] }, 'EUR')).toBeNull();
});
