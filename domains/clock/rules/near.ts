import type { DevicePosition, PunchPlace } from '../contract/schemas.ts';

const EARTH_RADIUS_M = 6_371_000;
/** A position that is less exact says nothing. */
const WORST_ACCURACY_M = 1000;
/** No more than this of its inexactness counts for whoever is measured. */
const MOST_BENEFIT_M = 200;

/** What is kept of where a device was: near or not, how exact that is, and how far away. Never the position. */
export interface Nearness {
  readonly place: PunchPlace;
  readonly accuracy_m: number | null;
  readonly distance_m: number | null;
}

export const UNKNOWN_PLACE: Nearness = { place: 'UNKNOWN', accuracy_m: null, distance_m: null };

interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres between two positions on the earth (haversine). */
export function metresBetween(one: Coordinates, other: Coordinates): number {
  const dLat = radians(other.latitude - one.latitude);
  const dLon = radians(other.longitude - one.longitude);
  const half =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Compares where a device is with a location: unknown where either is, or where the position is too inexact to say. */
export function judgeNearness(device: DevicePosition | null, location: Coordinates | null, metres: number): Nearness {
  if (device === null || location === null) return UNKNOWN_PLACE;
  const [accuracy_m, distance_m] = [Math.round(device.accuracy), Math.round(metresBetween(device, location))];
  if (device.accuracy > WORST_ACCURACY_M) return { place: 'UNKNOWN', accuracy_m, distance_m };
  const isInside = distance_m - Math.min(device.accuracy, MOST_BENEFIT_M) <= metres;
  return { place: isInside ? 'INSIDE' : 'OUTSIDE', accuracy_m, distance_m };
}
