import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, fireEvent, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import {
  declareMyTips,
  decideTimesheets,
  getMyTimesheets,
  getTimesheet,
  submitMyTimesheet,
} from '../../../contract/endpoints.ts';
import { MySheet } from '../mine/my-sheet.tsx';
import { aDetail, aSheet, INES } from './sheet.fixture.ts';
import { SheetList } from './sheet-list.tsx';

afterEach(cleanup);

const PERIOD = { from: '2026-11-09', until: '2026-11-15' };
const PREVIOUS = { from: '2026-11-02', until: '2026-11-08' };
const MARTA = '019a0000-0000-7000-8000-000000000002';
const BRUNO = '019a0000-0000-7000-8000-000000000003';
const LISTED = {
  period: PERIOD,
  previous: PREVIOUS,
  next: null,
  is_over: true,
  approvals_needed: 1,
  can_see_pay: true,
  can_lock: true,
  warns_of_rounding: false,
  currency: 'EUR',
  sheets: [
    aSheet(),
    aSheet({ employee_id: MARTA, name: 'Marta Reis', oddities: [] }),
    aSheet({ employee_id: BRUNO, name: 'Bruno Alves', oddities: [] }),
  ],
  days: [],
};

test('all without issues are approved together, as they were shown; what is left says why', async () => {
  const calls = mockCalls([decideTimesheets, getTimesheet]);
  calls.answer(decideTimesheets, {
    decided: [{ employee_id: MARTA, state: 'APPROVED' }],
    left: [{ employee_id: BRUNO, why: 'CHANGED' }],
  });
  showPart(<SheetList listed={LISTED} />, { calls });
  expect(screen.getByText('1 timesheet to check')).toBeTruthy();
  expect(screen.getByText('Differs from the schedule')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Select all issue-free' }));
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await screen.findByText('1 timesheet wasn’t changed');
  expect(screen.getByText(/These hours have changed/)).toBeTruthy();
  expect(calls.sent.map(({ body }) => body)).toEqual([
    {
      decision: 'APPROVE',
      period_from: PERIOD.from,
      note: '',
      sheets: [MARTA, BRUNO].map((id) => ({ employee_id: id, version: 0, fingerprint: 'seen' })),
    },
  ]);
});

test('a sheet that is opened says of each line why it is there', async () => {
  const calls = mockCalls([decideTimesheets, getTimesheet]);
  calls.answer(getTimesheet, { ...aDetail(), period: PERIOD });
  showPart(<SheetList listed={LISTED} />, { calls });
  fireEvent.click(screen.getByRole('button', { name: 'Inês Quintela' }));
  await screen.findByText(/Over the daily limit · 50% on top/);
  expect(screen.getByText(/Bartender · Harbour House · €12.00 an hour/)).toBeTruthy();
});

const MINE = {
  ...aDetail(),
  period: PERIOD,
  previous: PREVIOUS,
  next: null,
  is_over: true,
  location_name: 'Harbour House',
  shows_pay: true,
  tip_currency: 'EUR',
};

test('one’s own pay is an estimate, and is not shown where the employer does not', () => {
  const calls = mockCalls([getMyTimesheets, submitMyTimesheet, declareMyTips]);
  const { unmount } = showPart(<MySheet sheet={MINE} onDay={() => undefined} />, { calls });
  expect(screen.getByText('This is an estimate. Your payslip has the final amount.')).toBeTruthy();
  expect(screen.getAllByText('€108.00').length).toBeGreaterThan(0);
  unmount();
  const hidden = { ...MINE, shows_pay: false, lines: [], totals: { ...MINE.totals, pay: null } };
  showPart(<MySheet sheet={hidden} onDay={() => undefined} />, { calls });
  expect(screen.getByText('Your employer doesn’t show pay here.')).toBeTruthy();
});

test('a sheet is submitted as it is shown, once its period is over', async () => {
  const calls = mockCalls([getMyTimesheets, submitMyTimesheet, declareMyTips]);
  const { unmount } = showPart(<MySheet sheet={MINE} onDay={() => undefined} />, { calls });
  fireEvent.click(screen.getByRole('button', { name: 'Submit timesheet' }));
  await waitFor(() => expect(calls.sent).toHaveLength(1));
  expect(calls.sent[0]).toMatchObject({
    path: `/v1/my/employments/${INES}/timesheet_submissions`,
    body: { period_from: PERIOD.from, fingerprint: 'seen' },
  });
  unmount();
  showPart(<MySheet sheet={{ ...MINE, is_over: false }} onDay={() => undefined} />, { calls });
  expect(screen.queryByRole('button', { name: 'Submit timesheet' })).toBeNull();
});
