/** A point on the map, and whether it is only the installation's default. */
export interface UserPlace {
  readonly latitude: number;
  readonly longitude: number;
  readonly is_default: boolean;
}

/**
 * Where a caller roughly is: what the proxy in front wrote into two headers, rounded to about a kilometre so that nothing
 * more exact leaves the server; the default where no proxy is trusted or what it says is no place.
 */
export function readUserPlace(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  names: { readonly latitude: string; readonly longitude: string } | undefined,
  fallback: { readonly latitude: number; readonly longitude: number },
): UserPlace {
  const latitude = names === undefined ? undefined : parseDegrees(headers[names.latitude], 90);
  const longitude = names === undefined ? undefined : parseDegrees(headers[names.longitude], 180);
  if (latitude === undefined || longitude === undefined) return { ...fallback, is_default: true };
  return { latitude, longitude, is_default: false };
}

function parseDegrees(value: string | readonly string[] | undefined, most: number): number | undefined {
  if (typeof value !== 'string' || !/^-?\d{1,3}(\.\d{1,12})?$/.test(value)) return undefined;
  const number = Number(value);
  return Math.abs(number) <= most ? Math.round(number * 100) / 100 : undefined;
}
