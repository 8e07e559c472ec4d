import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, LOCATION, screen, showPart, within } from '@hearth/testing/screen';
import { searchBrands } from '@hearth/domains/core/contract';
import { afterEach, expect, test } from 'vitest';
import { awardBidding, getBidding, listBiddings } from '../../contract/bid-endpoints.ts';
import type { ListedBidding, RankedBid } from '../../contract/bid-schemas.ts';
import { NO_BIDS } from '../../contract/failures.ts';
import { aDeal, id } from './deal.fixture.ts';
import { DealList } from './deal-list.tsx';

afterEach(cleanup);

const BIDDING: ListedBidding = {
  id: id(30),
  version: 4,
  location: { id: LOCATION.id, name: 'Harbour House' },
  shift: aDeal().shift,
  giver: { employee_id: id(20), name: 'Inês Quintela' },
  order: 'FEWEST_HOURS',
  closes_at: '2026-11-16T10:00:00.000Z',
  bid_count: 2,
  is_own: false,
};
const bid = (number: number, name: string, more: Partial<RankedBid> = {}): RankedBid => ({
  id: id(number),
  employee: { employee_id: id(number + 10), name },
  placed_at: '2026-11-10T09:00:00.000Z',
  rank: 1,
  is_eligible: true,
  week_minutes: 480,
  employed_since: null,
  cost: null,
  touches: [],
  ...more,
});
const BIDS = [
  bid(31, 'Samir Haddad', { touches: [{ employee_id: id(41), rule: 'rest_gap', level: 'consent' }] }),
  bid(32, 'Tomás Rocha', { rank: null, is_eligible: false, week_minutes: 0 }),
];

function open(bidding = BIDDING, { bids = BIDS, isRanked = true } = {}) {
  const calls = mockCalls([listBiddings, getBidding, awardBidding, searchBrands]);
  calls.answer(listBiddings, { biddings: [bidding], total: 1, next_cursor: null });
  calls.answer(getBidding, { bidding, bids, is_ranked: isRanked });
  return { calls, ...showPart(<DealList />, { calls, at: '/?show=BIDS' }) };
}

test('a manager sees who bids in their order with the reasons, and awards the shift before bids close', async () => {
  const { calls, user } = open();
  await screen.findByText(/Fewest hours that week first · Bidding closes 16 Nov 2026, 10:00/);
  screen.getByText('Released by Inês Quintela');
  await user.click(screen.getByRole('button', { name: /^2 bids/ }));
  const [first, second] = (await screen.findAllByText(/that week$/)).map((text) =>
    within(text.closest('li') as HTMLElement),
  );
  first?.getByText('1');
  first?.getByText(/8hrs that week/);
  first?.getByText('Minimum rest between shifts');
  second?.getByText('Can’t work this shift');
  calls.answer(awardBidding, { deal_id: id(1), winner: 'Samir Haddad', needs_approval: true });
  await user.click(screen.getByRole('button', { name: 'Award now' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Award now' }));
  await screen.findByText('Awarded to Samir Haddad. It still needs approval.');
  expect(calls.sent.map(({ body }) => body)).toEqual([{ version: 4 }]);
});

test('of each bid it says what the order goes by, and nothing else of the person', async () => {
  const bids = [bid(31, 'Samir Haddad', { week_minutes: null, employed_since: '2020-03-01' })];
  const { user } = open({ ...BIDDING, order: 'SENIORITY', bid_count: 1 }, { bids });
  await user.click(await screen.findByRole('button', { name: /^1 bid/ }));
  await screen.findByText(/ · Employed since 1 Mar 2020$/);
  expect(screen.queryByText(/that week/)).toBeNull();
});

test('whoever bids leaves it to another manager; without anybody who can work it, nothing is awarded', async () => {
  const { user } = open({ ...BIDDING, is_own: true });
  await user.click(await screen.findByRole('button', { name: /^2 bids/ }));
  await screen.findByText('You’re part of this request, so another manager has to review it.');
  expect(screen.queryByRole('button', { name: 'Award now' })).toBeNull();
  cleanup();
  const nobody = open(BIDDING, { bids: BIDS.slice(1) });
  await nobody.user.click(await screen.findByRole('button', { name: /^2 bids/ }));
  expect((await screen.findByRole('button', { name: 'Award now' })).hasAttribute('disabled')).toBe(true);
});

test('an order that goes by pay is not shown to whoever may not see pay; a refusal is told', async () => {
  const { calls, user } = open({ ...BIDDING, order: 'LOWEST_COST' }, { bids: BIDS, isRanked: false });
  await user.click(await screen.findByRole('button', { name: /^2 bids/ }));
  await screen.findByText(/Bids are ranked by cost when bidding closes/);
  calls.refuse(awardBidding, NO_BIDS);
  await user.click(screen.getByRole('button', { name: 'Award now' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Award now' }));
  await dialog.findByText('No one who bid can work this shift. Assign someone yourself.');
});

test('without bids the page says what will be here', async () => {
  const calls = mockCalls([listBiddings]);
  calls.answer(listBiddings, { biddings: [], total: 0, next_cursor: null });
  showPart(<DealList />, { calls, at: '/?show=BIDS' });
  await screen.findByRole('heading', { name: 'No shifts open for bidding' });
});
