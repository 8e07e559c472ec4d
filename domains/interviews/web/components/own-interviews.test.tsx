import { mockCalls } from '@hearth/testing/mock-calls';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { cleanup, screen, showPart, within } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { listMyInterviews, openInterview } from '../../contract/endpoints.ts';
import { ownInterview } from '../../contract/schemas.ts';
import { OwnInterviews } from './own-interviews.tsx';

afterEach(cleanup);

const OWN = {
  ...sampleAnswer(ownInterview),
  job_title: 'Waiter',
  employer_name: 'Lumen',
  location_name: 'Harbour House',
  address: 'Rua do Cais 4, Lisboa',
  kind: 'IN_PERSON' as const,
  time_zone: 'Europe/Lisbon',
  link: 'a-link-that-is-long-enough',
};
const INVITED = { ...OWN, id: '019a0000-0000-7000-8000-000000000001', state: 'INVITED' as const, starts_at: null };
const BOOKED = {
  ...OWN,
  id: '019a0000-0000-7000-8000-000000000002',
  state: 'BOOKED' as const,
  starts_at: '2026-11-19T15:00:00.000Z',
};

function open(...interviews: (typeof INVITED | typeof BOOKED)[]) {
  const calls = mockCalls([listMyInterviews, openInterview]);
  calls.answer(listMyInterviews, { interviews });
  return { calls, ...showPart(<OwnInterviews />, { calls, brand: null }) };
}

test('the next interview leads with when and where, a map, a calendar and a way to move it', async () => {
  const { calls, user } = open(INVITED, BOOKED);
  const next = within(await screen.findByRole('region', { name: 'Your next interview' }));
  expect(next.getByText(/19 Nov.* 15:00/)).toBeTruthy();
  expect(next.getByRole('link', { name: 'Open map' }).getAttribute('href')).toContain('Rua%20do%20Cais%204');
  expect(next.getByRole('link', { name: 'Change or cancel' }).getAttribute('href')).toBe(`/interview#${OWN.link}`);
  await user.click(next.getByRole('button', { name: 'Add to calendar' }));
  expect(calls.sent.map(({ path }) => path)).toContain('/v1/interviews/open');
  const others = within(screen.getByRole('region', { name: 'Other interviews' }));
  expect(others.getByRole('link', { name: 'Select time' })).toBeTruthy();
});

test('without a booked one those that need a time stand alone, and by phone there is no map', async () => {
  open(INVITED);
  await screen.findByRole('region', { name: 'Your interviews' });
  expect(screen.queryByRole('region', { name: 'Your next interview' })).toBeNull();
  cleanup();
  open({ ...BOOKED, kind: 'PHONE' as never });
  await screen.findByRole('region', { name: 'Your next interview' });
  expect(screen.queryByRole('link', { name: 'Open map' })).toBeNull();
});
