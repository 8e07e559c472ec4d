import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { listPayrollExports } from '../../../contract/export-endpoints.ts';
import { READY_TEMPLATES } from '../../../rules/payroll/ready-templates.ts';
import Payroll from './payroll.tsx';

afterEach(cleanup);

const MADE = {
  id: '019a0000-0000-7000-8000-000000000001',
  template_name: 'Generic',
  period: { from: '2026-11-09', until: '2026-11-15' },
  at: '2026-11-16T09:00:00.000Z',
  by: 'Leonor',
  people: 2,
  rows: 2,
  minutes: 540,
  amount: 10_200,
  currency: 'EUR',
  only_changes: false,
};

test.each([
  ['2026-11-09', true],
  ['2026-11-16', false],
])('of the period from %s that payroll has the differences alone are offered first: %s', async (from, isChanges) => {
  const calls = mockCalls([listPayrollExports]);
  calls.answer(listPayrollExports, { exports: [MADE], templates: [...READY_TEMPLATES], version: 0, can_edit: false });
  showPart(<Payroll periodFrom={from} unlocked={0} />, { calls });
  const box = await screen.findByRole<HTMLInputElement>('checkbox');
  expect(box.checked).toBe(isChanges);
});

test('whose hours an export leaves out is said before it is made', async () => {
  const calls = mockCalls([listPayrollExports]);
  calls.answer(listPayrollExports, { exports: [], templates: [...READY_TEMPLATES], version: 0, can_edit: false });
  showPart(<Payroll periodFrom="2026-11-16" unlocked={5} />, { calls });
  await screen.findByText('5 timesheets in this period aren’t locked. They won’t be exported.');
});
