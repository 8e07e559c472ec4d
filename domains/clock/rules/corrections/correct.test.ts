import { expect, test } from 'vitest';
import type { PunchChange } from '../../contract/schemas.ts';
import { afterChanges, effectOf, needsAgreement } from './correct.ts';
import type { EffectivePunch } from '../pair.ts';

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

test.each<[string, PunchChange[], string | undefined, boolean]>([
  ['in earlier', [change('EDIT', 'in', 'IN', '08:30')], '480 510', false],
  ['in later', [change('EDIT', 'in', 'IN', '09:10')], '480 470', true],
  ['out earlier', [change('EDIT', 'out', 'OUT', '16:59')], '480 479', true],
  [
    'a break is added',
    [change('ADD', null, 'BREAK_START', '12:00'), change('ADD', null, 'BREAK_END', '12:30')],
    '480 450',
    true,
  ],
  [
    'moved, as long as before',
    [change('EDIT', 'in', 'IN', '08:00'), change('EDIT', 'out', 'OUT', '16:00')],
    '480 480',
    false,
  ],
  ['all is removed', [change('REMOVE', 'in', 'IN', '09:00'), change('REMOVE', 'out', 'OUT', '17:00')], '480 0', true],
  ['out is removed: it goes on', [change('REMOVE', 'out', 'OUT', '17:00')], '480 660', false],
  ['more work is added', [change('ADD', null, 'IN', '18:00'), change('ADD', null, 'OUT', '19:00')], '0 60', false],
  [
    'a second is taken',
    [{ ...change('EDIT', 'out', 'OUT', '17:00'), at: '2026-11-16T16:59:59.000Z' }],
    '480 480',
    true,
  ],
  ['an entry that makes the work before it lose its end', [change('ADD', null, 'IN', '16:59')], '480 1', true],
  ['nothing changes', [change('EDIT', 'in', 'IN', '09:00')], '0 0', false],
  ['one that does not count', [change('EDIT', 'gone', 'IN', '09:00')], undefined, false],
  ['one twice', [change('EDIT', 'in', 'IN', '09:00'), change('REMOVE', 'in', 'IN', '09:00')], undefined, false],
  ['one added that has an id', [change('ADD', 'in', 'IN', '09:00')], undefined, false],
])('%s', (_name, changes, expected, waits) => {
  const after = afterChanges(day, changes, { location_id: 'here' });
  const effect = after === undefined ? undefined : effectOf(day, after, now);
  expect(effect === undefined ? undefined : `${effect.before} ${effect.after}`).toBe(expected);
  if (effect !== undefined) expect(needsAgreement(effect)).toBe(waits);
});

test('work whose end is missing counts for nothing', () => {
  expect(effectOf([punch('in', 'IN', '01:00')], [], now)).toEqual({ before: 0, after: 0, isLess: false });
});

test('as long as before in another position waits: it may pay less', () => {
  const bar = day.map((one) => ({ ...one, position_id: 'bar' }));
  const after = afterChanges(bar, [{ ...change('EDIT', 'in', 'IN', '09:00'), position_id: 'wash' }], {
    location_id: 'here',
  });
  expect(needsAgreement(effectOf(bar, after ?? [], now))).toBe(true);
  const longer = afterChanges(bar, [{ ...change('EDIT', 'in', 'IN', '08:00'), position_id: 'bar' }], {
    location_id: 'here',
  });
  expect(needsAgreement(effectOf(bar, longer ?? [], now))).toBe(false);
});

test('work that goes on is not taken away by another beginning', () => {
  const going = [punch('in', 'IN', '12:00')];
  const after = afterChanges(going, [change('ADD', null, 'IN', '19:59')], { location_id: 'here' });
  expect(effectOf(going, after ?? [], now)).toEqual({ before: 480, after: 1, isLess: true });
});
