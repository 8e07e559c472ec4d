import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { getMyClock, recordMyPunches } from '../../contract/endpoints.ts';
import type { MyClock, PunchOutcome } from '../../contract/schemas.ts';
import { punchQueue } from '../state/punch-queue.ts';
import { ClockCards } from './clock-card.tsx';

afterEach(cleanup);

const ID = '019a0000-0000-7000-8000-000000000001';
/** Who is signed in. */
const USER = '019a0000-0000-7000-8000-0000000000ff';
const CLOCK: MyClock = {
  employee_id: ID,
  location_id: ID,
  location_name: 'Harbour House',
  time_zone: 'Europe/Lisbon',
  state: 'OUT',
  since: null,
  began_at: null,
  shift: {
    id: ID,
    starts_at: '2026-11-16T10:00:00.000Z',
    ends_at: '2026-11-16T18:00:00.000Z',
    position_id: null,
    position_name: 'Bartender',
  },
  needs_position: false,
  asks: [],
  break_minutes: 0,
  break_due: null,
};

function open(clock: Partial<MyClock> = {}, outcome: PunchOutcome = 'RECORDED', from: string | null = null) {
  const calls = mockCalls([getMyClock, recordMyPunches]);
  calls.answer(getMyClock, { now: '2026-11-16T09:00:00.000Z', clocks: [{ ...CLOCK, ...clock }] });
  calls.answer(recordMyPunches, { outcomes: [{ idempotency_key: ID, outcome, punch: null, from }] });
  return { calls, ...showPart(<ClockCards linked />, { calls }) };
}

test('clocks in with one tap', async () => {
  const { calls, user } = open();
  await screen.findByText('Shift 10:00–18:00');
  await user.click(screen.getByRole('button', { name: 'Clock in' }));
  await waitFor(() => expect(calls.sent).toHaveLength(1));
  expect(calls.sent[0]?.body).toMatchObject({ punches: [{ kind: 'IN', position: null, reason: '' }] });
});

test('at work offers a break and the end; on a break its end', async () => {
  open({ state: 'IN', since: '2026-11-16T10:00:00.000Z' });
  await screen.findByText('Since 10:00');
  expect(screen.getByRole('button', { name: 'Start break' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Clock out' })).toBeTruthy();
  cleanup();
  open({ state: 'BREAK', since: '2026-11-16T12:00:00.000Z' });
  await screen.findByRole('button', { name: 'End break' });
});

test('says from when it is possible', async () => {
  const { user } = open({}, 'TOO_EARLY', '2026-11-16T09:45:00.000Z');
  await user.click(await screen.findByRole('button', { name: 'Clock in' }));
  await screen.findByText('You can clock in from 09:45.');
});

test('a reason that is asked for is sent with it', async () => {
  const { calls, user, fill } = open({}, 'ASK_EARLY');
  await user.click(await screen.findByRole('button', { name: 'Clock in' }));
  await screen.findByRole('dialog', { name: 'Clock in early' });
  await fill(screen.getByRole('textbox', { name: /^Reason/ }), 'Delivery at nine');
  await user.click(screen.getAllByRole('button', { name: 'Clock in' }).at(-1) as HTMLElement);
  await waitFor(() => expect(calls.sent).toHaveLength(2));
  expect(calls.sent[1]?.body).toMatchObject({ punches: [{ kind: 'IN', reason: 'Delivery at nine' }] });
});

test('an end that waited and is asked about is kept, and not lost', async () => {
  const waiting = {
    userId: USER,
    employeeId: ID,
    punch: {
      idempotency_key: ID,
      kind: 'OUT' as const,
      device_at: '2026-11-16T18:00:00.000Z',
      position: null,
      position_id: null,
      reason: '',
      attestation: null,
    },
  };
  punchQueue.add(waiting);
  const { calls } = open({ state: 'IN', since: '2026-11-16T10:00:00.000Z' }, 'ASK_ATTESTATION');
  await waitFor(() => expect(calls.sent).not.toHaveLength(0));
  await screen.findByRole('button', { name: 'Clock in' });
  expect(punchQueue.of(USER)).toHaveLength(1);
  cleanup();
  open({ state: 'OUT' }, 'RECORDED');
  await waitFor(() => expect(punchQueue.of(USER)).toHaveLength(0));
});

test('where no place offers it nothing is shown', async () => {
  const calls = mockCalls([getMyClock]);
  calls.answer(getMyClock, { now: '2026-11-16T09:00:00.000Z', clocks: [] });
  const { container } = showPart(<ClockCards />, { calls });
  await waitFor(() => expect(container.textContent).toBe(''));
});
