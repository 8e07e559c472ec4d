import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { RECEIPT_OUTDATED } from '../../../contract/failures.ts';
import { confirmMyReceipt, listMyReceipts } from '../../../contract/receipt-endpoints.ts';
import { ConfirmCards } from './confirm-card.tsx';

afterEach(cleanup);

const ID = '019a0000-0000-7000-8000-000000000001';

function open(waiting = true) {
  const calls = mockCalls([listMyReceipts, confirmMyReceipt]);
  const receipt = {
    publication_id: ID,
    location: { id: ID, name: 'Harbour House' },
    week: '2026-11-16',
    asked_at: '2026-11-15T12:00:00.000Z',
  };
  calls.answer(listMyReceipts, { receipts: waiting ? [receipt] : [] });
  calls.answer(confirmMyReceipt, { seen_at: '2026-11-16T12:00:00.000Z' });
  return { calls, ...showPart(<ConfirmCards week="2026-11-16" />, { calls }) };
}

test('one tap confirms, and the question is gone', async () => {
  const { user, calls } = open();
  const button = await screen.findByRole('button', { name: 'Yes, I’ve seen them' });
  screen.getByText(/Harbour House/);
  calls.answer(listMyReceipts, { receipts: [] });
  await user.click(button);
  await expect.poll(() => screen.queryByText('Have you seen your shifts?')).toBeNull();
  expect(calls.sent.map(({ path }) => path)).toEqual([`/v1/my/receipts/${ID}/confirmation`]);
});

test('what has changed again meanwhile is said, and asked anew', async () => {
  const { user, calls } = open();
  calls.refuse(confirmMyReceipt, RECEIPT_OUTDATED);
  await user.click(await screen.findByRole('button', { name: 'Yes, I’ve seen them' }));
  await screen.findByText(RECEIPT_OUTDATED.message);
});
