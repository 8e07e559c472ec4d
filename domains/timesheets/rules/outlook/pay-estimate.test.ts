import { addDays, toInstant } from '@hearth/domains/scheduling/rules';
import { expect, test } from 'vitest';
import { inputOf, MONDAY } from '../sheet.fixture.ts';
import type { Said } from '../sheet.fixture.ts';
import { estimatePay } from './pay-estimate.ts';

const WEDNESDAY = addDays(MONDAY, 2);
const at = (hour: number): number => toInstant(WEDNESDAY, hour * 60, 'UTC');
const MONTH = { from: '2026-03-01', until: '2026-03-31' };

function estimate(said: Said, more: { since?: number; now?: number } = {}) {
  const { since, now = 14 } = more;
  const open =
    since === undefined ? null : { from: at(since), positionId: null, locationId: 'here', pausedSince: null };
  const [week, period] = [inputOf(said), inputOf({ ...said, period: MONTH })];
  const found = estimatePay({ week, period, day: WEDNESDAY, now: at(now), open });
  const brief = ({ minutes, pay }: typeof found.day) => [minutes, pay];
  return {
    day: brief(found.day),
    week: brief(found.week),
    period: brief(found.period),
    tips: found.tips,
    currency: found.currency,
  };
}

test('today, the week and the period are summed up to now, with the work that goes on', () => {
  expect(estimate({ work: '2026-03-01 9:00-13:00, Mon 9:00-17:00' }, { since: 12 })).toEqual({
    day: [120, 2400],
    week: [600, 12_000],
    period: [840, 16_800],
    tips: 0,
    currency: 'EUR',
  });
});

test('overtime of the week counts in it at once, and in the period in which the week ends', () => {
  const work = 'Mon 6:00-20:00, Tue 6:00-20:00, Wed 0:00-14:00';
  const { week, period } = estimate({ work, pack: 'us' });
  expect(week).toEqual([2520, 2520 * 20 + 1200]);
  expect(period).toEqual(week);
});

test('leave counts as far as it lies behind, and tips stand for themselves', () => {
  const leave = [0, 4].map((days) => ({ day: addDays(MONDAY, days), kind: 'HOLIDAY', minutes: 480, isPaid: true }));
  const tips = [{ day: MONDAY, amount: 550, currency: 'EUR', isDeclared: false }];
  expect(estimate({ work: 'Tue 9:00-10:00', leave, tips })).toMatchObject({ week: [60, 10_800], tips: 550 });
});

test('pay that is not known in every part, or in two currencies, is told in none', () => {
  expect(estimate({ work: 'Tue 9:00-10:00, Tue 10:00-11:00 @bar' })).toMatchObject({ week: [120, null], day: [0, 0] });
  const rateOf: Said['rateOf'] = (position) => ({ amount: 1200, currency: position === null ? 'EUR' : 'CHF' });
  expect(estimate({ work: 'Mon 9:00-10:00, Wed 10:00-11:00 @bar', rateOf })).toMatchObject({
    day: [60, null],
    currency: null,
  });
});
