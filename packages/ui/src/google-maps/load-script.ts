/** The parts of the maps service's script that this product uses. */
export type GoogleMaps = {
  Map: new (element: HTMLElement, options: Readonly<Record<string, unknown>>) => GoogleMap;
  Marker: new (options: Readonly<Record<string, unknown>>) => GoogleMarker;
  LatLngBounds: new () => { extend: (place: { lat: number; lng: number }) => void };
  places: {
    AutocompleteSessionToken: new () => object;
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions: (request: SuggestionRequest) => Promise<{ suggestions: readonly Suggestion[] }>;
    };
  };
};
export type GoogleMap = {
  fitBounds: (bounds: unknown, padding?: number) => void;
  panTo: (place: { lat: number; lng: number }) => void;
  getZoom: () => number | undefined;
  setZoom: (zoom: number) => void;
  getBounds: () => { toJSON: () => { west: number; south: number; east: number; north: number } } | undefined;
  addListener: (event: string, hear: () => void) => void;
};
export type GoogleMarker = {
  setMap: (map: GoogleMap | null) => void;
  addListener: (event: string, hear: () => void) => void;
};
export type SuggestionRequest = {
  input: string;
  includedPrimaryTypes: readonly string[];
  language: string;
  sessionToken: object;
};
export type Suggestion = { placePrediction: Prediction | null };
export type Prediction = {
  placeId: string;
  mainText: { text: string } | null;
  secondaryText: { text: string } | null;
  toPlace: () => GooglePlace;
};
export type GooglePlace = {
  fetchFields: (options: { fields: readonly string[] }) => Promise<unknown>;
  displayName?: string | null;
  addressComponents?: readonly { longText: string | null; shortText: string | null; types: readonly string[] }[];
  location?: { lat: () => number; lng: () => number } | null;
};

type Callbacks = { gm_authFailure?: () => void; hearthMapsArrived?: () => void; google?: { maps: GoogleMaps } };

let arriving: Promise<GoogleMaps> | undefined;
const refusals = new Set<() => void>();

/** The address of the script for a key and a language. */
export function scriptAddress(key: string, language: string): string {
  const search = new URLSearchParams({
    key,
    language,
    libraries: 'places',
    loading: 'async',
    callback: 'hearthMapsArrived',
  });
  return `https://maps.googleapis.com/maps/api/js?${search.toString()}`;
}

/** Fetches the script once for a page. `refused` is called when the service does not accept the key, which can be later. */
export function loadGoogleMaps(key: string, language: string, refused: () => void): Promise<GoogleMaps> {
  refusals.add(refused);
  arriving ??= new Promise<GoogleMaps>((resolve, reject) => {
    const page = window as Callbacks;
    page.gm_authFailure = () => {
      for (const tell of refusals) tell();
    };
    page.hearthMapsArrived = () =>
      page.google === undefined ? reject(new Error('The maps service sent no maps.')) : resolve(page.google.maps);
    const script = document.createElement('script');
    script.src = scriptAddress(key, language);
    script.async = true;
    script.onerror = () => {
      arriving = undefined;
      script.remove();
      reject(new Error('The maps service cannot be reached.'));
    };
    document.head.append(script);
  });
  return arriving;
}
