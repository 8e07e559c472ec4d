import { INVALID_INPUT } from '@hearth/kit/failure';
import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, LOCATION, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { askApproval, beginOffer, previewOffer, sendOffer } from '../../contract/endpoints.ts';
import { OFFER_NEEDS_APPROVAL, OFFER_PAY_OUT_OF_RANGE } from '../../contract/failures.ts';
import { OfferDialog } from './offer-dialog.tsx';

afterEach(cleanup);

const APPLICATION = '019a0000-0000-7000-8000-000000000001';
const PATH = `/v1/brands/${LOCATION.id}/applications/${APPLICATION}/offers`;
const BEGUN = {
  candidate_name: 'Ana Costa',
  language: 'pt',
  letter: 'Dear Ana',
  texts: [],
  position_name: 'Waiter',
  contract: 'PART_TIME' as const,
  hours_per_week: 24,
  starts_on: '2099-03-02',
  pay: { min: 1200, max: 1500, currency: 'EUR', per: 'HOUR' as const },
};
const SENT = {
  letter: 'Welcome, Ana',
  position_name: 'Waiter',
  contract: 'PART_TIME',
  starts_on: '2099-03-02',
  ends_on: null,
  hours_per_week: 24,
  conditions: '',
  open_until: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  pay: { amount: 1200, currency: 'EUR', per: 'HOUR' },
};

/** The dialog for a candidate, of what the post says. */
async function open() {
  const calls = mockCalls([askApproval, beginOffer, previewOffer, sendOffer]);
  calls.answer(beginOffer, BEGUN);
  calls.answer(previewOffer, { document: 'Offer to Ana Costa\n\nWaiter, 24 hours', language: 'pt' });
  const onClose = vi.fn();
  const shown = showPart(<OfferDialog brandId={LOCATION.id} applicationId={APPLICATION} onClose={onClose} />, {
    calls,
  });
  await screen.findByRole('dialog', { name: 'Offer to Ana Costa' });
  return { calls, onClose, ...shown };
}

const letter = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'Offer letter' });
const look = (): HTMLElement => screen.getByRole('button', { name: 'Preview' });

test('the paper is looked at first, and then sent as it was shown', async () => {
  const { calls, onClose, user, fill } = await open();
  await fill(letter(), 'Welcome, Ana');
  await user.click(look());
  await screen.findByRole('heading', { name: 'Offer to Ana Costa' });
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Send offer' }));
  await screen.findByText('Offer sent');
  expect(calls.sent).toEqual([
    { method: 'POST', path: `${PATH}/preview`, body: SENT },
    { method: 'POST', path: PATH, body: SENT },
  ]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('nothing is asked while the letter is empty, and its field says so', async () => {
  const { calls, user } = await open();
  await user.clear(letter());
  await user.click(look());
  expect(letter().getAttribute('aria-invalid')).toBe('true');
  await screen.findByText('Fill in this field.');
  expect(calls.sent).toEqual([]);
});

test('a refusal is told in words above what was written', async () => {
  const { calls, user, fill } = await open();
  calls.refuse(previewOffer, OFFER_PAY_OUT_OF_RANGE);
  await fill(letter(), 'Welcome, Ana');
  await user.click(look());
  expect((await screen.findByRole('alert')).textContent).toContain('outside the range');
  expect(letter().value).toBe('Welcome, Ana');
});

test('a refused day is named at its field', async () => {
  const { calls, user } = await open();
  calls.refuse(sendOffer, OFFER_PAY_OUT_OF_RANGE);
  await user.click(look());
  await user.click(await screen.findByRole('button', { name: 'Send offer' }));
  // Back at the fields: what was refused is changed there.
  await waitFor(() => expect(look()).toBeTruthy());
  calls.refuse(previewOffer, INVALID_INPUT, {
    fields: [{ field: 'open_until', rule: 'day', message: 'cannot be the day of an offer' }],
  });
  await user.click(look());
  await screen.findByText(/^Check the dates/);
});

test('where others have to agree first, they are asked from the paper', async () => {
  const { calls, onClose, user } = await open();
  calls.refuse(sendOffer, OFFER_NEEDS_APPROVAL);
  await user.click(look());
  await user.click(await screen.findByRole('button', { name: 'Send offer' }));
  await user.click(await screen.findByRole('button', { name: /^Request approval/ }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(calls.sent.at(-1)).toMatchObject({ method: 'POST', body: { ...SENT, letter: 'Dear Ana' } });
  expect(calls.sent).toHaveLength(3);
});

test('Escape closes it', async () => {
  const { onClose, escape } = await open();
  await escape();
  expect(onClose).toHaveBeenCalledOnce();
});

test('what is refused of the paper leads back to its field', async () => {
  const { calls, user, fill } = await open();
  await fill(letter(), 'Welcome, Ana');
  await user.click(look());
  calls.refuse(sendOffer, INVALID_INPUT, {
    fields: [
      {
        field: 'pay.amount',
        rule: 'too_small',
        limit: 1,
        of: 'number',
        message: 'Too small: expected number to be >=1',
      },
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Send offer' }));
  await screen.findByText('Enter 1 or more.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Pay/ })));
  expect(letter().value).toBe('Welcome, Ana');
});
