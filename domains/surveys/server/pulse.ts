import { findBrandPlaces, findServicesOf, hasService } from '@hearth/domains/core/service';
import { findMyEndedShifts, type MyEndedShift } from '@hearth/domains/scheduling/service';
import { ENGAGEMENT_SERVICE } from '@hearth/kit/constants';
import { groupScope, inScope } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { ANSWERABLE_FOR_MS } from '../rules/anonymity.ts';
import { findAnswered } from './queries/answered.ts';

/** The shifts of the signed-in person that they can be asked about now, the newest first; those answered for left out. */
export async function findOpenPulses(tx: Tx<'self'>, now: Date): Promise<MyEndedShift[]> {
  const shifts = await findMyEndedShifts(tx, { from: new Date(now.getTime() - ANSWERABLE_FOR_MS), to: now });
  if (shifts.length === 0) return [];
  const answered = await findAnswered(
    tx,
    shifts.map((shift) => shift.employee_id),
  );
  const open = shifts.filter((shift) => shift.starts_at > (answered.get(shift.employee_id) ?? new Date(0)));
  const asking = await filterSurveyed(tx, [...new Set(open.map((shift) => shift.location_id))]);
  return open.filter((shift) => asking.has(shift.location_id));
}

/**
 * Filters locations to those with the survey feature, read as their groups: its holder cannot see what a brand
 * has switched on.
 */
async function filterSurveyed(tx: Tx, locationIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (locationIds.length === 0) return new Set();
  const places = await findBrandPlaces(tx, locationIds);
  const services = await inScope(tx, groupScope(places.map(({ groupId }) => groupId)), (db) =>
    findServicesOf(db, places),
  );
  return new Set(
    locationIds.filter((id) => hasService(services.get(id) ?? [], ENGAGEMENT_SERVICE, { allowPassive: true })),
  );
}
