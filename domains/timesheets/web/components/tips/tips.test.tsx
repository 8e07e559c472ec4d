import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, fireEvent, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { closeTipPool, listTipPools, previewTipPool } from '../../../contract/tip-endpoints.ts';
import PoolDialog from './pool-dialog.tsx';
import TipPools from './tip-pools.tsx';

afterEach(cleanup);

const PERIOD = { from: '2026-11-09', until: '2026-11-15' };
const INES = '019a0000-0000-7000-8000-000000000001';
const SHARE = {
  employee_id: INES,
  name: 'Inês Quintela',
  position_name: 'Bartender',
  minutes: 480,
  weight: 1,
  amount: 10_000,
};

test('a pool is closed as its preview showed it', async () => {
  const calls = mockCalls([previewTipPool, closeTipPool, listTipPools]);
  calls.answer(previewTipPool, { shares: [SHARE], left: 0, currency: 'EUR', fingerprint: 'seen' });
  const { user } = showPart(<PoolDialog period={PERIOD} currency="EUR" positions={[]} onClose={() => undefined} />, {
    calls,
  });
  const amount = await screen.findByRole('textbox', { name: 'Tips collected (EUR)' });
  await user.type(amount, '100');
  await user.tab();
  fireEvent.click(screen.getByRole('button', { name: 'Preview shares' }));
  await screen.findByText('€100.00');
  fireEvent.click(screen.getByRole('button', { name: 'Close tip pool' }));
  await waitFor(() => expect(calls.sent).toHaveLength(2));
  expect(calls.sent[1]?.body).toMatchObject({ pool: { ...PERIOD, collected: 10_000 }, fingerprint: 'seen' });
});

test('a place without pools says how to begin', async () => {
  const calls = mockCalls([listTipPools]);
  calls.answer(listTipPools, { pools: [], currency: 'EUR', positions: [] });
  showPart(<TipPools period={PERIOD} />, { calls });
  await screen.findByText('No tips divided yet');
  expect(screen.getByRole('button', { name: 'Divide tips' })).toBeTruthy();
});
