import { FACTORY_PASSWORD, frameHeaders } from '@hearth/domains/identity/factory';
import { publishSchedule } from '@hearth/domains/scheduling/contract';
import { createOwnToken } from '@hearth/domains/tokens/contract';
import { newId } from '@hearth/kit/id';
import type { Permission } from '@hearth/kit/permissions';
import { startTestServer } from '@hearth/testing/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeDealFor } from '../../contract/endpoints.ts';
import * as contract from '../../contract/bid-endpoints.ts';
import { openBar } from './deals.fixture.ts';

const START = '2026-11-14T09:00:00Z';
const server = await startTestServer({ at: START });
beforeEach(() => server.clock.set(START));

const BIDS = { claims: 'BIDS', bid_order: 'FEWEST_HOURS' } as const;

/** A bar with an open shift that Samir, with 16 hours that week, and Tomás, with 8, bid for. */
async function openBidding(set: object = {}) {
  const at = await openBar(server);
  await at.setRules({ ...BIDS, ...set });
  const shift = await at.plan({ employee_id: null });
  for (const date of ['2026-11-19', '2026-11-20']) await at.plan({ employee_id: at.samir.id, date });
  await at.plan({ employee_id: at.tomas.id, date: '2026-11-19' });
  await at.publish();
  const samir = (await at.bid(at.samir, shift)).data;
  server.clock.set('2026-11-14T09:01:00Z');
  const tomas = (await at.bid(at.tomas, shift)).data;
  return { ...at, shift, bids: { samir, tomas } };
}

const setPay = (groupId: string, employeeId: string, amount: number) =>
  server.run(({ db }) =>
    db.query(
      `insert into team.pay_rate (employee_id, group_id, effective_from, amount, currency) values ($1, $2, '2026-01-01', $3, 'EUR')`,
      [employeeId, groupId, amount],
    ),
  );

test('bids are collected until a time; then the best by the order of the location gets the shift, and every bidder is told why', async () => {
  const at = await openBidding();
  expect(at.bids.samir).toMatchObject({
    state: 'PLACED',
    order: 'FEWEST_HOURS',
    closes_at: '2026-11-16T10:00:00.000Z',
  });
  expect(await at.openFor(at.tomas)).toMatchObject([
    { bidding: { closes_at: '2026-11-16T10:00:00.000Z', order: 'FEWEST_HOURS', bid: { id: at.bids.tomas.id } } },
  ]);
  expect(await at.openFor(at.ines)).toMatchObject([{ bidding: { bid: null } }]);
  await at.runCloseBiddings();
  expect(await at.bidsOf(at.samir)).toMatchObject([{ state: 'PLACED' }]);
  await at.closeNow();
  expect(await at.bidsOf(at.tomas)).toMatchObject([{ state: 'WON', result: 'BEST' }]);
  expect(await at.bidsOf(at.samir)).toMatchObject([{ state: 'LOST', result: 'MORE_HOURS' }]);
  const [deal] = await at.listed('WAITING');
  expect(deal).toMatchObject({ verb: 'PICK_UP', state: 'TAKEN', taker: { employee_id: at.tomas.id } });
  expect(await at.told(at.tomas.user.token)).toEqual([
    {
      kind: 'deals.bid',
      title: 'Your bid was selected: Tue 17 Nov, 10:00–18:00',
      text: 'Harbour House · Bartender\nYou have the fewest hours that week.\nIt isn’t yours until a manager approves it.',
      link: '/my/shifts/requests?show=bids',
    },
  ]);
  expect(await at.told(at.samir.user.token)).toMatchObject([
    {
      kind: 'deals.bid',
      title: 'Your bid wasn’t selected: Tue 17 Nov, 10:00–18:00',
      text: 'Harbour House · Bartender\nIt went to a colleague with fewer hours that week.',
    },
  ]);
  expect(await at.told(at.manager.token)).toMatchObject([{ kind: 'deals.waiting' }]);
  // Once more, nothing is left to award.
  await at.closeNow();
  expect(await at.listed('WAITING')).toHaveLength(1);
});

test('without approval the best bid is approved at once, and its maker is told once', async () => {
  const at = await openBidding({ pick_up: 'AUTOMATIC' });
  await at.closeNow();
  expect(await at.shiftsOf(at.tomas)).toContain(at.shift);
  expect((await at.told(at.tomas.user.token)).map(({ text }) => text)).toEqual([
    'Harbour House · Bartender\nYou have the fewest hours that week.\nThis shift is now yours.',
  ]);
  expect(await at.told(at.manager.token)).toEqual([]);
});

describe('the order', () => {
  test.each([
    ['FIRST', 'samir', 'LATER'],
    ['SENIORITY', 'tomas', 'SHORTER_SERVICE'],
    ['LOWEST_COST', 'samir', 'ORDER'],
  ] as const)('%s: %s wins', async (order, wins, why) => {
    const at = await openBidding({ bid_order: order });
    await server.run(async ({ db }) => {
      await db.query("update team.employee set hire_date = '2020-01-01' where id = $1", [at.tomas.id]);
      await db.query("update team.employee set hire_date = '2021-01-01' where id = $1", [at.samir.id]);
    });
    await setPay(at.groupId, at.samir.id, 1100);
    await setPay(at.groupId, at.tomas.id, 1200);
    await at.closeNow();
    const [winner, loser] = wins === 'samir' ? [at.samir, at.tomas] : [at.tomas, at.samir];
    expect(await at.bidsOf(winner)).toMatchObject([{ state: 'WON' }]);
    expect(await at.bidsOf(loser)).toMatchObject([{ state: 'LOST', result: why }]);
  });

  test('what it costs is for whoever may see pay, and bidders are never told that the order goes by it', async () => {
    const at = await openBidding({ bid_order: 'LOWEST_COST' });
    await setPay(at.groupId, at.tomas.id, 1200);
    const [bidding] = await at.biddings();
    const blind = await at.managerWith(['VIEW_SCHEDULE', 'PUBLISH_SCHEDULE']);
    const seeing = await at.managerWith(['VIEW_SCHEDULE', 'PUBLISH_SCHEDULE', 'VIEW_PAY']);
    const { data: unranked } = await at.ranking(bidding?.id ?? '', blind.token);
    expect(unranked.is_ranked).toBe(false);
    expect(unranked.bids.map(({ employee, rank, cost }) => [employee.employee_id, rank, cost])).toEqual([
      [at.samir.id, null, null],
      [at.tomas.id, null, null],
    ]);
    const { data: ranked } = await at.ranking(bidding?.id ?? '', seeing.token);
    expect(ranked.bids.map(({ employee, rank, cost }) => [employee.employee_id, rank, cost])).toEqual([
      [at.tomas.id, 1, { amount: 9000, currency: 'EUR' }],
      [at.samir.id, 2, null],
    ]);
    // What a person works and earns elsewhere is shown only where the order goes by it.
    expect(ranked.bids[0]).toMatchObject({ week_minutes: null, employed_since: null });
    expect((await at.bidsOf(at.samir))[0]?.order).toBe('LOCATION');
    expect((await at.openFor(at.samir))[0]?.bidding?.order).toBe('LOCATION');
    await at.closeNow();
    expect((await at.told(at.samir.user.token)).map(({ text }) => text).join()).not.toMatch(/cost|pay|cheap/i);
  });

  test('what it costs is kept from a token without the right to see pay, and from whoever acts for somebody who has it', async () => {
    const at = await openBidding({ bid_order: 'LOWEST_COST' });
    await setPay(at.groupId, at.tomas.id, 1200);
    const [bidding] = await at.biddings();
    const rights = ['VIEW_SCHEDULE', 'PUBLISH_SCHEDULE', 'VIEW_PAY'] as const;
    const seeing = await at.managerWith(rights);
    const costsBy = async (token: string) => {
      const { data } = await at.ranking(bidding?.id ?? '', token);
      return [data.is_ranked, data.bids.flatMap(({ cost }) => cost?.amount ?? [])];
    };
    const tokenWith = async (permissions: readonly Permission[]) => {
      const body = {
        name: 'Rota',
        brand_id: at.here,
        permissions: [...permissions],
        days: 30,
        proof: FACTORY_PASSWORD,
      };
      return (await server.call(createOwnToken, { body }, seeing.token)).data.token;
    };
    expect(await costsBy(seeing.token)).toEqual([true, [9000]]);
    expect(await costsBy(await tokenWith(rights))).toEqual([true, [9000]]);
    expect(await costsBy(await tokenWith(['VIEW_SCHEDULE', 'PUBLISH_SCHEDULE']))).toEqual([false, []]);
    const support = await at.managerWith([...rights, 'IMPERSONATE']);
    const reason = { reason: 'Cannot find the bids', minutes: 30, proof: FACTORY_PASSWORD };
    const acting = `/v1/brands/${at.groupId}/impersonations/${seeing.userId}`;
    expect((await server.request('POST', acting, { token: support.token, body: reason })).status).toBe(200);
    const frame = { body: {}, headers: frameHeaders(support.refreshToken) };
    const { data } = await server.request('POST', '/auth/session/refresh', frame);
    const { token } = data as { token: { access_token: string; user_id: string } };
    expect(token.user_id).toBe(seeing.userId);
    expect(await costsBy(token.access_token)).toEqual([false, []]);
  });
});

describe('managers', () => {
  test('see who bids in the order in which they would get it, with reasons, and award earlier', async () => {
    const at = await openBidding();
    // Inês rests too little before her next shift, and would have to agree to it.
    await at.plan({ employee_id: at.ines.id, date: '2026-11-18', start: '03:00', end: '09:00' });
    await at.publish();
    await at.bid(at.ines, at.shift);
    const [bidding] = await at.biddings();
    expect(bidding).toMatchObject({ bid_count: 3, giver: null, order: 'FEWEST_HOURS', is_own: false });
    const { data } = await at.ranking(bidding?.id ?? '');
    expect(data.bids.map(({ employee, rank, week_minutes: minutes }) => [employee.name, rank, minutes])).toEqual([
      ['Inês Quintela', 1, 330],
      ['Tomás Rocha', 2, 450],
      ['Samir Rocha', 3, 900],
    ]);
    expect(data.bids[0]?.employed_since).toBeNull();
    expect(data.bids[0]?.touches).toMatchObject([{ rule: 'rest_gap', level: 'consent' }]);
    const { data: award } = await at.award({ id: bidding?.id ?? '', version: bidding?.version ?? 0 });
    expect(award).toMatchObject({ winner: 'Inês Quintela', needs_approval: true });
    expect(await at.biddings()).toEqual([]);
    expect(await at.bidsOf(at.tomas)).toMatchObject([{ state: 'LOST', result: 'MORE_HOURS' }]);
    expect((await at.award({ id: bidding?.id ?? '', version: bidding?.version ?? 0 })).refusal).toMatchObject({
      code: 'BIDDING_OVER',
    });
  });

  test('whoever bids or gives the shift does not award it, and nobody from elsewhere sees it', async () => {
    const at = await openBidding();
    const own = await at.managerWith(['VIEW_SCHEDULE', 'PUBLISH_SCHEDULE']);
    const rita = { ...(await at.hire('Rita', { userId: own.userId })), user: own };
    await at.bid(rita, at.shift);
    const [bidding] = await at.biddings(own.token);
    expect(bidding).toMatchObject({ is_own: true });
    const of = { id: bidding?.id ?? '', version: bidding?.version ?? 0 };
    expect((await at.award(of, own.token)).refusal).toMatchObject({ code: 'DEAL_OWN' });
    const editor = await at.managerWith(['VIEW_SCHEDULE', 'EDIT_SCHEDULE']);
    expect((await at.award(of, editor.token)).status).toBe(403);
    const elsewhere = await openBar(server);
    const params = { id: elsewhere.here, bidding_id: of.id };
    expect((await server.call(contract.getBidding, { params }, elsewhere.manager.token)).status).toBe(404);
    const body = { version: of.version };
    expect((await server.call(contract.awardBidding, { params, body }, elsewhere.manager.token)).status).toBe(404);
    expect((await at.award({ ...of, version: of.version - 1 })).refusal).toMatchObject({ code: 'DEAL_STALE' });
  });

  test('who is put down for the shift has won, if they bid; the others hear that a manager decided', async () => {
    const at = await openBidding();
    const request = {
      verb: 'PICK_UP' as const,
      shift_id: at.shift,
      employee_id: at.samir.id,
      note: '',
      idempotency_key: newId(),
    };
    const body = { request, reason: 'He asked me first' };
    await server.call(makeDealFor, { params: { id: at.here }, body }, at.manager.token);
    expect(await at.bidsOf(at.samir)).toMatchObject([{ state: 'WON', result: 'ASSIGNED' }]);
    expect(await at.bidsOf(at.tomas)).toMatchObject([{ state: 'LOST', result: 'ASSIGNED' }]);
    expect((await at.told(at.samir.user.token)).map(({ kind }) => kind)).toEqual(['deals.taken']);
    expect((await at.told(at.tomas.user.token)).map(({ kind }) => kind)).toEqual(['deals.bid']);
  });
});

test('a released shift is bid for as well, and its holder keeps it until it is approved', async () => {
  const at = await openBar(server);
  await at.setRules(BIDS);
  const shift = await at.plan({ employee_id: at.ines.id });
  await at.publish();
  const { data: deal } = await at.ask(at.ines, { verb: 'RELEASE', shift_id: shift });
  expect((await at.take(at.samir, deal)).refusal).toMatchObject({ code: 'BIDS_COLLECTED' });
  expect((await at.bid(at.ines, shift)).refusal).toMatchObject({ code: 'NOT_ELIGIBLE' });
  await at.bid(at.samir, shift);
  await at.closeNow();
  expect(await at.dealsOf(at.ines)).toMatchObject([
    { id: deal.id, state: 'TAKEN', taker: { employee_id: at.samir.id } },
  ]);
  expect((await at.told(at.ines.user.token)).map(({ kind }) => kind)).toEqual(['deals.taken']);
  expect(await at.shiftsOf(at.ines)).toEqual([shift]);
});

test('nobody claims what is bid for; once bidding is over without a winner, the first who asks gets it', async () => {
  const at = await openBar(server);
  await at.setRules(BIDS);
  const shift = await at.plan({ employee_id: null });
  await at.publish();
  const claim = () => at.ask(at.tomas, { verb: 'PICK_UP', shift_id: shift, employee_id: at.tomas.id });
  expect((await claim()).refusal).toMatchObject({ code: 'BIDS_COLLECTED' });
  const { data: bid } = await at.bid(at.samir, shift);
  // Samir is given another shift at that time meanwhile.
  await at.plan({ employee_id: at.samir.id, start: '12:00', end: '20:00' });
  await at.closeNow();
  expect(await at.bidsOf(at.samir)).toMatchObject([{ id: bid.id, state: 'LOST', result: 'NOT_ELIGIBLE' }]);
  expect((await at.openFor(at.tomas))[0]).toMatchObject({ bidding: null });
  expect((await at.bid(at.tomas, shift)).refusal).toMatchObject({ code: 'BIDDING_OVER' });
  expect((await claim()).data).toMatchObject({ state: 'TAKEN' });
});

test('where the first who claims a shift gets it, nobody bids', async () => {
  const at = await openBar(server);
  const shift = await at.plan({ employee_id: null });
  await at.publish();
  expect((await at.openFor(at.samir))[0]).toMatchObject({ bidding: null });
  expect((await at.bid(at.samir, shift)).refusal).toMatchObject({ code: 'BIDDING_OVER' });
});

test('a bid can be withdrawn and placed again, later than the others by then; nobody touches those of others', async () => {
  const at = await openBidding({ bid_order: 'FIRST' });
  const withdraw = (person: typeof at.samir, bid: { id: string; version: number }) =>
    server.call(
      contract.withdrawBid,
      { params: { bid_id: bid.id }, body: { version: bid.version } },
      person.user.token,
    );
  expect((await withdraw(at.tomas, at.bids.samir)).status).toBe(404);
  expect((await withdraw(at.samir, at.bids.samir)).data).toMatchObject({ state: 'WITHDRAWN' });
  expect((await withdraw(at.samir, at.bids.samir)).data).toMatchObject({ state: 'WITHDRAWN' });
  expect((await at.biddings())[0]).toMatchObject({ bid_count: 1 });
  server.clock.set('2026-11-14T09:02:00Z');
  expect((await at.bid(at.samir, at.shift)).data).toMatchObject({ id: at.bids.samir.id, state: 'PLACED' });
  const other = await openBar(server);
  const foreign = { body: { shift_id: at.shift, employee_id: other.samir.id } };
  expect((await server.call(contract.placeBid, foreign, other.samir.user.token)).status).toBe(404);
  expect((await server.call(contract.placeBid, foreign, at.samir.user.token)).status).toBe(404);
  await at.closeNow();
  expect(await at.bidsOf(at.tomas)).toMatchObject([{ state: 'WON' }]);
  expect((await withdraw(at.samir, { id: at.bids.samir.id, version: 3 })).refusal).toMatchObject({
    code: 'BIDDING_OVER',
  });
});

describe('what is no longer on offer', () => {
  test('a publication that gives the shift to somebody ends bidding', async () => {
    const at = await openBidding();
    await at.change(at.shift, { employee_id: at.ines.id });
    await at.publish();
    expect(await at.biddings()).toEqual([]);
    expect(await at.bidsOf(at.samir)).toMatchObject([{ state: 'LOST', result: 'ENDED' }]);
    expect((await at.told(at.tomas.user.token)).map(({ text }) => text)).toEqual([
      'Harbour House · Bartender\nThe shift is no longer available.',
    ]);
  });

  test('who takes their release back ends bidding for it', async () => {
    const at = await openBar(server);
    await at.setRules(BIDS);
    const shift = await at.plan({ employee_id: at.ines.id });
    await at.publish();
    const { data: deal } = await at.ask(at.ines, { verb: 'RELEASE', shift_id: shift });
    await at.bid(at.samir, shift);
    await at.withdraw(at.ines, deal);
    expect(await at.bidsOf(at.samir)).toMatchObject([{ state: 'LOST', result: 'ENDED' }]);
    expect((await at.told(at.samir.user.token)).map(({ kind }) => kind)).toContain('deals.bid');
  });
});

describe('an open shift that is published again', () => {
  test('with another station is bid for as before: bids count on, others bid, and nobody claims it', async () => {
    const at = await openBidding();
    await at.change(at.shift, { station: 'Terrace' });
    server.clock.set('2026-11-14T09:05:00Z');
    await at.publish();
    await at.setRules({ claims: 'FIRST' });
    expect(await at.openFor(at.samir)).toMatchObject([{ bidding: { bid: { id: at.bids.samir.id } } }]);
    expect(await at.bid(at.ines, at.shift)).toMatchObject({ status: 200 });
    expect((await at.bid(at.samir, at.shift)).data).toMatchObject({ id: at.bids.samir.id });
    const claim = { verb: 'PICK_UP' as const, shift_id: at.shift, employee_id: at.ines.id };
    expect((await at.ask(at.ines, claim)).refusal).toMatchObject({ code: 'BIDS_COLLECTED' });
    expect(await at.biddings()).toMatchObject([{ bid_count: 3 }]);
    await at.closeNow();
    expect(await at.bidsOf(at.ines)).toMatchObject([{ state: 'WON' }]);
  });

  test('at other times is another offer: whoever bids for it ends bidding that nobody has ended yet', async () => {
    const at = await openBidding();
    await at.change(at.shift, { end: '19:00' });
    server.clock.set('2026-11-14T09:05:00Z');
    // What listens to the publication has not run yet.
    const body = { idempotency_key: newId(), week: '2026-11-16', version: (await at.week()).version };
    await server.call(publishSchedule, { params: { id: at.here }, body }, at.manager.token);
    expect(await at.bid(at.tomas, at.shift)).toMatchObject({ status: 200 });
    expect(await at.bidsOf(at.samir)).toMatchObject([{ state: 'LOST', result: 'ENDED' }]);
    expect((await at.bidsOf(at.tomas)).map(({ state }) => state)).toEqual(['PLACED', 'LOST']);
    await server.settle();
    expect(await at.biddings()).toMatchObject([{ bid_count: 1, shift: { end: '19:00' } }]);
  });
});

test('no key of a request of theirs keeps a bid from winning', async () => {
  const at = await openBidding({ bid_order: 'FIRST' });
  const own = await at.plan({ employee_id: at.samir.id, date: '2026-11-21' });
  await at.publish();
  const wish = { verb: 'RELEASE', shift_id: own, idempotency_key: at.bids.samir.id } as const;
  const { data: deal } = await at.ask(at.samir, wish);
  await at.withdraw(at.samir, deal);
  await at.closeNow();
  expect(await at.bidsOf(at.samir)).toMatchObject([{ state: 'WON' }]);
});

test('of fifty who bid at once each has one bid, however often it is sent, and one of them gets the shift', async () => {
  const at = await openBar(server);
  await at.setRules({ ...BIDS, bid_order: 'FIRST' });
  const shift = await at.plan({ employee_id: null });
  await at.publish();
  const people = [];
  for (let index = 0; index < 50; index += 1) people.push(await at.hire(`P${index}`));
  const replies = await Promise.all([...people, ...people].map((person) => at.bid(person, shift)));
  expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
  expect(await at.biddings()).toMatchObject([{ bid_count: 50 }]);
  await at.closeNow();
  const ended = await server.run(({ db }) =>
    db.query('select state, count(*)::int as n from deals.bid b where group_id = $1 group by state order by state', [
      at.groupId,
    ]),
  );
  expect(ended).toEqual([
    { state: 'LOST', n: 49 },
    { state: 'WON', n: 1 },
  ]);
  expect(await at.listed('WAITING')).toHaveLength(1);
});

test('of managers who award at once while bids close, one makes the request', async () => {
  const at = await openBidding({ pick_up: 'AUTOMATIC' });
  const [bidding] = await at.biddings();
  const of = { id: bidding?.id ?? '', version: bidding?.version ?? 0 };
  const awards = Promise.all(Array.from({ length: 8 }, () => at.award(of)));
  const [replies] = await Promise.all([awards, at.closeNow()]);
  expect(replies.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  for (const { status, refusal } of replies)
    if (status !== 200) expect(['BIDDING_OVER', 'DEAL_STALE']).toContain(refusal.code);
  expect((await at.dealsOf(at.tomas)).map(({ state }) => state)).toEqual(['APPROVED']);
  expect(await at.bidsOf(at.samir)).toMatchObject([{ state: 'LOST' }]);
});
