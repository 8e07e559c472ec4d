import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, LOCATION, screen, showPart, userEvent } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { TEAM_LINK_CHANGED, TEAM_LINK_NOT_VALID } from '../../../contract/failures.ts';
import { createTeamLink, getTeamLink, openTeamWeek, revokeTeamLink } from '../../../contract/team-link-endpoints.ts';
import type { SharedWeek, TeamLink } from '../../../contract/team-link-schemas.ts';
import { Component } from '../../pages/team-week.tsx';
import { TeamLinkDialog } from './team-link-dialog.tsx';

afterEach(() => {
  cleanup();
  location.hash = '';
  vi.unstubAllGlobals();
});

const id = (last: string): string => `019a0000-0000-7000-8000-00000000000${last}`;
const LINK: TeamLink = {
  id: id('1'),
  created_at: '2026-11-16T09:00:00.000Z',
  created_by_name: 'Marta Vidal',
  expires_at: '2027-02-14T09:00:00.000Z',
  last_read_at: null,
};

function manage(link: TeamLink | null, names: 'OFF' | 'SHORT' | 'FULL' = 'SHORT') {
  const calls = mockCalls([getTeamLink, createTeamLink, revokeTeamLink]);
  calls.answer(getTeamLink, { link, names });
  calls.answer(createTeamLink, { link: LINK, path: `/team-week#${'a'.repeat(43)}` });
  showPart(<TeamLinkDialog location={LOCATION} onClose={() => undefined} />, { calls });
  return { calls, user: userEvent.setup() };
}

test('a link is created with its end, and its address is shown once, to copy and as a code', async () => {
  const { calls, user } = manage(null);
  await screen.findByText('Shows first names and initials.');
  await user.click(screen.getByRole('radio', { name: '30 days' }));
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Link')).value).toBe(
    `${location.origin}/team-week#${'a'.repeat(43)}`,
  );
  screen.getByRole('img', { name: 'QR code for the team link' });
  expect(calls.sent.at(-1)?.body).toEqual({ days: 30, replaces: null });
});

test('a link says since when it is there, until when and whether anyone opened it; a new one replaces it; it can be removed', async () => {
  const { calls, user } = manage(LINK);
  await screen.findByText(/by Marta Vidal/);
  screen.getByText('Not opened yet');
  await user.click(screen.getByRole('button', { name: 'Create new link' }));
  await screen.findByLabelText('Link');
  expect(calls.sent.at(-1)?.body).toEqual({ days: 90, replaces: LINK.id });
  calls.answer(revokeTeamLink, { revoked: true });
  await user.click(screen.getByRole('button', { name: 'Remove link' }));
  await screen.findByText('Link removed');
});

test('where links are off there is only the sentence that says so, and a link changed by someone else is said', async () => {
  manage(null, 'OFF');
  await screen.findByText(/Team links are turned off for this location/);
  expect(screen.queryByRole('button', { name: 'Create link' })).toBeNull();
  cleanup();
  const { calls, user } = manage(LINK);
  calls.refuse(createTeamLink, TEAM_LINK_CHANGED);
  await user.click(await screen.findByRole('button', { name: 'Create new link' }));
  await screen.findByText('Someone else changed this link. You’re now seeing the latest one.');
});

const WEEK: SharedWeek = {
  house: { name: 'Lumen', logo: null, accent_color: null, privacy_url: null, imprint_url: null },
  location: { name: 'Lumen Baixa', time_zone: 'Europe/Lisbon' },
  week: '2026-11-16',
  earlier: '2026-11-09',
  later: null,
  today: '2026-11-16',
  published_at: '2026-11-13T10:00:00.000Z',
  people: [{ employee_id: '1', name: 'Ana R.', position_id: id('3') }],
  positions: [{ id: id('3'), name: 'Chef', department: 'KITCHEN' }],
  shifts: [
    {
      id: id('4'),
      date: '2026-11-16',
      start: '09:00',
      end: '17:00',
      employee_id: '1',
      position_id: id('3'),
      station: 'Grill',
    },
    {
      id: id('5'),
      date: '2026-11-17',
      start: '18:00',
      end: '23:00',
      employee_id: null,
      position_id: id('3'),
      station: '',
    },
  ],
};

function openLink(week = WEEK) {
  location.hash = 'a'.repeat(43);
  const calls = mockCalls([openTeamWeek]);
  calls.answer(openTeamWeek, week);
  showPart(<Component />, { calls });
  return { calls, user: userEvent.setup() };
}

test('whoever opens the link sees who works when, and can look at another week as far as the link reaches', async () => {
  const { calls, user } = openLink();
  expect((await screen.findAllByText('Ana R.')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Open shift').length).toBeGreaterThan(0);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next week' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Previous week' }));
  expect(calls.sent.at(-1)?.body).toEqual({ link: 'a'.repeat(43), week: '2026-11-09' });
});

test('a week without published shifts and a link that is over say so', async () => {
  openLink({ ...WEEK, people: [], shifts: [], published_at: null });
  await screen.findByText('No shifts published for this week yet');
  cleanup();
  const { calls } = openLink();
  calls.refuse(openTeamWeek, TEAM_LINK_NOT_VALID);
  await screen.findByText('This link no longer works. Ask your manager for a new one.');
});
