import { expect, test } from 'vitest';
import type { Pay } from '../contract/schemas.ts';
import { isPayDemanded, isPaySound, isPayWide, payPerHour } from './pay.ts';

const pay = (min: number, max: number): Pay => ({ min, max, currency: 'EUR', per: 'HOUR', tips: false });

test.each([
  ['AT', '9', true],
  ['US', 'CO', true],
  ['US', 'TX', false],
  ['CA', 'ON', true],
  ['CA', 'QC', false],
  ['PT', 'CO', false],
  ['AE', '', false],
])('pay in the post is demanded in %s %s: %s', (country, region, demanded) => {
  expect(isPayDemanded(country, region)).toBe(demanded);
});

test('pay runs from the lower to the higher and is not nothing', () => {
  expect(isPaySound(pay(1400, 1650))).toBe(true);
  expect(isPaySound(pay(1400, 1400))).toBe(true);
  expect(isPaySound(pay(1650, 1400))).toBe(false);
  expect(isPaySound(pay(0, 1400))).toBe(false);
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
