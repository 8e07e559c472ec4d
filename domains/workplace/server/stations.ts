import { getBrand } from '@hearth/domains/core/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { STATIONS_CHANGED } from '../contract/events.ts';
import { STATION_EXISTS, STATIONS_NEED_LOCATION, TOO_MANY_STATIONS } from '../contract/failures.ts';
import type { Station } from '../contract/schemas.ts';
import { MOST_STATIONS } from '../rules/limits.ts';
import { findStations, isStationName, lockStations, type StationRow } from './queries/station.ts';

/** Refuses places that are no location. */
export async function requireLocation(tx: Tx, { brandId }: BrandGrant): Promise<void> {
  if ((await getBrand(tx, brandId)).type !== 'LOCATION') throw failure(STATIONS_NEED_LOCATION);
}

/** The stations of the caller's location, while nobody else changes them. */
export async function lockOwnStations(tx: Tx, { brandId }: BrandGrant): Promise<StationRow[]> {
  await lockStations(tx, brandId);
  return findStations(tx, [brandId]);
}

/** One of them; others are not found. */
export function pickStation(rows: readonly StationRow[], id: string): StationRow {
  const row = rows.find((one) => one.id === id);
  if (row === undefined) throw failure(NOT_FOUND);
  return row;
}

/** Refuses one more than there may be. */
export function refuseTooMany(rows: readonly StationRow[]): void {
  if (rows.filter((row) => row.archived_at === null).length >= MOST_STATIONS) throw failure(TOO_MANY_STATIONS);
}

/** Refuses a name that another station of the location has. */
export async function refuseKnownName(
  tx: Tx,
  locationId: string,
  name: string,
  exceptId: string | null,
): Promise<void> {
  if (await isStationName(tx, locationId, name, exceptId)) throw failure(STATION_EXISTS);
}

export function presentStation(row: StationRow): Station {
  const { id, name, former_names, department, cost_centre, version } = row;
  return { id, name, former_names, department, cost_centre, version, is_archived: row.archived_at !== null };
}

/** Tells the schedules that are open. */
export function announceStations(
  { emit }: Pick<Work, 'emit'>,
  { groupId, brandId }: Pick<BrandGrant, 'groupId' | 'brandId'>,
): Promise<void> {
  return emit(STATIONS_CHANGED.of({ group_id: groupId, topics: [`brand:${brandId}`], data: { location_id: brandId } }));
}
