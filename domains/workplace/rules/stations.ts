import type { PlannedStation } from '../contract/schemas.ts';
import { MOST_FORMER_NAMES } from './limits.ts';

/** How a name is compared: without case, accents and spaces around it. */
export function stationKey(name: string): string {
  return name.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Finds the station that a shift names, by its name of today or an earlier one. */
export function stationFinder(stations: readonly PlannedStation[]): (named: string) => PlannedStation | undefined {
  const byKey = new Map<string, PlannedStation>();
  for (const one of stations) for (const name of one.former_names) byKey.set(stationKey(name), one);
  // A name of today wins over an earlier one of another station.
  for (const one of stations) byKey.set(stationKey(one.name), one);
  return (named) => byKey.get(stationKey(named));
}

/** The earlier names of a station that is called otherwise from now on, the latest last. */
export function renameStation(before: Pick<PlannedStation, 'name' | 'former_names'>, name: string): string[] {
  if (before.name === name) return [...before.former_names];
  const earlier = [...before.former_names, before.name].filter((one) => stationKey(one) !== stationKey(name));
  return [...new Set(earlier)].slice(-MOST_FORMER_NAMES);
}

/** The departments that a station can belong to, in the order of lists. */
export const STATION_DEPARTMENTS = [
  'KITCHEN',
  'BAR',
  'FLOOR',
  'HOST',
  'FRONT_DESK',
  'HOUSEKEEPING',
  'MANAGEMENT',
  'OTHER',
] as const satisfies readonly NonNullable<PlannedStation['department']>[];
