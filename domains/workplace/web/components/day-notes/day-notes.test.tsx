import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, LOCATION, screen, showPart, waitFor, within } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { addDayNote, editDayNote, listDayNotes, listMyDayNotes, removeDayNote } from '../../../contract/endpoints.ts';
import { DAY_NOTE_CHANGED } from '../../../contract/failures.ts';
import type { DayNote } from '../../../contract/schemas.ts';
import { DayMark } from './day-mark.tsx';
import MyDayNotes from './my-day-notes.tsx';

afterEach(cleanup);

const NOTE: DayNote = {
  id: '019a0000-0000-7000-8000-000000000001',
  brand_id: LOCATION.id,
  brand_name: 'Harbour House',
  kind: 'EVENT',
  starts_on: '2026-11-17',
  ends_on: '2026-11-18',
  is_yearly: false,
  audience: 'STAFF',
  content: 'Fado night',
  version: 2,
  is_own: true,
};

function open(notes: readonly DayNote[]) {
  const calls = mockCalls([listDayNotes, addDayNote, editDayNote, removeDayNote]);
  calls.answer(listDayNotes, { notes: [...notes], may_edit: true });
  const week = { locationId: LOCATION.id, from: '2026-11-16', to: '2026-11-22' };
  return { calls, ...showPart(<DayMark {...week} date="2026-11-17" />, { calls }) };
}

test('a day shows its first note and how many more; all of them open, and one above is not edited here', async () => {
  const closed = {
    ...NOTE,
    id: '019a0000-0000-7000-8000-000000000002',
    kind: 'CLOSED',
    content: 'Fair',
    is_own: false,
  };
  const { user } = open([
    NOTE,
    closed as DayNote,
    { ...NOTE, id: '019a0000-0000-7000-8000-000000000003', starts_on: '2026-11-18' },
  ]);
  await user.click(await screen.findByRole('button', { name: /^2 notes on .*Fado night; Fair/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /17 November/ }));
  expect(dialog.getAllByRole('listitem')).toHaveLength(2);
  expect(dialog.getByText('Inherited from Harbour House')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Edit “Fair”' })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Edit “Fado night”' })).toBeTruthy();
});

test('a day without notes begins with a new one, on that day; a closed day is for everyone', async () => {
  const { calls, user, fill } = open([]);
  calls.answer(addDayNote, NOTE);
  await user.click(await screen.findByRole('button', { name: /^Add note on/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add note' }));
  await user.click(dialog.getByRole('button', { name: 'Save note' }));
  await dialog.findByText('Fill in this field.');
  expect(calls.sent.filter(({ method }) => method === 'POST')).toEqual([]);
  await user.click(dialog.getByRole('radio', { name: /Managers only/ }));
  await user.click(dialog.getByRole('radio', { name: /Closed/ }));
  expect(dialog.queryByRole('radio', { name: /Managers only/ })).toBeNull();
  await fill(dialog.getByRole('textbox', { name: 'Text' }), ' Stocktaking ');
  await user.click(dialog.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(calls.sent.some(({ method }) => method === 'POST')).toBe(true));
  expect(calls.sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    kind: 'CLOSED',
    starts_on: '2026-11-17',
    ends_on: '2026-11-17',
    audience: 'STAFF',
    content: 'Stocktaking',
  });
});

test('who only reads sees nothing on an empty day, and a refused removal is said', async () => {
  const reads = mockCalls([listDayNotes]);
  reads.answer(listDayNotes, { notes: [NOTE], may_edit: false });
  const week = { locationId: LOCATION.id, from: '2026-11-16', to: '2026-11-22' };
  showPart(
    ['2026-11-18', '2026-11-19'].map((date) => <DayMark key={date} {...week} date={date} />),
    { calls: reads },
  );
  await screen.findByRole('button', { name: /^1 note on/ });
  expect(screen.getAllByRole('button')).toHaveLength(1);
  cleanup();
  const { calls, user } = open([NOTE]);
  calls.refuse(removeDayNote, DAY_NOTE_CHANGED);
  await user.click(await screen.findByRole('button', { name: /^1 note on/ }));
  await user.click(await screen.findByRole('button', { name: 'Remove “Fado night”' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await screen.findByText(/Someone else changed or removed this note/);
});

test('staff read what is good to know, with places only where they have several', async () => {
  const calls = mockCalls([listMyDayNotes]);
  const { id, kind, starts_on, ends_on, is_yearly, content } = NOTE;
  const here = { id: LOCATION.id, name: 'Harbour House' };
  calls.answer(listMyDayNotes, { notes: [{ id, kind, starts_on, ends_on, is_yearly, content, locations: [here] }] });
  showPart(<MyDayNotes from="2026-11-16" to="2026-11-22" />, { calls });
  expect(await screen.findByText('Fado night')).toBeTruthy();
  expect(screen.queryByText(/Harbour House/)).toBeNull();
});
