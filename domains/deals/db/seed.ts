import { findPublishedShifts, type PublishedRow } from '@hearth/domains/scheduling/service';
import { findActiveStaffAt, type StaffRow } from '@hearth/domains/team/service';
import { newId } from '@hearth/kit/id';
import type { Work } from '@hearth/platform/module';
import type { NewDeal } from '../contract/schemas.ts';
import { actOnDeal } from '../server/act-on-deal.ts';
import { decideDealsAt } from '../server/decide-deals.ts';
import { biddingEnds } from '../rules/rank-bids.ts';
import { canHold } from '../rules/can-hold.ts';
import type { DealWork } from '../server/advance-deals.ts';
import { loadDealRules } from '../server/deal-rules.ts';
import { findCandidates, judgeAllowed, toMoves } from '../server/eligibility.ts';
import { releasedOffer } from '../server/offers.ts';
import { createDeal } from '../server/make-deal.ts';
import { toDealShift } from '../server/present.ts';
import { insertBidding, placeBidRow } from '../server/queries/bid.ts';
import type { DealRow } from '../server/queries/deal.ts';

const MS_PER_HOUR = 3_600_000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** A shift to come, whose it is, and somebody who could take it. */
interface Chance {
  readonly shift: PublishedRow;
  readonly giver: StaffRow;
  readonly taker: StaffRow;
}

/**
 * Shift requests at a location in several states, as far as its published weeks have shifts to come: one offered to the team
 * with bids for it, one that waits for a colleague, one to approve, one declined, one withdrawn. Nothing of the schedule changes, and nobody is told.
 */
export async function seedDeals(
  work: Work<'system'>,
  at: { readonly locationId: string; readonly managerId: string },
): Promise<void> {
  const quiet = { db: work.db, clock: work.clock, emit: () => Promise.resolve() };
  const by = (person: StaffRow) => {
    const userId = person.user_id ?? at.managerId;
    const reason = person.user_id === null ? { reason: 'Asked for by phone' } : {};
    return { userId, maySpeakFor: () => true, ...reason };
  };
  const ask = ({ shift, giver }: Chance, wanted: { verb: 'RELEASE' } | { verb: 'GIVE'; to_employee_id: string }) =>
    createDeal(
      quiet,
      { ...wanted, shift_id: shift.id, note: '', idempotency_key: newId() } satisfies NewDeal,
      by(giver),
    );
  const give = (chance: Chance) => ask(chance, { verb: 'GIVE', to_employee_id: chance.taker.id });
  const act = (row: DealRow, move: 'TAKE' | 'WITHDRAW', person: StaffRow) =>
    actOnDeal(quiet, row.id, { ...by(person), move, version: row.version, employeeOf: () => person.id });
  const [offered, waits, decided, refused, withdrawn] = await findChances(work, at.locationId);
  if (offered !== undefined) await seedBids(quiet, await ask(offered, { verb: 'RELEASE' }), at.managerId);
  if (waits !== undefined) await give(waits);
  if (decided !== undefined) await act(await give(decided), 'TAKE', decided.taker);
  if (refused !== undefined) {
    const taken = await act(await give(refused), 'TAKE', refused.taker);
    const note = 'We need you both that evening.';
    await decideDealsAt(
      quiet,
      { decision: 'DECLINED', note, language: 'en', deals: [taken] },
      { userId: at.managerId, reaches: () => true },
    );
  }
  if (withdrawn !== undefined) await act(await give(withdrawn), 'WITHDRAW', withdrawn.giver);
}

/** The most that bid. */
const BIDDERS = 3;

/** Bids for a released shift, by whoever has the fewest hours; what has begun goes on whatever the location's setting is. */
async function seedBids({ db, clock }: DealWork, deal: DealRow, managerId: string): Promise<void> {
  const now = clock.now();
  const takers = (await findCandidates(db, releasedOffer(deal))).slice(0, BIDDERS);
  const rule = (await loadDealRules(db, [deal.location_id]))(deal.location_id);
  const bidding = {
    id: newId(now.getTime()),
    group_id: deal.group_id,
    deal_id: deal.id,
    bid_order: 'FEWEST_HOURS',
    offered_at: deal.asked_at,
    closes_at: biddingEnds(deal.asked_at, new Date(deal.given.starts_at), rule),
    shift: deal.given,
  } as const;
  if (takers.length === 0) return;
  await insertBidding(db, bidding);
  for (const { person } of takers)
    await placeBidRow(db, {
      id: newId(now.getTime()),
      bidding_id: bidding.id,
      group_id: deal.group_id,
      employee_id: person.id,
      placed_at: now,
      placed_by: person.user_id ?? managerId,
    });
}

/** As many shifts as are looked at, and as many as are made requests of. */
const [LOOKED_AT, MADE] = [30, 5];

/** Shifts of different people that somebody else could take: those first that somebody could take who can be signed in as, then the nearest. */
async function findChances({ db, clock }: Work<'system'>, locationId: string): Promise<Chance[]> {
  const now = clock.now().getTime();
  const staff = await findActiveStaffAt(db, [locationId]);
  const coming = await findPublishedShifts(
    db,
    staff.map(({ id }) => id),
    { from: dayOf(now), to: dayOf(now + 7 * 24 * MS_PER_HOUR) },
  );
  const holders = new Map(staff.map((person) => [person.id, person]));
  const looked = coming
    .filter(
      ({ employee_id: id, starts_at: starts }) => holders.has(id ?? '') && starts.getTime() >= now + 4 * MS_PER_HOUR,
    )
    .slice(0, LOOKED_AT);
  const pairs = looked.flatMap((shift) => {
    const giver = holders.get(shift.employee_id ?? '');
    const given = toDealShift(shift);
    return staff.flatMap((taker) =>
      giver === undefined || taker.id === giver.id || !canHold(taker, given) ? [] : [{ shift, giver, taker }],
    );
  });
  const keyOf = ({ shift, taker }: Chance): string => `${shift.id} ${taker.id}`;
  const allowed = await judgeAllowed(
    db,
    pairs.map((pair) => ({
      key: keyOf(pair),
      moves: toMoves(toDealShift(pair.shift), null, { from: pair.giver.id, to: pair.taker.id }),
    })),
  );
  const chances = new Map<string, Chance>();
  for (const pair of pairs.filter((one) => allowed.has(keyOf(one)))) {
    const known = chances.get(pair.giver.id);
    // One shift of each giver; of those who could take it, somebody who can be signed in as.
    const isBetter = known?.shift.id === pair.shift.id && known.taker.user_id === null && pair.taker.user_id !== null;
    if (known === undefined || isBetter) chances.set(pair.giver.id, pair);
  }
  const hasAccount = ({ taker }: Chance): number => (taker.user_id === null ? 1 : 0);
  return [...chances.values()].toSorted((one, other) => hasAccount(one) - hasAccount(other)).slice(0, MADE);
}
