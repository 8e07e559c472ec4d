import { bindPhrases } from '@hearth/i18n/phrases';
import { createI18n } from '@hearth/i18n/i18n';
import { bindFormats } from '@hearth/i18n/use-format';
import { expect, test } from 'vitest';
import type { LocationDay } from '../contract/schemas.ts';
import en from './en.json' with { type: 'json' };
import { describeDay, describeOverview } from './spoken.ts';

const words = { ...bindPhrases(createI18n('en', {}), 'en', 'dashboards', en), format: bindFormats('en') };
const id = '019a0000-0000-7000-8000-0000000000ff';
const name = { first_name: 'Inês', last_name: 'Quintela' };
const day: LocationDay = {
  as_of: '2026-11-17T11:00:00Z',
  location: { id, name: 'Harbour House', time_zone: 'Europe/Lisbon' },
  date: '2026-11-17',
  schedule: {
    shifts: [
      {
        id,
        holder: { employee_id: id, ...name },
        position_name: 'Bar',
        start: '10:00',
        end: '18:00',
        phase: 'now',
        away: false,
        published: true,
      },
      {
        id,
        holder: null,
        position_name: null,
        start: '17:00',
        end: '23:00',
        phase: 'ahead',
        away: false,
        published: true,
      },
    ],
    gaps_ahead: 0,
    first_gap: null,
    hidden: null,
  },
  time_off: null,
  candidates: {
    waiting: 1,
    late: 1,
    longest: [{ id, ...name, job_title: 'Bartender', waiting_since: '2026-11-10T11:00:00Z', late: true }],
  },
  unread: 0,
  leaving: null,
  ending_jobs: null,
};

test('a day is told with what waits first, then who works', () => {
  expect(describeDay(day, words)).toEqual([
    'Harbour House, Tuesday, 17 November 2026.',
    'Open shifts today: 1.',
    'Overdue replies: 1.',
    'Inês Quintela, a candidate for Bartender, has been waiting longest.',
    'Today’s shifts: 2.',
    'On shift now: Inês Quintela.',
    'That’s all.',
  ]);
});

test('a day on which nothing waits says so, and a part without a right is not spoken of', () => {
  expect(describeDay({ ...day, schedule: null, candidates: null }, words)).toEqual([
    'Harbour House, Tuesday, 17 November 2026.',
    'You’re all caught up.',
    'That’s all.',
  ]);
});

test('many locations are told as sums and the three worst', () => {
  const figures = { gaps: 2, away: 0, hidden: null, late: 0, waiting: 0, time_off: 0, unread: 1 };
  const locations = ['A', 'B', 'C', 'D'].map((place) => ({
    location: { id, name: place, city: null },
    figures,
    first: 'gaps' as const,
  }));
  expect(describeOverview('Casa', { sums: figures, locations }, words)).toEqual([
    'Casa, all locations.',
    'Open shifts today: 2.',
    'Unread messages: 1.',
    'A. Open shifts today: 2.',
    'B. Open shifts today: 2.',
    'C. Open shifts today: 2.',
    'That’s all.',
  ]);
});
