import { describe, expect, test } from 'vitest';
import type { NoticeSettings } from '../contract/schemas.ts';
import { planMail } from './plan-mail.ts';

const NIGHT = new Date('2026-11-24T23:30:00Z');
const MORNING = new Date('2026-11-25T07:00:00Z');
const settings = (more: Partial<NoticeSettings> = {}): NoticeSettings => ({
  mail: {},
  push: {},
  hides_text: false,
  quiet: { from: '22:00', until: '07:00' },
  time_zone: 'Europe/London',
  ...more,
});

describe('the mail about a notice', () => {
  test.each([
    [
      'one’s own shifts: at once, but not in quiet hours',
      'schedule.published',
      {},
      'PROVEN',
      { notBefore: MORNING, held: 'QUIET' },
    ],
    ['without quiet hours: at once', 'schedule.published', { quiet: null }, 'PROVEN', { notBefore: NIGHT, held: null }],
    ['what is urgent comes at night', 'account.test', {}, 'PROVEN', { notBefore: NIGHT, held: null }],
    [
      'an application: in the daily digest',
      'hiring.applicationReceived',
      {},
      'PROVEN',
      { notBefore: new Date('2026-11-25T08:00:00Z'), held: null },
    ],
    [
      'hourly, when the quiet hours are over',
      'hiring.applicationReceived',
      { mail: { 'hiring.applicationReceived': 'HOURLY' } },
      'PROVEN',
      { notBefore: MORNING, held: 'QUIET' },
    ],
    [
      'at once, as chosen',
      'hiring.applicationReceived',
      { mail: { 'hiring.applicationReceived': 'AT_ONCE' }, quiet: null },
      'PROVEN',
      { notBefore: NIGHT, held: null },
    ],
    ['none, as chosen', 'schedule.published', { mail: { 'schedule.published': 'OFF' } }, 'PROVEN', { skipped: 'OFF' }],
    ['none from here, where its domain writes a letter', 'candidate.hired', {}, 'PROVEN', { skipped: 'OFF' }],
    ['none without an address', 'schedule.published', {}, 'NONE', { skipped: 'NO_ADDRESS' }],
    ['none to an address that is nobody’s for certain', 'schedule.published', {}, 'UNPROVEN', { skipped: 'UNPROVEN' }],
  ] as const)('%s', (_, kind, more, address, expected) => {
    expect(planMail(kind, { settings: settings(more), address }, NIGHT)).toEqual(expected);
  });
});
