import { LOCATION, cleanup, screen, showPart, waitFor, within } from '@hearth/testing/screen';
import { mockCalls } from '@hearth/testing/mock-calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getBasicInfo, searchBrands } from '@hearth/domains/core/contract';
import { listTimeOff } from '../../../contract/endpoints.ts';
import type { ListedTimeOff } from '../../../contract/time-off-schemas.ts';
import { decideTimeOffRequests, undoTimeOffDecisions } from '../../../contract/time-off-endpoints.ts';
import { TimeOffRequests } from './time-off-requests.tsx';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-10T09:30:00Z'), toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ID = '019a0000-0000-7000-8000-00000000000';

function request(more: Partial<ListedTimeOff> = {}): ListedTimeOff {
  return {
    id: `${ID}1`,
    employee_id: `${ID}8`,
    first_name: 'Inês',
    last_name: 'Quintela',
    position_name: 'Bartender',
    location_id: LOCATION.id,
    location_name: 'Harbour House',
    starts_on: '2026-11-17',
    ends_on: '2026-11-19',
    part: 'DAYS',
    start: null,
    end: null,
    kind: 'HOLIDAY',
    state: 'REQUESTED',
    note: 'A wedding',
    decision_note: '',
    version: 1,
    planned_minutes: 900,
    published_shifts: 2,
    draft_shifts: 0,
    others_approved: 1,
    others_requested: 0,
    verdict: null,
    ...more,
  };
}

const SAMIR = request({
  id: `${ID}2`,
  first_name: 'Samir',
  last_name: 'Haddad',
  starts_on: '2026-12-01',
  ends_on: '2026-12-01',
  note: '',
  planned_minutes: 0,
  published_shifts: 0,
  others_approved: 0,
});

function decided(...requests: ListedTimeOff[]) {
  return requests.map(({ id, employee_id, starts_on, ends_on, part, start, end, kind, note, version }) => ({
    id,
    employee_id,
    starts_on,
    ends_on,
    part,
    start,
    end,
    kind,
    note,
    state: 'APPROVED' as const,
    decision_note: '',
    version: version + 1,
  }));
}

async function open(requests: ListedTimeOff[], more: Partial<Parameters<typeof showPart>[1]> = {}) {
  const calls = mockCalls([listTimeOff, decideTimeOffRequests, undoTimeOffDecisions, searchBrands, getBasicInfo]);
  calls.answer(listTimeOff, { requests, total: requests.length, next_cursor: null });
  const shown = showPart(<TimeOffRequests />, { calls, ...more });
  await screen.findByText(`${requests.length} ${requests.length === 1 ? 'request' : 'requests'}`);
  const sent = (part: string) => calls.sent.filter(({ path }) => path.includes(part)).map(({ body }) => body);
  return { calls, sent, ...shown };
}

const line = (name: RegExp) =>
  within(screen.getAllByRole('listitem').find((item) => name.test(item.textContent)) as HTMLElement);

test('a request tells its days, the hours planned, what clashes with it, and leads to its week', async () => {
  await open([request(), SAMIR]);
  const ines = line(/Inês Quintela/);
  ines.getByText(/^17.*19 Nov 2026$/);
  ines.getByText('3 days · 15 h scheduled · Holiday');
  ines.getByText('2 published shifts');
  ines.getByText('1 other person off in the same position');
  ines.getByText('A wedding');
  expect(ines.getByRole('link', { name: 'Open week' }).getAttribute('href')).toBe('/schedule?date=2026-11-17');
  line(/Samir Haddad/).getByText('No clashes');
});

test('an approval is sent as it was seen, and can be undone', async () => {
  const { calls, sent, user } = await open([request(), SAMIR]);
  calls.answer(decideTimeOffRequests, { decided: decided(SAMIR), left: [] });
  await user.click(screen.getByRole('button', { name: 'Approve Samir Haddad, 1 Dec 2026' }));
  await screen.findByText('1 request approved');
  expect(sent('decisions')).toEqual([{ decision: 'APPROVED', note: '', requests: [{ id: SAMIR.id, version: 1 }] }]);
  calls.answer(undoTimeOffDecisions, { reopened: decided(SAMIR), left: [] });
  await user.click(screen.getByRole('button', { name: /Undo/ }));
  await screen.findByText('1 request is pending again');
  expect(sent('undo')).toEqual([{ requests: [{ id: SAMIR.id, version: 2 }] }]);
});

test('a refusal asks for a note in place', async () => {
  const { calls, sent, user } = await open([request()]);
  calls.answer(decideTimeOffRequests, { decided: [], left: [{ id: request().id, why: 'CHANGED' }] });
  await user.click(screen.getByRole('button', { name: /^Decline Inês/ }));
  await user.type(screen.getByRole('textbox', { name: /Note to Inês Quintela/ }), ' Fully booked ');
  await user.click(screen.getByRole('button', { name: 'Decline request' }));
  await screen.findByText('1 request was skipped because it has changed');
  expect(sent('decisions')).toEqual([
    { decision: 'DECLINED', note: 'Fully booked', requests: [{ id: request().id, version: 1 }] },
  ]);
});

test('several are selected and approved at once', async () => {
  const { calls, sent, user } = await open([request(), SAMIR]);
  calls.answer(decideTimeOffRequests, { decided: decided(request(), SAMIR), left: [] });
  await user.click(screen.getByRole('checkbox', { name: /^Select Inês Quintela, 17/ }));
  await screen.findByText('1 selected');
  await user.click(screen.getByRole('button', { name: 'Select all' }));
  await screen.findByText('2 selected');
  await user.click(screen.getByRole('button', { name: 'Approve selected' }));
  await screen.findByText('2 requests approved');
  expect(sent('decisions')).toMatchObject([{ requests: [{ id: request().id }, { id: SAMIR.id }] }]);
  await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
});

test('decided requests show their state and cannot be selected; the filter is in the address', async () => {
  const { calls, user, address } = await open([request()]);
  calls.answer(listTimeOff, {
    requests: [request({ state: 'DECLINED', decision_note: 'Fully booked' })],
    total: 1,
    next_cursor: null,
  });
  await user.click(screen.getByRole('radio', { name: 'Declined' }));
  await screen.findByText('Manager’s note: Fully booked');
  expect(address()).toBe('/?state=DECLINED');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull();
});

test('from above locations each request names its location, and its week opens there', async () => {
  const group = { ...LOCATION, id: `${ID}7`, type: 'GP-GROUP' as const };
  await open([request()], { brand: group });
  const ines = line(/Inês Quintela/);
  ines.getByText('Bartender · Harbour House');
  expect(ines.getByRole('link', { name: 'Open week' }).getAttribute('href')).toBe(
    `/schedule?date=2026-11-17&gid=${LOCATION.id}`,
  );
  expect(screen.getByRole('combobox', { name: 'Location' })).toBeTruthy();
});

test('without requests the page says what will be here', async () => {
  const calls = mockCalls([listTimeOff]);
  calls.answer(listTimeOff, { requests: [], total: 0, next_cursor: null });
  showPart(<TimeOffRequests />, { calls });
  await screen.findByRole('heading', { name: 'Nothing to review' });
});

const BALANCE = {
  unit: 'DAYS',
  counted: 300,
  now: 250,
  before: 250,
  after: -50,
  trouble: 'BEYOND',
  is_refused: true,
  usable_from: null,
  day_minutes: 480,
} as const;

test('what an approval leaves is told, and one that goes beyond it or meets closed days needs a reason', async () => {
  const against = request({ verdict: { closed: [{ reason: 'Wine fair', mode: 'REASON' }], balance: BALANCE } });
  const { calls, sent, user } = await open([against]);
  const ines = line(/Inês Quintela/);
  ines.getByText('Uses 3 days');
  ines.getByText('-0.5 days left afterwards');
  ines.getByText('Over the balance');
  ines.getByText('Closed: Wine fair');
  await user.click(screen.getByRole('button', { name: /^Approve Inês/ }));
  await user.click(screen.getByRole('button', { name: 'Approve request' }));
  await screen.findByText('Enter a reason.');
  expect(sent('decisions')).toEqual([]);
  calls.answer(decideTimeOffRequests, { decided: decided(against), left: [] });
  await user.type(screen.getByRole('textbox', { name: /^Reason for approval/ }), 'Her wedding');
  await user.click(screen.getByRole('button', { name: 'Approve request' }));
  await screen.findByText('1 request approved');
  expect(sent('decisions')).toMatchObject([{ decision: 'APPROVED', note: 'Her wedding' }]);
});

test('of several that are approved together, those that need a reason are told', async () => {
  const { calls, user } = await open([request(), SAMIR]);
  calls.answer(decideTimeOffRequests, { decided: decided(SAMIR), left: [{ id: request().id, why: 'REASON' }] });
  await user.click(screen.getByRole('button', { name: 'Select all' }));
  await user.click(screen.getByRole('button', { name: 'Approve selected' }));
  await screen.findByText('1 request approved. 1 request needs a reason. Approve it on its own.');
});
