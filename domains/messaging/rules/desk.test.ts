import { expect, test } from 'vitest';
import { canSnoozeUntil, applyDeskChange, inboxParts } from './desk.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const DAY = 86_400_000;
const OPEN = { assignee: null, snoozedUntil: null, putAwayAt: null };
const RESTS = { ...OPEN, snoozedUntil: NOW + DAY };
const AWAY = { ...OPEN, putAwayAt: NOW - DAY };

test.each([
  ['a colleague takes it', OPEN, { assignee: 'leonor' }, { ...OPEN, assignee: 'leonor' }],
  ['nobody takes it any more', { ...OPEN, assignee: 'leonor' }, { assignee: null }, OPEN],
  [
    'it rests, and stays whose it was',
    { ...OPEN, assignee: 'tiago' },
    { snoozedUntil: NOW + DAY },
    { ...RESTS, assignee: 'tiago' },
  ],
  ['the rest ends', RESTS, { snoozedUntil: null }, OPEN],
  ['what is put away rests no more', RESTS, { putAway: true }, { ...OPEN, putAwayAt: NOW }],
  ['what is put away again keeps its time', AWAY, { putAway: true }, AWAY],
  ['what rests is not put away', AWAY, { snoozedUntil: NOW + DAY }, RESTS],
  ['it is taken out again', AWAY, { putAway: false }, OPEN],
  ['ending no rest takes nothing out', AWAY, { snoozedUntil: null }, AWAY],
  ['nothing asked, nothing changed', RESTS, {}, RESTS],
])('%s', (_rule, desk, change, after) => {
  expect(applyDeskChange(desk, change, NOW)).toEqual(after);
});

test.each([
  ['a moment ahead', NOW + 1, true],
  ['ninety days', NOW + 90 * DAY, true],
  ['now', NOW, false],
  ['yesterday', NOW - DAY, false],
  ['longer than ninety days', NOW + 90 * DAY + 1, false],
])('a conversation can rest until %s: %s', (_when, until, can) => {
  expect(canSnoozeUntil(until, NOW)).toBe(can);
});

test.each([
  ['what waits for the house', undefined, false, [0, 1]],
  ['everything, for whoever looks for something', undefined, true, [0, 1, 2, 3]],
  ['what is somebody’s', 'MINE', false, [1]],
  ['what is nobody’s', 'UNASSIGNED', true, [0]],
  ['what rests', 'SNOOZED', false, [2]],
  ['what was put away', 'ARCHIVED', true, [3]],
] as const)('a list shows %s', (_what, view, everything, parts) => {
  expect(inboxParts(view, everything)).toEqual(parts);
});
