import { Map as LibreMap, Marker, setWorkerUrl } from 'maplibre-gl';
import type { StyleSpecification } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { LiveMap, MapEngine, MapListener, MapMarker } from './engine.ts';
import { graticule } from './graticule.ts';
import { markerBounds, groupMarkers } from './groups.ts';
import './map.css';

// Without an address of its own the worker is looked for where it is not, again and again.
setWorkerUrl(workerUrl);

const GROUP_DISTANCE = 44;
const CLOSE_ZOOM = 13;
const EDGE = 56;
const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A map that asks no network: the net of the globe on the page's own ground, and the places with their names. */
export const offlineEngine: MapEngine = { draw };

function draw(element: HTMLElement, { onSelect }: MapListener): LiveMap {
  const map = new LibreMap({
    container: element,
    style: netStyle(getComputedStyle(element).color),
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
  let markers: readonly MapMarker[] = [];
  let selected: string | null = null;
  let drawn: Marker[] = [];

  function goTo(longitude: number, latitude: number, zoom: number) {
    map.easeTo({ center: [longitude, latitude], zoom, animate: !prefersReducedMotion() });
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
      pin.addEventListener('click', () =>
        near.length === 1 ? onSelect(first.id) : goTo(first.longitude, first.latitude, map.getZoom() + 2),
      );
      return new Marker({ element: pin }).setLngLat([first.longitude, first.latitude]).addTo(map);
    });
  }
  map.on('zoomend', redraw);
  return {
    show: (next, chosen) => {
      markers = next;
      selected = chosen;
      redraw();
    },
    goTo: (id) => {
      const marker = markers.find((one) => one.id === id);
      if (marker !== undefined) goTo(marker.longitude, marker.latitude, Math.max(map.getZoom(), CLOSE_ZOOM));
    },
    fitAll: () => {
      const bounds = markerBounds(markers);
      if (bounds !== undefined) map.fitBounds([...bounds], { padding: EDGE, maxZoom: CLOSE_ZOOM, animate: false });
    },
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
  dot.textContent = near.length === 1 ? '' : String(near.length);
  const name = document.createElement('bdi');
  name.className = 'hearth-pin-name';
  name.textContent = near.length === 1 ? near[0].name : '';
  pin.append(dot, name);
  return pin;
}

function netStyle(colour: string): StyleSpecification {
  return {
    version: 8,
    sources: { net: { type: 'geojson', data: graticule(10) } },
    layers: [{ id: 'net', type: 'line', source: 'net', paint: { 'line-color': colour, 'line-width': 1 } }],
  };
}
