/** Jobs close to each other on a map, as the server has counted them: at one location, or at several. */
export interface MapCluster {
  /** The location with the most jobs. */
  readonly location_id: string;
  readonly name: string;
  readonly city: string;
  /** The middle of its locations. */
  readonly latitude: number;
  readonly longitude: number;
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  readonly locations: number;
  readonly jobs: number;
}

/** West, south, east and north in degrees. */
export type MapBounds = readonly [west: number, south: number, east: number, north: number];

/** The size of a map and the least distance of pins, in its own units. */
export interface MapSize {
  readonly width: number;
  readonly height: number;
  readonly apart: number;
}

/** A pin on the map: one location, or several that are too close to separate. */
export interface MapPin {
  readonly x: number;
  readonly y: number;
  readonly jobs: number;
  readonly locations: number;
  /** The part with the most jobs, which it is named after. */
  readonly first: MapCluster;
  /** What a closer look shows; null where no look is close enough, or there is only one location. */
  readonly closer: MapBounds | null;
}

/** The poles are infinitely far away on this kind of map. */
const NORTHMOST = 85;
/** No map shows less than about four kilometres: closer there is nothing on it to see. */
const SMALLEST_SPAN = 0.0001;
/** Places this close to each other, in degrees, stay together however close one looks. */
const SAME_DEGREES = 0.0005;
/** How much of the map stays free around its marks. */
const MARGIN = 0.14;
/** Steps of the net, in degrees. */
const STEPS = [30, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01] as const;
const FEWEST_LINES = 3;

/** The cells of the server's grid from side to side of what is looked at: finer than the pins of any drawing are apart. */
export const GRID_CELLS = 12;
/** How much of its span the grid goes on beyond each side: a wide drawing shows more than it was asked for. */
export const GRID_REACH = 1.5;
/** The least span of a grid, as a part of the world. */
export const SMALLEST_GRID_SPAN = SMALLEST_SPAN;

/** A point on the square map of the world, from 0 to 1 eastwards and southwards. */
export interface MercatorPoint {
  readonly x: number;
  readonly y: number;
}

const toMercatorX = (longitude: number): number => (longitude + 180) / 360;
const toMercatorY = (latitude: number): number => {
  const sine = Math.sin((Math.max(-NORTHMOST, Math.min(NORTHMOST, latitude)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
};

/** Parses map bounds; undefined if they are invalid. */
export function parseBounds(text: string): MapBounds | undefined {
  const parts = text.split(',').map((part) => (/^-?\d{1,3}(\.\d{1,6})?$/.test(part) ? Number(part) : Number.NaN));
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = parts;
  const isSound = parts.length === 4 && west < east && south < north;
  return isSound && west >= -180 && east <= 180 && south >= -90 && north <= 90 ? [west, south, east, north] : undefined;
}

/** Returns a place on the square map of the world. */
export function toMercator(longitude: number, latitude: number): MercatorPoint {
  return { x: toMercatorX(longitude), y: toMercatorY(latitude) };
}

/** Returns the bounds of these clusters. */
export function boundsAround(clusters: readonly MapCluster[]): MapBounds {
  return [
    Math.min(...clusters.map(({ west }) => west)),
    Math.min(...clusters.map(({ south }) => south)),
    Math.max(...clusters.map(({ east }) => east)),
    Math.max(...clusters.map(({ north }) => north)),
  ];
}

/** How a point of the world is placed on a map. */
export interface MapFrame {
  /** Of a place on the square map of the world. */
  readonly place: (point: MercatorPoint) => MercatorPoint;
  /** The degrees that the map shows from side to side. */
  readonly degrees: number;
}

/** Returns the frame that fits the bounds into the map with a margin. */
export function frameOf([west, south, east, north]: MapBounds, { width, height }: MapSize): MapFrame {
  const [from, to] = [toMercator(west, north), toMercator(east, south)];
  const free = 1 - 2 * MARGIN;
  const unit = Math.max((to.x - from.x) / (width * free), (to.y - from.y) / (height * free), SMALLEST_SPAN / width);
  const [middleX, middleY] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  return {
    place: ({ x, y }) => ({ x: width / 2 + (x - middleX) / unit, y: height / 2 + (y - middleY) / unit }),
    degrees: unit * width * 360,
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Parts of a pin while it is put together; the first has the most jobs. */
interface Group {
  readonly x: number;
  readonly y: number;
  readonly parts: [MapCluster, ...MapCluster[]];
}

/** Places the pins of a map, those with the most jobs first, without those outside. What is too close becomes one pin. */
export function placePins(clusters: readonly MapCluster[], bounds: MapBounds, size: MapSize): readonly MapPin[] {
  const frame = frameOf(bounds, size);
  const groups: Group[] = [];
  for (const cluster of clusters.toSorted((one, other) => other.jobs - one.jobs)) {
    const { x, y } = frame.place(toMercator(cluster.longitude, cluster.latitude));
    if (x < 0 || x > size.width || y < 0 || y > size.height) continue;
    const near = groups.find((group) => Math.hypot(group.x - x, group.y - y) < size.apart);
    if (near === undefined) groups.push({ x, y, parts: [cluster] });
    else near.parts.push(cluster);
  }
  return groups.map(({ x, y, parts }) => ({
    x: round(x),
    y: round(y),
    first: parts[0],
    jobs: parts.reduce((sum, { jobs }) => sum + jobs, 0),
    locations: parts.reduce((sum, { locations }) => sum + locations, 0),
    closer: zoomBounds(parts),
  }));
}

function zoomBounds(parts: readonly MapCluster[]): MapBounds | null {
  const [west, south, east, north] = boundsAround(parts);
  if (east - west < SAME_DEGREES && north - south < SAME_DEGREES) return null;
  // A line of places has no width of its own.
  return [west - SAME_DEGREES, south - SAME_DEGREES, east + SAME_DEGREES, north + SAME_DEGREES];
}

/** Formats bounds for an address. */
export function formatBounds(bounds: MapBounds): string {
  return bounds.map((degrees) => String(Math.round(degrees * 10_000) / 10_000)).join(',');
}

/** Returns where meridians and parallels cross the map. */
export function graticule(bounds: MapBounds, size: MapSize): { readonly across: number[]; readonly down: number[] } {
  const frame = frameOf(bounds, size);
  const step = STEPS.find((degrees) => frame.degrees / degrees >= FEWEST_LINES) ?? 0.01;
  const lines = (from: number, to: number, at: (degrees: number) => number, most: number): number[] => {
    const first = Math.ceil(from / step);
    return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, index) =>
      at((first + index) * step),
    )
      .filter((place) => place > 0 && place < most)
      .map(round);
  };
  const [middleX, middleY] = [(bounds[0] + bounds[2]) / 2, (bounds[1] + bounds[3]) / 2];
  const reach = frame.degrees;
  return {
    across: lines(
      Math.max(-180, middleX - reach),
      Math.min(180, middleX + reach),
      (longitude) => frame.place(toMercator(longitude, 0)).x,
      size.width,
    ),
    down: lines(
      Math.max(-NORTHMOST, middleY - reach),
      Math.min(NORTHMOST, middleY + reach),
      (latitude) => frame.place(toMercator(0, latitude)).y,
      size.height,
    ),
  };
}
