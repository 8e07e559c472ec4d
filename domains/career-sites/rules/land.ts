import { frameOf, toMercator } from './job-map.ts';
import type { MapBounds, MapSize, MercatorPoint } from './job-map.ts';

/** A closed line around land or around a lake in it. */
export type Ring = readonly MercatorPoint[];

/** Outlines of land as a TopoJSON file has them: lines in steps of a grid, and rings made of lines. */
export interface LandTopology {
  readonly arcs: readonly (readonly (readonly number[])[])[];
  readonly transform: { readonly scale: readonly number[]; readonly translate: readonly number[] };
  readonly objects: {
    readonly land: { readonly geometries: readonly { readonly arcs: readonly (readonly (readonly number[])[])[] }[] };
  };
}

/** How far a clipped edge is outside the map, so that its line is not seen. */
const BLEED = 4;
/** Points closer than this to the last one drawn add nothing that can be seen. */
const LEAST_STEP = 0.8;

/** Decodes the rings of a topology. A line with a negative number is the one with that number's complement, backwards. */
export function readRings({ arcs, transform, objects }: LandTopology): readonly Ring[] {
  const [scaleX = 1, scaleY = 1] = transform.scale;
  const [fromX = 0, fromY = 0] = transform.translate;
  const lines = arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([stepX = 0, stepY = 0]) => {
      x += stepX;
      y += stepY;
      return toMercator(x * scaleX + fromX, y * scaleY + fromY);
    });
  });
  const lineAt = (index: number): Ring => (index < 0 ? (lines[~index] ?? []).toReversed() : (lines[index] ?? []));
  return objects.land.geometries.flatMap(({ arcs: polygons }) =>
    polygons.flatMap((rings) => rings.flatMap((ring) => onOneMap(ring.flatMap(lineAt)))),
  );
}

/** More than this is no step of a line but a step over the edge of the map. */
const HALF_WORLD = 0.5;

/**
 * Lays out a ring that goes over the date line without a jump, and again on the other side of the map, where the rest of it is. A ring that
 * goes around the world, as that of Antarctica does, is closed along the edge of the map.
 */
function onOneMap(ring: Ring): readonly Ring[] {
  let worlds = 0;
  let before = ring[0]?.x ?? 0;
  const flat = ring.map(({ x, y }) => {
    if (x - before > HALF_WORLD) worlds -= 1;
    if (before - x > HALF_WORLD) worlds += 1;
    before = x;
    return { x: x + worlds, y };
  });
  const [first, last] = [flat[0], flat.at(-1)];
  if (first === undefined || last === undefined) return [];
  const closed = worlds === 0 ? flat : [...flat, { x: last.x, y: 1 }, { x: first.x, y: 1 }];
  const [west, east] = [Math.min(...closed.map(({ x }) => x)), Math.max(...closed.map(({ x }) => x))];
  return [-1, 0, 1]
    .filter((by) => west + by < 1 && east + by > 0)
    .map((by) => (by === 0 ? closed : closed.map(({ x, y }) => ({ x: x + by, y }))));
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
