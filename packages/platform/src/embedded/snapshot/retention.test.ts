import { describe, expect, it } from 'vitest';
import { outdatedSnapshots } from './retention.ts';

const at = (...moments: string[]): Date[] => moments.map((moment) => new Date(`${moment}Z`));
const hourly = (from: string, count: number): Date[] =>
  Array.from({ length: count }, (_none, hour) => new Date(Date.parse(`${from}Z`) + hour * 3_600_000));

describe('outdatedSnapshots', () => {
  it.each([
    ['keeps nothing of nothing', [], []],
    ['keeps the only one, however old', at('2020-01-01T00:00'), []],
    [
      'keeps the last of an hour',
      at('2026-11-20T09:05', '2026-11-20T09:55', '2026-11-20T10:00'),
      at('2026-11-20T09:05'),
    ],
    [
      'does not depend on the order',
      at('2026-11-20T09:55', '2026-11-20T10:00', '2026-11-20T09:05'),
      at('2026-11-20T09:05'),
    ],
    [
      'keeps the last of a day beyond the 24 newest hours',
      [...at('2026-11-18T08:00', '2026-11-18T20:00'), ...hourly('2026-11-20T00:00', 24)],
      at('2026-11-18T08:00'),
    ],
    [
      'counts only hours that have one: a month off loses nothing',
      at('2026-10-01T08:00', '2026-10-01T09:00', '2026-11-20T09:00'),
      [],
    ],
  ])('%s', (_rule, taken, outdated) => {
    expect(outdatedSnapshots(taken)).toEqual(outdated);
  });

  it('keeps 24 hours and the last of 7 days when one is taken every hour for ten days', () => {
    const taken = hourly('2026-11-01T00:00', 240);
    const outdated = new Set(outdatedSnapshots(taken).map(Number));
    const kept = taken
      .filter((moment) => !outdated.has(moment.getTime()))
      .map((moment) => moment.toISOString().slice(0, 13));
    expect(kept.slice(0, 6)).toEqual([4, 5, 6, 7, 8, 9].map((day) => `2026-11-0${day}T23`));
    expect(kept).toHaveLength(6 + 24);
  });
});
