import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { listPublicationReceipts, remindOfPublication } from '../../../contract/receipt-endpoints.ts';
import { aMember, aWeek, aWeekShift } from '../../state/week/week.fixture.ts';
import { showInSchedule } from '../editor/schedule-editor.fixture.tsx';
import { SeenButton } from './seen-button.tsx';

afterEach(cleanup);

const ID = '019a0000-0000-7000-8000-00000000000';
const person = (id: number, more: object = {}) => ({
  employee_id: `${ID}${id}`,
  first_name: 'Person',
  last_name: String(id),
  has_login: true,
  asked_at: '2026-11-15T12:00:00.000Z',
  seen_at: null,
  reminded_on: null,
  ...more,
});

test('managers see how many have seen it and who has not, and remind those at once', async () => {
  const calls = mockCalls([listPublicationReceipts, remindOfPublication]);
  const people = [
    person(1),
    person(2, { seen_at: '2026-11-15T13:00:00.000Z' }),
    person(3),
    person(4, { has_login: false }),
  ];
  calls.answer(listPublicationReceipts, { week: '2126-11-16', asked_count: 3, seen_count: 1, people });
  calls.answer(remindOfPublication, { reminded_count: 2 });
  // A week that is never over.
  const base = aWeek([aMember('ana')], [aWeekShift('one')]);
  const week = { ...base, week: '2126-11-16', publication_number: 1 };
  const { user } = showInSchedule(<SeenButton />, { week, calls });
  await user.click(await screen.findByRole('button', { name: 'Seen by 1 of 3' }));
  await screen.findByRole('heading', { name: 'Not seen yet' });
  screen.getByRole('heading', { name: 'No account' });
  await user.click(screen.getByRole('button', { name: 'Remind 2 people' }));
  await expect.poll(() => calls.sent.map(({ body }) => body)).toEqual([{ week: '2126-11-16' }]);
});
