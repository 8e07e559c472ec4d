import { mockCalls } from '@hearth/testing/mock-calls';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { INTERNAL } from '@hearth/kit/failure';
import { cleanup, LOCATION, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { moveApplications, previewMoves, undoMoves } from '../../../contract/endpoints.ts';
import { STAGE_REFUSED } from '../../../contract/failures.ts';
import { leftBehind, plannedMove } from '../../../contract/schemas.ts';
import type { StageRef } from '../../../rules/steps.ts';
import { MoveManyDialog } from './move-many-dialog.tsx';

afterEach(cleanup);

const ANA = '019a0000-0000-7000-8000-000000000001';
const BEN = '019a0000-0000-7000-8000-000000000002';
const BATCH = '019a0000-0000-7000-8000-000000000009';
const LETTER = { to: 'ana@example.com', language: 'en' as const, subject: 'Your application', text: 'Dear Ana' };
const MOVES = [
  {
    ...sampleAnswer(plannedMove),
    application_id: ANA,
    first_name: 'Ana',
    last_name: 'Costa',
    version: 2,
    letter: LETTER,
  },
  {
    ...sampleAnswer(plannedMove),
    application_id: BEN,
    first_name: 'Ben',
    last_name: 'Okafor',
    version: 5,
    letter: null,
  },
];
const PATH = `/v1/brands/${LOCATION.id}/application_moves`;

/** The dialog for two people, towards a place of the board. */
function open(to: StageRef) {
  const calls = mockCalls([previewMoves, moveApplications, undoMoves]);
  calls.answer(previewMoves, { moves: MOVES, left: [], more: false });
  calls.answer(moveApplications, { batch_id: BATCH, moved: [ANA, BEN], left: [], letters: 0, letters_at: null });
  calls.answer(undoMoves, { moved: [ANA, BEN], left: [] });
  const onClose = vi.fn();
  const onDone = vi.fn();
  const whom = { application_ids: [ANA, BEN] };
  const part = (
    <MoveManyDialog brandId={LOCATION.id} whom={whom} to={to} steps={null} onClose={onClose} onDone={onDone} />
  );
  return { calls, onClose, onDone, ...showPart(part, { calls }) };
}

const SCREEN: StageRef = { stage: 'SCREEN', step_id: null };
const END: StageRef = { stage: 'REJECTED', step_id: null };

test('who is moved is shown first; they are moved from the versions that were shown, and can be moved back', async () => {
  const { calls, onDone, user } = open(SCREEN);
  await screen.findByText('Ana Costa');
  await user.click(await screen.findByRole('button', { name: 'Move 2 people' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  const moved = calls.sent.filter(({ path }) => path === PATH);
  expect(moved).toEqual([
    {
      method: 'POST',
      path: PATH,
      body: {
        moves: [
          { application_id: ANA, version: 2 },
          { application_id: BEN, version: 5 },
        ],
        ...SCREEN,
        reason: null,
        letter_after_minutes: null,
      },
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('2 people moved back. Nothing was sent.');
  expect(calls.sent.at(-1)).toMatchObject({ method: 'POST', path: `${PATH}/${BATCH}/undo` });
});

test('nobody is turned down without a reason; with one, it is shown who is written to', async () => {
  const { calls, user } = open(END);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Reject' }).disabled).toBe(true);
  expect(calls.sent).toEqual([]);
  await user.click(screen.getAllByRole('radio')[0] as HTMLElement);
  await screen.findByText('ana@example.com');
  // Without an address nothing is sent, and that is said.
  expect(screen.getByText('No email address')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Reject 2 applications' }));
  await waitFor(() => expect(calls.sent.filter(({ path }) => path === PATH)).toHaveLength(1));
  expect(calls.sent.at(-1)?.body).toMatchObject({
    stage: 'REJECTED',
    reason: expect.any(String),
    letter_after_minutes: expect.any(Number),
  });
});

test('a refusal is told in words and moves nobody', async () => {
  const { calls, onDone, user } = open(SCREEN);
  calls.refuse(moveApplications, STAGE_REFUSED);
  await user.click(await screen.findByRole('button', { name: 'Move 2 people' }));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(onDone).not.toHaveBeenCalled();
});

test('who was moved by somebody else meanwhile is counted', async () => {
  const { calls, user } = open(SCREEN);
  calls.answer(moveApplications, {
    batch_id: BATCH,
    moved: [ANA],
    left: [{ ...sampleAnswer(leftBehind), application_id: BEN, why: 'CHANGED' }],
    letters: 0,
    letters_at: null,
  });
  await user.click(await screen.findByRole('button', { name: 'Move 2 people' }));
  await screen.findByText('1 person wasn’t moved: someone else moved them first');
});

test('nobody is moved as long as it cannot be said who', async () => {
  const calls = mockCalls([previewMoves]);
  calls.refuse(previewMoves, INTERNAL);
  const whom = { job_id: ANA };
  showPart(
    <MoveManyDialog
      brandId={LOCATION.id}
      whom={whom}
      to={SCREEN}
      steps={null}
      onClose={() => undefined}
      onDone={() => undefined}
    />,
    { calls },
  );
  await screen.findByText(/couldn’t check who’s affected/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move' }).disabled).toBe(true);
});

test('Escape closes it', async () => {
  const { onClose, escape } = open(SCREEN);
  await escape();
  expect(onClose).toHaveBeenCalledOnce();
});
