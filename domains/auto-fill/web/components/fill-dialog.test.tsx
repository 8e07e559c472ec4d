import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { acceptAutoFill, dropAutoFill, getAutoFill, startAutoFill, stopAutoFill } from '../../contract/endpoints.ts';
import { AUTO_FILL_CHANGED } from '../../contract/failures.ts';
import type { AutoFill, FillResult } from '../../contract/schemas.ts';
import { FillDialog } from './fill-dialog.tsx';

afterEach(cleanup);

const HERE = '019a0000-0000-7000-8000-000000000001';
const SHIFT = '019a0000-0000-7000-8000-000000000003';
const NOOR = '019a0000-0000-7000-8000-000000000004';
const WORK = { minutes: 0, shifts: 0, weekends: 1, closes: 2, earlies: 0 };
const MONDAY = { shift_id: SHIFT, date: '2026-11-23', start: '10:00', end: '18:00', position_name: 'Bartender' };
const RESULT: FillResult = {
  before: { open_shifts: 2, open_minutes: 960, minutes: 4800, cost: { amount: 100_000, currency: 'EUR' }, warnings: 0 },
  after: { open_shifts: 1, open_minutes: 480, minutes: 5280, cost: { amount: 110_000, currency: 'EUR' }, warnings: 0 },
  people: [{ employee_id: NOOR, name: 'Noor Haddad', before: WORK, after: { ...WORK, minutes: 480, shifts: 1 } }],
  assigned: [{ ...MONDAY, employee_id: NOOR, name: 'Noor Haddad' }],
  left_open: [
    {
      ...MONDAY,
      shift_id: HERE,
      in_position: 1,
      rules: [{ rule: 'overlap', people: 1 }],
      closest: [{ employee_id: NOOR, name: 'Noor Haddad', rules: ['overlap'] }],
    },
  ],
};
const FILL: AutoFill = {
  id: '019a0000-0000-7000-8000-000000000002',
  week: '2026-11-23',
  state: 'READY',
  progress: 100,
  goals: { cost: 1, preference: 2, fairness: 2, stability: 1 },
  with_published: false,
  requested_at: '2026-11-16T12:00:00.000Z',
  finished_at: '2026-11-16T12:00:20.000Z',
  result: RESULT,
};
const SAVED = { shifts: [], conflicts: [], answers: [], versions: [], assigned_ids: [SHIFT], skipped_ids: [] };

function open(fill: AutoFill | null) {
  const calls = mockCalls([getAutoFill, startAutoFill, stopAutoFill, acceptAutoFill, dropAutoFill]);
  calls.answer(getAutoFill, { fill });
  const [onClose, takeIn, own] = [vi.fn(), vi.fn(), vi.fn()];
  const week = {
    locationId: HERE,
    locationName: 'Harbour House',
    week: '2026-11-23',
    positions: [],
    choices: { people: [], positions: [] },
    narrow: false,
    onCopy: () => undefined,
    own,
    takeIn,
  };
  return { calls, onClose, takeIn, own, ...showPart(<FillDialog week={week} onClose={onClose} />, { calls }) };
}

const press = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

test('the goals have weights, and the search begins with them', async () => {
  const { user, calls } = open(null);
  await user.click((await screen.findAllByRole('radio', { name: 'High' }))[0] ?? document.body);
  calls.answer(startAutoFill, { ...FILL, state: 'WAITING', result: null });
  await user.click(press('Find people'));
  await expect
    .poll(() => calls.sent.find(({ body }) => body !== undefined)?.body)
    .toMatchObject({
      week: '2026-11-23',
      goals: { preference: 3, fairness: 2, stability: 1, cost: 1 },
      with_published: false,
    });
});

test('a search shows how far it is, and can be stopped', async () => {
  const { user, calls } = open({ ...FILL, state: 'RUNNING', progress: 40, result: null });
  await screen.findByText('40%');
  calls.answer(stopAutoFill, { ...FILL, state: 'RUNNING', progress: 40, result: null });
  await user.click(press('Stop search'));
  await screen.findByText(/We’ll keep the best result so far/);
});

test('a proposal stands beside the week as it is, says what stays open and why, and is taken in as one step', async () => {
  const { user, calls, takeIn, onClose, own } = open(FILL);
  await screen.findByRole('row', { name: /Open shifts 2 1/ });
  screen.getByRole('row', { name: /Labour cost €1,000 €1,100/ });
  screen.getByText(/Closest matches: Noor Haddad/);
  calls.answer(acceptAutoFill, SAVED);
  await user.click(press('Accept 1 shift'));
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(takeIn).toHaveBeenCalledWith(SAVED, [], [SHIFT]);
  const sent = calls.sent.at(-1)?.body as { idempotency_key: string } | undefined;
  expect(own).toHaveBeenCalledWith(sent?.idempotency_key);
});

test('what others changed is said, and the rest can be accepted', async () => {
  const { user, calls, onClose } = open(FILL);
  calls.refuse(acceptAutoFill, AUTO_FILL_CHANGED, { shift_ids: [SHIFT] });
  await user.click(await screen.findByRole('button', { name: 'Accept 1 shift' }));
  await screen.findByText(AUTO_FILL_CHANGED.message);
  calls.answer(acceptAutoFill, SAVED);
  await user.click(press('Accept unchanged shifts'));
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(calls.sent.at(-1)?.body).toMatchObject({ skip_changed: true });
});

test('a proposal can be discarded, or left for other goals', async () => {
  const { user, calls, onClose } = open(FILL);
  await user.click(await screen.findByRole('button', { name: 'Change goals' }));
  await screen.findByRole('button', { name: 'Find people' });
  cleanup();
  const again = open(FILL);
  again.calls.answer(dropAutoFill, { ...FILL, state: 'DROPPED', result: null });
  await again.user.click(await screen.findByRole('button', { name: 'Discard' }));
  await expect.poll(() => again.onClose.mock.calls.length).toBe(1);
  expect(onClose).not.toHaveBeenCalled();
  expect(calls.sent.every(({ body }) => body === undefined)).toBe(true);
});
