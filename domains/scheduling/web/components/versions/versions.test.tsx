import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, fireEvent, screen } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { getPublication, listPublications } from '../../../contract/endpoints.ts';
import { NOTHING_TO_WITHDRAW } from '../../../contract/failures.ts';
import { getVersionShifts, unpublishSchedule } from '../../../contract/publication-endpoints.ts';
import type { ListedPublication } from '../../../contract/publication-schemas.ts';
import { pickContent } from '../../../rules/shift.ts';
import { aMember, aWeek, aWeekShift } from '../../state/week/week.fixture.ts';
import { showInSchedule } from '../editor/schedule-editor.fixture.tsx';
import { VersionsButton } from './versions-button.tsx';

afterEach(cleanup);

const id = (last: number): string => `019a0000-0000-7000-8000-00000000000${last}`;
const [ANA, ONE] = [id(1), id(2)];
// A week that never begins.
const WEEK = '2126-11-18';
const SHIFT = aWeekShift(ONE, { employee_id: ANA, date: WEEK, position_id: null });

const version = (number: number, more: Partial<ListedPublication> = {}): ListedPublication => ({
  id: id(number + 4),
  number,
  week: WEEK,
  published_at: '2126-11-13T10:00:00.000Z',
  published_by: id(9),
  published_by_name: 'Leonor Pacheco',
  people_count: 1,
  change_count: 1,
  kind: 'PUBLISHED',
  reason: '',
  ...more,
});

function open(shifts = [SHIFT]) {
  const calls = mockCalls([listPublications, getPublication, getVersionShifts, unpublishSchedule]);
  const withdrawn = version(2, { kind: 'WITHDRAWN', reason: 'Wrong week' });
  calls.answer(listPublications, { publications: [version(3), withdrawn, version(1)], total: 3 });
  const week = { week: WEEK, publication_number: 3, published_at: '2126-11-13T10:00:00.000Z', version: 7 };
  const people = [aMember(ANA, { first_name: 'Ana', last_name: 'Reis' })];
  return { ...showInSchedule(<VersionsButton />, { week: aWeek(people, shifts, week), calls }), calls };
}

test('each version says who published it, and its changes when it is opened', async () => {
  const { user, calls } = open();
  const before = { ...pickContent(SHIFT), employee_id: null };
  calls.answer(getPublication, {
    ...version(3),
    changes: [{ shift_id: ONE, before, after: pickContent(SHIFT) }],
  });
  await user.click(await screen.findByRole('button', { name: 'Versions' }));
  await screen.findByText('Version 3');
  screen.getByText('Unpublished');
  screen.getByText('Wrong week');
  expect(screen.getAllByText(/^Leonor Pacheco, /)).toHaveLength(3);
  expect(screen.queryByText('Ana Reis')).toBeNull();
  // This document knows no details that open.
  const details = screen.getByText('Version 3').closest('details');
  fireEvent(details as HTMLElement, Object.assign(new Event('toggle'), { newState: 'open' }));
  await screen.findByText('Ana Reis');
  screen.getByText('Open shift');
  screen.getByText('Changed');
});

test('a week is unpublished with a reason, once it is given', async () => {
  const { user, calls } = open();
  const { kind: _kind, reason: _reason, published_by_name: _name, ...publication } = version(4);
  calls.answer(unpublishSchedule, {
    publication,
    diff: { people_count: 1, change_count: 1, open_count: 0, people: [] },
    version: 8,
    notified_count: 0,
  });
  await user.click(await screen.findByRole('button', { name: 'Versions' }));
  await user.click(await screen.findByRole('button', { name: 'Unpublish week' }));
  await screen.findByText(/^1 shift will become a draft\./);
  await user.click(screen.getByRole('button', { name: 'Unpublish' }));
  await screen.findByText('Enter a reason.');
  expect(calls.sent).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Wrong week');
  await user.click(screen.getByRole('button', { name: 'Unpublish' }));
  await screen.findByText('Week unpublished. 1 person doesn’t have an account yet, so you’ll need to let them know.');
  expect(calls.sent[0]?.body).toMatchObject({ week: WEEK, version: 7, reason: 'Wrong week' });
});

test('a refusal keeps what was written', async () => {
  const { user, calls } = open();
  calls.refuse(unpublishSchedule, NOTHING_TO_WITHDRAW);
  await user.click(await screen.findByRole('button', { name: 'Versions' }));
  await user.click(await screen.findByRole('button', { name: 'Unpublish week' }));
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Wrong week');
  await user.click(screen.getByRole('button', { name: 'Unpublish' }));
  await screen.findByText('There’s nothing left to unpublish this week.');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Reason' }).value).toBe('Wrong week');
});

test('an earlier version comes back as drafts after its difference was shown, and one undo takes it back', async () => {
  const { user, calls, shift, editor, saved } = open();
  calls.answer(getVersionShifts, {
    week: WEEK,
    number: 1,
    shifts: [{ shift_id: ONE, content: { ...pickContent(SHIFT), end: '20:00' } }],
  });
  await user.click(await screen.findByRole('button', { name: 'Versions' }));
  const details = (await screen.findByText('Version 1')).closest('details');
  fireEvent(details as HTMLElement, Object.assign(new Event('toggle'), { newState: 'open' }));
  const buttons = await screen.findAllByText('Restore');
  await user.click(buttons.at(-1) as HTMLElement);
  await screen.findByText('Restore version 1?');
  expect(saved).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(shift(ONE)?.end).toBe('20:00');
  editor().undo();
  expect(shift(ONE)?.end).toBe(SHIFT.end);
});

test('a version that the week matches already says so', async () => {
  const { user, calls } = open();
  const shifts = [{ shift_id: ONE, content: pickContent(SHIFT) }];
  calls.answer(getVersionShifts, { week: WEEK, number: 3, shifts });
  await user.click(await screen.findByRole('button', { name: 'Versions' }));
  await user.click((await screen.findAllByText('Restore'))[0] as HTMLElement);
  await screen.findByText('The schedule already matches this version.');
});
