import type { LiveMap, MapBounds, MapEngine, MapListener, MapMarker, MapProvider } from '../map/engine.ts';
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
const isOne = ({ count = 1 }: MapMarker): boolean => count === 1;
const toLatLng = ({ latitude, longitude }: Pick<MapMarker, 'latitude' | 'longitude'>) => ({
  lat: latitude,
  lng: longitude,
});

function drawMap(maps: GoogleMaps, element: HTMLElement, { onSelect, onLook }: MapListener): LiveMap {
  const map: GoogleMap = new maps.Map(element, { center: { lat: 20, lng: 0 }, zoom: 2, disableDefaultUI: true });
  let drawn: GoogleMarker[] = [];
  const fit = ([west, south, east, north]: MapBounds): void => {
    const bounds = new maps.LatLngBounds();
    bounds.extend({ lat: south, lng: west });
    bounds.extend({ lat: north, lng: east });
    map.fitBounds(bounds, EDGE);
  };
  map.addListener('idle', () => {
    const seen = map.getBounds()?.toJSON();
    if (seen !== undefined) onLook?.([seen.west, seen.south, seen.east, seen.north]);
  });
  const clear = () => {
    for (const marker of drawn) marker.setMap(null);
    drawn = [];
  };
  return {
    show: (markers, selected) => {
      clear();
      drawn = markers.map((place) => {
        const marker = new maps.Marker({
          map,
          position: toLatLng(place),
          title: place.name,
          label: isOne(place) ? place.name : String(place.count),
          zIndex: place.id === selected ? 2 : 1,
        });
        marker.addListener('click', () => {
          if (isOne(place) || place.around === undefined) onSelect(place.id);
          else fit(place.around);
        });
        return marker;
      });
    },
    goTo: (place) => {
      map.panTo(toLatLng(place));
      map.setZoom(Math.max(map.getZoom() ?? 0, CLOSE_ZOOM));
    },
    fit,
    zoom: (steps) => map.setZoom((map.getZoom() ?? 2) + steps),
    end: clear,
  };
}
