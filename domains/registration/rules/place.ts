/** A point on the map. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** The point that a maps service's result names at `geometry.location`, if it names one that exists. */
export function pointOf(result: Readonly<Record<string, unknown>>): Point | undefined {
  const location = field(field(result, 'geometry'), 'location');
  const latitude = field(location, 'lat');
  const longitude = field(location, 'lng');
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
