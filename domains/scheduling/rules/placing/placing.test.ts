import { expect, test } from 'vitest';
import type { Shift } from '../../contract/schemas.ts';
import { applyCommands, createRoster } from '../commands.ts';
import { startOfWeek } from '../hours/time.ts';
import { finishPlan, type PlacingGround, type PlacingOptions, planPlacing, type WantedShift } from './placing.ts';
import { aPerson, aScope, aShift, HERE, INES, LISBON } from '../shift.fixture.ts';
import { pickContent } from '../shift.ts';

let count = 0;
const wanted = (shift: Shift): WantedShift => ({ id: shift.id, content: pickContent(shift) });

function place(shifts: readonly Shift[], more: Partial<PlacingGround & PlacingOptions> = {}) {
  const { onConflict = 'skip', replaceDrafts = false, ...ground } = more;
  const whole: PlacingGround = {
    target: [],
    people: new Map([[INES, aPerson()]]),
    scopeOf: (date) => aScope({ week: startOfWeek(date) }),
    newId: () => `new-${(count += 1)}`,
    ...ground,
  };
  const made = finishPlan(planPlacing(shifts.map(wanted), whole, { onConflict, replaceDrafts }));
  const roster = applyCommands(createRoster(HERE, LISBON, whole.target), made.commands).roster;
  return { ...made, standing: [...roster.shifts.values()].filter((shift) => !shift.removed) };
}

test('drafts give way when they are replaced; published shifts and other weeks stay', () => {
  const draft = aShift({ id: 'draft', date: '2026-11-18' });
  const seen = aShift({ id: 'seen', date: '2026-11-20', published: 'same' });
  const later = aShift({ id: 'later', date: '2026-11-24' });
  const target = [draft, seen, later];
  const days = { from: '2026-11-16', to: '2026-11-22' };
  const made = place([aShift()], { target, replaceDrafts: true, replaceable: days });
  expect(made.removed).toEqual(['draft']);
  expect(made.standing.map((shift) => shift.date).sort()).toEqual(['2026-11-17', '2026-11-20', '2026-11-24']);
  expect(place([aShift()], { target }).removed).toEqual([]);
});

test('a draft that is wanted anyway is not made anew', () => {
  const draft = aShift();
  const made = place([aShift()], { target: [draft], replaceDrafts: true });
  expect(made).toMatchObject({ commands: [], removed: [], skipped: [{ reason: 'already_there' }] });
});

test('a shift fits where the draft that was in its way is replaced', () => {
  const inTheWay = aShift({ start: '12:00', end: '20:00' });
  expect(place([aShift()], { target: [inTheWay] }).skipped).toMatchObject([{ conflict: { rule: 'overlap' } }]);
  expect(place([aShift()], { target: [inTheWay], replaceDrafts: true })).toMatchObject({
    createdCount: 1,
    skipped: [],
  });
});

test('a shift without its position is left out with that reason, and the rest is placed', () => {
  const findObstacle: PlacingGround['findObstacle'] = ({ position_id: id }) =>
    id === 'gone' ? 'position_missing' : undefined;
  const made = place([aShift({ id: 'a', position_id: 'gone' }), aShift({ date: '2026-11-19' })], { findObstacle });
  expect(made.skipped).toEqual([{ shift_id: 'a', reason: 'position_missing', conflict: null }]);
  expect(made.createdCount).toBe(1);
});

test('drafts of departments that the caller may not plan are not replaced', () => {
  const foreign = aShift({ id: 'foreign', position_id: 'kitchen', date: '2026-11-18' });
  const findObstacle: PlacingGround['findObstacle'] = ({ position_id: id }) =>
    id === 'kitchen' ? 'not_allowed' : undefined;
  const made = place([aShift(), aShift({ id: 'b', position_id: 'kitchen' })], {
    target: [foreign],
    findObstacle,
    replaceDrafts: true,
  });
  expect(made.removed).toEqual([]);
  expect(made.skipped).toMatchObject([{ shift_id: 'b', reason: 'not_allowed' }]);
});

test.each([
  // The night that is an hour shorter, and the one that is an hour longer.
  ['2026-03-28', '2026-03-28T22:00:00.000Z', '2026-03-29T05:00:00.000Z'],
  ['2026-10-24', '2026-10-24T21:00:00.000Z', '2026-10-25T06:00:00.000Z'],
])('a night shift of %s begins and ends by the clocks on the wall', (date, starts, ends) => {
  const made = place([aShift({ date, start: '22:00', end: '06:00' })]);
  expect(made.standing).toMatchObject([{ starts_at: starts, ends_at: ends }]);
});

test('a plan stops after each shift, so that others get their turn', () => {
  const steps = planPlacing(
    [aShift(), aShift({ date: '2026-11-18' })].map(wanted),
    { target: [], people: new Map(), scopeOf: () => aScope(), newId: () => 'id' },
    { onConflict: 'skip', replaceDrafts: false },
  );
  expect([steps.next().done, steps.next().done, steps.next().done]).toEqual([false, false, true]);
});
