import { expect, test } from 'vitest';
import { judgeReportTime, whoToTell } from './absence.ts';

const SHIFT = { starts_at: new Date('2026-11-17T10:00:00Z'), ends_at: new Date('2026-11-17T18:00:00Z') };

test.each([
  ['more than a day before', '2026-11-16T09:59:59Z', 'EARLY'],
  ['a day before', '2026-11-16T10:00:00Z', undefined],
  ['while it is on', '2026-11-17T17:59:59Z', undefined],
  ['when it has ended', '2026-11-17T18:00:00Z', 'OVER'],
])('%s', (_name, now, expected) => expect(judgeReportTime(SHIFT, new Date(now))).toBe(expected));

test('managers at work are told, and all of them where none is', () => {
  const [ana, ben] = [
    { userId: 'ana', isOnDuty: false },
    { userId: 'ben', isOnDuty: true },
  ];
  expect(whoToTell([ana, ben])).toEqual(['ben']);
  expect(whoToTell([ana])).toEqual(['ana']);
  expect(whoToTell([])).toEqual([]);
});
