import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { decideAvailabilityChange, listAvailabilityChanges } from '../../../contract/availability-endpoints.ts';
import type { ListedAvailabilityChange } from '../../../contract/availability-schemas.ts';
import { AvailabilityRequests } from './availability-requests.tsx';

afterEach(cleanup);

const id = (end: number): string => `00000000-0000-4000-8000-${String(end).padStart(12, '0')}`;
const CHANGE: ListedAvailabilityChange = {
  id: id(1),
  effective_from: '2026-11-16',
  slots: [{ weekday: 1, start: '18:00', end: '23:00', kind: 'CANNOT' }],
  wishes: { min_minutes: 600, max_minutes: null, max_days: 4 },
  state: 'PENDING',
  asked_at: '2026-11-10T09:00:00.000Z',
  decided_at: null,
  decision_note: '',
  version: 1,
  employee: { id: id(2), first_name: 'Inês', last_name: 'Quintela' },
  location: { id: id(3), name: 'Harbour House' },
  before: null,
  is_own: false,
};

function open(change: Partial<ListedAvailabilityChange> = {}) {
  const calls = mockCalls([listAvailabilityChanges, decideAvailabilityChange]);
  calls.answer(listAvailabilityChanges, { changes: [{ ...CHANGE, ...change }], next_cursor: null });
  const { employee: _employee, location: _location, before: _before, is_own: _own, ...decided } = CHANGE;
  calls.answer(decideAvailabilityChange, { ...decided, state: 'DECLINED', decision_note: 'No' });
  const sent = () => calls.sent.filter(({ body }) => body !== undefined).map(({ body }) => body);
  return { sent, ...showPart(<AvailabilityRequests />, { calls }) };
}

test('a manager sees what is new in words, and declines only with a reason', async () => {
  const { sent, user } = open();
  await screen.findAllByText('Inês Quintela');
  expect(screen.getByText(/At least 10.* a week · At most 4 days in a row/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Decline/ }));
  await user.click(screen.getByRole('button', { name: /^Decline/ }));
  await screen.findByText('Enter a reason.');
  expect(sent()).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'We need you on Mondays');
  await user.click(screen.getByRole('button', { name: /^Decline/ }));
  await waitFor(() => expect(sent()).toEqual([{ decision: 'DECLINED', note: 'We need you on Mondays', version: 1 }]));
});

test('one’s own change is left to somebody else', async () => {
  open({ is_own: true });
  await screen.findByText('This is your own availability, so another manager has to review it.');
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
});
