import { expect, test } from 'vitest';
import { applyCommands, createRoster } from '../../../rules/commands.ts';
import { toClipboard, moveCommands, toDropTarget, pasteCommands, resizeEdge } from './moves.ts';
import { aWeekShift, PLACE } from '../week/week.fixture.ts';

const dates = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];
let made = 0;
const how = (copy: boolean) => ({ copy, dates, newId: () => `new-${(made += 1)}` });
const ANA = { employeeId: 'ana' };
const BEA = { employeeId: 'bea' };

test('one shift goes to the day and the person under the pointer', () => {
  const shift = aWeekShift('a');
  const landing = toDropTarget([shift], shift, { date: '2026-11-18', holder: BEA });
  expect(moveCommands([shift], landing, how(false))).toEqual([
    { kind: 'change', id: 'a', set: { date: '2026-11-18', employee_id: 'bea' } },
  ]);
});

test('dropped where it came from, nothing happens', () => {
  const shift = aWeekShift('a');
  expect(moveCommands([shift], toDropTarget([shift], shift, { date: shift.date, holder: ANA }), how(false))).toEqual(
    [],
  );
});

test('shifts of several people keep their people and move by the same number of days', () => {
  const one = aWeekShift('a');
  const other = aWeekShift('b', { employee_id: 'bea', date: '2026-11-17' });
  const landing = toDropTarget([one, other], one, { date: '2026-11-18', holder: { employeeId: 'carl' } });
  const { roster } = applyCommands(
    createRoster(PLACE, 'Europe/Lisbon', [one, other]),
    moveCommands([one, other], landing, how(false)),
  );
  expect([...roster.shifts.values()].map(({ employee_id, date }) => [employee_id, date])).toEqual([
    ['ana', '2026-11-18'],
    ['bea', '2026-11-19'],
  ]);
});

test('what would fall off the week stays where it is', () => {
  const saturday = aWeekShift('a', { date: '2026-11-21' });
  const sunday = aWeekShift('b', { date: '2026-11-22' });
  const landing = toDropTarget([saturday, sunday], saturday, { date: '2026-11-22', holder: ANA });
  expect(moveCommands([saturday, sunday], landing, how(false)).map(({ id }) => id)).toEqual(['a']);
});

test('copying makes new drafts and remembers what they were copied from; a line under a position gives its position', () => {
  const shift = aWeekShift('a', { station: 'Terrace' });
  const landing = toDropTarget([shift], shift, {
    date: '2026-11-17',
    holder: { employeeId: 'bea', positionId: 'floor' },
  });
  expect(moveCommands([shift], landing, how(true))).toMatchObject([
    {
      kind: 'create',
      copied_from: 'a',
      content: { employee_id: 'bea', date: '2026-11-17', position_id: 'floor', station: 'Terrace' },
    },
  ]);
});

test('pasted shifts keep their days apart, and go to the line of the cursor when they were of one person', () => {
  const clip = toClipboard([aWeekShift('b', { date: '2026-11-18' }), aWeekShift('a', { date: '2026-11-16' })]);
  if (clip === null) throw new Error('nothing copied');
  const { commands, left } = pasteCommands(clip, { date: '2026-11-20', holder: BEA }, how(true));
  expect(left).toBe(0);
  expect(
    commands
      .map((command) => command.kind === 'create' && [command.content.employee_id, command.content.date])
      .sort((one, other) => (String(one) < String(other) ? -1 : 1)),
  ).toEqual([
    ['bea', '2026-11-20'],
    ['bea', '2026-11-22'],
  ]);
  expect(pasteCommands(clip, { date: '2026-11-21', holder: BEA }, how(true))).toMatchObject({ left: 1 });
});

test('pasted shifts of several people stay with them', () => {
  const clip = toClipboard([aWeekShift('a'), aWeekShift('b', { employee_id: 'bea' })]);
  if (clip === null) throw new Error('nothing copied');
  const { commands } = pasteCommands(clip, { date: '2026-11-17', holder: { employeeId: 'carl' } }, how(true));
  expect(commands.map((command) => command.kind === 'create' && command.content.employee_id)).toEqual(['ana', 'bea']);
  expect(toClipboard([])).toBeNull();
});

test.each([
  ['end', 15, '10:00', '18:00', { end: '18:15' }],
  ['end', 15, '16:00', '23:50', { end: '00:05' }],
  ['end', -15, '22:00', '00:10', { end: '23:55' }],
  ['start', -15, '10:00', '18:00', { start: '09:45' }],
  ['start', -15, '00:00', '08:00', null],
  ['end', -15, '10:00', '10:15', null],
  ['start', 15, '10:00', '10:15', null],
  ['end', 15, '10:00', '09:45', null],
] as const)('the %s of a shift by %i minutes: %s-%s becomes %o', (edge, minutes, start, end, set) => {
  expect(resizeEdge(aWeekShift('a', { start, end }), edge, minutes)).toEqual(set);
});
