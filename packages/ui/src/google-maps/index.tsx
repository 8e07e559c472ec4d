import type { LiveMap, MapEngine, MapListener, MapMarker, MapProvider } from '../map/engine.ts';
import type { GoogleMap, GoogleMaps, GoogleMarker } from './load-script.ts';
import { loadGoogleMaps } from './load-script.ts';

export type { PlaceDetails } from './places.ts';
export { googlePlaces } from './places.ts';

/** Maps of the maps service, for an installation that has a key of its own. */
export function googleMaps(key: string, language: string): MapProvider {
  return {
    name: `google:${key}`,
    load: async (refused): Promise<MapEngine> => {
      const maps = await loadGoogleMaps(key, language, refused);
      return { draw: (element, listener) => drawMap(maps, element, listener) };
    },
  };
}

const CLOSE_ZOOM = 14;
const EDGE = 48;
const toLatLng = ({ latitude, longitude }: MapMarker) => ({ lat: latitude, lng: longitude });

function drawMap(maps: GoogleMaps, element: HTMLElement, { onSelect }: MapListener): LiveMap {
  const map: GoogleMap = new maps.Map(element, { center: { lat: 20, lng: 0 }, zoom: 2, disableDefaultUI: true });
  let drawn: GoogleMarker[] = [];
  let places: readonly MapMarker[] = [];
  const clear = () => {
    for (const marker of drawn) marker.setMap(null);
    drawn = [];
  };
  return {
    show: (markers, selected) => {
      clear();
      places = markers;
      drawn = markers.map((place) => {
        const marker = new maps.Marker({
          map,
          position: toLatLng(place),
          title: place.name,
          label: place.name,
          zIndex: place.id === selected ? 2 : 1,
        });
        marker.addListener('click', () => onSelect(place.id));
        return marker;
      });
    },
    goTo: (id) => {
      const place = places.find((one) => one.id === id);
      if (place === undefined) return;
      map.panTo(toLatLng(place));
      map.setZoom(Math.max(map.getZoom() ?? 0, CLOSE_ZOOM));
    },
    fitAll: () => {
      if (places.length === 0) return;
      const bounds = new maps.LatLngBounds();
      for (const place of places) bounds.extend(toLatLng(place));
      map.fitBounds(bounds, EDGE);
    },
    zoom: (steps) => map.setZoom((map.getZoom() ?? 2) + steps),
    end: clear,
  };
}
