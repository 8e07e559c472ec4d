import type { MyShift } from '@hearth/domains/scheduling/schemas';
import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart, USER, waitFor, within } from '@hearth/testing/screen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  getDealOptions,
  listMyDeals,
  listMyOpenShifts,
  makeDeal,
  refuseDeal,
  takeDeal,
  withdrawDeal,
} from '../../contract/endpoints.ts';
import { DEAL_ENDED } from '../../contract/failures.ts';
import { listMyBids, placeBid, withdrawBid } from '../../contract/bid-endpoints.ts';
import type { MyBid } from '../../contract/bid-schemas.ts';
import type { DealOptions, MyDeal, OpenShift } from '../../contract/schemas.ts';
import { Component as Page } from '../pages/my-requests.tsx';
import { aDeal, id } from './deal.fixture.ts';
import { ShiftActions } from './shift-actions.tsx';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-10T09:30:00Z'), toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const { unpaid_break_minutes, shift_id, ...times } = aDeal().shift;
const SHIFT: MyShift = {
  ...times,
  id: shift_id,
  employee_id: id(20),
  location: { id: id(8), name: 'Harbour House', address: '' },
  unpaid_break_minutes,
  paid_break_minutes: 0,
  station: '',
  note: '',
  published_at: '2026-11-09T09:00:00Z',
};
const OPTIONS: DealOptions = {
  verbs: ['RELEASE', 'GIVE', 'SWAP'],
  closed: null,
  closes_at: '2026-11-17T08:00:00.000Z',
  part_times: ['12:00', '14:00'],
  colleagues: [{ employee_id: id(21), name: 'Samir Haddad' }],
  swaps: [
    {
      colleague: { employee_id: id(21), name: 'Samir Haddad' },
      shift: { ...aDeal().shift, shift_id: id(11), date: '2026-11-19' },
    },
  ],
};

const mine = (more: Partial<MyDeal> = {}): MyDeal => ({ ...aDeal(), my_part: 'GIVER', may: ['WITHDRAW'], ...more });

function scene(deals: MyDeal[], shifts: OpenShift[] = []) {
  const calls = mockCalls([
    listMyBids,
    placeBid,
    withdrawBid,
    listMyDeals,
    listMyOpenShifts,
    getDealOptions,
    makeDeal,
    takeDeal,
    refuseDeal,
    withdrawDeal,
  ]);
  calls.answer(listMyDeals, { deals });
  calls.answer(listMyOpenShifts, { shifts });
  calls.answer(getDealOptions, OPTIONS);
  calls.answer(listMyBids, { bids: [] });
  const posted = () => calls.sent.filter(({ body }) => body !== undefined).map(({ path, body }) => ({ path, body }));
  return { calls, posted };
}
const openShift = (options: ReturnType<typeof scene>, shift: MyShift = SHIFT) =>
  showPart(<ShiftActions shift={shift} />, { calls: options.calls, user: USER, brand: null });
const openPage = (options: ReturnType<typeof scene>, at = '/') =>
  showPart(<Page />, { calls: options.calls, user: USER, brand: null, at });

test('a shift is offered to the team, given to one colleague, or swapped, from one sheet', async () => {
  const given = scene([]);
  const { user } = openShift(given);
  given.calls.answer(makeDeal, mine({ state: 'OFFERED' }));
  await user.click(await screen.findByRole('button', { name: 'Release or swap' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Release or swap shift' }));
  const send = sheet.getByRole('button', { name: 'Send request' });
  await sheet.findByText('This shift is still yours until your request is approved.');
  expect(send.hasAttribute('disabled')).toBe(true);
  await user.click(sheet.getByRole('radio', { name: /Give to colleague/ }));
  expect(send.hasAttribute('disabled')).toBe(true);
  await user.click(sheet.getByRole('radio', { name: /Samir Haddad/ }));
  await user.type(sheet.getByRole('textbox', { name: /Note to colleagues/ }), 'A wedding');
  await user.click(send);
  await screen.findByText('Request sent');
  expect(given.posted()).toMatchObject([
    { body: { verb: 'GIVE', shift_id: SHIFT.id, to_employee_id: id(21), note: 'A wedding' } },
  ]);
});

test('a swap names the shift that comes back', async () => {
  const swapped = scene([]);
  const { user } = openShift(swapped);
  swapped.calls.answer(makeDeal, mine({ verb: 'SWAP', state: 'OFFERED' }));
  await user.click(await screen.findByRole('button', { name: 'Release or swap' }));
  await user.click(await screen.findByRole('radio', { name: /^Swap/ }));
  await user.click(screen.getByRole('radio', { name: /Thu 19 Nov.*Samir Haddad/ }));
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(swapped.posted()).toMatchObject([{ body: { verb: 'SWAP', return_shift_id: id(11) } }]));
});

test('a part of a shift is given: which, until when, and to whom', async () => {
  const parted = scene([]);
  const { user } = openShift(parted);
  parted.calls.answer(makeDeal, mine({ state: 'OFFERED' }));
  await user.click(await screen.findByRole('button', { name: 'Release or swap' }));
  await user.click(await screen.findByRole('radio', { name: /^Swap/ }));
  expect(screen.queryByRole('radio', { name: 'Last part' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: /^Give to colleague/ }));
  await user.click(screen.getByRole('radio', { name: 'Last part' }));
  // Who can take it depends on the time.
  expect(screen.queryByRole('radio', { name: 'Samir Haddad' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /\bFrom\b/ }));
  await user.click(await screen.findByRole('option', { name: '14:00' }));
  await user.click(await screen.findByRole('radio', { name: 'Samir Haddad' }));
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  await waitFor(() =>
    expect(parted.posted()).toMatchObject([
      { body: { verb: 'GIVE', part: { side: 'END', at: '14:00' }, to_employee_id: id(21) } },
    ]),
  );
});

test('a part says what it is a part of', async () => {
  const whole = { ...aDeal().shift, start: '06:00', end: '18:00' };
  openPage(scene([mine({ whole })]));
  await screen.findByText('Part of 06:00–18:00');
});

test('where nothing can be done the sheet says why', async () => {
  const closed = scene([]);
  closed.calls.answer(getDealOptions, { ...OPTIONS, verbs: [], closed: 'LATE', colleagues: [], swaps: [] });
  const { user } = openShift(closed);
  await user.click(await screen.findByRole('button', { name: 'Release or swap' }));
  await screen.findByText('It’s too close to the start of the shift. Ask your manager.');
  expect(screen.getByRole('button', { name: 'Send request' }).hasAttribute('disabled')).toBe(true);
});

test('while a request is pending the shift says so, and is still one’s own; one that has begun has no actions', async () => {
  openShift(scene([mine()]));
  await screen.findByText('Needs approval');
  screen.getByText('This shift is still yours until the request is approved.');
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  const begun = { ...SHIFT, id: id(13), starts_at: '2026-11-10T09:00:00.000Z' };
  const both = (
    <>
      <ShiftActions shift={begun} />
      <ShiftActions shift={SHIFT} />
    </>
  );
  showPart(both, { calls: scene([]).calls, user: USER, brand: null });
  await screen.findByRole('button');
});

test('a request shows how far it has come, and is cancelled', async () => {
  const own = scene([mine()]);
  own.calls.answer(withdrawDeal, mine({ state: 'WITHDRAWN', may: [] }));
  const { user } = openPage(own);
  const meter = await screen.findByRole('meter', { name: 'Progress' });
  expect(meter.getAttribute('aria-valuenow')).toBe('2');
  expect(meter.getAttribute('aria-valuetext')).toBe('Needs approval');
  await user.click(screen.getByRole('button', { name: 'Cancel request' }));
  await screen.findByText('Request cancelled');
  expect(own.posted()).toMatchObject([{ path: expect.stringContaining('/withdraw') as string, body: { version: 2 } }]);
});

test('an offer is accepted or declined; who comes too late is told', async () => {
  const offered = scene([mine({ my_part: 'TAKER', state: 'OFFERED', taken_at: null, may: ['TAKE', 'REFUSE'] })]);
  offered.calls.refuse(takeDeal, DEAL_ENDED);
  const { user } = openPage(offered);
  await screen.findByText('This shift isn’t yours until the request is approved.');
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect((await screen.findByRole('alert')).textContent).toContain('no longer pending');
  offered.calls.answer(refuseDeal, { id: id(1) });
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(offered.posted()).toHaveLength(2));
});

test('an open shift is claimed after a word on who approves it and what it touches', async () => {
  const open: OpenShift = {
    deal: { id: id(1), version: 1, giver: { employee_id: id(20), name: 'Inês Quintela' }, note: 'A wedding' },
    employee_id: id(21),
    location: { id: id(8), name: 'Harbour House' },
    shift: aDeal().shift,
    whole: null,
    closes_at: '2026-11-17T08:00:00.000Z',
    bidding: null,
    needs_approval: true,
    rules: ['rest_gap'],
  };
  const unheld = { ...open, deal: null, shift: { ...open.shift, shift_id: id(12), date: '2026-11-18' }, rules: [] };
  const shown = scene([], [open, unheld]);
  const { user } = openPage(shown, '/?show=open');
  await screen.findByText('Released by Inês Quintela');
  shown.calls.answer(takeDeal, mine({ my_part: 'TAKER' }));
  await user.click(screen.getByRole('button', { name: /^Claim shift Tue 17/ }));
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText('A manager has to approve it first.');
  dialog.getByText('Minimum rest between shifts');
  await user.click(dialog.getByRole('button', { name: 'Claim shift' }));
  await screen.findByText('Sent to a manager for approval');
  shown.calls.answer(makeDeal, mine({ my_part: 'TAKER', verb: 'PICK_UP' }));
  await user.click(screen.getByRole('button', { name: /^Claim shift Wed 18/ }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Claim shift' }));
  await waitFor(() =>
    expect(shown.posted().map(({ body }) => body)).toMatchObject([
      { version: 1 },
      { verb: 'PICK_UP', shift_id: id(12), employee_id: id(21) },
    ]),
  );
});

const BIDDING = { closes_at: '2026-11-16T10:00:00.000Z', order: 'FEWEST_HOURS' as const };
const BID: MyBid = {
  ...BIDDING,
  id: id(30),
  version: 1,
  state: 'PLACED',
  result: null,
  employee_id: id(21),
  location: { id: id(8), name: 'Harbour House' },
  shift: aDeal().shift,
  placed_at: '2026-11-10T09:00:00.000Z',
  ended_at: null,
};

test('where bids are collected a shift says until when and in which order, and a bid is placed and withdrawn', async () => {
  const open: OpenShift = {
    deal: null,
    employee_id: id(21),
    location: BID.location,
    shift: BID.shift,
    whole: null,
    closes_at: '2026-11-17T08:00:00.000Z',
    bidding: { ...BIDDING, bid: null },
    needs_approval: false,
    rules: [],
  };
  const other = { ...BID.shift, shift_id: id(12), date: '2026-11-18' };
  const withBid = { ...open, shift: other, bidding: { ...BIDDING, bid: { id: id(30), version: 1 } } };
  const shown = scene([], [open, withBid]);
  const { user } = openPage(shown, '/?show=open');
  const [line] = await screen.findAllByText(/Bidding closes 16 Nov 2026, 10:00 · The person with the fewest hours/);
  expect(line).toBeDefined();
  shown.calls.answer(placeBid, BID);
  await user.click(screen.getByRole('button', { name: /^Place bid Tue 17/ }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Bid for this shift?' }));
  await user.click(dialog.getByRole('button', { name: 'Place bid' }));
  await screen.findAllByText('Bid placed');
  shown.calls.answer(withdrawBid, { ...BID, state: 'WITHDRAWN', ended_at: BID.placed_at });
  await user.click(screen.getByRole('button', { name: /^Withdraw bid Wed 18/ }));
  await screen.findByText('Bid withdrawn');
  expect(shown.posted()).toMatchObject([
    { body: { shift_id: BID.shift.shift_id, employee_id: id(21) } },
    { path: expect.stringContaining(`/bids/${id(30)}/withdraw`) as string, body: { version: 1 } },
  ]);
});

test('what became of one’s bids is told with the reason', async () => {
  const shown = scene([]);
  const lost: MyBid = { ...BID, id: id(31), state: 'LOST', result: 'MORE_HOURS', ended_at: BID.placed_at };
  shown.calls.answer(listMyBids, { bids: [BID, lost] });
  openPage(shown, '/?show=bids');
  await screen.findByText('Not selected');
  screen.getByText('It went to a colleague with fewer hours that week.');
  expect(screen.getAllByRole('button', { name: /^Withdraw bid/ })).toHaveLength(1);
});

test('without requests and open shifts the page says how to begin', async () => {
  const { user } = openPage(scene([]));
  await screen.findByRole('heading', { name: 'No requests yet' });
  await user.click(screen.getByRole('tab', { name: 'Open shifts' }));
  await screen.findByRole('heading', { name: 'No open shifts for you' });
});
