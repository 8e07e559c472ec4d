import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { listClockOutAnswers } from '../../../contract/answer-endpoints.ts';
import type { ClockOutAnswer } from '../../../contract/answer-endpoints.ts';
import ClockOutAnswers from './clock-out-answers.tsx';

afterEach(cleanup);

const ID = '019a0000-0000-7000-8000-000000000001';
const ANSWER: ClockOutAnswer = {
  punch_id: ID,
  employee_id: ID,
  name: 'Inês Quintela',
  position_name: 'Bartender',
  at: '2026-11-14T01:05:00.000Z',
  date: '2026-11-13',
  took_breaks: false,
  got_tips: null,
  was_injured: true,
  note: 'Cut my hand on a glass',
};
const PAGE = {
  from: '2026-11-03',
  to: '2026-11-16',
  time_zone: 'Europe/Lisbon',
  answers: [ANSWER],
  counts: { ALL: 12, INJURY: 1, NO_BREAK: 3, NOTE: 0 },
  next_cursor: null,
  is_asked: true,
};

function open(change: Partial<typeof PAGE> = {}) {
  const calls = mockCalls([listClockOutAnswers]);
  calls.answer(listClockOutAnswers, { ...PAGE, ...change });
  const [onDay, onOnly] = [vi.fn(), vi.fn()];
  const shown = showPart(<ClockOutAnswers brandId={ID} only="ALL" onOnly={onOnly} onDay={onDay} />, { calls });
  return { calls, onDay, onOnly, ...shown };
}

test('who was hurt or took no break stands out, and leads to their day', async () => {
  const { user, onDay } = open();
  expect(await screen.findByText('Injury at work')).toBeTruthy();
  expect(screen.getByText('Breaks not taken')).toBeTruthy();
  expect(screen.queryByText('Tips received')).toBeNull();
  expect(screen.getByText('Cut my hand on a glass')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show Inês Quintela’s day' }));
  expect(onDay).toHaveBeenCalledWith('2026-11-13', ID);
});

test('what is shown can be narrowed, with how many there are of each', async () => {
  const { user, onOnly } = open();
  await user.click(await screen.findByRole('radio', { name: 'Injury (1)' }));
  expect(onOnly).toHaveBeenCalledWith('INJURY');
  expect(screen.getByRole('radio', { name: 'With a note' })).toBeTruthy();
});

test('a day without anything to report says so, and a place that asks nothing where that is turned on', async () => {
  open({ answers: [{ ...ANSWER, took_breaks: true, was_injured: false, note: '' }], is_asked: false });
  expect(await screen.findByText(/Nothing to report/)).toBeTruthy();
  expect(screen.getByText(/asks nothing at clock-out/)).toBeTruthy();
});
