/** A place on a map. */
export type MapMarker = {
  id: string;
  name: string;
  note?: string | undefined;
  latitude: number;
  longitude: number;
  /** How many places it stands for, which `around` goes around; absent: itself alone. */
  count?: number | undefined;
  around?: MapBounds | undefined;
};

/** West, south, east and north in degrees. */
export type MapBounds = readonly [west: number, south: number, east: number, north: number];

/** The callbacks of a map. */
export type MapListener = {
  onSelect: (id: string) => void;
  /** Another part of the world is looked at. */
  onLook?: ((bounds: MapBounds) => void) | undefined;
};

/** A map that stands on the page. */
export type LiveMap = {
  show: (markers: readonly MapMarker[], selected: string | null) => void;
  /** Brings a place into the middle. */
  goTo: (place: Pick<MapMarker, 'latitude' | 'longitude'>) => void;
  fit: (bounds: MapBounds) => void;
  zoom: (steps: number) => void;
  end: () => void;
};

/** Draws maps: the one that needs no network, or that of a maps service. */
export type MapEngine = { draw: (element: HTMLElement, listener: MapListener) => LiveMap };

/** The source of a map engine. */
export type MapProvider = { name: string; load: (refused: () => void) => Promise<MapEngine> };
