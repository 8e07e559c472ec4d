import { describe, expect, test } from 'vitest';
import * as applications from '@hearth/domains/applications/contract';
import * as clock from '@hearth/domains/clock/contract';
import * as deals from '@hearth/domains/deals/contract';
import * as scheduling from '@hearth/domains/scheduling/contract';
import { answerTo, STORED_MS, storablePart, canStore, RULES } from './kept-answers.ts';

const shifts = (from: string, to = '2026-12-30') => ['scheduling.listMyShifts', null, { from, to }, null];
const week = (date: string) => ['scheduling.getSchedule', { id: 'b1' }, { week: date }, null];
const NOW = Date.parse('2026-11-22T14:05:00Z');

describe('what is kept for offline', () => {
  test('is only what endpoints answer that there are', () => {
    const all = { ...applications, ...clock, ...deals, ...scheduling };
    const ids = Object.values(all).map((value) => Object(value).id as unknown);
    for (const id of Object.keys(RULES)) expect(ids).toContain(id);
  });

  test.each([
    'messaging.listMessages',
    'scheduling.getMyCalendarFeed',
    'coreReader.getUserInfo',
    'team.getEmployee',
    'access.getBrandPolicy',
  ])('nothing of %s', (id) => {
    expect(canStore([id, null, null, null])).toBe(false);
    expect(storablePart([id, null, null, null], { secret: true })).toBeNull();
  });

  test('own shifts as they came', () => {
    expect(storablePart(shifts('2026-11-22'), { shifts: [1] })).toEqual({ shifts: [1] });
  });

  test('a week without anybody’s pay, and nothing in it may be changed', () => {
    const kept = storablePart(week('2026-11-16'), {
      week: '2026-11-16',
      may: { edit: true, publish: true, override: true, see_pay: true },
      people: [
        {
          first_name: 'Ana',
          pay: { amount: '12.00', currency: 'EUR' },
          rates: [{ rate: { amount: '13.00', currency: 'EUR' } }],
        },
      ],
    });
    expect(kept).toEqual({
      week: '2026-11-16',
      may: { edit: false, publish: false, override: false, see_pay: false },
      people: [{ first_name: 'Ana', pay: null, rates: [] }],
    });
  });
});

describe('what is shown offline', () => {
  const at = NOW - 60_000;

  test('a single week of own shifts that was looked at takes nothing away from those to come', () => {
    const kept = [
      { key: shifts('2026-11-15', '2027-05-20'), data: 'ahead', at },
      { key: shifts('2026-11-01', '2026-11-09'), data: 'past week', at },
    ];
    expect(answerTo(kept, shifts('2026-11-22', '2026-11-30'), NOW)?.data).toBe('ahead');
    expect(answerTo(kept, shifts('2026-11-16', '2027-05-21'), NOW)?.data).toBe('ahead');
    expect(answerTo(kept, shifts('2026-11-01', '2026-11-09'), NOW)?.data).toBe('past week');
    expect(answerTo(kept, shifts('2026-11-08', '2026-11-16'), NOW)).toBeUndefined();
    expect(answerTo(kept, shifts('2027-05-16', '2027-05-24'), NOW)).toBeUndefined();
  });

  test('own shifts are found whatever day they were asked for, weeks only as they were asked for', () => {
    const kept = [
      { key: shifts('2026-11-20'), data: 'shifts', at },
      { key: week('2026-11-16'), data: 'week', at },
    ];
    expect(answerTo(kept, shifts('2026-11-22'), NOW)?.data).toBe('shifts');
    expect(answerTo(kept, week('2026-11-16'), NOW)?.data).toBe('week');
    expect(answerTo(kept, week('2026-11-23'), NOW)).toBeUndefined();
  });

  test('nothing older than two weeks', () => {
    const key = shifts('2026-11-08');
    expect(answerTo([{ key, data: 'x', at: NOW - STORED_MS + 1 }], key, NOW)).toBeDefined();
    expect(answerTo([{ key, data: 'x', at: NOW - STORED_MS }], key, NOW)).toBeUndefined();
  });
});
