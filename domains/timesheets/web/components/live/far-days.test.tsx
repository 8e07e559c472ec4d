import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { listFarDays } from '../../../contract/far-endpoints.ts';
import type { FarDay } from '../../../contract/far-endpoints.ts';
import { FarDays } from './far-days.tsx';

afterEach(cleanup);

const ID = '019a0000-0000-7000-8000-000000000001';
const DAY: FarDay = {
  employee_id: ID,
  name: 'Inês Quintela',
  date: '2026-11-13',
  planned: 480,
  worked: 300,
  is_own: false,
};

function open(days: FarDay[]) {
  const calls = mockCalls([listFarDays]);
  calls.answer(listFarDays, { from: '2026-11-03', until: '2026-11-16', minutes: 30, days });
  return showPart(<FarDays locationId={ID} />, { calls });
}

test('a day says what was worked and planned, and leads to its timesheet', async () => {
  open([DAY]);
  expect(await screen.findByText('Inês Quintela')).toBeTruthy();
  expect(screen.getByText(/5hrs worked · 8hrs scheduled/)).toBeTruthy();
  expect(screen.getByText(/By more than 30m/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /Review timesheet: Inês Quintela/ }).getAttribute('href')).toBe(
    `/timesheets?day=2026-11-13&employee=${ID}`,
  );
});

test('nothing is shown where no day is far from the plan', async () => {
  const { container } = open([]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(container.textContent).toBe('');
});
