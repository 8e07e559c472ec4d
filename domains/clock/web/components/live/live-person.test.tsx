import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart, waitFor } from '@hearth/testing/screen';
import { ContributionsContext, contribute } from '@hearth/client/slots';
import { afterEach, expect, test } from 'vitest';
import { correctPunches } from '../../../contract/correction-endpoints.ts';
import { markDay } from '../../../contract/live-act-endpoints.ts';
import { seeException } from '../../../contract/live-endpoints.ts';
import type { LivePerson } from '../../../contract/schemas.ts';
import { LIVE_PERSON } from '../../slots.ts';
import { LivePersonLine } from './live-person.tsx';

afterEach(cleanup);

const ID = '019a0000-0000-7000-8000-000000000001';
const PERSON: LivePerson = {
  employee_id: ID,
  name: 'Inês Quintela',
  position_name: 'Bartender',
  shifts: [],
  state: 'OUT',
  since: null,
  worked_minutes: 0,
  punches: [{ id: ID, kind: 'IN', at: '2026-11-16T10:00:00.000Z', is_edited: false, source: 'PHONE' }],
  exceptions: [
    {
      key: `MISSING_PUNCH ${ID}`,
      kind: 'MISSING_PUNCH',
      at: '2026-11-16T10:00:00.000Z',
      minutes: null,
      punch_id: ID,
      fix: { act: 'ADD', punch_id: null, kind: 'OUT', at: '2026-11-16T18:00:00.000Z', position_id: null },
      is_seen: false,
    },
  ],
  marks: [],
  is_own: false,
};

const OVERTIME = contribute(LIVE_PERSON, { load: async () => () => <span>Overtime</span> });

function open(person: Partial<LivePerson> = {}, canCorrect = true, canPlan = canCorrect) {
  const calls = mockCalls([correctPunches, markDay, seeException]);
  calls.answer(seeException, { seen: true });
  const at = { brandId: ID, date: '2026-11-16', now: '2026-11-16T19:00:00.000Z', zone: 'Europe/Lisbon', stations: [] };
  const line = <LivePersonLine person={{ ...PERSON, ...person }} {...at} canCorrect={canCorrect} canPlan={canPlan} />;
  const part = <ContributionsContext value={[OVERTIME]}>{line}</ContributionsContext>;
  return { calls, ...showPart(part, { calls }) };
}

test('one tap adds the clock-out that is missing', async () => {
  const { calls, user } = open();
  await user.click(screen.getByRole('button', { name: 'Add clock-out at 18:00' }));
  await waitFor(() => expect(calls.sent).toHaveLength(1));
  expect(calls.sent[0]?.body).toMatchObject({ changes: [{ act: 'ADD', kind: 'OUT', at: '2026-11-16T18:00:00.000Z' }] });
});

test('another one lets it stand', async () => {
  const { calls, user } = open();
  await user.click(screen.getByRole('button', { name: 'Mark as reviewed' }));
  await waitFor(() => expect(calls.sent[0]?.body).toEqual({ key: `MISSING_PUNCH ${ID}` }));
});

test('nobody corrects their own, and whoever only looks corrects nothing', () => {
  open({ is_own: true });
  expect(screen.queryByRole('button', { name: /Correct|Add clock-out/ })).toBeNull();
  cleanup();
  open({}, false);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a shift of the evening before says of which day it is', () => {
  const shift = { id: ID, position_id: null, position_name: null, station: '' };
  open({
    shifts: [
      { ...shift, starts_at: '2026-11-15T17:30:00.000Z', ends_at: '2026-11-16T01:30:00.000Z' },
      { ...shift, starts_at: '2026-11-16T17:30:00.000Z', ends_at: '2026-11-17T01:30:00.000Z' },
    ],
  });
  screen.getByText('Bartender · Sun 15 Nov · Shift 17:30–01:30 · Shift 17:30–01:30');
});

const MARKED: Partial<LivePerson> = {
  state: 'LATE',
  shifts: [
    {
      id: ID,
      starts_at: '2026-11-16T18:00:00.000Z',
      ends_at: '2026-11-16T23:00:00.000Z',
      position_id: null,
      position_name: null,
      station: '',
    },
  ],
  marks: [
    {
      shift_id: ID,
      mark: 'LATE',
      expected_at: null,
      note: '',
      version: 3,
      by: 'Marta',
      at: '2026-11-16T17:00:00.000Z',
    },
  ],
};

test.each([
  [true, 'Inês Quintela was notified'],
  [false, 'Saved. Inês Quintela has no account, so let them know in person.'],
])('that a note is removed is said to be told only where it was: %s', async (isTold, said) => {
  const { calls, user } = open(MARKED);
  calls.answer(markDay, { mark: null, is_told: isTold });
  await user.click(screen.getByRole('button', { name: 'More actions for Inês Quintela' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Clear late or no-show' }));
  expect(await screen.findByText(said)).toBeTruthy();
  expect(calls.sent[0]?.body).toMatchObject({ mark: null, version: 3 });
});

test('where no shifts are planned nothing is read of what comes of hours, and hours alone are corrected', async () => {
  open(MARKED);
  expect(await screen.findByText('Overtime')).toBeTruthy();
  cleanup();
  const { user } = open(MARKED, true, false);
  await user.click(screen.getByRole('button', { name: 'More actions for Inês Quintela' }));
  expect(await screen.findByRole('menuitem', { name: 'Correct hours…' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Clear late or no-show' })).toBeNull();
  expect(screen.queryByText('Overtime')).toBeNull();
});
