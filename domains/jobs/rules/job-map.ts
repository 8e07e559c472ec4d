/** A location with its number of open jobs. */
export interface MapPlace {
  readonly location_id: string;
  readonly name: string;
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
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
  /** The one with the most jobs first. */
  readonly places: readonly [MapPlace, ...MapPlace[]];
  /** What a closer look shows; null where no look is close enough, or there is only one place. */
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

/** Returns the bounds of these locations. */
export function boundsAround(places: readonly MapPlace[]): MapBounds {
  const longitudes = places.map(({ longitude }) => longitude);
  const latitudes = places.map(({ latitude }) => latitude);
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}

/** Creates a projection that fits the bounds into the map with a margin. */
function createProjection([west, south, east, north]: MapBounds, { width, height }: MapSize) {
  const [left, right, top, bottom] = [toMercatorX(west), toMercatorX(east), toMercatorY(north), toMercatorY(south)];
  const free = 1 - 2 * MARGIN;
  const unit = Math.max((right - left) / (width * free), (bottom - top) / (height * free), SMALLEST_SPAN / width);
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  return {
    x: (longitude: number): number => width / 2 + (toMercatorX(longitude) - middleX) / unit,
    y: (latitude: number): number => height / 2 + (toMercatorY(latitude) - middleY) / unit,
    /** The degrees that it shows from side to side. */
    degrees: unit * width * 360,
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Places the pins of a map in the order of the locations, without those outside. Those outside are left out. */
export function placePins(places: readonly MapPlace[], bounds: MapBounds, size: MapSize): readonly MapPin[] {
  const frame = createProjection(bounds, size);
  const groups: { x: number; y: number; places: [MapPlace, ...MapPlace[]] }[] = [];
  for (const place of places.toSorted((one, other) => other.jobs - one.jobs)) {
    const [x, y] = [frame.x(place.longitude), frame.y(place.latitude)];
    if (x < 0 || x > size.width || y < 0 || y > size.height) continue;
    const near = groups.find((group) => Math.hypot(group.x - x, group.y - y) < size.apart);
    if (near === undefined) groups.push({ x, y, places: [place] });
    else near.places.push(place);
  }
  return groups.map(({ x, y, places: here }) => ({
    x: round(x),
    y: round(y),
    places: here,
    jobs: here.reduce((sum, { jobs }) => sum + jobs, 0),
    closer: zoomBounds(here),
  }));
}

function zoomBounds(places: readonly MapPlace[]): MapBounds | null {
  const [west, south, east, north] = boundsAround(places);
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
  const frame = createProjection(bounds, size);
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
    across: lines(Math.max(-180, middleX - reach), Math.min(180, middleX + reach), frame.x, size.width),
    down: lines(Math.max(-NORTHMOST, middleY - reach), Math.min(NORTHMOST, middleY + reach), frame.y, size.height),
  };
}
