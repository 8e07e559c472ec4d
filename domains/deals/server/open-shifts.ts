import { findBrandNames } from '@hearth/domains/core/service';
import type { DealSetting } from '@hearth/domains/scheduling/schemas';
import { findOpenShifts } from '@hearth/domains/scheduling/service';
import { findActiveWorkplaces, type StaffRow } from '@hearth/domains/team/service';
import type { Tx } from '@hearth/platform/database';
import type { OpenShift } from '../contract/schemas.ts';
import { canHold } from '../rules/can-hold.ts';
import { closesAt, modeOf } from '../rules/deal-states.ts';
import { DAYS_AHEAD, MOST_LISTED } from '../rules/limits.ts';
import { loadDealRules } from './deal-rules.ts';
import { findTakers, type OfferedShift } from './eligibility.ts';
import { presentShift, toDealShift } from './present.ts';
import { type DealRow, type DealShiftRow, findReleased, findShiftsInDeals } from './queries/deal.ts';

const MS_PER_DAY = 86_400_000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** A shift that somebody could take: a colleague's offer, or one that nobody holds. */
interface Offer extends OfferedShift {
  readonly deal: DealRow | null;
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
  return takers.map(({ offer: { deal, shift, closes }, person, conflicts }) => ({
    deal: deal === null ? null : presentOffer(deal),
    employee_id: person.id,
    location: { id: shift.location_id, name: names.get(shift.location_id) ?? '' },
    shift: presentShift(shift),
    closes_at: closes.toISOString(),
    needs_approval: modeOf(deal?.verb ?? 'PICK_UP', ruleOf(shift.location_id)) !== 'AUTOMATIC' || conflicts.length > 0,
    rules: [...new Set(conflicts.map((conflict) => conflict.rule))],
  }));
}

/** What is on offer at some locations now, as far as each allows it. */
async function findOffers(
  tx: Tx<'system'>,
  locationIds: readonly string[],
  ruleOf: (locationId: string) => DealSetting,
  now: Date,
): Promise<Offer[]> {
  const released = (await findReleased(tx, locationIds, now)).filter(
    (deal) => ruleOf(deal.location_id).release !== 'OFF',
  );
  const open = (await findUnheld(tx, locationIds, now)).map((shift) => {
    const closes = closesAt('OFFERED', [new Date(shift.starts_at)], ruleOf(shift.location_id).close_minutes);
    return { deal: null, shift, giverId: null, closes };
  });
  return [
    ...released.map((deal) => ({ deal, shift: deal.given, giverId: deal.giver_id, closes: deal.closes_at })),
    ...open.filter(({ shift, closes }) => closes > now && ruleOf(shift.location_id).pick_up !== 'OFF'),
  ];
}

function presentOffer({ id, version, giver_id: giver, giver_name: name, note }: DealRow): OpenShift['deal'] {
  return { id, version, giver: { employee_id: giver ?? '', name: name ?? '' }, note };
}

/** The published shifts at locations that nobody holds and nobody has asked for. */
async function findUnheld(tx: Tx<'system'>, locationIds: readonly string[], now: Date): Promise<DealShiftRow[]> {
  const days = { from: dayOf(now.getTime() - MS_PER_DAY), to: dayOf(now.getTime() + DAYS_AHEAD * MS_PER_DAY) };
  const open = await findOpenShifts(tx, locationIds, days);
  const taken = await findShiftsInDeals(
    tx,
    open.map(({ id }) => id),
  );
  return open.filter(({ id, starts_at: starts }) => starts > now && !taken.has(id)).map(toDealShift);
}
