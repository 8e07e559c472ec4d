import { listMyBalances, previewMyTimeOff, getEmployeeBalances, addLeaveEntry } from '../../../contract/endpoints.ts';
import { NO_POLICY } from '../../../contract/failures.ts';
import type { BalanceLine, LeaveBalance } from '../../../contract/schemas.ts';
import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { AskedTimeOffNote } from './asked-time-off.tsx';
import { EmployeeBalances } from './employee-balances.tsx';
import { MyBalances } from './my-balances.tsx';

afterEach(cleanup);

const EMPLOYEE = '019a0000-0000-7000-8000-000000000001';
const BALANCE: LeaveBalance & { lines: BalanceLine[] } = {
  kind: 'HOLIDAY',
  unit: 'DAYS',
  on: '2026-11-10',
  available: 1250,
  booked: 500,
  requested: 50,
  year: { from: '2026-01-01', to: '2026-12-31' },
  granted: 2500,
  used: 1250,
  lapsing: { amount: 100, after: '2027-03-31' },
  usable_from: null,
  week_days: 5,
  day_minutes: 480,
  lines: [{ kind: 'USED', from: '2026-08-17', to: '2026-08-23', amount: -500, balance: 1250 }],
};
const ENTRY = {
  id: EMPLOYEE,
  kind: 'ADJUSTMENT',
  time_off_kind: 'HOLIDAY',
  on: '2026-10-01',
  amount: 100,
  unit: 'DAYS',
  week_days: null,
  reason: 'A day for the opening weekend',
  at: '2026-10-01T09:00:00.000Z',
  by: 'Leonor Pacheco',
} as const;

test('an employee sees what is left, what is spoken for, and what moved it', async () => {
  const calls = mockCalls([listMyBalances]);
  const employment = { employee_id: EMPLOYEE, location_name: 'Harbour House', balances: [BALANCE], entries: [ENTRY] };
  calls.answer(listMyBalances, { employments: [employment] });
  showPart(<MyBalances requests="" />, { calls });
  await screen.findByText('12.5 days left', { selector: 'p' });
  expect(screen.getByText(/5 days booked · 0.5 days requested · 12.5 days used of 25 days this year/)).toBeTruthy();
  expect(screen.getByText(/1 day will expire after/)).toBeTruthy();
  expect(screen.getByText('-5 days')).toBeTruthy();
  expect(screen.getByText('A day for the opening weekend')).toBeTruthy();
});

test('where no employer counts time off nothing is shown', async () => {
  const calls = mockCalls([listMyBalances]);
  calls.answer(listMyBalances, { employments: [] });
  const { container } = showPart(<MyBalances requests="" />, { calls });
  await waitFor(() => expect(container.textContent).toBe(''));
});

const ASKED = {
  starts_on: '2026-12-28',
  ends_on: '2026-12-28',
  part: 'DAYS',
  start: null,
  end: null,
  kind: 'HOLIDAY',
} as const;
const VERDICT = {
  unit: 'DAYS',
  counted: 100,
  now: 50,
  before: 50,
  after: -50,
  trouble: 'BEYOND',
  is_refused: true,
  usable_from: null,
  day_minutes: 480,
} as const;

test('before a request is sent, it says what closed days and the balance will say', async () => {
  const calls = mockCalls([previewMyTimeOff]);
  calls.answer(previewMyTimeOff, {
    closed: [
      { reason: 'Festive season', mode: 'REFUSED' },
      { reason: 'Wine fair', mode: 'REASON' },
    ],
    balance: VERDICT,
  });
  showPart(<AskedTimeOffNote employeeId={EMPLOYEE} asked={ASKED} />, { calls });
  await screen.findByText('These days are closed for time off: Festive season. Select other days.');
  expect(
    screen.getByText('These days are closed: Wine fair. Your manager needs to give a reason to approve your request.'),
  ).toBeTruthy();
  expect(screen.getByText('Uses 1 day of your balance')).toBeTruthy();
  expect(screen.getByText('-0.5 days')).toBeTruthy();
  expect(screen.getByText('You don’t have enough time off left. Shorten your request.')).toBeTruthy();
});

test('what is only warned of is said as a warning', async () => {
  const calls = mockCalls([previewMyTimeOff]);
  calls.answer(previewMyTimeOff, { closed: [], balance: { ...VERDICT, is_refused: false } });
  showPart(<AskedTimeOffNote employeeId={EMPLOYEE} asked={ASKED} />, { calls });
  await screen.findByText('You don’t have enough time off left. Your manager will see a warning.');
});

function openEmployee(canAdjust = true) {
  const calls = mockCalls([getEmployeeBalances, addLeaveEntry]);
  calls.answer(getEmployeeBalances, { balances: [BALANCE], entries: [], can_adjust: canAdjust });
  return { calls, ...showPart(<EmployeeBalances employeeId={EMPLOYEE} />, { calls }) };
}

test('a manager adjusts a balance with a reason; without one nothing is sent', async () => {
  const { calls, user, fill } = openEmployee();
  await user.click(await screen.findByRole('button', { name: 'Adjust balance' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getAllByText('Fill in this field.')).toHaveLength(2));
  expect(calls.sent).toEqual([]);
  await fill(screen.getByRole('textbox', { name: 'Days' }), '-1.5');
  await user.tab();
  await fill(screen.getByRole('textbox', { name: /^Reason/ }), 'Paid out');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Balance changed. We’ll notify the employee if they have an account.');
  expect(calls.sent[0]?.body).toMatchObject({
    kind: 'HOLIDAY',
    entry: { kind: 'ADJUSTMENT', on: '2026-11-10', amount: -150 },
    reason: 'Paid out',
  });
});

test('a refusal is said, and what was written stays', async () => {
  const { calls, user, fill } = openEmployee();
  calls.refuse(addLeaveEntry, NO_POLICY);
  await user.click(await screen.findByRole('button', { name: 'Adjust balance' }));
  await fill(screen.getByRole('textbox', { name: 'Days' }), '1');
  await user.tab();
  await fill(screen.getByRole('textbox', { name: /^Reason/ }), 'Opening weekend');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('There’s no policy for this type of time off here. Create one in Settings.');
  expect(screen.getByRole('textbox', { name: /^Reason/ })).toHaveProperty('value', 'Opening weekend');
});

test('whoever may only look has no button', async () => {
  openEmployee(false);
  await screen.findByText('12.5 days left', { selector: 'p' });
  expect(screen.queryByRole('button', { name: 'Adjust balance' })).toBeNull();
});
