import { expect, test } from 'vitest';
import type { ClockSetting } from '../contract/schemas.ts';
import { judgePunch } from './judge-punch.ts';
import type { AskedPunch } from './judge-punch.ts';
import { judgeNearness } from './near.ts';
import type { ClockNow } from './pair.ts';
import { CLOCK } from './settings.ts';

const MINUTE = 60_000;
const at = (hours: number, minutes = 0): number => Date.parse('2026-11-16T00:00:00Z') + (hours * 60 + minutes) * MINUTE;
const shift = { id: 's', start: at(10), end: at(18), location_id: 'here', position_id: 'bar' };
const OUT: ClockNow = { state: 'OUT', since: null, span: undefined };
const span = {
  start: at(10),
  end: null,
  start_id: 'p',
  end_id: null,
  location_id: 'here',
  position_id: null,
  breaks: [],
};
const WORKING: ClockNow = { state: 'IN', since: at(10), span };
const PAUSED: ClockNow = { state: 'BREAK', since: at(12), span };

type Case = [string, Partial<AskedPunch>, Partial<ClockSetting>, ClockNow, string];
const ANSWERS = { took_breaks: true, got_tips: null, was_injured: false, note: '' };

test.each<Case>([
  ['on time', { at: at(10) }, {}, OUT, 'RECORDED'],
  ['late', { at: at(12) }, {}, OUT, 'RECORDED'],
  ['within the early minutes', { at: at(9, 45) }, { early: 'REFUSE' }, OUT, 'RECORDED'],
  ['too early, allowed', { at: at(9) }, { early: 'ALLOW' }, OUT, 'RECORDED'],
  ['too early, asked', { at: at(9) }, { early: 'ASK' }, OUT, 'ASK_EARLY 09:45'],
  ['too early, with a reason', { at: at(9), reason: 'Delivery' }, { early: 'ASK' }, OUT, 'RECORDED'],
  ['too early, refused whatever the reason', { at: at(9), reason: 'x' }, { early: 'REFUSE' }, OUT, 'TOO_EARLY 09:45'],
  [
    'too early in a position of its own rule',
    { at: at(9) },
    { early: 'REFUSE', positions: [{ position_id: 'bar', early: 'ALLOW', unscheduled: 'ALLOW' }] },
    OUT,
    'RECORDED',
  ],
  ['without a shift, asked', { at: at(2) }, {}, OUT, 'ASK_UNSCHEDULED'],
  ['without a shift, with a reason', { at: at(2), reason: 'Called in' }, {}, OUT, 'RECORDED'],
  ['without a shift, refused', { at: at(2), reason: 'x' }, { unscheduled: 'REFUSE' }, OUT, 'NOT_SCHEDULED'],
  ['after the shift is over', { at: at(18, 5) }, { unscheduled: 'REFUSE' }, OUT, 'NOT_SCHEDULED'],
  ['at another location', { at: at(10), location_id: 'there' }, { unscheduled: 'REFUSE' }, OUT, 'NOT_SCHEDULED'],
  ['far away', { at: at(10), place: 'OUTSIDE' }, { near: 'REFUSE' }, OUT, 'OUTSIDE'],
  ['nobody knows where', { at: at(10) }, { near: 'REFUSE' }, OUT, 'OUTSIDE'],
  ['early where a manager has to say yes', { at: at(8) }, { early: 'PIN' }, OUT, 'NEEDS_MANAGER 09:45'],
  ['and has', { at: at(8), isApproved: true }, { early: 'PIN' }, OUT, 'RECORDED'],
  ['a reason is no yes of a manager', { at: at(8), reason: 'Asked me' }, { early: 'PIN' }, OUT, 'NEEDS_MANAGER 09:45'],
  [
    'a manager’s yes opens nothing that is refused',
    { at: at(8), isApproved: true },
    { early: 'REFUSE' },
    OUT,
    'TOO_EARLY 09:45',
  ],
  ['near', { at: at(10), place: 'INSIDE' }, { near: 'REFUSE' }, OUT, 'RECORDED'],
  ['far away, only noted', { at: at(10), place: 'OUTSIDE' }, { near: 'NOTE' }, OUT, 'RECORDED'],
  ['at the tablet of the location', { at: at(10), isOwnDevice: false }, { near: 'REFUSE' }, OUT, 'RECORDED'],
  [
    'nobody is kept from clocking out far away',
    { kind: 'OUT', at: at(18), place: 'OUTSIDE' },
    { near: 'REFUSE' },
    WORKING,
    'RECORDED',
  ],
  ['clocking out unasked', { kind: 'OUT', at: at(18) }, {}, WORKING, 'RECORDED'],
  ['clocking out without answers', { kind: 'OUT', at: at(18) }, { ask_injury: true }, WORKING, 'ASK_ATTESTATION'],
  [
    'clocking out with half of the answers',
    { kind: 'OUT', at: at(18), attestation: { ...ANSWERS, was_injured: null } },
    { ask_injury: true },
    WORKING,
    'ASK_ATTESTATION',
  ],
  [
    'clocking out with answers',
    { kind: 'OUT', at: at(18), attestation: ANSWERS },
    { ask_injury: true, ask_breaks: true },
    WORKING,
    'RECORDED',
  ],
  ['back too soon', { kind: 'BREAK_END', at: at(12, 29) }, { break_minutes: 30 }, PAUSED, 'BREAK_TOO_SHORT 12:30'],
  ['in instead of back too soon', { at: at(12, 29) }, { break_minutes: 30 }, PAUSED, 'BREAK_TOO_SHORT 12:30'],
  ['back in time', { kind: 'BREAK_END', at: at(12, 30) }, { break_minutes: 30 }, PAUSED, 'RECORDED'],
  ['a break begins', { kind: 'BREAK_START', at: at(12) }, { break_minutes: 30 }, WORKING, 'RECORDED'],
])('%s', (_name, more, setting, now, expected) => {
  const asked: AskedPunch = {
    kind: 'IN',
    at: at(10),
    location_id: 'here',
    position_id: null,
    place: 'UNKNOWN',
    reason: '',
    attestation: null,
    isOwnDevice: true,
    isApproved: false,
    ...more,
  };
  const { outcome, from } = judgePunch(asked, { now, shifts: [shift], setting: { ...CLOCK.fallback, ...setting } });
  expect(from === null ? outcome : `${outcome} ${new Date(from).toISOString().slice(11, 16)}`).toBe(expected);
});

const rossio = { latitude: 38.7138, longitude: -9.1394 };
test.each<[string, { latitude: number; longitude: number } | null, number, string, number | null]>([
  ['on the spot', rossio, 10, 'INSIDE', 0],
  ['round the corner', { latitude: 38.715, longitude: -9.1394 }, 10, 'INSIDE', 133],
  ['across the river', { latitude: 38.684, longitude: -9.1573 }, 10, 'OUTSIDE', 3660],
  ['a little too far, but inexact', { latitude: 38.7165, longitude: -9.1394 }, 120, 'INSIDE', 300],
  ['too far, and very inexact', { latitude: 38.684, longitude: -9.1573 }, 900, 'OUTSIDE', 3660],
  ['so inexact that it says nothing', rossio, 5000, 'UNKNOWN', 0],
  ['unknown', null, 0, 'UNKNOWN', null],
])('%s is %s', (_name, device, accuracy, place, distance) => {
  const near = judgeNearness(device === null ? null : { ...device, accuracy }, rossio, 200);
  expect([near.place, near.distance_m]).toEqual([place, distance]);
});
