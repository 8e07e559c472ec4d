import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { getMyPayEstimate, listCorrectionPay, listMyCorrectionPay } from '../../../contract/pay-endpoints.ts';
import { CorrectionPay } from './correction-pay.tsx';
import { PayEstimate } from './pay-estimate.tsx';

afterEach(cleanup);

const ID = '019a0000-0000-7000-8000-000000000001';
const OTHER = '019a0000-0000-7000-8000-000000000002';
const sum = (minutes: number, pay: number | null) => ({ minutes, overtime: 0, pay });
const ESTIMATE = {
  employee_id: ID,
  date: '2026-11-18',
  day: sum(120, 2400),
  week: { ...sum(1080, 21_600), from: '2026-11-16', until: '2026-11-22' },
  period: { ...sum(1320, 26_400), from: '2026-11-01', until: '2026-11-30' },
  tips: 550,
  currency: 'EUR',
};

function open(estimates: readonly (typeof ESTIMATE)[]) {
  const calls = mockCalls([getMyPayEstimate]);
  calls.answer(getMyPayEstimate, { estimates: [...estimates] });
  return showPart(<PayEstimate employeeId={ID} />, { calls });
}

test('pay so far is named an estimate, with what it leaves out', async () => {
  open([ESTIMATE]);
  expect(await screen.findByText('€216.00')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Pay estimate' })).toBeTruthy();
  expect(screen.getByText(/before tax and deductions/)).toBeTruthy();
  expect(screen.getByText('Tips in this pay period: €5.50')).toBeTruthy();
});

test('without a rate there are hours and how to get an estimate', async () => {
  open([{ ...ESTIMATE, day: sum(120, null), tips: 0 }]);
  expect(await screen.findByText(/a pay rate is missing/)).toBeTruthy();
  expect(screen.getByText('2hrs')).toBeTruthy();
});

test('an employer that shows no pay has no card', async () => {
  open([{ ...ESTIMATE, employee_id: OTHER }]);
  await waitFor(() => expect(screen.queryByText('Pay estimate')).toBeNull());
});

test('a correction says what it changes in pay; one that nobody knows the pay of says nothing', async () => {
  const effect = { from: '2026-11-16', until: '2026-11-22', before: 19_200, after: 20_400, currency: 'EUR' };
  const calls = mockCalls([listCorrectionPay, listMyCorrectionPay]);
  calls.answer(listCorrectionPay, { corrections: [{ ...effect, correction_id: ID }] });
  calls.answer(listMyCorrectionPay, { corrections: [{ ...effect, correction_id: OTHER, after: 21_000 }] });
  showPart(
    <>
      <CorrectionPay correctionId={ID} locationId={ID} />
      <CorrectionPay correctionId={OTHER} locationId={ID} />
      <CorrectionPay correctionId={OTHER} locationId={null} />
    </>,
    { calls },
  );
  expect(await screen.findByText(/€192\.00 → €204\.00/)).toBeTruthy();
  expect(await screen.findByText(/€192\.00 → €210\.00/)).toBeTruthy();
  expect(screen.getAllByText(/Estimated pay/)).toHaveLength(2);
});
