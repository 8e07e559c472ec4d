import { expect, test } from 'vitest';
import { shiftDayParts, splitShiftsByFit } from './usual-shifts.ts';

test.each([
  ['18:00', '23:30', ['EVENING']],
  ['10:00', '18:30', ['MORNING', 'AFTERNOON']],
  ['22:30', '07:00', ['NIGHT']],
  ['16:00', '00:30', ['EVENING', 'NIGHT']],
] as const)('a shift from %s to %s lies in %o', (start, end, parts) => {
  expect(shiftDayParts(start, end)).toEqual(parts);
});

test('a usual shift is covered when all of its parts are', () => {
  const friday = { day: 5, start: '16:00', end: '00:30' };
  const saturday = { day: 6, start: '18:00', end: '22:00' };
  const evening = (weekday: number) => ({ weekday, part: 'EVENING' as const });
  expect(splitShiftsByFit([friday, saturday], [evening(5), evening(6)])).toEqual({
    covered: [saturday],
    missing: [friday],
  });
  expect(splitShiftsByFit([friday, saturday], [evening(5), { weekday: 5, part: 'NIGHT' }, evening(6)]).missing).toEqual(
    [],
  );
});
