import { INTERNAL, INVALID_INPUT } from '@hearth/kit/failure';
import { mockCalls } from '@hearth/testing/mock-calls';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { cleanup, LOCATION, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { getBrandWeights, getJobWeights, putBrandWeights, putJobWeights } from '../../contract/endpoints.ts';
import { weighting } from '../../contract/schemas.ts';
import type { Weighting, Weights } from '../../contract/schemas.ts';
import { FACTORS } from '../../rules/factors.ts';
import { WeightsDialog } from './weights-dialog.tsx';

afterEach(cleanup);

const JOB = '019a0000-0000-7000-8000-000000000009';
const WEIGHTS = Object.fromEntries(FACTORS.map((factor) => [factor, 10])) as unknown as Weights;
const READ: Weighting = {
  ...sampleAnswer(weighting),
  weights: WEIGHTS,
  from: 'BRAND',
  invites_only: false,
  law: null,
  audit: null,
};
const JOB_PATH = `/v1/brands/${LOCATION.id}/jobs/${JOB}/match_weights`;

/** The dialog for a post whose weights are those of its brand. */
async function open(job: Partial<Weighting> = {}) {
  const calls = mockCalls([getBrandWeights, getJobWeights, putBrandWeights, putJobWeights]);
  calls.answer(getJobWeights, { ...READ, ...job });
  calls.answer(getBrandWeights, READ);
  const onClose = vi.fn();
  const shown = showPart(<WeightsDialog jobId={JOB} onClose={onClose} />, { calls });
  await screen.findByRole('textbox', { name: 'Pay' });
  return { calls, onClose, ...shown };
}

const box = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const save = (): HTMLElement => screen.getByRole('button', { name: 'Save' });

test('what was changed is saved for the post, beside what stays', async () => {
  const { calls, onClose, user, fill } = await open();
  await fill(box('Pay'), '25');
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(calls.sent).toEqual([{ method: 'PUT', path: JOB_PATH, body: { weights: { ...WEIGHTS, pay: 25 } } }]);
});

test('who changes nothing keeps following the brand', async () => {
  const { calls, user } = await open();
  await user.click(save());
  await waitFor(() => expect(calls.sent).toMatchObject([{ body: { weights: null } }]));
});

test('a post with weights of its own goes back to those of its brand', async () => {
  const { calls, onClose, user } = await open({ from: 'JOB' });
  await user.click(screen.getByRole('button', { name: 'Use inherited settings' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(calls.sent).toEqual([{ method: 'PUT', path: JOB_PATH, body: { weights: null } }]);
});

test('an audit that is not whole is said at its address, and what was typed for the post stays', async () => {
  const { calls, user, fill } = await open();
  await fill(box('Pay'), '25');
  await user.click(screen.getByRole('radio', { name: `All jobs at ${LOCATION.name}` }));
  await fill(await screen.findByRole('textbox', { name: /^Link to the published/ }), 'audit.example');
  await user.click(save());
  await screen.findByText(/^Enter a date and a link/);
  await waitFor(() => expect(document.activeElement).toBe(box('Link to the published summary')));
  expect(calls.sent).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'This job' }));
  expect(box('Pay').value).toBe('25');
});

test('a refusal is told at the factor that it names', async () => {
  const { calls, onClose, user, fill } = await open();
  calls.refuse(putJobWeights, INVALID_INPUT, {
    fields: [
      {
        field: 'weights.pay',
        rule: 'too_big',
        limit: 100,
        of: 'number',
        message: 'Too big: expected number to be <=100',
      },
    ],
  });
  await fill(box('Pay'), '90');
  await user.click(save());
  await screen.findByText('Enter 100 or less.');
  await waitFor(() => expect(document.activeElement).toBe(box('Pay')));
  expect(onClose).not.toHaveBeenCalled();
});

test('weights that cannot be read are asked for again, and Escape closes', async () => {
  const calls = mockCalls([getJobWeights]);
  calls.refuse(getJobWeights, INTERNAL);
  const onClose = vi.fn();
  const { user, escape } = showPart(<WeightsDialog jobId={JOB} onClose={onClose} />, { calls });
  const again = await screen.findByRole('button', { name: 'Try again' });
  calls.answer(getJobWeights, READ);
  await user.click(again);
  await screen.findByRole('textbox', { name: 'Pay' });
  await escape();
  expect(onClose).toHaveBeenCalledOnce();
});
