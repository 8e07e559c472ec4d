/** A point on the map. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Parses the point of a maps result at `geometry.location`, if it is on the globe. */
export function parsePoint(result: Readonly<Record<string, unknown>>): Point | undefined {
  const location = readField(readField(result, 'geometry'), 'location');
  const latitude = readField(location, 'lat');
  const longitude = readField(location, 'lng');
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

function readField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
