import { expect, test } from 'vitest';
import type { NoticeSettings } from '../contract/schemas.ts';
import { planPush } from './plan-push.ts';

const NIGHT = new Date('2026-11-24T23:30:00Z');
const QUIET_UNTIL = { notBefore: new Date('2026-11-25T07:00:00Z'), held: 'QUIET' };
const AT_ONCE = { notBefore: NIGHT, held: null };
const SETTINGS: NoticeSettings = {
  mail: {},
  push: {},
  hides_text: false,
  quiet: { from: '22:00', until: '07:00' },
  time_zone: 'Europe/London',
};

test.each([
  ['one’s own shifts come after quiet hours', 'schedule.published', {}, QUIET_UNTIL],
  ['and at once where there are none', 'schedule.published', { quiet: null }, AT_ONCE],
  ['what is urgent comes at night', 'account.test', {}, AT_ONCE],
  ['news of work is not shown unless chosen', 'hiring.applicationReceived', {}, { skipped: 'OFF' }],
  ['as chosen', 'hiring.applicationReceived', { push: { 'hiring.applicationReceived': true }, quiet: null }, AT_ONCE],
  ['not shown, as chosen', 'schedule.published', { push: { 'schedule.published': false } }, { skipped: 'OFF' }],
] as const)('%s', (_, kind, more, expected) => {
  expect(planPush(kind, { ...SETTINGS, ...more }, NIGHT)).toEqual(expected);
});
