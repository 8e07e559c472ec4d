import { expect, test } from 'vitest';
import { handOverConflicts, isAsSeen, refusingConflicts } from './hand-over.ts';
import { aPerson, aScope, aShift, INES } from '../shift.fixture.ts';

const SAMIR = 'person-samir';

function judge(moves: Parameters<typeof handOverConflicts>[0], standing: Record<string, ReturnType<typeof aShift>[]>) {
  return handOverConflicts(moves, {
    personIn: (_week, id) => aPerson({ employee_id: id }),
    shiftsOf: (id) => standing[id] ?? [],
    scopeOf: () => aScope(),
  }).map(({ rule, employee_id: id }) => `${rule} of ${id}`);
}

test('who gets a shift is judged with the shifts that they have', () => {
  const given = aShift();
  const move = [{ shift: given, from: INES, to: SAMIR }];
  expect(judge(move, { [INES]: [given] })).toEqual([]);
  expect(judge(move, { [INES]: [given], [SAMIR]: [aShift({ start: '16:00', end: '22:00' })] })).toContain(
    `overlap of ${SAMIR}`,
  );
});

test('in a swap each is judged without the shift that they give', () => {
  const mine = aShift();
  const theirs = aShift({ employee_id: SAMIR, start: '12:00', end: '20:00' });
  const standing = { [INES]: [mine], [SAMIR]: [theirs] };
  const swap = [
    { shift: mine, from: INES, to: SAMIR },
    { shift: theirs, from: SAMIR, to: INES },
  ];
  expect(judge(swap, standing)).toEqual([]);
  expect(judge(swap.slice(0, 1), standing)).toContain(`overlap of ${SAMIR}`);
});

test('of a part, who gets it is judged with that part alone, and who gives it keeps the rest', () => {
  const whole = aShift({ start: '10:00', end: '18:00' });
  const given = aShift({ start: '15:00', end: '18:00' });
  const kept = { ...whole, ...aShift({ start: '10:00', end: '15:00' }), id: whole.id };
  const morning = { [INES]: [whole], [SAMIR]: [aShift({ employee_id: SAMIR, start: '08:00', end: '13:00' })] };
  expect(judge([{ shift: whole, from: INES, to: SAMIR }], morning)).toContain(`overlap of ${SAMIR}`);
  expect(judge([{ shift: given, from: INES, to: SAMIR, of: whole.id, kept }], morning)).not.toContain(
    `overlap of ${SAMIR}`,
  );
  // In a swap, what comes back must not lie in what stays.
  const theirs = aShift({ employee_id: SAMIR, start: '11:00', end: '14:00' });
  const both = [
    { shift: given, from: INES, to: SAMIR, of: whole.id, kept },
    { shift: theirs, from: SAMIR, to: INES },
  ];
  expect(judge(both, { [INES]: [whole], [SAMIR]: [theirs] })).toContain(`overlap of ${INES}`);
});

test('what was wrong before and does not get worse is no matter of the hand-over', () => {
  const given = aShift({ date: '2026-11-19' });
  const twice = [aShift({ employee_id: SAMIR }), aShift({ employee_id: SAMIR, start: '11:00', end: '15:00' })];
  expect(judge([{ shift: given, from: null, to: SAMIR }], { [SAMIR]: twice })).toEqual([]);
});

test('a warning stands in the way only where nothing is tolerated', () => {
  const conflicts = (['block', 'consent', 'warn'] as const).map(
    (level) => ({ level }) as Parameters<typeof refusingConflicts>[0][number],
  );
  expect(refusingConflicts(conflicts, 'CONSENT').map(({ level }) => level)).toEqual(['block']);
  expect(refusingConflicts(conflicts, 'NOTHING')).toHaveLength(3);
});

test.each([
  ['the same', {}, true],
  ['another day', { date: '2026-11-18' }, false],
  ['another start', { start: '11:00' }, false],
  ['another end', { end: '19:00' }, false],
  ['another position', { position_id: 'bar' }, false],
  ['another note', { note: 'Bring a tray' }, true],
])('a shift with %s', (_what, change, same) => {
  expect(isAsSeen(aShift(change), aShift())).toBe(same);
});
