import { cleanup, screen } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { aMember, aWeek, aWeekShift } from '../../state/week/week.fixture.ts';
import { showInSchedule } from '../editor/schedule-editor.fixture.tsx';
import { ConflictList } from './conflict-list.tsx';

afterEach(cleanup);

const EARLY = aWeekShift('early', { date: '2026-11-17', start: '06:00', end: '12:00' });
/** Ana closes at eleven and opens at six: seven hours of rest, where eleven are needed. */
const WEEK = aWeek([aMember('ana')], [aWeekShift('late', { start: '15:00', end: '23:00' }), EARLY]);

function open(week = WEEK) {
  const onDone = vi.fn();
  return { onDone, ...showInSchedule(<ConflictList shift={EARLY} onDone={onDone} />, { week }) };
}

test('a conflict says what is wrong and whose consent it needs', () => {
  open();
  expect(screen.getByText(/^Only 7.* of rest between shifts/)).toBeTruthy();
  expect(screen.getByText('Needs ana’s consent.')).toBeTruthy();
});

test('a way out is taken with one press, and the conflict is gone', async () => {
  const { user, shift, onDone } = open();
  await user.click(screen.getByRole('button', { name: /^Start at 10/ }));
  expect(shift('early')?.start).toBe('10:00');
  expect(onDone).toHaveBeenCalledOnce();
});

test('the shift can be made an open one', async () => {
  const { user, shift } = open();
  await user.click(screen.getByRole('button', { name: 'Turn into open shift' }));
  expect([shift('early')?.employee_id, shift('late')?.employee_id].filter((id) => id === null)).toHaveLength(1);
});

test('who may only look sees no way out', () => {
  open({ ...WEEK, may: { ...WEEK.may, edit: false } });
  expect(screen.getByText('Needs ana’s consent.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('an answer on record is told with its author, and asks for nothing more', () => {
  const [conflict] = open().read().snapshot.conflicts.get('ana') ?? [];
  cleanup();
  if (conflict === undefined) throw new Error('There is no conflict.');
  const at = '2026-11-10T09:00:00Z';
  const { rule: _rule, key, facts } = conflict;
  const answer = {
    key,
    employee_id: 'ana',
    excess: facts.excess,
    kind: 'CONSENTED' as const,
    reason: 'By phone',
    by: 'Marta',
    at,
  };
  open({ ...WEEK, answers: [answer] as unknown as typeof WEEK.answers });
  expect(screen.getByText('Consent given: By phone')).toBeTruthy();
  expect(screen.queryByText('Needs ana’s consent.')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
