import { getLocation, searchBrands } from '@hearth/domains/core/contract';
import { mockCalls } from '@hearth/testing/mock-calls';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { cleanup, LOCATION, screen, showPart, waitFor, within } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { changeEmployment, getEmployment, withdrawEmploymentChange } from '../../../contract/employment-endpoints.ts';
import type { Employment, EmploymentTerm } from '../../../contract/employment-schemas.ts';
import { listPositions, undoEmploymentEnd } from '../../../contract/endpoints.ts';
import { type Employee, employee } from '../../../contract/schemas.ts';
import { EmploymentTab } from './employment-tab.tsx';

afterEach(cleanup);

const WAITER = { id: '00000000-0000-7000-8000-000000000001', name: 'Waiter' };
const CHEF = { id: '00000000-0000-7000-8000-000000000002', name: 'Chef' };
const ANA: Employee = {
  ...sampleAnswer(employee),
  first_name: 'Ana',
  last_name: 'Costa',
  status: 'ACTIVE',
  user_id: null,
  location_id: LOCATION.id,
  location_name: 'Harbour House',
  secondary_location_ids: [],
  position: { ...WAITER, department: 'FLOOR', tint: 'floor' },
  further_position_ids: [],
  contract_minutes_per_week: 2400,
  hire_date: '2025-01-01',
  end_date: null,
};
const term = (part: EmploymentTerm['part'], more: Partial<EmploymentTerm>): EmploymentTerm => ({
  part,
  from: null,
  state: 'CURRENT',
  location: null,
  position: null,
  further: [],
  minutes_per_week: null,
  pattern: null,
  ...more,
});
const EMPLOYMENT: Employment = {
  employee_id: ANA.id,
  version: 4,
  today: '2026-11-16',
  periods: [{ starts_on: '2025-01-01', ends_on: null, reason: null, note: '' }],
  terms: [
    term('POSITIONS', { position: WAITER }),
    term('POSITIONS', { from: '2026-12-01', state: 'COMING', position: CHEF, further: [WAITER] }),
    term('PLACES', { location: { id: LOCATION.id, name: 'Harbour House' } }),
    term('CONTRACT', { minutes_per_week: 2400 }),
  ],
  rates: [
    { position: null, location: null, from: '2025-01-01', state: 'CURRENT', rate: { amount: 1200, currency: 'EUR' } },
  ],
};

function show(person: Partial<Employee> = {}, permissions: ReadonlySet<string> = LOCATION.permissions) {
  const calls = mockCalls([
    getEmployment,
    changeEmployment,
    withdrawEmploymentChange,
    undoEmploymentEnd,
    listPositions,
    getLocation,
    searchBrands,
  ]);
  calls.answer(getEmployment, EMPLOYMENT);
  calls.answer(listPositions, {
    positions: [
      { ...WAITER, department: 'FLOOR', tint: 'floor' },
      { ...CHEF, department: 'KITCHEN', tint: 'kitchen' },
    ],
  });
  calls.answer(withdrawEmploymentChange, EMPLOYMENT);
  calls.answer(undoEmploymentEnd, ANA);
  const brand = { ...LOCATION, permissions };
  return { calls, ...showPart(<EmploymentTab employee={{ ...ANA, ...person }} />, { calls, brand }) };
}

test('it says what holds, what is to come, and takes a coming change back', async () => {
  const { calls, user } = show();
  await screen.findByText('From 1 December 2026');
  expect(screen.getByText('€12.00 per hour')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel change' }));
  await waitFor(() =>
    expect(calls.sent.at(-1)?.body).toEqual({
      version: 4,
      part: 'POSITIONS',
      from: '2026-12-01',
    }),
  );
});

test('an end that is set can be undone', async () => {
  const { calls, user } = show({ end_date: '2026-12-31' });
  await user.click(await screen.findByRole('button', { name: 'Remove last day' }));
  await waitFor(() => expect(calls.sent.at(-1)?.body).toEqual({ version: 4 }));
});

test('a change sends what differs, and nothing where nothing does', async () => {
  const { calls, user } = show();
  calls.answer(changeEmployment, EMPLOYMENT);
  await user.click(await screen.findByRole('button', { name: 'Change employment' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Save change' }));
  await dialog.findByText('Change at least one field.');
  const hours = dialog.getByRole('textbox', { name: /Hours per week/ });
  await user.clear(hours);
  await user.type(hours, '20');
  await user.tab();
  await user.click(dialog.getByRole('button', { name: 'Save change' }));
  await waitFor(() =>
    expect(calls.sent.at(-1)?.body).toEqual({
      version: 4,
      from: '2026-11-16',
      contract: { minutes_per_week: 1200, pattern: null },
    }),
  );
});

test('who only looks sees no pay and no button', async () => {
  show({}, new Set(['VIEW_TEAM']));
  await screen.findByText('From 1 December 2026');
  expect(screen.queryByText('€12.00 per hour')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
