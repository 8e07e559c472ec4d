/** A point on the map, as two numbers. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const COORDINATE = /^-?\d{1,3}(?:\.\d+)?$/;

/** Reads "38.7107, -9.1420": null for an empty text, undefined for what is no point on earth. */
export function parsePoint(text: string): Point | null | undefined {
  const parts = text.split(/[,;\s]/).filter((part) => part !== '');
  if (parts.length === 0) return null;
  if (parts.length !== 2 || !parts.every((part) => COORDINATE.test(part))) return undefined;
  const [latitude = 0, longitude = 0] = parts.map(Number);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/** The same as a text to edit; empty without a pin. */
export function formatPoint(latitude: number | null, longitude: number | null): string {
  return latitude === null || longitude === null ? '' : `${latitude}, ${longitude}`;
}
