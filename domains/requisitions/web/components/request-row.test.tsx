import { mockCalls } from '@hearth/testing/mock-calls';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { cleanup, LOCATION, screen, showPart, waitFor, within } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { closeRequisition, decideRequisition, withdrawRequisition } from '../../contract/endpoints.ts';
import { ALREADY_DECIDED, BUDGET_REASON_NEEDED, NOT_YOUR_TURN } from '../../contract/failures.ts';
import { requisition } from '../../contract/schemas.ts';
import type { Requisition } from '../../contract/schemas.ts';
import { RequestRow } from './request-row.tsx';

afterEach(cleanup);

const REQUEST: Requisition = {
  ...sampleAnswer(requisition),
  position_name: 'Waiter',
  headcount: 2,
  status: 'WAITING',
  may_decide: true,
  is_own: false,
  budget: null,
  over_by: null,
};
const PATH = `/v1/brands/${LOCATION.id}/requisitions/${REQUEST.id}`;

/** A request as whoever reads it sees it. */
function open(request: Partial<Requisition> = {}, permissions = LOCATION.permissions) {
  const calls = mockCalls([decideRequisition, withdrawRequisition, closeRequisition]);
  const after = { ...REQUEST, status: 'APPROVED' as const };
  for (const call of [decideRequisition, withdrawRequisition, closeRequisition]) calls.answer(call, after);
  const part = (
    <ul>
      <RequestRow request={{ ...REQUEST, ...request }} />
    </ul>
  );
  return { calls, ...showPart(part, { calls, brand: { ...LOCATION, permissions } }) };
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name });

test('whose turn it is approves it, and what became of it is said', async () => {
  const { calls, user } = open();
  expect(screen.getByText('2 × Waiter')).toBeTruthy();
  await user.click(button('Approve'));
  await screen.findByText('Waiter: Approved');
  expect(calls.sent).toEqual([{ method: 'POST', path: `${PATH}/decision`, body: { decision: 'APPROVED', note: '' } }]);
});

test('it is declined with a word why', async () => {
  const { calls, user, fill } = open();
  await user.click(button('Decline'));
  const dialog = await screen.findByRole('dialog', { name: 'Decline this request?' });
  await fill(within(dialog).getByRole('textbox', { name: /Reason/ }), ' Not this season ');
  await user.click(within(dialog).getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.sent).toEqual([
    { method: 'POST', path: `${PATH}/decision`, body: { decision: 'DECLINED', note: 'Not this season' } },
  ]);
});

test('a refused word why is told, and what was written is still there', async () => {
  const { calls, user, fill } = open();
  calls.refuse(decideRequisition, ALREADY_DECIDED);
  await user.click(button('Decline'));
  const dialog = await screen.findByRole('dialog');
  const why = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: /Reason/ });
  await fill(why, 'Not this season');
  await user.click(within(dialog).getByRole('button', { name: 'Decline' }));
  await screen.findByText('Someone has already approved or declined this hiring request.');
  expect(document.contains(why)).toBe(true);
  expect(why.value).toBe('Not this season');
});

test('beyond the budget it asks why before it approves', async () => {
  const { calls, user, fill } = open();
  calls.refuse(decideRequisition, BUDGET_REASON_NEEDED);
  await user.click(button('Approve'));
  const dialog = await screen.findByRole('dialog', { name: 'Not enough budget left' });
  calls.answer(decideRequisition, REQUEST);
  await user.click(within(dialog).getByRole('button', { name: 'Approve anyway' }));
  await within(dialog).findByText('Enter a reason. We keep it on record.');
  expect(calls.sent).toHaveLength(1);
  await fill(within(dialog).getByRole('textbox'), 'A wedding');
  await user.click(within(dialog).getByRole('button', { name: 'Approve anyway' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.sent.at(-1)?.body).toEqual({ decision: 'APPROVED', note: 'A wedding' });
});

test('whoever asked takes it back while it waits', async () => {
  const { calls, user } = open({ may_decide: false, is_own: true });
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  calls.refuse(withdrawRequisition, NOT_YOUR_TURN);
  await user.click(button('Cancel request'));
  await screen.findByText('It’s someone else’s turn to decide on this request.');
  expect(calls.sent).toEqual([{ method: 'POST', path: `${PATH}/withdrawal`, body: undefined }]);
});

test('an approved one leads to its job, and is closed after a question', async () => {
  const { calls, user, escape } = open({ status: 'APPROVED', may_decide: false });
  expect(screen.getByRole('link', { name: 'Create job post' }).getAttribute('href')).toBe(
    `/hiring/jobs/new?request=${REQUEST.id}`,
  );
  await user.click(button('Close'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Close this request?' });
  calls.refuse(closeRequisition, ALREADY_DECIDED);
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await within(dialog).findByText('Someone has already approved or declined this hiring request.');
  await escape();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(calls.sent).toEqual([{ method: 'POST', path: `${PATH}/closure`, body: undefined }]);
});

test('who does not manage jobs neither writes the job nor closes the request', () => {
  open({ status: 'APPROVED', may_decide: false }, new Set(['VIEW_JOBS']));
  expect(screen.queryByRole('link', { name: 'Create job post' })).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
