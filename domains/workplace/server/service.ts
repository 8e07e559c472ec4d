import type { Tx } from '@hearth/platform/database';
import type { ClosedForBusiness, PlannedStation } from '../contract/schemas.ts';
import { findStations } from './queries/station.ts';
import * as notes from './queries/day-note.ts';

/** The days on which some locations are closed for business, by location, in one statement: their own and those of the brands above them. */
export function findClosedDays(
  tx: Tx,
  locationIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ClosedForBusiness[]>> {
  return notes.findClosedDays(tx, locationIds);
}

/** The stations of a location in their order, those in use first. */
export async function findPlannedStations(tx: Tx, locationId: string): Promise<PlannedStation[]> {
  return (await findStations(tx, [locationId])).map((row) => ({
    name: row.name,
    former_names: row.former_names,
    department: row.department,
    cost_centre: row.cost_centre,
    is_archived: row.archived_at !== null,
  }));
}
