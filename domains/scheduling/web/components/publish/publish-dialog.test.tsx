import { mockCalls } from '@hearth/testing/mock-calls';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { cleanup, screen } from '@hearth/testing/screen';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { previewPublication, publishSchedule } from '../../../contract/endpoints.ts';
import { CONFLICT_STALE } from '../../../contract/failures.ts';
import { aMember, aWeek, aWeekShift, WEEK as MONDAY } from '../../state/week/week.fixture.ts';
import { showInSchedule } from '../editor/schedule-editor.fixture.tsx';
import PublishDialog from './publish-dialog.tsx';

afterEach(cleanup);

const ANA = '019a0000-0000-7000-8000-000000000001';
const NEW = '019a0000-0000-7000-8000-000000000002';
const MOVED = '019a0000-0000-7000-8000-000000000003';
const BEFORE = {
  employee_id: ANA,
  position_id: 'bar',
  date: MONDAY,
  start: '09:00',
  end: '17:00',
  unpaid_break_minutes: 0,
  paid_break_minutes: 0,
  station: '',
  note: '',
};
const WEEK = aWeek(
  [aMember(ANA, { first_name: 'Ana' })],
  [
    aWeekShift(NEW, { employee_id: ANA, date: '2026-11-17', published: null }),
    aWeekShift(MOVED, { employee_id: ANA, start: '12:00', end: '20:00', published: BEFORE }),
  ],
);
const DIFF = {
  people_count: 1,
  change_count: 2,
  open_count: 0,
  people: [{ employee_id: ANA, added: [NEW], changed: [MOVED], removed: [] }],
};

function open({ diff = DIFF, week = WEEK } = {}) {
  const calls = mockCalls([previewPublication, publishSchedule]);
  calls.answer(previewPublication, { week: MONDAY, version: 7, diff, conflicts: [] });
  const onClose = vi.fn();
  return { onClose, ...showInSchedule(<PublishDialog onClose={onClose} />, { week, calls }) };
}

const publish = (): HTMLButtonElement => screen.getByRole('button', { name: 'Publish' });

test('everyone who hears of it is there with each change, and what it was before', async () => {
  open();
  await screen.findByText('1 person · 2 changes');
  expect(screen.getByText('Ana')).toBeTruthy();
  expect(screen.getByText('New')).toBeTruthy();
  expect(screen.getByText(/09:00.17:00/).tagName).toBe('S');
});

test('what was previewed is published, and how many people see it is told', async () => {
  const { calls, user, onClose } = open();
  const sample = sampleAnswer(publishSchedule.schemas.answer ?? z.never()) as never as Parameters<
    typeof calls.answer<typeof publishSchedule>
  >[1];
  calls.answer(publishSchedule, { ...sample, publication: { ...sample.publication, people_count: 1 } });
  await screen.findByText('Ana');
  await user.click(publish());
  await screen.findByText('Published. 1 person will see it next time they open Hearth.');
  expect(calls.sent.map(({ body }) => body)).toMatchObject([{ week: MONDAY, version: 7 }]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a week that others have changed meanwhile is not published: it is previewed again, under the same key', async () => {
  const { calls, user, onClose } = open();
  calls.refuse(publishSchedule, CONFLICT_STALE);
  await screen.findByText('Ana');
  calls.answer(previewPublication, { week: MONDAY, version: 8, diff: { ...DIFF, change_count: 3 }, conflicts: [] });
  await user.click(publish());
  await screen.findByText('1 person · 3 changes');
  expect(screen.getByRole('alert').textContent).not.toBe('');
  await user.click(publish());
  await expect.poll(() => calls.sent.map(({ body }) => (body as { version: number }).version)).toEqual([7, 8]);
  expect(new Set(calls.sent.map(({ body }) => (body as { idempotency_key: string }).idempotency_key)).size).toBe(1);
  expect(onClose).not.toHaveBeenCalled();
});

test('nothing can be published while a change is not saved', async () => {
  const { editor } = open();
  await screen.findByText('Ana');
  act(() => {
    editor().attempt([{ kind: 'change', id: NEW, set: { end: '17:00' } }]);
  });
  await screen.findByText('Some changes aren’t saved yet. The preview appears once they are.');
  expect(publish().disabled).toBe(true);
});

test('a week without changes cannot be published', async () => {
  open({ diff: { people_count: 0, change_count: 0, open_count: 0, people: [] } });
  await screen.findByText('0 people · 0 changes');
  expect(publish().disabled).toBe(true);
});
