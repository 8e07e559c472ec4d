import { searchBrands } from '@hearth/domains/core/contract';
import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, LOCATION, screen, showPart, within } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { actOnDeal, decideDeals, listDealCandidates, listDeals } from '../../contract/endpoints.ts';
import type { ListedDeal } from '../../contract/schemas.ts';
import { aDeal, id } from './deal.fixture.ts';
import { DealList } from './deal-list.tsx';

afterEach(cleanup);

function listed(more: Partial<ListedDeal> = {}): ListedDeal {
  return { ...aDeal(), touches: [], is_changed: false, is_own: false, acts: [], ...more };
}

const TOMAS = listed({
  id: id(2),
  giver: { employee_id: id(22), name: 'Tomás Rocha' },
  touches: [{ employee_id: id(21), rule: 'rest_gap', level: 'consent' }],
});

async function open(deals: ListedDeal[], more: Partial<Parameters<typeof showPart>[1]> = {}) {
  const calls = mockCalls([listDeals, decideDeals, listDealCandidates, actOnDeal, searchBrands]);
  calls.answer(listDeals, { deals, total: deals.length, next_cursor: null });
  const shown = showPart(<DealList />, { calls, ...more });
  await screen.findByText(`${deals.length} ${deals.length === 1 ? 'request' : 'requests'}`);
  const sent = (part: string) => calls.sent.filter(({ path }) => path.includes(part)).map(({ body }) => body);
  return { calls, sent, ...shown };
}

const line = (name: RegExp) =>
  within(screen.getAllByRole('listitem').find((item) => name.test(item.textContent)) as HTMLElement);

test('a request tells the shift, who gives and who takes it, and what it touches', async () => {
  await open([listed({ note: 'A wedding' }), TOMAS]);
  const ines = line(/Inês Quintela/);
  ines.getByText('Tue 17 Nov, 10:00–18:00');
  ines.getByText('From Inês Quintela to Samir Haddad');
  ines.getByText('A wedding');
  ines.getByText('No conflicts');
  line(/Tomás Rocha/).getByText('Minimum rest between shifts: Samir Haddad');
  expect(ines.getByRole('link', { name: 'Open week' }).getAttribute('href')).toBe('/schedule?date=2026-11-17');
});

test('several are approved at once; why one was left is said at its line', async () => {
  const { calls, sent, user } = await open([listed(), TOMAS]);
  calls.answer(decideDeals, {
    decided: [{ id: id(1), version: 3 }],
    left: [{ id: TOMAS.id, why: 'CONFLICT', touches: [{ employee_id: id(21), rule: 'overlap', level: 'block' }] }],
  });
  await user.click(screen.getByRole('button', { name: 'Select all' }));
  await user.click(screen.getByRole('button', { name: 'Approve selected' }));
  await screen.findByText('1 request approved');
  line(/Tomás Rocha/).getByText(
    'Approving this request would break scheduling rules: Overlapping shifts. Change the schedule or decline the request.',
  );
  expect(sent('decisions')).toEqual([
    {
      decision: 'APPROVED',
      note: '',
      language: 'en',
      deals: [
        { id: id(1), version: 2 },
        { id: id(2), version: 2 },
      ],
    },
  ]);
});

test('whoever takes part in a request leaves it to another manager', async () => {
  await open([listed({ is_own: true })]);
  screen.getByText('You’re part of this request, so another manager has to review it.');
  expect(screen.queryByRole('button', { name: /^(Approve|Decline)/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a refusal takes a note for both', async () => {
  const { calls, sent, user } = await open([listed()]);
  calls.answer(decideDeals, { decided: [{ id: id(1), version: 3 }], left: [] });
  await user.click(screen.getByRole('button', { name: /^Decline Inês/ }));
  await user.type(screen.getByRole('textbox', { name: /Note to everyone involved/ }), ' Fully booked ');
  await user.click(screen.getByRole('button', { name: 'Decline request' }));
  await screen.findByText('1 request declined');
  expect(sent('decisions')).toMatchObject([{ decision: 'DECLINED', note: 'Fully booked' }]);
});

test('a manager assigns somebody to a released shift, and has to say why', async () => {
  const { calls, sent, user } = await open([
    listed({ verb: 'RELEASE', state: 'OFFERED', taker: null, taken_at: null }),
  ]);
  calls.answer(listDealCandidates, {
    people: [
      {
        employee_id: id(21),
        name: 'Samir Haddad',
        touches: [{ employee_id: id(21), rule: 'daily_hours', level: 'warn' }],
      },
    ],
  });
  calls.answer(actOnDeal, aDeal());
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Act for someone/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('radio', { name: /Samir Haddad/ }));
  dialog.getByText('Maximum hours per day');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Enter a reason. We keep it on record.');
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'He agreed by phone');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(sent('acts')).toEqual([{ act: 'TAKE', employee_id: id(21), reason: 'He agreed by phone', version: 2 }]);
});

test('what was done in somebody’s name is shown, and what has ended cannot be decided', async () => {
  await open([
    listed({
      state: 'WITHDRAWN',
      acts: [{ at: '2026-11-10T10:00:00Z', by: 'Leonor Pacheco', for_employee: id(20), reason: 'She called' }],
    }),
  ]);
  screen.getByText('Leonor Pacheco acted for Inês Quintela: She called');
  screen.getByText('Cancelled');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Act for/ })).toBeNull();
});

test('from above locations each request names its location', async () => {
  const group = { ...LOCATION, id: id(7), type: 'GP-GROUP' as const };
  await open([listed()], { brand: group });
  line(/Inês Quintela/).getByText('Bartender · Harbour House');
});

test('without requests the page says what will be here', async () => {
  const calls = mockCalls([listDeals]);
  calls.answer(listDeals, { deals: [], total: 0, next_cursor: null });
  showPart(<DealList />, { calls });
  await screen.findByRole('heading', { name: 'Nothing to review' });
});
