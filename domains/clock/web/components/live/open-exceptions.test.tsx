import { NOT_FOUND } from '@hearth/kit/failure';
import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart, waitFor, within } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { correctPunches } from '../../../contract/correction-endpoints.ts';
import { listOpenExceptions, seeException } from '../../../contract/live-endpoints.ts';
import type { ExceptionDay } from '../../../contract/schemas.ts';
import OpenExceptions from './open-exceptions.tsx';

afterEach(cleanup);

const ID = '019a0000-0000-7000-8000-000000000001';
const OTHER = '019a0000-0000-7000-8000-000000000002';
const DAY: ExceptionDay = {
  date: '2026-11-13',
  employee_id: ID,
  name: 'Inês Quintela',
  position_name: 'Bartender',
  shifts: [],
  punches: [{ id: ID, kind: 'IN', at: '2026-11-13T20:00:00.000Z', is_edited: false, source: 'PHONE' }],
  exceptions: [
    {
      key: `MISSING_PUNCH ${ID}`,
      kind: 'MISSING_PUNCH',
      at: '2026-11-13T20:00:00.000Z',
      minutes: null,
      punch_id: ID,
      fix: { act: 'ADD', punch_id: null, kind: 'OUT', at: '2026-11-14T02:00:00.000Z', position_id: null },
      is_seen: false,
    },
  ],
  is_own: false,
};
const RUI: ExceptionDay = {
  ...DAY,
  date: '2026-11-14',
  employee_id: OTHER,
  name: 'Rui Alves',
  exceptions: [
    { key: `LATE ${OTHER}`, kind: 'LATE', at: '2026-11-14T10:20:00.000Z', minutes: 20, punch_id: null, fix: null, is_seen: false },
  ],
}; // prettier-ignore

function open(
  days: readonly ExceptionDay[],
  change: { isClocked?: boolean; canCorrect?: boolean; fails?: boolean } = {},
) {
  const calls = mockCalls([listOpenExceptions, seeException, correctPunches]);
  const answer = (shown: readonly ExceptionDay[]): void =>
    calls.answer(listOpenExceptions, {
      from: '2026-11-03',
      to: '2026-11-16',
      now: '2026-11-16T12:00:00.000Z',
      time_zone: 'Europe/Lisbon',
      days: [...shown],
      total: shown.length,
      next_cursor: null,
      is_clocked: change.isClocked ?? true,
      can_correct: change.canCorrect ?? true,
    });
  if (change.fails === true) calls.refuse(listOpenExceptions, NOT_FOUND);
  else answer(days);
  calls.answer(seeException, { seen: true });
  const shown: string[] = [];
  const part = <OpenExceptions brandId={ID} onDay={(date) => shown.push(date)} />;
  return { calls, answer, shown, ...showPart(part, { calls }) };
}

test('each day has its people, and leads to the whole of it', async () => {
  const { user, shown } = open([RUI, DAY]);
  expect(await screen.findByText(/^2 exceptions to review/)).toBeTruthy();
  const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(days).toEqual([expect.stringContaining('14 Nov'), expect.stringContaining('13 Nov')]);
  await user.click(screen.getAllByRole('button', { name: 'Show day' })[1] as HTMLElement);
  expect(shown).toEqual(['2026-11-13']);
});

test('one tap adds what is missing, another one marks it as seen; then it is gone and the count has the focus', async () => {
  const { calls, answer, user } = open([RUI, DAY]);
  await user.click(await screen.findByRole('button', { name: 'Add clock-out at 02:00' }));
  await waitFor(() => expect(calls.sent).toHaveLength(1));
  expect(calls.sent[0]?.body).toMatchObject({ changes: [{ act: 'ADD', kind: 'OUT', at: '2026-11-14T02:00:00.000Z' }] });
  answer([DAY]);
  const rui = within(screen.getByText('Rui Alves').closest('li') as HTMLElement);
  await user.click(rui.getByRole('button', { name: 'Mark as reviewed' }));
  await waitFor(() => expect(screen.queryByText('Rui Alves')).toBeNull());
  expect(calls.sent[1]?.body).toEqual({ key: `LATE ${OTHER}` });
  expect(document.activeElement?.textContent).toContain('1 exception to review');
});

test('hours are corrected from the line', async () => {
  const { user } = open([DAY]);
  await user.click(await screen.findByRole('button', { name: 'Correct hours…' }));
  expect(await screen.findByRole('dialog', { name: 'Correct hours' })).toBeTruthy();
});

test.each([
  ['one’s own', [{ ...DAY, is_own: true }], true],
  ['anybody’s without the right', [DAY], false],
] as const)('nobody settles %s', async (_whose, days, canCorrect) => {
  open(days, { canCorrect });
  await screen.findByText('Inês Quintela');
  expect(screen.queryByRole('button', { name: /Correct|Add clock-out|Mark as reviewed/ })).toBeNull();
});

test('nothing to review, clocks that are off, and a failure are said', async () => {
  open([]);
  expect(await screen.findByText('Nothing to review')).toBeTruthy();
  cleanup();
  open([], { isClocked: false });
  expect(await screen.findByText(/^Clocking in is turned off here/)).toBeTruthy();
  cleanup();
  open([], { fails: true });
  expect(await screen.findByText('We couldn’t load what there is to review.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
