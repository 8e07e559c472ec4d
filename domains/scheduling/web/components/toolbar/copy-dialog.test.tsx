import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { copyShifts } from '../../../contract/endpoints.ts';
import { SHIFT_CONFLICT } from '../../../contract/failures.ts';
import { aMember, aWeek, aWeekShift } from '../../state/week/week.fixture.ts';
import { showInSchedule } from '../editor/schedule-editor.fixture.tsx';
import CopyDialog from './copy-dialog.tsx';

afterEach(cleanup);

const ID = '019a0000-0000-7000-8000-000000000001';
const OUTCOME = {
  shifts: [],
  conflicts: [],
  answers: [],
  versions: [],
  created_count: 3,
  opened_count: 1,
  skipped: [],
};

function open(outcome: Parameters<typeof answer>[1] = OUTCOME) {
  const calls = mockCalls([copyShifts]);
  answer(calls, outcome);
  const onClose = vi.fn();
  const week = aWeek([aMember('ana')], [aWeekShift('one')]);
  return { onClose, ...showInSchedule(<CopyDialog onClose={onClose} />, { week, calls }) };
}

function answer(
  calls: ReturnType<typeof mockCalls>,
  outcome:
    | typeof OUTCOME
    | (Omit<typeof OUTCOME, 'skipped'> & { skipped: { shift_id: string; reason: 'left'; conflict: null }[] }),
): void {
  calls.answer(copyShifts, outcome);
}

const press = (name: string): HTMLElement => screen.getByRole('button', { name });

type Sent = { readonly idempotency_key: string; readonly dry_run: boolean };
const sentBodies = ({ calls }: ReturnType<typeof open>): Sent[] => calls.sent.map(({ body }) => body as Sent);

test('nothing is copied before it was seen what would come of it', async () => {
  const shown = open();
  await shown.user.click(press('Preview'));
  await screen.findByText('3 shifts will be copied. Includes 1 open shift.');
  await shown.user.click(press('Copy 3 shifts'));
  await expect.poll(() => shown.onClose.mock.calls.length).toBe(1);
  expect(sentBodies(shown)).toMatchObject([
    { from: '2026-11-09', to: '2026-11-16', days: 7, people: 'keep', on_conflict: 'leave_open', dry_run: true },
    { from: '2026-11-09', to: '2026-11-16', days: 7, people: 'keep', on_conflict: 'leave_open', dry_run: false },
  ]);
});

test('another week or way of copying has to be looked at again', async () => {
  const shown = open();
  await shown.user.click(press('Preview'));
  await screen.findByText(/3 shifts will be copied/);
  await shown.user.click(screen.getByRole('radio', { name: /Leave shifts open/ }));
  expect(screen.queryByText(/3 shifts will be copied/)).toBeNull();
  await shown.user.click(press('Preview'));
  await screen.findByText(/3 shifts will be copied/);
  expect(sentBodies(shown)).toMatchObject([{ dry_run: true }, { dry_run: true, people: 'open' }]);
});

test('what was left out is told after the copy, and why', async () => {
  const shown = open({ ...OUTCOME, skipped: [{ shift_id: ID, reason: 'left', conflict: null }] });
  await shown.user.click(press('Preview'));
  await shown.user.click(await screen.findByRole('button', { name: 'Copy 3 shifts' }));
  await screen.findAllByText(/3 shifts copied/);
  expect(screen.getByText('1 belongs to someone who has left.')).toBeTruthy();
  expect(shown.onClose).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Copy 3 shifts' })).toBeNull();
});

test('a copy that would make nothing is not offered', async () => {
  const { user } = open({ ...OUTCOME, created_count: 0, opened_count: 0 });
  await user.click(press('Preview'));
  await screen.findByText('0 shifts will be copied.');
  expect(screen.queryByRole('button', { name: /^Copy \d/ })).toBeNull();
});

test('a refused copy is told, and is sent again under the same key', async () => {
  const shown = open();
  await shown.user.click(press('Preview'));
  await screen.findByText(/3 shifts will be copied/);
  shown.calls.refuse(copyShifts, SHIFT_CONFLICT);
  await shown.user.click(press('Copy 3 shifts'));
  await screen.findByRole('alert');
  await shown.user.click(press('Copy 3 shifts'));
  await expect.poll(() => shown.calls.sent.length).toBe(3);
  const [, first, second] = sentBodies(shown);
  expect(first?.idempotency_key).toBe(second?.idempotency_key);
  expect(shown.onClose).not.toHaveBeenCalled();
});
