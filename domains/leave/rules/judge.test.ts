import { describe, expect, test } from 'vitest';
import { anAccount, away, entry, somePolicy } from './account.fixture.ts';
import type { Account, CountedAbsence } from './account.ts';
import { countUsed } from './count-days.ts';
import { describeBalance, judgeRequest } from './judge.ts';

const hours = (start: string, end: string, date = '2025-06-02') => away(date, date, { part: 'HOURS', start, end });

describe('what an absence counts', () => {
  test.each<[string, CountedAbsence[], Partial<Account>, number]>([
    ['a day', [away('2025-06-02')], {}, 100],
    ['a Saturday, too, where the week has room', [away('2025-06-07')], {}, 100],
    ['a week', [away('2025-06-02', '2025-06-08')], {}, 500],
    ['a week in two requests', [away('2025-06-02', '2025-06-05'), away('2025-06-06', '2025-06-08')], {}, 500],
    ['from Friday to Monday', [away('2025-06-06', '2025-06-09')], {}, 400],
    [
      'a week of three days',
      [away('2025-06-02', '2025-06-08')],
      { entries: [entry('WEEK_DAYS', '2025-01-01', 3)] },
      300,
    ],
    ['a week of six', [away('2025-06-02', '2025-06-08')], { policy: somePolicy([{ week_days: 6 }]) }, 600],
    ['a morning', [away('2025-06-02', '2025-06-02', { part: 'MORNING', start: '00:00', end: '13:00' })], {}, 50],
    ['two hours of eight', [hours('09:00', '11:00')], {}, 25],
    [
      'an hour of seven and a half, rounded up',
      [hours('09:00', '10:00')],
      { policy: somePolicy([{ day_minutes: 450 }]) },
      14,
    ],
    ['never more than a day', [hours('06:00', '22:00')], {}, 100],
    ['hours in hours', [hours('09:00', '11:15')], { policy: somePolicy([{}], { unit: 'HOURS' }) }, 135],
    ['a day in hours', [away('2025-06-02')], { policy: somePolicy([{}], { unit: 'HOURS' }) }, 480],
  ])('%s', (_what, absences, more, expected) => {
    expect(countUsed(anAccount(more), absences).reduce((sum, { amount }) => sum + amount, 0)).toBe(expected);
  });
});

describe('a request', () => {
  const judge = (account: Partial<Account>, asked: CountedAbsence) =>
    judgeRequest(anAccount(account), asked, '2025-05-01');
  const most = away('2025-06-02', '2025-06-29');

  test('says what there is now, on its day and after it', () => {
    const found = judge({ absences: [away('2025-04-07', '2025-04-11'), away('2025-05-12', '2025-05-16')] }, most);
    expect(found).toMatchObject({
      now: 2000,
      before: 1500,
      counted: 2000,
      after: -500,
      trouble: 'BEYOND',
      is_refused: true,
    });
  });

  test.each<[string, Partial<Account>, CountedAbsence, string | null, boolean]>([
    ['fits', {}, most, null, false],
    [
      'leaves too little for what is booked later',
      { absences: [away('2025-09-01', '2025-09-14')] },
      most,
      'BEYOND',
      true,
    ],
    [
      'is told alone',
      { policy: somePolicy([{ beyond: 'WARN', grant: { kind: 'YEARLY', amount: 100 } }]) },
      most,
      'BEYOND',
      false,
    ],
    [
      'goes below nothing as far as it may',
      { policy: somePolicy([{ below: 500 }]), absences: [away('2025-05-05', '2025-05-18')] },
      most,
      null,
      false,
    ],
    [
      'and no further',
      { policy: somePolicy([{ below: 499 }]), absences: [away('2025-05-05', '2025-05-18')] },
      most,
      'BEYOND',
      true,
    ],
    ['comes too early', { policy: somePolicy([{ waiting_days: 180 }]) }, most, 'WAITING', true],
    ['comes on the first day that it may', { policy: somePolicy([{ waiting_days: 152 }]) }, most, null, false],
    [
      'is not against what the next year grants',
      { absences: [away('2025-06-02', '2025-07-06')] },
      away('2026-01-05', '2026-01-11'),
      null,
      false,
    ],
  ])('%s', (_what, account, asked, trouble, refused) => {
    expect(judge(account, asked)).toMatchObject({ trouble, is_refused: refused });
  });

  test('looks at what is on the account twice, however much it says', () => {
    let looks = 0;
    const held = away('2025-04-07', '2025-04-11');
    const watched = {
      ...held,
      get part() {
        looks += 1;
        return held.part;
      },
    };
    judge({ absences: [watched] }, most);
    // Once for each of its five days, without the request and with it.
    expect(looks).toBe(10);
  });

  test('that is on the account already counts once', () => {
    expect(judge({ absences: [most] }, most)).toMatchObject({ counted: 2000, before: 2500, after: 500 });
  });

  test('on a day before the policy is not counted', () => {
    expect(judge({}, away('2024-12-30', '2024-12-31'))).toBeNull();
    expect(judge({ policy: somePolicy([]) }, most)).toBeNull();
  });
});

test('what is used in a year is what lies in it, also of days that began in the one before', () => {
  const policy = somePolicy([{ grant: { kind: 'MONTHLY', amount: 2400 } }]);
  const absences = [away('2025-12-29', '2026-01-04')];
  // Monday to Wednesday are of the old year, Thursday and Friday of the new one.
  expect(describeBalance(anAccount({ policy, absences }), 'HOLIDAY', [], '2026-01-20')).toMatchObject({
    granted: 0,
    used: 200,
  });
});

test('a balance says what is booked, asked for and about to lapse', () => {
  const policy = somePolicy([{ carry_over: { most: 500, until: { month: 3, day: 31 } }, waiting_days: 500 }]);
  const account = anAccount({ policy, absences: [away('2026-02-02'), away('2026-02-23', '2026-03-01')] });
  expect(describeBalance(account, 'HOLIDAY', [away('2026-05-04', '2026-05-05')], '2026-02-10')).toEqual({
    kind: 'HOLIDAY',
    unit: 'DAYS',
    on: '2026-02-10',
    available: 2900,
    booked: 500,
    requested: 200,
    year: { from: '2026-01-01', to: '2026-12-31' },
    granted: 2500,
    used: 100,
    lapsing: { amount: 400, after: '2026-03-31' },
    usable_from: '2026-05-16',
    week_days: 5,
    day_minutes: 480,
  });
});
