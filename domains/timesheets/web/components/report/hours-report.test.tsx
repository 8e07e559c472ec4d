import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, fireEvent, screen, showPart } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { REPORT_REVERSED } from '../../../contract/failures.ts';
import { listHours } from '../../../contract/report-endpoints.ts';
import { HoursReport } from './hours-report.tsx';

afterEach(cleanup);

const HARBOUR = '019a0000-0000-7000-8000-000000000011';
const ROW = {
  location_id: HARBOUR,
  location_name: 'Harbour House',
  employee_id: null,
  employee_name: null,
  day: null,
  planned: 2400,
  worked: 2310,
  approved: 480,
  pay: 46_200,
  currency: 'EUR',
};

test('each location says what was scheduled, worked, approved and paid, and leads to its timesheets', async () => {
  const calls = mockCalls([listHours]);
  calls.answer(listHours, { can_see_pay: true, rows: [ROW], next_cursor: null });
  showPart(<HoursReport today="2026-11-16" />, { calls });
  const row = (await screen.findByText('Harbour House')).closest('tr');
  expect(row?.textContent).toMatch(/40hrs.*38hrs 30m.*8hrs.*€462\.00/);
  expect(screen.getByRole('link').getAttribute('href')).toContain(`gid=${HARBOUR}&day=2026-11-09`);
  expect(screen.getByRole('columnheader', { name: 'Location' })).toBeTruthy();
});

test('by person, without pay for who does not see it', async () => {
  const calls = mockCalls([listHours]);
  const ines = { ...ROW, employee_id: HARBOUR, employee_name: 'Inês Quintela', pay: null, currency: null };
  calls.answer(listHours, { can_see_pay: false, rows: [ines], next_cursor: null });
  showPart(<HoursReport today="2026-11-16" />, { calls });
  await screen.findByText('Inês Quintela');
  fireEvent.click(screen.getByRole('radio', { name: 'Person' }));
  expect(await screen.findByRole('columnheader', { name: 'Person' })).toBeTruthy();
  expect(screen.queryByText('Pay')).toBeNull();
});

test('a failure can be tried again', async () => {
  const calls = mockCalls([listHours]);
  calls.refuse(listHours, REPORT_REVERSED);
  showPart(<HoursReport today="2026-11-16" />, { calls });
  expect(await screen.findByText('We couldn’t load the hours.')).toBeTruthy();
});
