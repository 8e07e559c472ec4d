import type { MapBounds, MapMarker } from './engine.ts';

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
export function markerBounds(markers: readonly MapMarker[]): MapBounds | undefined {
  if (markers.length === 0) return undefined;
  const parts = markers.map(
    ({ latitude, longitude, around }): MapBounds => around ?? [longitude, latitude, longitude, latitude],
  );
  return [
    Math.min(...parts.map(([west]) => west)),
    Math.min(...parts.map(([, south]) => south)),
    Math.max(...parts.map(([, , east]) => east)),
    Math.max(...parts.map(([, , , north]) => north)),
  ];
}

/** How many places some markers stand for. */
export function countPlaces(markers: readonly MapMarker[]): number {
  return markers.reduce((sum, { count = 1 }) => sum + count, 0);
}

/** Tells if a marker has valid coordinates. */
export function hasValidPosition({ latitude, longitude }: Pick<MapMarker, 'latitude' | 'longitude'>): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}
