/** A point on the globe, in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS_KM = 6371;
const KM_PER_DEGREE = (Math.PI * EARTH_RADIUS_KM) / 180;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Parses `latitude,longitude`; null if it is not on the globe. */
export function parsePoint(text: string): Point | null {
  const [latitude, longitude] = text.split(',').map(Number);
  if (latitude === undefined || longitude === undefined) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** Returns the great-circle distance between two points. */
export function distanceKm(from: Point, to: Point): number {
  const half =
    Math.sin(radians(to.latitude - from.latitude) / 2) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** A bounding box in degrees; longitudes may be two spans across the date line. */
export interface Box {
  readonly south: number;
  readonly north: number;
  readonly longitudes: readonly { readonly west: number; readonly east: number }[];
}

/** Returns a bounding box of a circle, for an index scan before the exact distance. */
export function boxAround(centre: Point, km: number): Box {
  const reach = km / KM_PER_DEGREE;
  const south = Math.max(-90, centre.latitude - reach);
  const north = Math.min(90, centre.latitude + reach);
  const narrowest = Math.cos(radians(Math.max(Math.abs(south), Math.abs(north))));
  const sideways = narrowest * 180 <= reach ? 180 : reach / narrowest;
  const west = centre.longitude - sideways;
  const east = centre.longitude + sideways;
  if (sideways >= 180) return { south, north, longitudes: [{ west: -180, east: 180 }] };
  if (west < -180)
    return {
      south,
      north,
      longitudes: [
        { west: west + 360, east: 180 },
        { west: -180, east },
      ],
    };
  if (east > 180)
    return {
      south,
      north,
      longitudes: [
        { west, east: 180 },
        { west: -180, east: east - 360 },
      ],
    };
  return { south, north, longitudes: [{ west, east }] };
}
