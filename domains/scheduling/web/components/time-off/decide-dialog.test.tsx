import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { decideTimeOff } from '../../../contract/endpoints.ts';
import { ALREADY_DECIDED } from '../../../contract/failures.ts';
import type { TimeOff } from '../../../contract/time-off-schemas.ts';
import { aMember, aWeek, aWeekShift } from '../../state/week/week.fixture.ts';
import { showInSchedule } from '../editor/schedule-editor.fixture.tsx';
import DecideDialog from './decide-dialog.tsx';

afterEach(cleanup);

const REQUEST: TimeOff = {
  id: '019a0000-0000-7000-8000-000000000001',
  employee_id: 'ana',
  starts_on: '2026-11-16',
  ends_on: '2026-11-18',
  part: 'DAYS',
  start: null,
  end: null,
  kind: 'HOLIDAY',
  state: 'REQUESTED',
  note: 'A wedding',
  decision_note: '',
  version: 4,
};
const WEEK = aWeek(
  [aMember('ana', { time_off: [REQUEST] })],
  [
    aWeekShift('in-it'),
    aWeekShift('gone', { date: '2026-11-17', removed: true }),
    aWeekShift('after', { date: '2026-11-19' }),
  ],
);

function open() {
  const calls = mockCalls([decideTimeOff]);
  const onClose = vi.fn();
  return { onClose, ...showInSchedule(<DecideDialog timeOff={REQUEST} onClose={onClose} />, { week: WEEK, calls }) };
}

const press = (name: string): HTMLElement => screen.getByRole('button', { name });

test('the request is told with its days, its note, and the shifts that lie on them', () => {
  open();
  expect(screen.getByRole('dialog', { name: 'Time-off request from ana' })).toBeTruthy();
  expect(screen.getByText(/3 days/)).toBeTruthy();
  expect(screen.getByText('A wedding')).toBeTruthy();
  expect(screen.getByText('1 shift is scheduled on these days. It stays until you change it.')).toBeTruthy();
});

test('it is approved in the version that was read', async () => {
  const { calls, user, onClose } = open();
  await user.click(press('Approve'));
  await screen.findByText('Request approved');
  expect(calls.sent).toEqual([
    {
      method: 'POST',
      path: `/v1/brands/place/time_off/${REQUEST.id}/decision`,
      body: { decision: 'APPROVED', note: '', version: 4 },
    },
  ]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('it is declined with a note', async () => {
  const { calls, user, fill } = open();
  await fill(screen.getByRole('textbox'), ' Too many are away ');
  await user.click(press('Decline'));
  await screen.findByText('Request declined');
  expect(calls.sent.map(({ body }) => body)).toEqual([{ decision: 'DECLINED', note: 'Too many are away', version: 4 }]);
});

test('a refusal is told, and the note stays', async () => {
  const { calls, user, fill, onClose } = open();
  calls.refuse(decideTimeOff, ALREADY_DECIDED);
  await fill(screen.getByRole('textbox'), 'Too many are away');
  await user.click(press('Decline'));
  await screen.findByRole('alert');
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Too many are away');
  expect(onClose).not.toHaveBeenCalled();
});
