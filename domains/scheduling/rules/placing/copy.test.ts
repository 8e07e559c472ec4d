import { expect, test } from 'vitest';
import type { Shift } from '../../contract/schemas.ts';
import type { RulePerson } from '../conflicts/conflict-report.ts';
import { applyCommands, createRoster } from '../commands.ts';
import { type CopyRequest, findWantedCopies } from './copy.ts';
import { finishPlan, type PlacingOptions, type PlacingPlan, planPlacing } from './placing.ts';
import { aPerson, aScope, aShift, HERE, INES, LISBON } from '../shift.fixture.ts';
import { startOfWeek } from '../hours/time.ts';

const WEEK: CopyRequest = { from: '2026-11-16', to: '2026-11-23', days: 7, people: 'keep' };

function plan(
  { onConflict = 'skip', ...request }: Partial<CopyRequest & Pick<PlacingOptions, 'onConflict'>>,
  source: Shift[],
  { target = [], person = aPerson() }: { target?: Shift[]; person?: RulePerson } = {},
): PlacingPlan {
  let id = 0;
  const ground = {
    target,
    people: new Map([[person.employee_id, person]]),
    scopeOf: (date: string) => aScope({ week: startOfWeek(date) }),
    newId: () => `copy-${(id += 1)}`,
  };
  const wanted = findWantedCopies({ ...WEEK, ...request }, source);
  return finishPlan(planPlacing(wanted, ground, { onConflict, replaceDrafts: false }));
}

function copies(made: PlacingPlan): Shift[] {
  return [...applyCommands(createRoster(HERE, LISBON, []), made.commands).roster.shifts.values()];
}

test('a week is copied day by day with its people', () => {
  const made = plan({}, [aShift(), aShift({ date: '2026-11-22', start: '18:00', end: '02:00' })]);
  expect(copies(made).map((shift) => [shift.date, shift.start, shift.employee_id])).toEqual([
    ['2026-11-24', '10:00', INES],
    ['2026-11-29', '18:00', INES],
  ]);
  expect(made.skipped).toEqual([]);
});

test('ten in the morning stays ten in the morning when the clocks change in between', () => {
  const made = plan({ from: '2026-10-19', to: '2026-10-26' }, [aShift({ date: '2026-10-20' })]);
  expect(copies(made)[0]).toMatchObject({ date: '2026-10-27', start: '10:00', starts_at: '2026-10-27T10:00:00.000Z' });
});

test('a copy can leave the people out', () => {
  expect(copies(plan({ people: 'open' }, [aShift()]))[0]?.employee_id).toBeNull();
});

test('copying twice makes nothing twice, also of open shifts that are alike', () => {
  const source = [aShift(), aShift({ employee_id: null }), aShift({ employee_id: null })];
  const target = copies(plan({}, source));
  expect(target).toHaveLength(3);
  const again = plan({}, source, { target });
  expect(again.commands).toEqual([]);
  expect(again.skipped.map((skipped) => skipped.reason)).toEqual(['already_there', 'already_there', 'already_there']);
  expect(copies(plan({}, source, { target: target.slice(0, 2) }))).toMatchObject([{ employee_id: null }]);
});

const holiday = aPerson({
  time_off: [
    {
      id: 'off',
      employee_id: INES,
      starts_on: '2026-11-24',
      ends_on: '2026-11-24',
      part: 'DAYS',
      start: null,
      end: null,
      kind: 'HOLIDAY',
      state: 'APPROVED',
      note: '',
      decision_note: '',
      version: 1,
    },
  ],
});

test('a copy into a holiday is left out with its reason, and the rest is copied', () => {
  const made = plan({}, [aShift({ id: 's' }), aShift({ date: '2026-11-19' })], { person: holiday });
  expect(copies(made).map((shift) => shift.date)).toEqual(['2026-11-26']);
  expect(made.skipped).toMatchObject([{ shift_id: 's', reason: 'conflict', conflict: { rule: 'time_off' } }]);
});

test('or it is left open for somebody else', () => {
  const made = plan({ onConflict: 'leave_open' }, [aShift()], { person: holiday });
  expect(copies(made)).toMatchObject([{ date: '2026-11-24', employee_id: null }]);
  expect(made.opened).toHaveLength(1);
  const again = plan({ onConflict: 'leave_open' }, [aShift()], { person: holiday, target: copies(made) });
  expect(again).toMatchObject({ commands: [], skipped: [{ reason: 'already_there' }] });
});

test('two copies that fit alone but not together: the second is left out', () => {
  const source = [aShift({ id: 'first' }), aShift({ id: 'second', start: '17:00', end: '21:00', note: 'overlaps' })];
  const made = plan({}, source);
  expect(copies(made)).toHaveLength(1);
  expect(made.skipped).toMatchObject([{ shift_id: 'second', conflict: { rule: 'overlap' } }]);
});

test('what only warns is copied', () => {
  expect(plan({}, [aShift({ start: '08:00', end: '20:00' })]).skipped).toEqual([]);
});

test('the shift of somebody who left is left out', () => {
  const made = plan({}, [aShift({ employee_id: 'gone' })]);
  expect(made.skipped).toMatchObject([{ reason: 'left', conflict: null }]);
});

test('a single day is copied to another day, removed shifts stay removed', () => {
  const made = plan({ from: '2026-11-17', to: '2026-11-20', days: 1 }, [
    aShift(),
    aShift({ removed: true }),
    aShift({ date: '2026-11-18' }),
  ]);
  expect(copies(made).map((shift) => shift.date)).toEqual(['2026-11-20']);
});
