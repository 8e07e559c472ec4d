/** Outlines of land as a TopoJSON file has them: lines in steps of a grid, and rings made of lines. */
export interface LandTopology {
  readonly arcs: readonly (readonly (readonly number[])[])[];
  readonly transform: { readonly scale: readonly number[]; readonly translate: readonly number[] };
  readonly objects: {
    readonly land: { readonly geometries: readonly { readonly arcs: readonly (readonly (readonly number[])[])[] }[] };
  };
}

/** A closed line around land or around a lake in it, in degrees. East and west of the date line it goes on beyond 180. */
export type LandRing = readonly (readonly [longitude: number, latitude: number])[];

/** More than this is no step of a line but a step over the date line. */
const HALF_WORLD = 180;
const WORLD = 360;
const POLE = -90;

/**
 * Decodes the land of a topology: each piece as its outer ring and the rings of its lakes. A line with a negative number is the one with
 * that number's complement, backwards.
 */
export function readLand({ arcs, transform, objects }: LandTopology): readonly (readonly LandRing[])[] {
  const [scaleX = 1, scaleY = 1] = transform.scale;
  const [fromX = 0, fromY = 0] = transform.translate;
  const lines = arcs.map((arc): LandRing => {
    let [x, y] = [0, 0];
    return arc.map(([stepX = 0, stepY = 0]) => {
      x += stepX;
      y += stepY;
      return [x * scaleX + fromX, y * scaleY + fromY];
    });
  });
  const lineAt = (index: number): LandRing => (index < 0 ? (lines[~index] ?? []).toReversed() : (lines[index] ?? []));
  return objects.land.geometries.flatMap((geometry) =>
    geometry.arcs.map((rings) => rings.map((ring) => withoutJumps(ring.flatMap(lineAt)))),
  );
}

/** Lays out a ring that goes over the date line without a jump. One that goes around the world, as that of Antarctica does, is closed at the pole. */
function withoutJumps(ring: LandRing): LandRing {
  let worlds = 0;
  let before = ring[0]?.[0] ?? 0;
  const flat = ring.map(([longitude, latitude]): LandRing[number] => {
    if (longitude - before > HALF_WORLD) worlds -= 1;
    if (before - longitude > HALF_WORLD) worlds += 1;
    before = longitude;
    return [longitude + worlds * WORLD, latitude];
  });
  const [first, last] = [flat[0], flat.at(-1)];
  if (worlds === 0 || first === undefined || last === undefined) return flat;
  return [...flat, [last[0], POLE], [first[0], POLE]];
}
