import { readLand } from '@hearth/kit/map/land-rings';
import type { LandTopology } from '@hearth/kit/map/land-rings';
import { frameOf, toMercator } from './job-map.ts';
import type { MapBounds, MapSize, MercatorPoint } from './job-map.ts';

/** A closed line around land or around a lake in it. */
export type Ring = readonly MercatorPoint[];

/** How far a clipped edge is outside the map, so that its line is not seen. */
const BLEED = 4;
/** Points closer than this to the last one drawn add nothing that can be seen. */
const LEAST_STEP = 0.8;

/** The rings of the land on the square map of the world. What goes over its edge is there again on the other side, where the rest of it is. */
export function readRings(topology: LandTopology): readonly Ring[] {
  return readLand(topology)
    .flat()
    .flatMap((line) => {
      const ring = line.map(([longitude, latitude]) => toMercator(longitude, latitude));
      const across = ring.map(({ x }) => x);
      const [west, east] = [Math.min(...across), Math.max(...across)];
      return [-1, 0, 1]
        .filter((by) => west + by < 1 && east + by > 0)
        .map((by) => (by === 0 ? ring : ring.map(({ x, y }) => ({ x: x + by, y }))));
    });
}

type Side = { readonly axis: 'x' | 'y'; readonly at: number; readonly keeps: 'above' | 'below' };

/** Cuts a ring at one side of the map (Sutherland and Hodgman): what is outside becomes a line along the side. */
function cutAt(ring: Ring, { axis, at, keeps }: Side): Ring {
  const isIn = (point: MercatorPoint): boolean => (keeps === 'above' ? point[axis] >= at : point[axis] <= at);
  const kept: MercatorPoint[] = [];
  let from = ring.at(-1);
  for (const to of ring) {
    if (from !== undefined && isIn(from) !== isIn(to)) {
      const part = (at - from[axis]) / (to[axis] - from[axis]);
      kept.push({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    }
    if (isIn(to)) kept.push(to);
    from = to;
  }
  return kept;
}

/** Draws a ring in whole units, in steps, without points that are too close to see. */
function draw(ring: Ring): string {
  const [first, ...rest] = ring;
  if (first === undefined) return '';
  let [x, y] = [Math.round(first.x), Math.round(first.y)];
  const steps: string[] = [];
  for (const point of rest) {
    if (Math.hypot(point.x - x, point.y - y) < LEAST_STEP) continue;
    const [toX, toY] = [Math.round(point.x), Math.round(point.y)];
    if (toX === x && toY === y) continue;
    steps.push(`${toX - x} ${toY - y}`);
    [x, y] = [toX, toY];
  }
  return steps.length < 2 ? '' : `M${Math.round(first.x)} ${Math.round(first.y)}l${steps.join(' ')}z`;
}

/** The path of the land on a map, cut to what the map shows: a closer look is a shorter path. Fill it by the rule `evenodd`. */
export function landPath(rings: readonly Ring[], bounds: MapBounds, size: MapSize): string {
  const { place } = frameOf(bounds, size);
  const sides: readonly Side[] = [
    { axis: 'x', at: -BLEED, keeps: 'above' },
    { axis: 'x', at: size.width + BLEED, keeps: 'below' },
    { axis: 'y', at: -BLEED, keeps: 'above' },
    { axis: 'y', at: size.height + BLEED, keeps: 'below' },
  ];
  return rings
    .map((ring) => draw(sides.reduce(cutAt, ring.map(place))))
    .filter((path) => path !== '')
    .join('');
}
