import { expect, test } from 'vitest';
import type { DayShift, LocationDay } from '../contract/schemas.ts';
import { pendingItems } from './waits.ts';

const id = '019a0000-0000-7000-8000-0000000000ff';
const shift = (change: Partial<DayShift> = {}): DayShift => ({
  id,
  holder: { employee_id: id, first_name: 'Inês', last_name: 'Quintela' },
  position_name: 'Bar',
  start: '10:00',
  end: '18:00',
  phase: 'now',
  away: false,
  published: true,
  ...change,
});
const calm: LocationDay = {
  as_of: '2026-11-17T09:00:00Z',
  location: { id, name: 'Harbour House', time_zone: 'Europe/Lisbon' },
  date: '2026-11-17',
  schedule: { shifts: [shift()], gaps_ahead: 0, first_gap: null, hidden: null },
  time_off: { total: 0, nearest: [] },
  candidates: { waiting: 0, late: 0, longest: [] },
  unread: 0,
  leaving: [],
  ending_jobs: [],
};

test('a day on which all is done has nothing that waits', () => {
  expect(pendingItems(calm)).toEqual([]);
});

test('a part that the reader has no right to waits for somebody else', () => {
  expect(pendingItems({ ...calm, schedule: null, time_off: null, candidates: null, unread: null })).toEqual([]);
});

test('what cannot wait stands first, and each leads to exactly its rows', () => {
  const day: LocationDay = {
    ...calm,
    schedule: {
      shifts: [shift({ holder: null }), shift({ away: true }), shift()],
      gaps_ahead: 4,
      first_gap: '2026-11-23',
      hidden: { week: '2026-11-23', shifts: 12 },
    },
    time_off: {
      total: 2,
      nearest: [{ id, first_name: 'Inês', last_name: '', starts_on: '2026-12-01', ends_on: '2026-12-02', shifts: 1 }],
    },
    candidates: { waiting: 5, late: 2, longest: [] },
    unread: 3,
  };
  expect(pendingItems(day).map(({ kind, count, to }) => `${kind} ${count} ${to}`)).toEqual([
    'gaps 1 /schedule?date=2026-11-17&view=day&open',
    'away 1 /schedule?date=2026-11-17&view=day',
    'late 2 /dashboard/hiring?view=list&waits=late',
    'time_off 2 /schedule/time-off',
    'hidden 12 /schedule?date=2026-11-23',
    'gaps_ahead 4 /schedule?date=2026-11-23&open',
    'waiting 3 /dashboard/hiring?view=list&waits=in_time',
    'unread 3 /messages',
  ]);
});
