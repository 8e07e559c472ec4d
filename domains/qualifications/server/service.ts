import type { Tx } from '@hearth/platform/database';
import type { HeldQualification, ShiftDemand } from '../contract/schemas.ts';
import { findHeldOf, findShiftDemands } from './queries/demand.ts';

/** What shifts demand at some locations, by location, in one statement: their own demands and those of the brands above them. */
export function findDemandsAt(
  tx: Tx,
  locationIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ShiftDemand[]>> {
  return findShiftDemands(tx, locationIds);
}

/** The confirmed qualifications of people that any position demands, by person, in one statement. */
export function findHeld(
  tx: Tx,
  employeeIds: readonly string[],
): Promise<ReadonlyMap<string, readonly HeldQualification[]>> {
  return findHeldOf(tx, employeeIds);
}
