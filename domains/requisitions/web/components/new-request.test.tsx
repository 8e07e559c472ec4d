import { INVALID_INPUT } from '@hearth/kit/failure';
import { mockCalls } from '@hearth/testing/mock-calls';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { cleanup, LOCATION, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { previewRequestCost } from '../../contract/budget-endpoints.ts';
import { requestCost } from '../../contract/budget-schemas.ts';
import type { RequestCost } from '../../contract/budget-schemas.ts';
import { createRequisition } from '../../contract/endpoints.ts';
import { OVER_BUDGET } from '../../contract/failures.ts';
import { NewRequest } from './new-request.tsx';

afterEach(cleanup);

const PATH = `/v1/brands/${LOCATION.id}/requisitions`;
const COST: RequestCost = { ...sampleAnswer(requestCost), currency: 'EUR', budget: null };
const BUDGET: NonNullable<RequestCost['budget']> = {
  ...(sampleAnswer(requestCost).budget as NonNullable<RequestCost['budget']>),
  brand_name: 'Lumen Baixa',
  over: 'ASK',
  over_by: 5_000,
  over_role: 'ENTERPRISE_OWNER',
};
const REQUEST = {
  brand_id: LOCATION.id,
  position_name: 'Waiter',
  headcount: 1,
  needed_by: null,
  reason: 'REPLACEMENT',
  note: '',
  cost: null,
  over_reason: '',
};

/** The dialog at a location with or without a budget. */
async function open(budget: RequestCost['budget'] = null) {
  const calls = mockCalls([createRequisition, previewRequestCost]);
  calls.answer(previewRequestCost, { ...COST, budget });
  const onClose = vi.fn();
  const shown = showPart(<NewRequest onClose={onClose} />, { calls });
  await screen.findByRole('textbox', { name: /^Minimum hourly pay \(EUR\)/ });
  return { calls, onClose, ...shown };
}

const box = (name: RegExp): HTMLInputElement => screen.getByRole('textbox', { name });
const send = (): HTMLElement => screen.getByRole('button', { name: 'Send request' });

test('people are asked for, and what it costs need not be said without a budget', async () => {
  const { calls, onClose, user, fill } = await open();
  await fill(box(/^Position/), ' Waiter ');
  await user.click(send());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(calls.sent).toEqual([{ method: 'POST', path: PATH, body: REQUEST }]);
});

test('without a position nothing is sent, and its field has the focus', async () => {
  const { calls, user } = await open();
  await user.click(send());
  await screen.findByText('Enter a position.');
  await waitFor(() => expect(document.activeElement).toBe(box(/^Position/)));
  expect(calls.sent).toEqual([]);
});

test('a cost that was begun has to be whole', async () => {
  const { calls, user, fill } = await open();
  await fill(box(/^Position/), 'Waiter');
  await fill(box(/^Hours a week/), '20');
  await user.tab();
  await user.click(send());
  await screen.findByText('Fill in this field.');
  await waitFor(() => expect(document.activeElement).toBe(box(/^Minimum hourly pay/)));
  expect(calls.sent).toEqual([]);
});

test('over its budget a request says why', async () => {
  const { calls, onClose, user, fill } = await open(BUDGET);
  await fill(box(/^Position/), 'Waiter');
  await fill(box(/^Hours a week/), '20');
  await fill(box(/^Minimum hourly pay/), '15');
  await user.tab();
  await user.click(send());
  await screen.findByText('Enter a reason. We keep it on record.');
  expect(calls.sent).toEqual([]);
  await fill(box(/^Reason for going over budget/), 'A wedding');
  await user.click(send());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const cost = { weekly_minutes: 1200, pay_from: 1500, pay_to: 1500 };
  expect(calls.sent[0]?.body).toEqual({ ...REQUEST, cost, over_reason: 'A wedding' });
});

test('a refusal is told, at the field where it names one, and what was written stays', async () => {
  const { calls, onClose, user, fill } = await open();
  await fill(box(/^Position/), 'Waiter');
  calls.refuse(createRequisition, OVER_BUDGET);
  await user.click(send());
  await screen.findByText(
    'This request costs more than is left in the budget. Lower the cost, or increase the budget first.',
  );
  calls.refuse(createRequisition, INVALID_INPUT, {
    fields: [
      {
        field: 'cost.pay_from',
        rule: 'too_big',
        message: 'Too big: expected number to be <=2147483647',
      },
    ],
  });
  await user.click(send());
  await screen.findByText('Enter a value within the allowed range.');
  await waitFor(() => expect(document.activeElement).toBe(box(/^Minimum hourly pay/)));
  expect(box(/^Position/).value).toBe('Waiter');
  expect(onClose).not.toHaveBeenCalled();
});

test('Escape closes it', async () => {
  const { onClose, escape } = await open();
  await escape();
  expect(onClose).toHaveBeenCalledOnce();
});
