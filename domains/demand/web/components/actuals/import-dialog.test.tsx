import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { importActuals } from '../../../contract/actual-endpoints.ts';
import type { ActualsReport } from '../../../contract/actual-schemas.ts';
import { ImportDialog } from './import-dialog.tsx';

afterEach(cleanup);

const REPORT: ActualsReport = {
  written: false,
  currency: 'EUR',
  mistake_count: 0,
  mistakes: [],
  drivers: [
    {
      driver: 'SALES',
      first_day: '2026-11-01',
      last_day: '2026-11-30',
      total: 9_000_000,
      days_new: 28,
      days_changed: 1,
      days_same: 0,
      days_missing: 1,
    },
  ],
  changed: [{ driver: 'SALES', day: '2026-11-02', before: 300_000, after: 310_000 }],
  odd: [],
};
const FILE = new File(['date,sales\n2026-11-02,3100'], 'till.csv', { type: 'text/csv' });

async function open(report: ActualsReport) {
  const calls = mockCalls([importActuals]);
  calls.answer(importActuals, report);
  const onClose = vi.fn();
  const shown = showPart(<ImportDialog onClose={onClose} />, { calls });
  await shown.user.upload(screen.getByLabelText(/Select a CSV file/), FILE);
  return { calls, onClose, ...shown };
}

test('a file is checked first, says what it changes, and is written when asked', async () => {
  const { calls, user, onClose } = await open(REPORT);
  await screen.findByText(/28 new days · 1 day corrected · 1 day without values in between/);
  screen.getByText('€3,000 → €3,100');
  calls.answer(importActuals, { ...REPORT, written: true });
  await user.click(screen.getByRole('button', { name: 'Import' }));
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(calls.sent).toHaveLength(2);
});

test('mistakes are sentences with line and column, and nothing can be written', async () => {
  const mistake = { line: 4, column: 2, name: 'covers', rule: 'negative', value: '-5', first_line: null } as const;
  await open({ ...REPORT, drivers: [], changed: [], mistake_count: 3, mistakes: [mistake] });
  await screen.findByText('Line 4, column 2 (covers)');
  screen.getByText(/“-5” is negative/);
  screen.getByText('and 2 more');
  expect(screen.getByRole('button', { name: 'Import' })).toHaveProperty('disabled', true);
});

test('a file that is here already changes nothing', async () => {
  const same = {
    ...REPORT.drivers[0],
    days_new: 0,
    days_changed: 0,
    days_same: 30,
  } as ActualsReport['drivers'][number];
  await open({ ...REPORT, drivers: [same], changed: [] });
  await screen.findByText(/already here/);
  expect(screen.getByRole('button', { name: 'Import' })).toHaveProperty('disabled', true);
});
