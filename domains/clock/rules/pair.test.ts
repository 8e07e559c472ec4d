import { describe, expect, test } from 'vitest';
import type { PunchKind } from '../contract/schemas.ts';
import { nextKind, pairPunches, stateAt, workedMs } from './pair.ts';
import type { EffectivePunch } from './pair.ts';

const day = Date.parse('2026-11-16T00:00:00Z');
const at = (time: string, days = 0): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return day + days * 86_400_000 + hours * 3_600_000 + minutes * 60_000;
};
const KINDS: Readonly<Record<string, PunchKind>> = { in: 'IN', out: 'OUT', pause: 'BREAK_START', back: 'BREAK_END' };

/** `in 9:00`, `out 17:00`, `in+1 6:00` on the next day, `in 9:00 bar` at a position. */
function punches(...lines: readonly string[]): EffectivePunch[] {
  return lines.map((line, index) => {
    const [what = '', time = '', position] = line.split(' ');
    const [kind = '', days = '0'] = what.split('+');
    return {
      id: `p${index}`,
      kind: KINDS[kind] ?? 'IN',
      at: at(time, Number(days)),
      location_id: 'here',
      position_id: position ?? null,
    };
  });
}

const clock = (ms: number | null): string => (ms === null ? '…' : new Date(ms).toISOString().slice(11, 16));
const written = (...lines: readonly string[]) => {
  const { spans, odd, folded } = pairPunches(punches(...lines));
  return [
    ...spans.map(
      (span) =>
        `${clock(span.start)}-${clock(span.end)}${span.position_id === null ? '' : ` ${span.position_id}`}${span.breaks
          .map(({ start, end }) => ` (${clock(start)}-${clock(end)})`)
          .join('')}`,
    ),
    ...odd.map(({ what, at: when }) => `${what} ${clock(when)}`),
    ...folded.map((id) => `folded ${id}`),
  ];
};

test.each<[string, string[], string[]]>([
  ['a day', ['in 9:00', 'out 17:00'], ['09:00-17:00']],
  ['a day with a break', ['in 9:00', 'pause 12:00', 'back 12:30', 'out 17:00'], ['09:00-17:00 (12:00-12:30)']],
  ['a night', ['in 22:00', 'out+1 6:00'], ['22:00-06:00']],
  ['two shifts a day', ['in 10:00', 'out 14:00', 'in 18:00', 'out 23:00'], ['10:00-14:00', '18:00-23:00']],
  ['a second tap', ['in 9:00', 'in 9:01', 'out 17:00'], ['09:00-17:00', 'folded p1']],
  ['three taps', ['in 9:00', 'out 17:00', 'out 17:00', 'out 17:01'], ['09:00-17:00', 'folded p2', 'folded p3']],
  ['another position', ['in 9:00 bar', 'in 13:00 floor', 'out 17:00'], ['09:00-13:00 bar', '13:00-17:00 floor']],
  ['another position at once', ['in 9:00 bar', 'in 9:00 floor', 'out 17:00'], ['09:00-09:00 bar', '09:00-17:00 floor']],
  ['out forgotten', ['in 9:00', 'in+1 9:00', 'out+1 17:00'], ['09:00-…', '09:00-17:00', 'MISSING_OUT 09:00']],
  ['out and in forgotten', ['in 9:00', 'out+1 17:00'], ['09:00-…', 'MISSING_OUT 09:00', 'MISSING_IN 17:00']],
  ['in forgotten', ['out 17:00'], ['MISSING_IN 17:00']],
  ['in instead of back', ['in 9:00', 'pause 12:00', 'in 12:30', 'out 17:00'], ['09:00-17:00 (12:00-12:30)']],
  ['out during a break', ['in 9:00', 'pause 12:00', 'out 12:30'], ['09:00-12:30 (12:00-12:30)']],
  ['back without a break', ['in 9:00', 'back 12:30', 'out 17:00'], ['09:00-17:00', 'MISSING_BREAK_START 12:30']],
  [
    'two breaks begun',
    ['in 9:00', 'pause 12:00', 'pause 12:30', 'back 12:45', 'out 17:00'],
    ['09:00-17:00 (12:00-12:45)', 'MISSING_BREAK_END 12:30'],
  ],
  ['a break of nobody', ['pause 12:00', 'back 12:30'], ['MISSING_IN 12:00', 'MISSING_IN 12:30']],
  ['work that goes on', ['in 9:00', 'pause 12:00'], ['09:00-… (12:00-…)']],
  ['nothing', [], []],
])('%s', (_name, lines, expected) => {
  expect(written(...lines)).toEqual(expected);
});

test('the order in which punches come changes nothing', () => {
  const all = punches('in 9:00', 'pause 12:00', 'back 12:30', 'out 17:00', 'in 18:00', 'out 23:00');
  for (let turn = 0; turn < all.length; turn += 1)
    expect(pairPunches([...all.slice(turn), ...all.slice(0, turn)])).toEqual(pairPunches(all));
});

describe('what somebody is doing', () => {
  const all = punches('in 9:00', 'pause 12:00', 'back 12:30', 'out 17:00');
  test.each([
    ['8:59', 'OUT', null],
    ['9:00', 'IN', '09:00'],
    ['12:10', 'BREAK', '12:00'],
    ['12:30', 'IN', '12:30'],
    ['17:00', 'OUT', null],
  ])('at %s', (time, state, since) => {
    const now = stateAt(all, at(time));
    expect([now.state, now.since === null ? null : clock(now.since)]).toEqual([state, since]);
  });

  test('nobody is in whose work began a day ago', () => {
    expect(stateAt(punches('in 9:00'), at('1:01', 1)).state).toBe('OUT');
    expect(stateAt(punches('in 9:00'), at('1:00', 1)).state).toBe('IN');
  });
});

test.each([
  ['8:00', 'IN'],
  ['9:01', 'IN'],
  ['9:02', 'OUT'],
  ['12:10', 'BREAK_END'],
  ['13:00', 'OUT'],
  ['18:00', 'IN'],
])('a tap at %s is %s', (time, kind) => {
  expect(nextKind(punches('in 9:00', 'pause 12:00', 'back 12:30', 'out 17:00'), at(time))).toBe(kind);
});

test('work is counted without breaks', () => {
  const [whole, open] = pairPunches(
    punches('in 9:00', 'pause 12:00', 'back 12:30', 'out 17:00', 'in 18:00', 'pause 19:00'),
  ).spans;
  expect([whole, open].map((span) => (span === undefined ? 0 : workedMs(span, at('20:00')) / 60_000))).toEqual([
    450, 60,
  ]);
});
