import { expect, test } from 'vitest';
import type { ClockSetting } from '../contract/schemas.ts';
import { readDay } from './live-day.ts';
import type { PlacedPunch } from './live-day.ts';
import { CLOCK } from './settings.ts';

/** Hours on the 16th of November; from 24 on they are on the 17th. */
const at = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return Date.parse('2026-11-16T00:00:00Z') + (hours * 60 + minutes) * 60_000;
};
const KINDS = { in: 'IN', out: 'OUT', pause: 'BREAK_START', back: 'BREAK_END' } as const;
const punchOf = (line: string, index: number): PlacedPunch => {
  const [kind = 'in', time = '', place] = line.split(' ');
  return {
    id: `p${index}`,
    kind: KINDS[kind as keyof typeof KINDS],
    at: at(time),
    location_id: 'here',
    position_id: null,
    place: place === 'far' ? 'OUTSIDE' : 'UNKNOWN',
    waited: place === 'sent' ? at('3:00') - at('0:00') : 0,
  };
};

type Case = [string, string[], string[], string, string, string[], Partial<ClockSetting>?];
test.each<Case>([
  ['nothing has begun', ['10-18'], [], '9:00', 'SCHEDULED 0', []],
  ['just begun', ['10-18'], [], '10:09', 'SCHEDULED 0', []],
  ['late', ['10-18'], [], '10:10', 'LATE 0', ['LATE 10:00 10']],
  ['an hour late', ['10-18'], [], '11:00', 'LATE 0', ['NO_SHOW 10:00']],
  ['never came', ['10-18'], [], '18:00', 'NO_SHOW 0', ['NO_SHOW 10:00']],
  ['nobody is late where that is off', ['10-18'], ['in 10:30'], '11:00', 'IN 30', [], { late_minutes: null }],
  ['came late', ['10-18'], ['in 10:20'], '10:30', 'IN 10', ['LATE 10:20 20']],
  ['works', ['10-18'], ['in 9:58'], '12:00', 'IN 122', []],
  ['has a break', ['10-18'], ['in 10:00', 'pause 12:00'], '12:10', 'BREAK 120', []],
  ['no break for six hours', ['10-18'], ['in 10:00'], '16:00', 'IN 360', ['MISSING_BREAK 10:00 360']],
  ['breaks are not watched', ['10-18'], ['in 10:00'], '16:00', 'IN 360', [], { break_after_minutes: 0 }],
  ['left early', ['10-15'], ['in 10:00', 'out 14:00'], '16:00', 'OUT 240', ['EARLY_LEAVE 14:00 60']],
  ['between two shifts', ['10-12', '18-22'], ['in 10:00', 'out 12:00'], '14:00', 'SCHEDULED 120', []],
  [
    'over the longest time',
    ['10-14'],
    ['in 10:00', 'pause 12:00', 'back 12:30'],
    '15:00',
    'IN 270',
    ['OVER_MAXIMUM 10:00 30'],
    { longest_minutes: 240 },
  ],
  ['without a shift', [], ['in 10:00'], '11:00', 'IN 60', ['UNSCHEDULED 10:00']],
  ['far away', ['10-14'], ['in 10:00 far'], '11:00', 'IN 60', ['OUTSIDE 10:00']],
  ['sent three hours later', ['10-14'], ['in 10:00 sent'], '14:00', 'IN 240', ['SENT_LATE 10:00 180']],
  ['out forgotten', ['10-14'], ['in 10:00'], '28:00', 'OUT 0', ['MISSING_PUNCH 10:00 fix OUT 14:00']],
  ['in forgotten', ['10-14'], ['out 14:00'], '15:00', 'NO_SHOW 0', ['NO_SHOW 10:00', 'MISSING_PUNCH 14:00']],
  ['a night', ['22-30'], ['in 21:55', 'pause 25:00', 'back 25:30'], '29:00', 'IN 395', []],
])('%s', (_name, shifts, lines, now, state, expected, setting = {}) => {
  const day = readDay({
    shifts: shifts.map((text, index) => {
      const [start = '', end = ''] = text.split('-');
      return { id: `s${index}`, start: at(start), end: at(end), location_id: 'here' };
    }),
    punches: lines.map(punchOf),
    setting: { ...CLOCK.fallback, ...setting },
    now: at(now),
  });
  expect(`${day.state} ${day.workedMinutes}`).toBe(state);
  const clock = (ms: number): string => new Date(ms).toISOString().slice(11, 16);
  expect(
    day.exceptions.map(({ kind, at: when, minutes, fix }) =>
      [kind, clock(when), minutes, fix === null ? null : `fix ${fix.kind} ${clock(Date.parse(fix.at))}`]
        .filter((part) => part !== null)
        .join(' '),
    ),
  ).toEqual(expected);
});

test('two short breaks are two things to look at, each with its own key', () => {
  const lines = ['in 9:00', 'pause 10:00', 'back 10:05', 'pause 12:00', 'back 12:10'];
  const setting = { ...CLOCK.fallback, break_minutes: 20, break_after_minutes: 0 };
  const { exceptions } = readDay({ shifts: [], punches: lines.map(punchOf), setting, now: at('13:00') });
  const short = exceptions.filter(({ kind }) => kind === 'SHORT_BREAK');
  expect(short.map(({ key }) => key)).toEqual(['SHORT_BREAK p1', 'SHORT_BREAK p3']);
});
