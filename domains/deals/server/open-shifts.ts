import { findBrandNames } from '@hearth/domains/core/service';
import { findOpenShifts } from '@hearth/domains/scheduling/service';
import { findActiveWorkplaces, type StaffRow } from '@hearth/domains/team/service';
import type { Tx } from '@hearth/platform/database';
import type { OpenShift } from '../contract/schemas.ts';
import { canHold } from '../rules/can-hold.ts';
import { closesAt, modeOf } from '../rules/deal-states.ts';
import { DAYS_AHEAD, MOST_LISTED } from '../rules/limits.ts';
import { loadDealRules } from './deal-rules.ts';
import { judgeAllowed, toMoves } from './eligibility.ts';
import { presentShift, toDealShift } from './present.ts';
import { type DealRow, type DealShiftRow, findReleased, findShiftsInDeals } from './queries/deal.ts';

const MS_PER_DAY = 86_400_000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** A shift that somebody could take, and from whom. */
interface Offer {
  readonly deal: DealRow | null;
  readonly shift: DealShiftRow;
  readonly employeeId: string;
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
  const asWhom = (shift: DealShiftRow): string | undefined => workplaces.find((one) => canHold(one, shift))?.id;
  const offers: Offer[] = [];
  for (const deal of await findReleased(tx, locationIds, now)) {
    const employeeId = asWhom(deal.given);
    if (employeeId !== undefined && !mine.has(deal.giver_id ?? '') && ruleOf(deal.location_id).release !== 'OFF')
      offers.push({ deal, shift: deal.given, employeeId });
  }
  for (const shift of await findUnheld(tx, locationIds, now)) {
    const employeeId = asWhom(shift);
    const rule = ruleOf(shift.location_id);
    const isOpen = closesAt('OFFERED', [new Date(shift.starts_at)], rule.close_minutes) > now;
    if (employeeId !== undefined && isOpen && rule.pick_up !== 'OFF') offers.push({ deal: null, shift, employeeId });
  }
  const nearest = offers
    .toSorted((one, other) => Date.parse(one.shift.starts_at) - Date.parse(other.shift.starts_at))
    .slice(0, MOST_LISTED);
  const allowed = await judgeAllowed(
    tx,
    nearest.map(({ deal, shift, employeeId }) => ({
      key: shift.shift_id,
      moves: toMoves(shift, null, { from: deal?.giver_id ?? null, to: employeeId }),
    })),
  );
  const names = await findBrandNames(tx, locationIds);
  return nearest.flatMap(({ deal, shift, employeeId }) => {
    const conflicts = allowed.get(shift.shift_id);
    if (conflicts === undefined) return [];
    const rule = ruleOf(shift.location_id);
    const closes = deal?.closes_at ?? closesAt('OFFERED', [new Date(shift.starts_at)], rule.close_minutes);
    return {
      deal:
        deal === null
          ? null
          : {
              id: deal.id,
              version: deal.version,
              giver: { employee_id: deal.giver_id ?? '', name: deal.giver_name ?? '' },
              note: deal.note,
            },
      employee_id: employeeId,
      location: { id: shift.location_id, name: names.get(shift.location_id) ?? '' },
      shift: presentShift(shift),
      closes_at: closes.toISOString(),
      needs_approval: modeOf(deal?.verb ?? 'PICK_UP', rule) !== 'AUTOMATIC' || conflicts.length > 0,
      rules: [...new Set(conflicts.map((conflict) => conflict.rule))],
    };
  });
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
