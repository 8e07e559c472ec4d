import { INTERNAL, INVALID_INPUT } from '@hearth/kit/failure';
import { mockCalls } from '@hearth/testing/mock-calls';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { cleanup, LOCATION, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { changeCard, keepCard, readCards, sendCard } from '../../../contract/card-endpoints.ts';
import { cards as cardsSchema } from '../../../contract/card-schemas.ts';
import type { Scorecards } from '../../../contract/card-schemas.ts';
import { CardDialog } from './card-dialog.tsx';

afterEach(cleanup);

const INTERVIEW = '019a0000-0000-7000-8000-000000000009';
const CALM = '019a0000-0000-7000-8000-000000000001';
const OWN: NonNullable<Scorecards['own']> = { version: 3, draft: null, sent: null };
const SENT = {
  ratings: [{ criterion_id: CALM, step: 'FULLY' as const, note: 'Never hurried' }],
  recommendation: 'YES' as const,
  summary: 'Knows the work',
};

/** The scorecards of an interview that judges by one criterion. */
async function open(own = OWN) {
  const calls = mockCalls([readCards, keepCard, sendCard, changeCard]);
  calls.answer(readCards, {
    ...sampleAnswer(cardsSchema),
    criteria: [{ id: CALM, name: 'Calm', good: '' }],
    own,
    may_write: true,
  });
  const onClose = vi.fn();
  const shown = showPart(<CardDialog interviewId={INTERVIEW} placeId={LOCATION.id} onClose={onClose} />, { calls });
  await screen.findByRole('dialog');
  return { calls, onClose, ...shown };
}

const choice = (name: string): Promise<HTMLElement> => screen.findByRole('radio', { name });
const button = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });
const text = (name: RegExp): Promise<HTMLInputElement> => screen.findByRole('textbox', { name });
const at = `/v1/brands/${LOCATION.id}/interviews/${INTERVIEW}/cards`;

test('a card is sent with what was judged and why', async () => {
  const { calls, user, fill } = await open();
  await user.click(await choice('Fully'));
  await fill(await text(/^Notes/), 'Never hurried');
  await user.click(await choice('Yes'));
  await fill(await text(/^Reasons/), 'Knows the work');
  await user.click(await button('Send scorecard'));
  await waitFor(() => expect(calls.sent).toContainEqual({ method: 'POST', path: at, body: { content: SENT } }));
});

test('without a rating and a recommendation nothing is sent, and the first question has the focus', async () => {
  const { calls, user } = await open();
  await user.click(await button('Send scorecard'));
  expect(await screen.findAllByText('Fill in this field.')).toHaveLength(2);
  await waitFor(async () => expect(document.activeElement).toBe(await choice('Not at all')));
  expect(calls.sent).toEqual([]);
});

test('what is written is kept as a draft when the form goes, and nothing where nothing was written', async () => {
  const first = await open();
  first.unmount();
  expect(first.calls.sent).toEqual([]);
  const { calls, user, unmount } = await open();
  await user.click(await choice('Mostly'));
  unmount();
  await waitFor(() => expect(calls.sent).toHaveLength(1));
  expect(calls.sent[0]?.body).toEqual({
    draft: { ratings: [{ criterion_id: CALM, step: 'MOSTLY', note: '' }], recommendation: null, summary: '' },
  });
});

test('a refusal is told at the field it names, and nothing typed is lost', async () => {
  const { calls, user, fill } = await open({ ...OWN, draft: SENT });
  calls.refuse(sendCard, INVALID_INPUT, {
    fields: [
      {
        field: 'content.ratings.0.note',
        rule: 'too_big',
        limit: 2000,
        of: 'text',
        message: 'Too big: expected string to have <=2000 characters',
      },
    ],
  });
  await fill(await text(/^Reasons/), 'Knows every table');
  await user.click(await button('Send scorecard'));
  await screen.findByText('This is too long. Maximum characters: 2,000.');
  await waitFor(async () => expect(document.activeElement).toBe(await text(/^Notes/)));
  expect((await text(/^Reasons/)).value).toBe('Knows every table');
});

test('a card that was sent is changed with a reason', async () => {
  const { calls, user, fill } = await open({ ...OWN, sent: SENT });
  await user.click(await button('Edit my scorecard'));
  await user.click(await choice('Strong yes'));
  await user.click(await button('Send changes'));
  await screen.findByText('Fill in this field.');
  await waitFor(async () => expect(document.activeElement).toBe(await text(/^Reason for/)));
  await fill(await text(/^Reason for/), 'Second thoughts');
  await user.click(await button('Send changes'));
  const body = { content: { ...SENT, recommendation: 'STRONG_YES' }, reason: 'Second thoughts', version: 3 };
  await waitFor(() => expect(calls.sent).toContainEqual({ method: 'PUT', path: at, body }));
});

test('cards that cannot be read are asked for again, and Escape closes', async () => {
  const calls = mockCalls([readCards]);
  calls.refuse(readCards, INTERNAL);
  const onClose = vi.fn();
  const { user, escape } = showPart(<CardDialog interviewId={INTERVIEW} placeId={LOCATION.id} onClose={onClose} />, {
    calls,
  });
  await screen.findByText('Something went wrong, please try again later');
  calls.answer(readCards, { ...sampleAnswer(cardsSchema), may_write: false });
  await user.click(await button('Try again'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  await escape();
  expect(onClose).toHaveBeenCalledOnce();
});
