import { expect, test } from 'vitest';
import type { PunchChange } from '../contract/schemas.ts';
import { afterChanges, needsAgreement, workedMinutes } from './correct.ts';
import type { EffectivePunch } from './pair.ts';

const iso = (time: string): string => `2026-11-16T${time}:00.000Z`;
const punch = (id: string, kind: EffectivePunch['kind'], time: string): EffectivePunch => ({
  id,
  kind,
  at: Date.parse(iso(time)),
  location_id: 'here',
  position_id: null,
});
const day = [punch('in', 'IN', '09:00'), punch('out', 'OUT', '17:00')];
const now = Date.parse(iso('20:00'));
const change = (act: PunchChange['act'], id: string | null, kind: PunchChange['kind'], time: string): PunchChange => ({
  act,
  punch_id: id,
  kind,
  at: iso(time),
  position_id: null,
});

test.each<[string, PunchChange[], number | undefined, boolean]>([
  ['in earlier', [change('EDIT', 'in', 'IN', '08:30')], 510, false],
  ['in later', [change('EDIT', 'in', 'IN', '09:10')], 470, true],
  ['out earlier', [change('EDIT', 'out', 'OUT', '16:59')], 479, true],
  [
    'a break is added',
    [change('ADD', null, 'BREAK_START', '12:00'), change('ADD', null, 'BREAK_END', '12:30')],
    450,
    true,
  ],
  [
    'moved, as long as before',
    [change('EDIT', 'in', 'IN', '08:00'), change('EDIT', 'out', 'OUT', '16:00')],
    480,
    false,
  ],
  ['all is removed', [change('REMOVE', 'in', 'IN', '09:00'), change('REMOVE', 'out', 'OUT', '17:00')], 0, true],
  ['out is removed: it goes on', [change('REMOVE', 'out', 'OUT', '17:00')], 660, false],
  ['more work is added', [change('ADD', null, 'IN', '18:00'), change('ADD', null, 'OUT', '19:00')], 540, false],
  ['one that does not count', [change('EDIT', 'gone', 'IN', '09:00')], undefined, false],
  ['one twice', [change('EDIT', 'in', 'IN', '09:00'), change('REMOVE', 'in', 'IN', '09:00')], undefined, false],
  ['one added that has an id', [change('ADD', 'in', 'IN', '09:00')], undefined, false],
])('%s', (_name, changes, minutes, waits) => {
  const after = afterChanges(day, changes, { location_id: 'here' });
  expect(after === undefined ? undefined : workedMinutes(after, now)).toBe(minutes);
  if (minutes !== undefined) expect(needsAgreement(workedMinutes(day, now), minutes)).toBe(waits);
});

test('work whose end is missing counts for nothing', () => {
  expect(workedMinutes([punch('in', 'IN', '01:00')], now)).toBe(0);
});
