import type { Tx } from '@hearth/platform/database';
import type { ClosedForBusiness } from '../contract/schemas.ts';
import * as notes from './queries/day-note.ts';

/** The days on which some locations are closed for business, by location, in one statement: their own and those of the brands above them. */
export function findClosedDays(
  tx: Tx,
  locationIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ClosedForBusiness[]>> {
  return notes.findClosedDays(tx, locationIds);
}
