/** A point on the map, as two numbers. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const PAIR = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/** Reads "38.7107, -9.1420": null for an empty text, undefined for what is no point on earth. */
export function parsePoint(text: string): Point | null | undefined {
  if (text.trim() === '') return null;
  const [, north, east] = PAIR.exec(text) ?? [];
  const [latitude, longitude] = [Number(north), Number(east)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/** The same as a text to edit; empty without a pin. */
export function formatPoint(latitude: number | null, longitude: number | null): string {
  return latitude === null || longitude === null ? '' : `${latitude}, ${longitude}`;
}
