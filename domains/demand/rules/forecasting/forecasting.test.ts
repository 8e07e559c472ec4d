import { expect, test } from 'vitest';
import { dateOf, dayOf } from '../engine/calendar.ts';
import { profilesOf, WHOLE } from './day-profile.ts';
import { forecastDriver, type DayTotal, type ForecastOrder } from './forecast-driver.ts';
import { holidaysOf, knowsHolidays } from './holidays.ts';

const MONDAY = dayOf('2026-11-30') ?? 0;
const WEEK = [200, 220, 250, 300, 600, 800, 500];
/** So many days before Monday, 30 November 2026. */
const past = (days: number, times = 1): DayTotal[] =>
  Array.from({ length: days }, (_, index) => {
    const day = MONDAY - days + index;
    return { day: dateOf(day), total: Math.round((WEEK[(((day + 3) % 7) + 7) % 7] ?? 0) * times) };
  });
const order = (more: Partial<ForecastOrder>): ForecastOrder => ({
  today: '2026-11-30',
  own: past(280),
  lenders: [],
  quartered: [],
  holidays: [],
  closed: [],
  ...more,
});

test('six weeks from today on, with figures beside those of the plain mean', () => {
  const forecast = forecastDriver(order({}));
  expect(forecast?.days.map(({ day }) => day).filter((_, index) => index % 41 === 0)).toEqual([
    '2026-11-30',
    '2027-01-10',
  ]);
  expect(Math.abs((forecast?.days[5]?.total ?? 0) - 800)).toBeLessThan(80);
  expect(forecast?.days_compared).toBe(42);
  expect([forecast?.own.length, forecast?.plain.length]).toEqual([3, 3]);
});

test('what is closed by the calendar is nothing, and a holiday is marked', () => {
  const forecast = forecastDriver(order({ closed: ['2026-12-25'], holidays: ['2026-12-25', '2026-12-08'] }));
  expect(forecast?.days.find(({ day }) => day === '2026-12-25')).toMatchObject({ total: 0, is_closed: true });
  expect(forecast?.days.find(({ day }) => day === '2026-12-08')).toMatchObject({ is_holiday: true, is_closed: false });
});

test('days between the last one known and today are passed over; after a quarter of a year nothing is said', () => {
  const late = forecastDriver(order({ today: '2026-12-10' }));
  expect(late?.days[0]?.day).toBe('2026-12-10');
  expect(late?.days).toHaveLength(42);
  expect(forecastDriver(order({ today: '2027-03-10' }))).toBeUndefined();
  expect(forecastDriver(order({ own: [] }))).toBeUndefined();
});

test('a new location borrows its week from the others, and nothing is compared', () => {
  const forecast = forecastDriver(order({ own: past(3, 0.5), lenders: [past(280), past(280, 2)] }));
  expect(forecast?.days_compared).toBe(0);
  expect(forecast?.own).toEqual([]);
  expect((forecast?.days[5]?.total ?? 0) / (forecast?.days[0]?.total ?? 1)).toBeGreaterThan(2);
});

test('what runs today is not taken for a whole day', () => {
  const own = [...past(280), { day: '2026-11-30', total: 3 }];
  expect(forecastDriver(order({ own }))?.days[0]?.total).toBe(forecastDriver(order({}))?.days[0]?.total);
});

test('a weekday is spread as its own days are, and shares sum to the whole', () => {
  const quarters = (at: number) => Array.from({ length: 96 }, (_, index) => (index === at ? 3 : index === 80 ? 1 : 0));
  const days = [0, 7, 14].map((back) => ({ day: dateOf(MONDAY - 7 - back), quarters: quarters(48) }));
  const sundays = [1].map((back) => ({ day: dateOf(MONDAY - back), quarters: quarters(60) }));
  const profiles = profilesOf([...days, ...sundays]);
  expect(profiles[0]?.[48]).toBe(7500);
  expect(profiles[6]?.[60]).toBeGreaterThan(1000);
  for (const profile of profiles) expect(profile.reduce((sum, share) => sum + share, 0)).toBe(WHOLE);
  expect(profilesOf([])).toEqual([[], [], [], [], [], [], []]);
});

test.each([
  ['PT', 2026, '2026-04-03'],
  ['DE', 2026, '2026-05-14'],
  ['PL', 2027, '2027-03-29'],
  ['US', 2026, '2026-11-26'],
  ['GB', 2026, '2026-08-31'],
])('%s in %i has a holiday on %s', (country, year, day) => {
  expect(holidaysOf(country, [year])).toContain(day);
});

test('of a country that is not known nothing is made up', () => {
  expect([holidaysOf('XX', [2026]), knowsHolidays('XX'), knowsHolidays(null), knowsHolidays('PT')]).toEqual([
    [],
    false,
    false,
    true,
  ]);
});
