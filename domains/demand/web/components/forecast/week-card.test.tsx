import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { listActualChanges } from '../../../contract/actual-endpoints.ts';
import { adjustForecast, approveForecast, listForecastChanges } from '../../../contract/forecast-endpoints.ts';
import type { DemandOfWeeks, ExpectedDay, ForecastQuality } from '../../../contract/forecast-schemas.ts';
import { ShownDemand } from './shown-demand.tsx';

afterEach(cleanup);

const EXPECTED: ExpectedDay = {
  total: 200,
  adjusted: null,
  reason: null,
  adjusted_by: null,
  approved_by: null,
  approved_at: null,
  is_closed: false,
  is_holiday: false,
  version: 3,
};
const QUALITY: ForecastQuality = {
  made_at: '2026-11-30T02:41:00.000Z',
  method: 'blend of three',
  days_known: 280,
  days_compared: 42,
  own: { mape: 0.1, wape: 0.08, bias: -0.01 },
  plain: { mape: 0.13, wape: 0.11, bias: 0.02 },
  lenders: 0,
};
const DEMAND: DemandOfWeeks = {
  today: '2026-11-30',
  currency: 'EUR',
  drivers: [{ driver: 'COVERS', first_day: '2026-02-01', last_day: '2026-11-29', days: 280 }],
  driver: 'COVERS',
  days: [
    { day: '2026-11-29', actual: 310, forecast: null },
    { day: '2026-11-30', actual: null, forecast: EXPECTED },
    { day: '2026-12-01', actual: null, forecast: { ...EXPECTED, is_holiday: true } },
  ],
  quality: QUALITY,
  may: { edit: true, approve: true, see_sales: false },
};

function open(more: Partial<DemandOfWeeks> = {}) {
  const calls = mockCalls([adjustForecast, approveForecast, listForecastChanges, listActualChanges]);
  calls.answer(adjustForecast, { version: 4 });
  calls.answer(approveForecast, { changed: 2 });
  calls.answer(listForecastChanges, { changes: [], currency: 'EUR' });
  calls.answer(listActualChanges, { changes: [], currency: 'EUR' });
  const demand = { ...DEMAND, ...more };
  return { calls, ...showPart(<ShownDemand demand={demand} driver="COVERS" onDriver={() => {}} />, { calls }) };
}

test('a day is adjusted with a reason, and not without', async () => {
  const { user, calls } = open();
  await user.click(screen.getByRole('button', { name: /Adjust .*1 December/ }));
  await screen.findByText('Calculated: 200');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Enter a reason so others understand the change.');
  await user.type(screen.getByLabelText('Reason'), 'Derby');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => calls.sent.length).toBe(1);
  expect(calls.sent[0]?.body).toEqual({ total: 200, reason: 'Derby', version: 3 });
});

test('a week is approved as it was read', async () => {
  const { user, calls } = open();
  screen.getByText('Public holiday');
  await user.click(screen.getByRole('button', { name: 'Approve week' }));
  await expect.poll(() => calls.sent.length).toBe(1);
  const days = ['2026-11-30', '2026-12-01'].map((day) => ({ day, version: 3 }));
  expect(calls.sent[0]?.body).toEqual({ is_approved: true, days });
});

test('the plain mean is called closer where it was, and nothing is claimed of a short past', () => {
  open();
  screen.getByText(/The forecast was off by 8%/);
  cleanup();
  open({ quality: { ...QUALITY, plain: { mape: 0.1, wape: 0.05, bias: 0 } } });
  screen.getByText(/A plain average of the same weekday over the last four weeks was closer: off by 5%/);
  cleanup();
  open({ quality: { ...QUALITY, own: null, plain: null, days_compared: 0, lenders: 3 } });
  screen.getByText(/There isn’t enough history yet to test this forecast. .* 3 other locations/);
});

test('whoever only reads is offered nothing to change', () => {
  open({ may: { edit: false, approve: false, see_sales: false } });
  expect(screen.queryByRole('button', { name: /Adjust/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Approve week' })).toBeNull();
});
