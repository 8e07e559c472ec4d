import { makeUser, type MadeUser } from '@hearth/domains/identity/factory';
import { listNotices } from '@hearth/domains/notices/contract';
import * as scheduling from '@hearth/domains/scheduling/contract';
import type { DealSetting, ShiftContent } from '@hearth/domains/scheduling/schemas';
import { makeShift } from '@hearth/domains/scheduling/factory';
import { readDealSettings } from '@hearth/domains/scheduling/service';
import { openRestaurant } from '@hearth/domains/team/factory';
import { newId } from '@hearth/kit/id';
import type { TestServer } from '@hearth/testing/server';
import * as bids from '../../contract/bid-endpoints.ts';
import * as contract from '../../contract/endpoints.ts';
import type { NewDeal, ShiftPart } from '../../contract/schemas.ts';
import { closeBiddings } from '../jobs/close-biddings.ts';

/** Monday of the week that the tests plan; they begin a week before. */
const WEEK = '2026-11-16';
/** Somebody of the bar with an account. */
export interface Person {
  readonly id: string;
  readonly user: MadeUser;
}

type Rest<T> = T extends unknown
  ? Omit<T, 'idempotency_key' | 'note'> & { note?: string; idempotency_key?: string }
  : never;

/** A restaurant with Inês, Samir and Tomás at its bar, whose schedule is published. */
export async function openBar(server: TestServer) {
  const restaurant = await openRestaurant(server);
  const { here, bar, manager, groupId } = restaurant;
  const hire = async (firstName: string, more: object = {}): Promise<Person> => {
    const user = await server.run((work) => makeUser(work));
    const { id } = await restaurant.hireAt(here, {
      firstName,
      lastName: 'Rocha',
      userId: user.userId,
      positionId: bar,
      ...more,
    });
    return { id, user };
  };
  const [samir, tomas] = [await hire('Samir'), await hire('Tomás')];
  const plan = async (content: Partial<ShiftContent> = {}): Promise<string> => {
    const whole = { position_id: bar, date: '2026-11-17', ...content };
    return (await server.run(({ db }) => makeShift(db, { groupId, locationId: here }, whole))).id;
  };
  const week = async (of = WEEK) =>
    (await server.call(scheduling.getSchedule, { params: { id: here }, query: { week: of } }, manager.token)).data;
  const publish = async (of = WEEK) => {
    const body = { idempotency_key: newId(), week: of, version: (await week(of)).version };
    const reply = await server.call(scheduling.publishSchedule, { params: { id: here }, body }, manager.token);
    await server.settle();
    return reply.data.publication;
  };
  const change = async (id: string, set: Partial<ShiftContent>) => {
    const shift = (await week()).shifts.find((one) => one.id === id);
    const commands = [{ kind: 'change' as const, id, expected_version: shift?.version ?? 0, set }];
    const body = { idempotency_key: newId(), commands, answers: [] };
    return server.call(scheduling.saveShifts, { params: { id: here }, body }, manager.token);
  };
  const setRules = async (set: Partial<DealSetting>) => {
    const read = await server.run(({ db }) => readDealSettings(db, [here]));
    const value = JSON.stringify({ ...read.get(here), ...set });
    await server.run(({ db }) =>
      db.query(
        `insert into core.brand_setting (group_id, brand_id, name, service, value, updated_at, version, locked)
         values ($1, $2, 'scheduling.deals', '', $3::jsonb, now(), 1, false)
         on conflict (group_id, brand_id, name, service) do update set value = excluded.value`,
        [groupId, here, value],
      ),
    );
  };
  const ask = (person: Person, wanted: Rest<NewDeal>) =>
    server.call(
      contract.makeDeal,
      { body: { idempotency_key: newId(), note: '', ...wanted } as NewDeal },
      person.user.token,
    );
  const take = (person: Person, deal: { id: string; version: number }) =>
    server.call(
      contract.takeDeal,
      { params: { deal_id: deal.id }, body: { version: deal.version } },
      person.user.token,
    );
  const refuse = (person: Person, deal: { id: string; version: number }, note = '') =>
    server.call(
      contract.refuseDeal,
      { params: { deal_id: deal.id }, body: { version: deal.version, note } },
      person.user.token,
    );
  const withdraw = (person: Person, deal: { id: string; version: number }) =>
    server.call(
      contract.withdrawDeal,
      { params: { deal_id: deal.id }, body: { version: deal.version } },
      person.user.token,
    );
  const bid = (person: Person, shift: string) =>
    server.call(bids.placeBid, { body: { shift_id: shift, employee_id: person.id } }, person.user.token);
  const bidsOf = async (person: Person) => (await server.call(bids.listMyBids, {}, person.user.token)).data.bids;
  const biddings = async (token = manager.token) =>
    (await server.call(bids.listBiddings, { params: { id: here }, query: {} }, token)).data.biddings;
  const ranking = (biddingId: string, token = manager.token) =>
    server.call(bids.getBidding, { params: { id: here, bidding_id: biddingId } }, token);
  const award = (of: { id: string; version: number }, token = manager.token) =>
    server.call(bids.awardBidding, { params: { id: here, bidding_id: of.id }, body: { version: of.version } }, token);
  const runCloseBiddings = async () => {
    await closeBiddings.run({}, server.application.runner.free(new AbortController().signal));
    await server.settle();
  };
  /** The time of all bidding here is over, and what is due then is done. */
  const closeNow = async () => {
    const now = server.clock.now();
    await server.run(({ db }) =>
      db.query("update deals.bidding set closes_at = $2 where group_id = $1 and state = 'OPEN'", [groupId, now]),
    );
    await runCloseBiddings();
  };
  const decide = (
    decision: 'APPROVED' | 'DECLINED',
    deals: readonly { id: string; version: number }[],
    { note = '', token = manager.token, at = here }: { note?: string; token?: string; at?: string } = {},
  ) =>
    server.call(
      contract.decideDeals,
      {
        params: { id: at },
        body: { decision, note, language: 'en', deals: deals.map(({ id, version }) => ({ id, version })) },
      },
      token,
    );
  const listed = async (show: 'WAITING' | 'OFFERED' | 'ENDED', token = manager.token) =>
    (await server.call(contract.listDeals, { params: { id: here }, query: { show } }, token)).data.deals;
  const waiting = async (token = manager.token) =>
    (await server.call(contract.countWaitingDeals, { params: { id: groupId } }, token)).data.count;
  const openFor = async (person: Person) =>
    (await server.call(contract.listMyOpenShifts, {}, person.user.token)).data.shifts;
  const dealsOf = async (person: Person) => (await server.call(contract.listMyDeals, {}, person.user.token)).data.deals;
  const optionsFor = (person: Person, shiftId: string, query: Partial<ShiftPart> = {}) =>
    server.call(contract.getDealOptions, { params: { shift_id: shiftId }, query }, person.user.token);
  const shiftsOf = async (person: Person) => {
    const query = { from: '2026-11-01', to: '2026-12-20' };
    return (await server.call(scheduling.listMyShifts, { query }, person.user.token)).data.shifts.map(({ id }) => id);
  };
  const kindsOf = async (token: string) => {
    await server.settle();
    return (await server.call(listNotices, { query: {} }, token)).data.notices.map(({ kind }) => kind).sort();
  };
  const told = async (token: string) => {
    await server.settle();
    const { notices } = (await server.call(listNotices, { query: {} }, token)).data;
    return notices
      .filter(({ kind }) => kind.startsWith('deals.'))
      .map(({ kind, title, text, link }) => ({ kind, title, text, link }));
  };
  return {
    ...restaurant,
    samir,
    tomas,
    hire,
    plan,
    week,
    publish,
    change,
    setRules,
    ask,
    take,
    refuse,
    withdraw,
    bid,
    bidsOf,
    biddings,
    ranking,
    award,
    runCloseBiddings,
    closeNow,
    decide,
    listed,
    waiting,
    openFor,
    dealsOf,
    optionsFor,
    shiftsOf,
    kindsOf,
    told,
  };
}
