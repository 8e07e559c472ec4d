import { mockCalls } from '@hearth/testing/mock-calls';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { cleanup, LOCATION, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { JOB_CHANGED } from '../../../contract/failures.ts';
import { previewShared, shareChange } from '../../../contract/rollout-endpoints.ts';
import { rolloutPost, sharedLeft, sharedMove } from '../../../contract/rollout-schemas.ts';
import { job as jobSchema } from '../../../contract/schemas.ts';
import { ShareDialog } from './share-dialog.tsx';

afterEach(cleanup);

const JOB = { ...sampleAnswer(jobSchema), version: 4 };
const id = (nth: number): string => `019a0000-0000-7000-8000-${String(nth).padStart(12, '0')}`;
const POST = { ...sampleAnswer(rolloutPost), job_id: id(1), differs: ['title' as const, 'pay' as const] };
const move = (nth: number) => ({
  ...sampleAnswer(sharedMove),
  job_id: id(nth),
  location_name: `Lumen ${nth}`,
  version: 7,
});
const LEFT = { ...sampleAnswer(sharedLeft), location_name: 'Lumen Foz', why: 'LOCKED' as const, gaps: [] };

function open(takes = [move(1)]) {
  const calls = mockCalls([previewShared, shareChange]);
  calls.answer(previewShared, { takes, left: [LEFT] });
  calls.answer(shareChange, { changed: [id(1)], left: [] });
  const onClose = vi.fn();
  const shared = () => calls.sent.filter(({ path }) => path.endsWith('/rollout/changes'));
  const previews = () => calls.sent.filter(({ path }) => path.endsWith('/rollout/preview'));
  const part = <ShareDialog job={JOB} posts={[POST]} onClose={onClose} />;
  return { calls, onClose, shared, previews, ...showPart(part, { calls }) };
}

const update = (): Promise<HTMLElement> => screen.findByRole('button', { name: /^Update [1-9]\d* job posts?$/ });

test('what differs is shared but pay, from the versions that were shown', async () => {
  const { onClose, shared, user } = open();
  await screen.findByText('1 job post will be updated');
  expect(screen.getByText('Set by your group')).toBeTruthy();
  await user.click(await update());
  await screen.findByText('1 job post updated');
  expect(shared()).toEqual([
    {
      method: 'POST',
      path: `/v1/brands/${LOCATION.id}/jobs/${JOB.id}/rollout/changes`,
      body: { version: 4, fields: ['title'], posts: [{ job_id: id(1), version: 7 }] },
    },
  ]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('what was shared is previewed again', async () => {
  const { previews, user } = open();
  await user.click(await update());
  const before = previews().length;
  await waitFor(() => expect(previews().length).toBeGreaterThan(before));
});

test('pay goes along when somebody says so, and nothing when nothing is chosen', async () => {
  const { previews, user } = open();
  await user.click(screen.getByRole('checkbox', { name: 'Pay' }));
  await waitFor(() => expect(previews().at(-1)?.body).toEqual({ fields: ['title', 'pay'] }));
  await user.click(screen.getByRole('checkbox', { name: 'Pay' }));
  await user.click(screen.getByRole('checkbox', { name: 'Title' }));
  const nothing = await screen.findByRole('button', { name: 'Update 0 job posts' });
  expect(nothing.hasAttribute('disabled')).toBe(true);
});

test('many posts go in batches', async () => {
  const { onClose, shared, user } = open(Array.from({ length: 51 }, (_one, nth) => move(nth + 1)));
  await user.click(await update());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(shared().map(({ body }) => (body as { posts: unknown[] }).posts.length)).toEqual([50, 1]);
});

test('a refusal is told in words, and the dialog stays', async () => {
  const { calls, onClose, user } = open();
  calls.refuse(shareChange, JOB_CHANGED);
  await user.click(await update());
  await screen.findByRole('alert');
  expect(onClose).not.toHaveBeenCalled();
});
