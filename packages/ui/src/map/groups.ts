import type { MapMarker } from './engine.ts';

/** Markers that stand so close together that one would cover the others. */
export type MarkerGroup = { markers: readonly [MapMarker, ...MapMarker[]]; x: number; y: number };

/** Groups markers by where they fall on the screen: one joins the first group that is nearer than the distance. */
export function groupMarkers(
  markers: readonly MapMarker[],
  place: (marker: MapMarker) => { x: number; y: number },
  distance: number,
): MarkerGroup[] {
  const groups: { markers: [MapMarker, ...MapMarker[]]; x: number; y: number }[] = [];
  const cells = new Map<string, typeof groups>();
  const cellOf = (x: number, y: number) => [Math.floor(x / distance), Math.floor(y / distance)] as const;
  for (const marker of markers) {
    const { x, y } = place(marker);
    const [column, row] = cellOf(x, y);
    const near = [-1, 0, 1]
      .flatMap((dx) => [-1, 0, 1].flatMap((dy) => cells.get(`${column + dx},${row + dy}`) ?? []))
      .find((group) => Math.hypot(group.x - x, group.y - y) < distance);
    if (near !== undefined) {
      near.markers.push(marker);
      continue;
    }
    const group = { markers: [marker] as [MapMarker], x, y };
    groups.push(group);
    const key = `${column},${row}`;
    cells.set(key, [...(cells.get(key) ?? []), group]);
  }
  return groups;
}

/** The west, south, east and north bounds of all markers; undefined if there are none. */
export function markerBounds(markers: readonly MapMarker[]): readonly [number, number, number, number] | undefined {
  if (markers.length === 0) return undefined;
  const longitudes = markers.map(({ longitude }) => longitude);
  const latitudes = markers.map(({ latitude }) => latitude);
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}

/** Tells if a marker has valid coordinates. */
export function hasValidPosition({ latitude, longitude }: Pick<MapMarker, 'latitude' | 'longitude'>): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}
