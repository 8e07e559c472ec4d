import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showRoutes, USER, userEvent } from '@hearth/testing/screen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listMyShifts } from '../../contract/endpoints.ts';
import type { MyShift } from '../../contract/schemas.ts';
import { getMyTeamWeek, type TeamWeek } from '../../contract/team-week-endpoints.ts';
import { instantsAt } from '../../rules/shift.ts';
import { Component } from './my-shifts.tsx';

const ZONE = 'Europe/Lisbon';
const ID = '019a0000-0000-7000-8000-00000000000';

function shift(id: number, date: string): MyShift {
  const times = { date, start: '10:00', end: '18:30' };
  return {
    ...times,
    ...instantsAt(times, ZONE),
    id: `${ID}${id}`,
    employee_id: `${ID}9`,
    location: { id: `${ID}8`, name: 'Harbour House', address: 'Rua Nova 1' },
    time_zone: ZONE,
    position_name: 'Bartender',
    unpaid_break_minutes: 30,
    paid_break_minutes: 0,
    station: '',
    note: '',
    published_at: '2026-11-10T10:00:00Z',
  };
}

function open(shifts: MyShift[], at = '/my/shifts'): void {
  const calls = mockCalls([listMyShifts]);
  calls.answer(listMyShifts, { shifts });
  showRoutes([{ path: '/my/shifts', element: <Component /> }], { calls, at, user: USER, brand: null });
}

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-18T09:30:00Z'), toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('shows this week with its hours, and goes back and forth', async () => {
  open([shift(1, '2026-11-17'), shift(2, '2026-11-20'), shift(3, '2026-11-24')]);
  await screen.findByRole('heading', { name: '2 shifts, 16 h' });
  expect(screen.getByRole('button', { name: 'This week' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'Next week' }));
  await screen.findByRole('heading', { name: '1 shift, 8 h' });
  await userEvent.click(screen.getByRole('button', { name: 'This week' }));
  await screen.findByRole('heading', { name: '2 shifts, 16 h' });
  await userEvent.click(screen.getByRole('button', { name: 'Previous week' }));
  await screen.findByText('No shifts this week');
});

test('an empty week leads to the next shift, however far ahead it was published', async () => {
  open([shift(1, '2026-12-09')]);
  await screen.findByText(/^Your next shift is on Wednesday,? 9 December 2026\.$/);
  await userEvent.click(screen.getByRole('button', { name: 'Go to week' }));
  await screen.findByRole('heading', { name: '1 shift, 8 h' });
});

test('where nothing more is published it says so, and leads nowhere', async () => {
  open([shift(1, '2026-11-10')]);
  await screen.findByText('No later shifts have been published yet.');
  expect(screen.queryByRole('button', { name: 'Go to week' })).toBeNull();
});

test('opens at the week that the address asks for', async () => {
  open([shift(1, '2026-12-09')], '/my/shifts?week=2026-12-10');
  await screen.findByRole('heading', { name: '1 shift, 8 h' });
});

test('while the weeks ahead cannot be read, nothing is said of them', async () => {
  const calls = mockCalls([listMyShifts]);
  calls.answer(listMyShifts, { shifts: [] });
  let asked = 0;
  // The week that is shown is asked for first.
  const only = {
    ...calls,
    reply(...given: Parameters<typeof calls.reply>) {
      if (given[1] === listMyShifts.path) asked += 1;
      return asked === 1 ? calls.reply(...given) : 'lost';
    },
  } as const;
  showRoutes([{ path: '/my/shifts', element: <Component /> }], {
    calls: only,
    at: '/my/shifts',
    user: USER,
    brand: null,
  });
  await screen.findByText('No shifts this week');
  expect(screen.queryByText('No later shifts have been published yet.')).toBeNull();
});

function teamWeek(more: Partial<TeamWeek> = {}): TeamWeek {
  const place = { id: `${ID}8`, name: 'Harbour House' };
  const at = { date: '2026-11-17', start: '10:00', end: '18:30', position_name: 'Bartender', station: 'Terrace' };
  return {
    week: '2026-11-16',
    locations: [place],
    location: place,
    shows: 'LOCATION',
    people: [{ employee_id: `${ID}7`, name: 'Abel Cook', is_own: false, shifts: [{ id: `${ID}6`, ...at }] }],
    ...more,
  };
}

function openTeam(week: TeamWeek): void {
  const calls = mockCalls([listMyShifts, getMyTeamWeek]);
  calls.answer(listMyShifts, { shifts: [] });
  calls.answer(getMyTeamWeek, week);
  showRoutes([{ path: '/my/shifts', element: <Component /> }], { calls, at: '/my/shifts', user: USER, brand: null });
}

test('the team’s week is one click away, and says who works when and where', async () => {
  openTeam(teamWeek());
  await userEvent.click(await screen.findByRole('radio', { name: 'Team' }));
  const row = await screen.findByRole('row', { name: /Abel Cook/ });
  expect(row.textContent).toContain('Bartender · Terrace');
  await userEvent.click(screen.getByRole('radio', { name: 'Mine' }));
  await screen.findByText('No shifts this week');
});

const SILENT: readonly [string, Partial<TeamWeek>, string][] = [
  ['a location that shows nothing', { shows: 'OFF', people: [] }, 'Team shifts are turned off at this location'],
  ['a week without shifts', { people: [] }, 'No shifts published for this week yet'],
  ['somebody who works nowhere', { location: null, locations: [], people: [] }, 'You’re not on a team yet'],
];

test.each(SILENT)('%s says so', async (_case, more, said) => {
  openTeam(teamWeek(more));
  await userEvent.click(await screen.findByRole('radio', { name: 'Team' }));
  await screen.findByText(said);
});
