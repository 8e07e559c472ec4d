import { expect, test } from 'vitest';
import { contentOfOwn, stageOf } from './own-times.ts';

const OWN = {
  kind: 'IN_PERSON',
  minutes: 30,
  hours: [{ weekday: 2, start: '10:00', end: '12:00' }],
  details: 'Ask for Inês.',
} as const;

test('without a kit whoever invites holds it alone, within a week and with some hours of notice', () => {
  expect(contentOfOwn({ ...OWN, hours: [...OWN.hours] }, 'inviter')).toMatchObject({
    ...OWN,
    panel: ['inviter'],
    capacity: 1,
    horizon_days: 7,
    notice_hours: 3,
    criteria: [],
  });
});

test.each([
  ['IN_PERSON', 'INTERVIEW'],
  ['PHONE', 'INTERVIEW'],
  ['GROUP', 'INTERVIEW'],
  ['TRIAL_SHIFT', 'TRIAL'],
] as const)('%s belongs to the stage %s', (kind, stage) => {
  expect(stageOf(kind)).toBe(stage);
});
