import type { Shift } from '@hearth/domains/scheduling/schemas';
import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import {
  addRecurringShift,
  editRecurringShift,
  endRecurringShift,
  listRecurringShifts,
} from '../../../contract/recurring-endpoints.ts';
import type { RecurringReport, RecurringShift } from '../../../contract/recurring-schemas.ts';
import { RecurringShifts } from './recurring-shifts.tsx';
import { ShiftRepeats } from './shift-repeats.tsx';

afterEach(cleanup);

const HERE = '019a0000-0000-7000-8000-000000000001';
const BAR = '019a0000-0000-7000-8000-000000000003';
const ANA = '019a0000-0000-7000-8000-000000000005';
const RECURRING: RecurringShift = {
  id: '019a0000-0000-7000-8000-000000000004',
  employee_id: null,
  position_id: BAR,
  start: '18:00',
  end: '02:00',
  unpaid_break_minutes: 30,
  paid_break_minutes: 0,
  station: 'Terrace',
  note: '',
  quantity: 2,
  every_weeks: 2,
  weekdays: [5, 6],
  starts_on: '2026-11-20',
  ends_on: null,
  employee_name: null,
  position_name: 'Bartender',
  next_on: '2026-12-04',
  version: 3,
};
const SHIFT: Shift = {
  id: '019a0000-0000-7000-8000-000000000006',
  location_id: HERE,
  employee_id: ANA,
  position_id: BAR,
  date: '2026-11-24',
  start: '09:00',
  end: '17:00',
  unpaid_break_minutes: 30,
  paid_break_minutes: 0,
  station: '',
  note: '',
  starts_at: '2026-11-24T09:00:00Z',
  ends_at: '2026-11-24T17:00:00Z',
  version: 1,
  published: null,
  removed: false,
};
const REPORT: RecurringReport = {
  created_count: 7,
  changed_count: 0,
  removed_count: 0,
  opened_count: 1,
  skipped_count: 0,
  kept_count: 0,
};
const CHOICES = { people: [{ id: ANA, name: 'Ana Reis' }], positions: [{ id: BAR, name: 'Bartender' }] };

function mocks(recurring: RecurringShift[]) {
  const calls = mockCalls([listRecurringShifts, addRecurringShift, editRecurringShift, endRecurringShift]);
  calls.answer(listRecurringShifts, { recurring });
  calls.answer(addRecurringShift, { recurring: RECURRING, report: REPORT });
  calls.answer(editRecurringShift, {
    recurring: RECURRING,
    report: { ...REPORT, created_count: 0, changed_count: 4, kept_count: 1 },
  });
  calls.answer(endRecurringShift, { report: { ...REPORT, removed_count: 5 } });
  return calls;
}
const press = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

test('a shift is made to recur from its own day, and is the first of them', async () => {
  const calls = mocks([]);
  const { user } = showPart(<ShiftRepeats locationId={HERE} shift={SHIFT} choices={CHOICES} />, { calls });
  await user.click(await screen.findByRole('button', { name: 'Repeat shift' }));
  await user.click(await screen.findByRole('button', { name: 'Thu' }));
  await user.click(press('Add'));
  await screen.findByText('7 shifts added. 1 shift left open because of a conflict.');
  expect(calls.sent.at(-1)?.body).toMatchObject({
    shift_id: SHIFT.id,
    starts_on: '2026-11-24',
    weekdays: [2, 4],
    every_weeks: 1,
    quantity: 1,
    employee_id: ANA,
  });
});

test('a shift that recurs says so, and all from its day on are changed with it', async () => {
  const calls = mocks([RECURRING]);
  const { user } = showPart(<ShiftRepeats locationId={HERE} shift={SHIFT} choices={CHOICES} />, { calls });
  await screen.findByText('Every 2 weeks: Fri and Sat (changes above apply to this shift only)');
  await user.click(press('Edit all'));
  expect(await screen.findByRole('radio', { name: 'Shifts from a specific date' })).toMatchObject({ checked: true });
  await user.click(press('Save changes'));
  await screen.findByText(/4 shifts changed\. .*1 shift kept\./);
  expect(calls.sent.at(-1)?.body).toMatchObject({
    reach: { scope: 'later', from: '2026-11-24' },
    version: 3,
    station: 'Terrace',
    quantity: 2,
  });
});

test('without a weekday nothing is sent, and the field says why', async () => {
  const calls = mocks([]);
  const { user } = showPart(<ShiftRepeats locationId={HERE} shift={SHIFT} choices={CHOICES} />, { calls });
  await user.click(await screen.findByRole('button', { name: 'Repeat shift' }));
  await user.click(await screen.findByRole('button', { name: 'Tue' }));
  await user.click(press('Add'));
  await screen.findByText('Select at least one day.');
  expect(calls.sent).toEqual([]);
});

test('the list says what recurs and when, and one is ended after a question', async () => {
  const calls = mocks([RECURRING]);
  const { user } = showPart(<RecurringShifts locationId={HERE} choices={CHOICES} onClose={vi.fn()} />, { calls });
  await screen.findByText(/2 open shifts/);
  screen.getByText('Next: Fri 4 Dec');
  await user.click(press(/^Actions for/));
  await user.click(await screen.findByRole('menuitem', { name: 'End recurring shift' }));
  await screen.findByText(/Upcoming shifts will be removed/);
  await user.click(press('End recurring shift'));
  await screen.findByText('Recurring shift ended. 5 shifts removed.');
  expect(calls.sent.at(-1)?.body).toEqual({ reach: { scope: 'all' }, version: 3 });
});
