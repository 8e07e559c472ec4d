import { expect, test } from 'vitest';
import type { Pay } from '../contract/content-schemas.ts';
import { isValidPay, isPayWide, payPerHour, payPerYear } from './pay.ts';

const pay = (min: number, max: number): Pay => ({ min, max, currency: 'EUR', per: 'HOUR', tips: false });

test('pay runs from the lower to the higher and is not nothing', () => {
  expect(isValidPay(pay(1400, 1650))).toBe(true);
  expect(isValidPay(pay(1400, 1400))).toBe(true);
  expect(isValidPay(pay(1650, 1400))).toBe(false);
  expect(isValidPay(pay(0, 1400))).toBe(false);
});

test('a range above one and a half times its lower end is wide', () => {
  expect(isPayWide(pay(1000, 1500))).toBe(false);
  expect(isPayWide(pay(1000, 1501))).toBe(true);
});

test('pay by day, week, month and year is compared by the hour, rounded down', () => {
  const hours = { min: 24, max: 32 };
  expect(payPerHour(1650, 'HOUR', hours)).toBe(1650);
  expect(payPerHour(12_001, 'DAY', hours)).toBe(1500);
  expect(payPerHour(48_000, 'WEEK', hours)).toBe(1500);
  expect(payPerHour(208_000, 'MONTH', hours)).toBe(1500);
  expect(payPerHour(2_496_000, 'YEAR', hours)).toBe(1500);
  expect(payPerHour(60_000, 'WEEK', null)).toBe(1500);
});

test('pay is for a year of the weeks that the post names, or of full ones', () => {
  expect(payPerYear(2000, 'HOUR', null)).toBe(4_160_000);
  expect(payPerYear(2000, 'HOUR', { min: 10, max: 20 })).toBe(2_080_000);
  expect(payPerYear(300_000, 'MONTH', null)).toBe(3_600_000);
  expect(payPerYear(5_000_000, 'YEAR', { min: 10, max: 20 })).toBe(5_000_000);
});
