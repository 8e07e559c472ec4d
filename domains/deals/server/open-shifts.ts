import { findBrandNames } from '@hearth/domains/core/service';
import type { BidOrder, DealSetting } from '@hearth/domains/scheduling/schemas';
import { findOpenShifts, type PublishedRow } from '@hearth/domains/scheduling/service';
import { findActiveWorkplaces, type StaffRow } from '@hearth/domains/team/service';
import type { Tx } from '@hearth/platform/database';
import type { OpenShift } from '../contract/schemas.ts';
import { canHold } from '../rules/can-hold.ts';
import { closesAt, modeOf } from '../rules/deal-states.ts';
import { DAYS_AHEAD, MOST_LISTED } from '../rules/limits.ts';
import { loadDealRules } from './deal-rules.ts';
import { findTakers } from './eligibility.ts';
import { findBiddingOf, type Offer, type OfferBidding, openOffer, releasedOffer } from './offers.ts';
import { presentShift } from './present.ts';
import { tellOrder } from './present-bids.ts';
import { type BidRow, findBidsOf } from './queries/bid.ts';
import { type DealRow, findReleased, findShiftsInDeals } from './queries/deal.ts';

const MS_PER_DAY = 86_400_000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Something on offer, and until when. */
interface TimedOffer extends Offer {
  readonly closes: Date;
}

/**
 * The shifts that a person could take with one of their employments: released ones and open ones, the nearest first. The number of
 * statements does not depend on how many there are.
 */
export async function findOpenFor(tx: Tx<'system'>, own: readonly StaffRow[], now: Date): Promise<OpenShift[]> {
  const workplaces = await findActiveWorkplaces(
    tx,
    own.map(({ id }) => id),
  );
  const locationIds = [...new Set(workplaces.map((place) => place.works_at))];
  if (locationIds.length === 0) return [];
  const ruleOf = await loadDealRules(tx, locationIds);
  const mine = new Set(own.map(({ id }) => id));
  const offers = (await findOffers(tx, locationIds, ruleOf, now))
    .filter(({ shift, giverId }) => !mine.has(giverId ?? '') && workplaces.some((place) => canHold(place, shift)))
    .toSorted((one, other) => Date.parse(one.shift.starts_at) - Date.parse(other.shift.starts_at))
    .slice(0, MOST_LISTED);
  const names = await findBrandNames(tx, locationIds);
  // With two employments at once, the first that can take it does.
  const takers = (await findTakers(tx, offers, workplaces)).filter(
    ({ offer }, at, all) => all.findIndex((other) => other.offer === offer) === at,
  );
  const biddingOf = await findBiddingOf(tx, offers, ruleOf, now);
  const bids = await findBidsOf(
    tx,
    offers.flatMap((offer) => biddingOf(offer).bidding?.id ?? []),
  );
  return takers.map(({ offer, person, conflicts }) => {
    const { deal, shift, closes } = offer;
    return {
      deal: deal === null ? null : presentOffer(deal),
      employee_id: person.id,
      location: { id: shift.location_id, name: names.get(shift.location_id) ?? '' },
      shift: presentShift(shift),
      whole: deal?.whole == null ? null : presentShift(deal.whole),
      closes_at: closes.toISOString(),
      bidding: presentOwnBidding(biddingOf(offer), bids, { mine, order: ruleOf(shift.location_id).bid_order }),
      needs_approval:
        modeOf(deal?.verb ?? 'PICK_UP', ruleOf(shift.location_id), offer.kept !== undefined) !== 'AUTOMATIC' ||
        conflicts.length > 0,
      rules: [...new Set(conflicts.map((conflict) => conflict.rule))],
    };
  });
}

/** Bidding for an offer as a person sees it, with their own bid. */
function presentOwnBidding(
  { phase, bidding, closes }: OfferBidding,
  bids: readonly BidRow[],
  { mine, order }: { readonly mine: ReadonlySet<string>; readonly order: BidOrder },
): OpenShift['bidding'] {
  if (phase !== 'OPEN') return null;
  const own = bids.find((bid) => bid.bidding_id === bidding?.id && bid.state === 'PLACED' && mine.has(bid.employee_id));
  return {
    closes_at: closes.toISOString(),
    order: tellOrder(bidding?.bid_order ?? order),
    bid: own === undefined ? null : { id: own.id, version: own.version },
  };
}

/** What is on offer at some locations now, as far as each allows it. */
async function findOffers(
  tx: Tx<'system'>,
  locationIds: readonly string[],
  ruleOf: (locationId: string) => DealSetting,
  now: Date,
): Promise<TimedOffer[]> {
  const released = (await findReleased(tx, locationIds, now)).filter(
    (deal) => modeOf(deal.verb, ruleOf(deal.location_id), deal.whole !== null) !== 'OFF',
  );
  const open = (await findUnheld(tx, locationIds, now)).map((row) => {
    const closes = closesAt('OFFERED', [row.starts_at], ruleOf(row.location_id).close_minutes);
    return { ...openOffer(row), closes };
  });
  return [
    ...released.map((deal) => ({ ...releasedOffer(deal), closes: deal.closes_at })),
    ...open.filter(({ shift, closes }) => closes > now && ruleOf(shift.location_id).pick_up !== 'OFF'),
  ];
}

function presentOffer({ id, version, giver_id: giver, giver_name: name, note }: DealRow): OpenShift['deal'] {
  return { id, version, giver: { employee_id: giver ?? '', name: name ?? '' }, note };
}

/** The published shifts at locations that nobody holds and nobody has asked for. */
export async function findUnheld(tx: Tx<'system'>, locationIds: readonly string[], now: Date): Promise<PublishedRow[]> {
  const days = { from: dayOf(now.getTime() - MS_PER_DAY), to: dayOf(now.getTime() + DAYS_AHEAD * MS_PER_DAY) };
  const open = await findOpenShifts(tx, locationIds, days);
  const taken = await findShiftsInDeals(
    tx,
    open.map(({ id }) => id),
  );
  return open.filter(({ id, starts_at: starts }) => starts > now && !taken.has(id));
}
