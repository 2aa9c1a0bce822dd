import { addProtocol, Map as LibreMap, setWorkerUrl, type LngLatBoundsLike } from 'maplibre-gl';
import { Protocol } from 'pmtiles';
import { baseStyle } from './base-style.ts';
import type { OpenMap } from './engine-contract.ts';
import { areaOf, type MapBounds, type MapView } from './map-point.ts';

const FONTS = ['Map Sans Medium', 'Map Sans Semibold', 'Map Sans Italic'];
/** Room around what is to be seen, and the nearest that a few points may come. */
const FIT = { padding: 56, maxZoom: 11 };
/** As near as the map goes: what is pressed on is shown as large as it needs. */
const NEAREST = 14;

let isPrepared = false;

/** The one place that knows MapLibre: drawn in a worker of the shop's own, so that a strict policy lets it work. */
export const openMap: OpenMap = async ({ element, label, source, language, bounds, view, onMove, onStill, onPress }) => {
  prepare();
  await Promise.all(FONTS.map((font) => document.fonts.load(`16px "${font}"`).catch(() => undefined)));
  const map = new LibreMap({
    container: element,
    style: source.kind === 'style' ? source.url : baseStyle(new URL(source.url, location.href).href, language),
    ...(view ? cameraOf(view) : { bounds: cornersOf(bounds), fitBoundsOptions: FIT }),
    maxZoom: NEAREST,
    attributionControl: false,
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    locale: { 'Map.Title': label },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.getCanvas().setAttribute('role', 'application');
  map.on('move', onMove);
  map.on('click', onPress);
  map.on('moveend', (event) => {
    const shown = map.getBounds();
    const area = areaOf({ west: shown.getWest(), south: shown.getSouth(), east: shown.getEast(), north: shown.getNorth() });
    onStill(area, Boolean(event.originalEvent));
  });
  await new Promise<void>((done, fail) => {
    map.once('load', () => done());
    map.once('error', ({ error }) => fail(error));
  });
  return {
    placeOf: ({ longitude, latitude }) => map.project([longitude, latitude]),
    show: (wanted) => void map.fitBounds(cornersOf(wanted), { ...FIT, maxZoom: NEAREST }),
    lookAt: (wanted) => void map.easeTo(cameraOf(wanted)),
    zoom: (by) => void map.easeTo({ zoom: map.getZoom() + by }, { originalEvent: new Event('zoom') }),
    remove: () => map.remove(),
  };
};

function prepare(): void {
  if (isPrepared) return;
  isPrepared = true;
  setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);
  addProtocol('pmtiles', new Protocol().tile);
}

function cameraOf({ latitude, longitude, zoom }: MapView): { center: [number, number]; zoom: number } {
  return { center: [longitude, latitude], zoom };
}

function cornersOf({ west, south, east, north }: MapBounds): LngLatBoundsLike {
  return [west, south, east, north];
}
