import { Map as LibreMap, Marker, setWorkerUrl } from 'maplibre-gl';
import type { StyleSpecification } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import land from 'world-atlas/land-110m.json' with { type: 'json' };
import { readLand } from '@hearth/kit/map/land-rings';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { LiveMap, MapBounds, MapEngine, MapListener, MapMarker } from './engine.ts';
import { graticule } from './graticule.ts';
import { countPlaces, groupMarkers, markerBounds } from './groups.ts';
import type { MarkerGroup } from './groups.ts';
import './map.css';

// Without an address of its own the worker is looked for where it is not, again and again.
setWorkerUrl(workerUrl);

const GROUP_DISTANCE = 44;
/** There are no streets: closer than this, a place stands on a plain ground. */
const CLOSE_ZOOM = 8;
const ALL_ZOOM = 6;
const EDGE = 56;
const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A map that asks no network: land and the net of the globe in the page's own colours, and the places with their names. */
export const offlineEngine: MapEngine = { draw };

/** A flat map of the world that north is always at the top of. */
function createMap(element: HTMLElement): LibreMap {
  const map = new LibreMap({
    container: element,
    style: worldStyle(element),
    center: [0, 25],
    zoom: 1,
    maxZoom: 18,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    fadeDuration: 0,
    locale: { 'Map.Title': element.getAttribute('aria-label') ?? '' },
  });
  map.touchZoomRotate.disableRotation();
  return map;
}

function draw(element: HTMLElement, { onSelect, onLook }: MapListener): LiveMap {
  const map = createMap(element);
  let markers: readonly MapMarker[] = [];
  let selected: string | null = null;
  let drawn: Marker[] = [];

  function goTo(longitude: number, latitude: number, zoom: number) {
    map.easeTo({ center: [longitude, latitude], zoom, animate: !prefersReducedMotion() });
  }
  /** Fits what stands together into the map; where it is all in one spot, as near as is of use. */
  function lookCloser(near: MarkerGroup['markers']) {
    const bounds = markerBounds(near);
    if (bounds !== undefined) fit(bounds, Math.max(CLOSE_ZOOM, map.getZoom() + 2), !prefersReducedMotion());
  }
  function fit([west, south, east, north]: MapBounds, maxZoom: number, animate: boolean) {
    map.fitBounds([west, south, east, north], { padding: EDGE, maxZoom, animate });
  }
  function redraw() {
    for (const marker of drawn) marker.remove();
    const groups = groupMarkers(
      markers,
      ({ longitude, latitude }) => map.project([longitude, latitude]),
      GROUP_DISTANCE,
    );
    drawn = groups.map(({ markers: near }) => {
      const [first] = near;
      const pin = createPin(near, selected);
      pin.addEventListener('click', () => {
        if (countPlaces(near) === 1) onSelect(first.id);
        else lookCloser(near);
      });
      return new Marker({ element: pin }).setLngLat([first.longitude, first.latitude]).addTo(map);
    });
  }
  map.on('zoomend', redraw);
  map.on('moveend', () => {
    const bounds = map.getBounds();
    onLook?.([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]);
  });
  return {
    show: (next, chosen) => {
      markers = next;
      selected = chosen;
      redraw();
    },
    goTo: ({ longitude, latitude }) => goTo(longitude, latitude, Math.max(map.getZoom(), CLOSE_ZOOM)),
    fit: (bounds) => fit(bounds, ALL_ZOOM, false),
    zoom: (steps) => map.zoomTo(map.getZoom() + steps, { animate: !prefersReducedMotion() }),
    end: () => map.remove(),
  };
}

/**
 * A dot with the name of its place or the number of places; screen readers use the list beside the map. Screen
 * readers have the list beside the map.
 */
function createPin(near: readonly [MapMarker, ...MapMarker[]], selected: string | null): HTMLElement {
  const pin = document.createElement('div');
  pin.className = 'hearth-pin';
  pin.ariaHidden = 'true';
  pin.dataset['selected'] = String(near.some(({ id }) => id === selected));
  const dot = document.createElement('span');
  dot.className = 'hearth-pin-dot';
  const places = countPlaces(near);
  dot.textContent = places === 1 ? '' : String(places);
  const name = document.createElement('bdi');
  name.className = 'hearth-pin-name';
  name.textContent = places === 1 ? near[0].name : '';
  pin.append(dot, name);
  return pin;
}

/** Land a little above the ground, and the net over both. */
function worldStyle(element: HTMLElement): StyleSpecification {
  const style = getComputedStyle(element);
  return {
    version: 8,
    sources: {
      land: {
        type: 'geojson',
        data: {
          type: 'Feature',
          properties: {},
          geometry: {
            type: 'MultiPolygon',
            coordinates: readLand(land).map((piece) => piece.map((ring) => ring.map(([x, y]) => [x, y]))),
          },
        },
      },
      net: { type: 'geojson', data: graticule(10) },
    },
    layers: [
      // Of a custom property the browser gives the text alone; of a property that is a colour, the colour of the theme.
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': style.textDecorationColor } },
      { id: 'coast', type: 'line', source: 'land', paint: { 'line-color': style.color, 'line-width': 1 } },
      { id: 'net', type: 'line', source: 'net', paint: { 'line-color': style.color, 'line-width': 0.5 } },
    ],
  };
}
