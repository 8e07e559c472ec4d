import { listJobs } from '@hearth/domains/jobs/contract';
import { mockCalls } from '@hearth/testing/mock-calls';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { cleanup, LOCATION, screen, showPart, waitFor } from '@hearth/testing/screen';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { previewInvitations, sendInvitations } from '../../contract/endpoints.ts';
import { POST_NOT_LIVE } from '../../contract/failures.ts';
import { InviteDialog } from './invite-dialog.tsx';

afterEach(cleanup);

const ENTRY = '019a0000-0000-7000-8000-000000000001';
const PATH = `/v1/brands/${LOCATION.id}/talent_pool`;

function open() {
  const calls = mockCalls([listJobs, previewInvitations, sendInvitations]);
  const answer = sampleAnswer(listJobs.schemas.answer ?? z.never()) as AnswerOf<typeof listJobs>;
  calls.answer(listJobs, {
    ...answer,
    jobs: answer.jobs.map((job) => ({ ...job, id: ENTRY, title: 'Night porter', audience: 'PUBLIC' as const })),
  });
  calls.answer(previewInvitations, {
    mails: [
      {
        entry_id: ENTRY,
        first_name: 'Ana',
        last_name: 'Costa',
        to: 'ana@example.com',
        language: 'en',
        subject: 'An open post',
        text: 'Come back, Ana',
      },
    ],
    left: [],
  });
  calls.answer(sendInvitations, { sent: 1, left: [] });
  const onDone = vi.fn();
  const onClose = vi.fn();
  const part = <InviteDialog entryIds={[ENTRY]} onClose={onClose} onDone={onDone} />;
  return { calls, onDone, onClose, ...showPart(part, { calls }) };
}

const text = (): HTMLTextAreaElement => screen.getByRole('textbox');
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

async function write({ user, fill }: ReturnType<typeof open>): Promise<void> {
  const select = await waitFor(() => {
    const found = document.querySelector('select');
    expect(found?.options).toHaveLength(2);
    return found as HTMLSelectElement;
  });
  await user.selectOptions(select, ENTRY);
  await fill(text(), ' Come back ');
}

test('without a post and a text nothing is sent, and both are asked for', async () => {
  const { calls, user } = open();
  await user.click(button('Preview emails'));
  await waitFor(() => expect(screen.getAllByText('Fill in this field.')).toHaveLength(2));
  expect(calls.sent).toEqual([]);
});

test('it goes out as it was shown', async () => {
  const opened = open();
  const { calls, user, onDone } = opened;
  await write(opened);
  await user.click(button('Preview emails'));
  await user.click(await screen.findByRole('button', { name: 'Send invitations' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  const body = { entry_ids: [ENTRY], job_id: ENTRY, text: 'Come back' };
  expect(calls.sent.map((sent) => sent.body)).toEqual([body, body]);
  expect(calls.sent.every(({ path }) => path.startsWith(PATH))).toBe(true);
});

test('what is written after the look is looked at again', async () => {
  const opened = open();
  const { calls, user, fill } = opened;
  await write(opened);
  await user.click(button('Preview emails'));
  await screen.findByRole('button', { name: 'Send invitations' });
  await fill(text(), 'Come back soon');
  expect(screen.queryByRole('button', { name: 'Send invitations' })).toBeNull();
  expect(button('Preview emails')).toBeTruthy();
  expect(calls.sent).toHaveLength(1);
});

test('a refusal is told, and keeps what was written', async () => {
  const opened = open();
  const { calls, user, onDone } = opened;
  calls.refuse(sendInvitations, POST_NOT_LIVE);
  await write(opened);
  await user.click(button('Preview emails'));
  await user.click(await screen.findByRole('button', { name: 'Send invitations' }));
  await screen.findByRole('alert');
  expect(text().value).toBe(' Come back ');
  expect(onDone).not.toHaveBeenCalled();
});
