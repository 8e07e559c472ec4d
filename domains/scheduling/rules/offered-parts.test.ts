import { expect, test } from 'vitest';
import type { AvailabilitySlot } from '../contract/schemas.ts';
import { findClash } from './availability.ts';
import { weekOfOffered, type OfferedPart } from './offered-parts.ts';

const cannot = (weekday: number, start: string, end: string): AvailabilitySlot => ({
  weekday,
  start,
  end,
  kind: 'CANNOT',
});
const onMonday = (offered: readonly OfferedPart[]) => weekOfOffered(offered).filter(({ weekday }) => weekday === 1);
const EVENING = { weekday: 1, part: 'EVENING' } as const;

test.each<[string, readonly OfferedPart[], readonly AvailabilitySlot[]]>([
  [
    'evenings leave the day before and the night after',
    [EVENING],
    [cannot(1, '05:00', '17:00'), cannot(1, '22:00', '05:00')],
  ],
  ['a night leaves what comes before it', [{ weekday: 1, part: 'NIGHT' }], [cannot(1, '05:00', '22:00')]],
  ['a day that was not offered is left whole', [{ weekday: 2, part: 'EVENING' }], [cannot(1, '05:00', '05:00')]],
])('%s', (_what, offered, slots) => {
  expect(onMonday(offered)).toEqual(slots);
});

test('who said nothing of their times is free', () => {
  expect(weekOfOffered([])).toEqual([]);
});

test('a shift in the offered part meets nothing, and one on another day cannot be worked', () => {
  const week = { slots: weekOfOffered([EVENING]), exceptions: [] };
  const shift = (date: string) => ({ date, start: '17:00', end: '22:00' });
  expect(findClash(shift('2026-11-23'), week, 'CANNOT')).toBeUndefined();
  expect(findClash(shift('2026-11-24'), week, 'CANNOT')).toMatchObject({ minutes: 300 });
});
