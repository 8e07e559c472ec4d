import { cleanup, screen } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { aMember, aWeek, aWeekShift } from '../../state/week/week.fixture.ts';
import { showInSchedule } from '../editor/schedule-editor.fixture.tsx';
import { ShiftForm } from './shift-form.tsx';

afterEach(cleanup);

const MONDAY = '2026-11-16';
const SHIFT = aWeekShift('late', { start: '14:00', end: '22:00', station: 'Terrace' });
const WEEK = aWeek([aMember('ana'), aMember('ben')], [SHIFT, aWeekShift('ben-mon', { employee_id: 'ben' })]);
const START = { employee_id: null, position_id: 'bar', date: MONDAY };

function open(shift = undefined as typeof SHIFT | undefined, week = WEEK, entered = false) {
  const onDone = vi.fn();
  const start = shift === undefined ? START : { employee_id: 'ana', position_id: 'bar', date: MONDAY };
  const typed = entered ? '9-5' : '';
  const part = <ShiftForm shift={shift} start={start} typed={typed} entered={entered} onDone={onDone} />;
  return { onDone, ...showInSchedule(part, { week }) };
}

const field = (name: string): HTMLInputElement => screen.getByLabelText(name);
const added = ({ read }: ReturnType<typeof open>) => read().snapshot.index.open.map(({ start, end }) => [start, end]);

test('a typed line fills the fields, and Enter adds the shift', async () => {
  const shown = open();
  await shown.user.type(field('Times and position'), '9-5:30 waiter');
  expect([field('Start').value, field('End').value]).toEqual(['09:00', '17:30']);
  expect(field('Position').value).toBe('floor');
  await shown.user.keyboard('{Enter}');
  expect(shown.onDone).toHaveBeenCalledOnce();
  expect(added(shown)).toEqual([['09:00', '17:30']]);
});

test('a field that is changed is in the line too', async () => {
  const { user, fill } = open(SHIFT);
  await fill(field('End'), '23');
  await user.tab();
  expect(field('Times and position').value).toContain('14:00-23:00');
  expect(field('End').value).toBe('23:00');
});

test('a line that cannot be read is told in words, and nothing is added', async () => {
  const { user, onDone, saved } = open();
  await user.type(field('Times and position'), '17-17 bar');
  await screen.findByText('A shift can’t start and end at the same time. Change one of the times.');
  await user.keyboard('{Enter}');
  expect(onDone).not.toHaveBeenCalled();
  expect(saved).toEqual([]);
});

test('a shift for a person who has one then is refused before it is tried', async () => {
  const { user, fill, read, onDone } = open(SHIFT);
  await user.selectOptions(field('Person'), 'ben');
  await screen.findByText(/Overlaps another shift/);
  await fill(field('Note for the team'), 'Keys');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onDone).not.toHaveBeenCalled();
  expect(read().question).toMatchObject({ kind: 'block' });
  expect(field('Note for the team').value).toBe('Keys');
});

test('Enter that came before the form adds the shift once', async () => {
  const shown = open(undefined, WEEK, true);
  await vi.waitFor(() => expect(shown.onDone).toHaveBeenCalled());
  expect(added(shown)).toEqual([['09:00', '17:00']]);
});

test('who may only look sees the shift and no way to change it', () => {
  open(SHIFT, { ...WEEK, may: { ...WEEK.may, edit: false } });
  expect(field('Times and position').readOnly).toBe(true);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
});

test('a removed shift can be brought back', async () => {
  const gone = { ...SHIFT, removed: true };
  const { user, shift, onDone } = open(gone, aWeek([aMember('ana')], [gone]));
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(shift('late')?.removed).toBe(false);
  expect(onDone).toHaveBeenCalledOnce();
});
