import { makeDealFor } from '@hearth/domains/deals/contract';
import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { correctPunches } from '../../../contract/correction-endpoints.ts';
import { LIVE_SHIFT_CHANGED } from '../../../contract/failures.ts';
import * as contract from '../../../contract/live-act-endpoints.ts';
import type { Correction, LivePerson } from '../../../contract/schemas.ts';
import { LiveDialogs } from './live-dialogs.tsx';
import type { LiveDialog } from './person-menu.tsx';
import { isForToday, shiftAhead } from './person-menu.tsx';

afterEach(cleanup);

const ID = '019a0000-0000-7000-8000-000000000001';
const RUI = '019a0000-0000-7000-8000-000000000002';
const NOW = '2026-11-16T12:00:00.000Z';
const SHIFT = {
  id: ID,
  starts_at: '2026-11-16T11:00:00.000Z',
  ends_at: '2026-11-16T17:00:00.000Z',
  position_id: null,
  position_name: 'Bartender',
  station: '',
};
const PERSON: LivePerson = {
  employee_id: ID,
  name: 'Inês Quintela',
  position_name: 'Bartender',
  shifts: [SHIFT],
  state: 'LATE',
  since: null,
  worked_minutes: 0,
  punches: [],
  exceptions: [],
  marks: [],
  is_own: false,
};

const APPLIED: Correction = {
  id: ID,
  employee_id: ID,
  employee_name: 'Inês Quintela',
  location_id: ID,
  side: 'MANAGER',
  changes: [],
  reason: 'Tablet broken',
  minutes_before: 0,
  minutes_after: 0,
  state: 'APPLIED',
  proposed_by: 'Marta',
  proposed_at: NOW,
  decided_by: 'Marta',
  decided_at: NOW,
  answer: '',
  version: 1,
  can_decide: false,
  is_own: true,
};

function open(dialog: LiveDialog, person = PERSON) {
  const calls = mockCalls([
    correctPunches,
    makeDealFor,
    contract.markDay,
    contract.listReplacements,
    contract.callIn,
    contract.previewEnd,
    contract.changeEnd,
    contract.changeStation,
    contract.messagePerson,
  ]);
  const props = {
    person,
    brandId: ID,
    date: '2026-11-16',
    now: NOW,
    zone: 'Europe/Lisbon',
    stations: ['Bar', 'Terrace'],
  };
  return { calls, ...showPart(<LiveDialogs dialog={dialog} {...props} onClose={() => undefined} />, { calls }) };
}

test('whoever is clocked in by a manager is so from now on, with a reason', async () => {
  const { calls, user } = open({ is: 'CORRECT', kind: 'IN' });
  calls.answer(correctPunches, APPLIED);
  expect(await screen.findByLabelText('Time')).toHaveProperty('value', '12:00');
  await user.type(screen.getByLabelText('Reason'), 'Tablet broken');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.sent.some(({ body }) => (body as { reason?: string })?.reason === 'Tablet broken')).toBe(true),
  );
  expect(calls.sent.at(-1)?.body).toMatchObject({ changes: [{ act: 'ADD', kind: 'IN', at: NOW }] });
});

test('a late arrival is noted with its time', async () => {
  const { calls, user } = open({ is: 'MARK', mark: 'LATE', shift: SHIFT });
  calls.answer(contract.markDay, { mark: null, is_told: true });
  await user.type(await screen.findByLabelText('Expected at'), '12:30');
  await user.click(screen.getByRole('button', { name: 'Mark as late' }));
  await waitFor(() => expect(calls.sent).toHaveLength(1));
  expect(calls.sent[0]?.body).toEqual({
    employee_id: ID,
    mark: 'LATE',
    expected_at: '2026-11-16T12:30:00.000Z',
    note: '',
    version: 0,
  });
});

test('an expected time that was noted stays where the note alone is changed', async () => {
  const noted = { shift_id: ID, mark: 'LATE' as const, expected_at: '2026-11-17T00:30:00.000Z', note: '', version: 2 };
  const marks = [{ ...noted, by: 'Marta', at: NOW }];
  const { calls, user } = open({ is: 'MARK', mark: 'LATE', shift: SHIFT }, { ...PERSON, marks });
  calls.answer(contract.markDay, { mark: null, is_told: true });
  expect(await screen.findByLabelText('Expected at')).toHaveProperty('value', '00:30');
  await user.type(screen.getByLabelText('Note'), 'Bus');
  await user.click(screen.getByRole('button', { name: 'Mark as late' }));
  await waitFor(() => expect(calls.sent).toHaveLength(1));
  expect(calls.sent[0]?.body).toMatchObject({ expected_at: noted.expected_at, note: 'Bus', version: 2 });
});

test('on a night shift an expected time after midnight is on the next day', async () => {
  const night = { ...SHIFT, starts_at: '2026-11-16T22:00:00.000Z', ends_at: '2026-11-17T06:00:00.000Z' };
  const { calls, user } = open({ is: 'MARK', mark: 'LATE', shift: night });
  calls.answer(contract.markDay, { mark: null, is_told: null });
  await user.type(await screen.findByLabelText('Expected at'), '00:30');
  await user.click(screen.getByRole('button', { name: 'Mark as late' }));
  await waitFor(() => expect(calls.sent[0]?.body).toMatchObject({ expected_at: '2026-11-17T00:30:00.000Z' }));
  // About the reader’s own shift nobody is told.
  expect(await screen.findByText('Saved')).toBeTruthy();
});

test('who could come, and what another end costs, is not said to be nobody and nothing where it could not be read', async () => {
  const first = open({ is: 'CALL', shift: SHIFT });
  first.calls.refuse(contract.listReplacements, LIVE_SHIFT_CHANGED);
  expect(await screen.findByText('We couldn’t load the people who can take this shift.')).toBeTruthy();
  expect(screen.queryByText('No one else can take this shift')).toBeNull();
  cleanup();
  const { calls, user } = open({ is: 'END', shift: SHIFT, isHome: false });
  calls.refuse(contract.previewEnd, LIVE_SHIFT_CHANGED);
  const field = await screen.findByLabelText('New end');
  await user.clear(field);
  await user.type(field, '19:00');
  expect(await screen.findByText('We couldn’t check rules and extra pay.')).toBeTruthy();
});

test('a wish that was ticked for an earlier end says nothing about a later one', async () => {
  const { calls, user } = open({ is: 'END', shift: SHIFT, isHome: false });
  calls.answer(contract.previewEnd, { touches: [], premiums: [] });
  calls.answer(contract.changeEnd, { ends_at: '2026-11-16T19:00:00.000Z', is_told: false });
  const field = await screen.findByLabelText('New end');
  const change = async (time: string) => {
    await user.clear(field);
    await user.type(field, time);
  };
  await change('15:00');
  await user.click(await screen.findByRole('checkbox'));
  await change('19:00');
  await user.type(screen.getByLabelText('Reason and employee’s consent'), 'Full house');
  await user.click(screen.getByRole('button', { name: 'Change and notify' }));
  await waitFor(() =>
    expect(calls.sent.at(-1)?.body).toMatchObject({ employee_id: ID, is_own_wish: false, reason: 'Full house' }),
  );
});

test('somebody is called in for a shift of today alone', () => {
  expect(isForToday(SHIFT, NOW, 'Europe/Lisbon')).toBe(true);
  expect(isForToday(SHIFT, '2026-11-15T12:00:00.000Z', 'Europe/Lisbon')).toBe(false);
});

test('the best choice is selected, and nobody is assigned without a word on how they agreed', async () => {
  const { calls, user } = open({ is: 'CALL', shift: SHIFT });
  calls.answer(contract.listReplacements, {
    starts_at: NOW,
    ends_at: SHIFT.ends_at,
    people: [{ employee_id: RUI, name: 'Rui Alves', touches: [], planned_minutes: 600, is_here: false }],
  });
  calls.answer(contract.callIn, { starts_at: NOW, ends_at: SHIFT.ends_at, is_told: true, is_holder_told: false });
  expect(await screen.findByText(/Best choice/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Assign shift' }));
  expect(calls.sent.filter(({ body }) => body !== undefined)).toEqual([]);
  await user.type(screen.getByLabelText('Employee’s consent'), 'By phone');
  await user.click(screen.getByRole('button', { name: 'Assign shift' }));
  await waitFor(() =>
    expect(calls.sent.at(-1)?.body).toEqual({ employee_id: RUI, holder_id: ID, consent: 'By phone' }),
  );
  // Whoever held it has no account: the page does not say that they were told.
  expect(await screen.findByText(/^Saved. Inês Quintela has no account/)).toBeTruthy();
  expect(screen.getByText('Shift assigned to Rui Alves')).toBeTruthy();
});

test('what a longer shift would break is said before it is changed', async () => {
  const { calls, user } = open({ is: 'END', shift: SHIFT, isHome: false });
  calls.answer(contract.previewEnd, { touches: [{ rule: 'rest_gap', level: 'consent' }], premiums: [] });
  calls.answer(contract.changeEnd, { ends_at: '2026-11-16T19:00:00.000Z', is_told: false });
  const field = await screen.findByLabelText('New end');
  await user.clear(field);
  await user.type(field, '19:00');
  expect(await screen.findByText(/^Conflicts:/)).toBeTruthy();
  await user.type(screen.getByLabelText('Reason and employee’s consent'), 'Full house, agreed');
  await user.click(screen.getByRole('button', { name: 'Change and notify' }));
  await waitFor(() =>
    expect(calls.sent.at(-1)?.body).toMatchObject({
      seen_ends_at: SHIFT.ends_at,
      ends_at: '2026-11-16T19:00:00.000Z',
      is_own_wish: false,
    }),
  );
});

test('of two shifts the one under way comes first', () => {
  const later = { ...SHIFT, id: RUI, starts_at: '2026-11-16T20:00:00.000Z', ends_at: '2026-11-16T23:00:00.000Z' };
  expect(shiftAhead({ shifts: [later, SHIFT] }, NOW)?.id).toBe(ID);
  expect(shiftAhead({ shifts: [later, SHIFT] }, '2026-11-16T18:00:00.000Z')?.id).toBe(RUI);
  expect(shiftAhead({ shifts: [SHIFT] }, '2026-11-16T18:00:00.000Z')).toBeUndefined();
});

test('a message goes to the person at once, and says where it could not', async () => {
  const { calls, user } = open({ is: 'MESSAGE' });
  calls.answer(contract.messagePerson, { is_told: false });
  await user.click(await screen.findByRole('button', { name: 'Send message' }));
  expect(screen.getByText('Fill in this field.')).toBeTruthy();
  await user.type(screen.getByLabelText('Message'), 'Please bring the keys ');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText(/Talk to them in person/)).toBeTruthy();
  expect(calls.sent.at(-1)?.body).toEqual({ text: 'Please bring the keys' });
});

test('somebody is sent to another station, or to none in particular', async () => {
  const { calls, user } = open({ is: 'STATION', shift: { ...SHIFT, station: 'Bar' } });
  calls.answer(contract.changeStation, { station: 'Terrace', is_told: true });
  await user.click(await screen.findByRole('button', { name: /Station/ }));
  await user.click(await screen.findByRole('option', { name: 'Terrace' }));
  await user.click(screen.getByRole('button', { name: 'Change and notify' }));
  await waitFor(() =>
    expect(calls.sent.at(-1)?.body).toEqual({ employee_id: ID, seen_station: 'Bar', station: 'Terrace' }),
  );
});
