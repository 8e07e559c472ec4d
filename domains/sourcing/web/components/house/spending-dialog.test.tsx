import { INTERNAL } from '@hearth/kit/failure';
import { mockCalls } from '@hearth/testing/mock-calls';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { cleanup, LOCATION, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { addSpending, listSpending, removeSpending } from '../../../contract/cost-endpoints.ts';
import { spending } from '../../../contract/cost-schemas.ts';
import { SpendingDialog } from './spending-dialog.tsx';

afterEach(cleanup);

const LINE = {
  ...sampleAnswer(spending),
  source: 'Indeed',
  month: '2026-10-01',
  amount: 12_050,
  job_title: 'Night porter',
  note: 'Autumn',
  by_name: 'Rui',
  is_campaign: false,
};

/** The dialog at a location that has heard of two sources. */
function open(lines = [LINE], jobId: string | null = null) {
  const calls = mockCalls([addSpending, listSpending, removeSpending]);
  calls.answer(listSpending, { spending: lines, next: null });
  const onClose = vi.fn();
  const part = <SpendingDialog sources={['Indeed', 'Hosco']} currency="EUR" jobId={jobId} onClose={onClose} />;
  return { calls, onClose, ...showPart(part, { calls }) };
}

const source = (): HTMLInputElement => screen.getByRole('combobox', { name: 'Source' });
const amount = (): HTMLInputElement => screen.getByRole('textbox', { name: /amount/i });
const add = (): HTMLElement => screen.getByRole('button', { name: 'Add' });

test('what was spent is entered in cents, for a source that nobody named before', async () => {
  const { calls, user, fill } = open();
  await fill(source(), ' Flyers ');
  await fill(amount(), '120.5');
  await fill(screen.getByRole('textbox', { name: /Purpose/ }), ' Printing ');
  await user.click(add());
  await screen.findByText('Spending added');
  expect(calls.sent).toEqual([
    {
      method: 'POST',
      path: `/v1/brands/${LOCATION.id}/spending`,
      body: {
        source: 'Flyers',
        month: expect.stringMatching(/^\d{4}-\d{2}-01$/),
        amount: 12_050,
        currency: 'EUR',
        note: 'Printing',
        job_id: null,
      },
    },
  ]);
  expect(amount().value).toBe('');
});

test('nothing is sent without a source and an amount, and that is said', async () => {
  const { calls, user } = open();
  await user.click(add());
  expect(await screen.findAllByText('Fill in this field.')).toHaveLength(2);
  expect([source(), amount()].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
  await waitFor(() => expect(document.activeElement).toBe(source()));
  expect(calls.sent).toEqual([]);
});

test('a refusal is told in words, and what was typed is still there', async () => {
  const { calls, user, fill } = open();
  calls.refuse(addSpending, INTERNAL);
  await fill(source(), 'Flyers');
  await fill(amount(), '7');
  await user.click(add());
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect([source().value, amount().value]).toEqual(['Flyers', '7']);
});

test('what was entered is listed, and taken away by whoever presses its button', async () => {
  const { calls, user } = open([LINE, { ...LINE, id: LOCATION.groupId, source: 'Hosco', is_campaign: true }]);
  const line = (await screen.findByText('Indeed')).closest('li');
  expect(line?.textContent).toContain('€120.50');
  expect(line?.textContent).toContain('Night porter');
  // What a board told of stays.
  expect(screen.getAllByRole('button', { name: /^Delete/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Delete spending for Indeed' }));
  await waitFor(() => expect(calls.sent).toHaveLength(1));
  expect(calls.sent[0]).toMatchObject({
    method: 'POST',
    path: `/v1/brands/${LOCATION.id}/spending/${LINE.id}/removal`,
  });
});

test('a list that cannot be read is read again on wish, an empty one says so', async () => {
  const { calls, user } = open([]);
  await screen.findByText('None entered');
  cleanup();
  calls.refuse(listSpending, INTERNAL);
  showPart(<SpendingDialog sources={[]} currency="EUR" jobId={null} onClose={() => undefined} />, { calls });
  const again = await screen.findByRole('button', { name: /again/i });
  calls.answer(listSpending, { spending: [LINE], next: null });
  await user.click(again);
  await screen.findByText('Indeed');
});

test('Escape closes it', async () => {
  const { onClose, escape } = open();
  await escape();
  expect(onClose).toHaveBeenCalledOnce();
});
