import { addProtocol, Map as LibreMap, setWorkerUrl, type LngLatBoundsLike } from 'maplibre-gl';
import { Protocol } from 'pmtiles';
import { baseStyle } from './base-style.ts';
import type { MapOptions, OpenMap } from './engine-contract.ts';
import { areaOf, type MapBounds, type MapView } from './map-point.ts';

const FONTS = ['Map Sans Medium', 'Map Sans Semibold', 'Map Sans Italic'];
/**
 * Room around what is to be seen, for markers are as wide as a price, and where the map is wide enough no button of its corners lies
 * over one; and the nearest that a few points may come by themselves.
 */
const ROOM = { top: 64, right: 56, bottom: 40, left: 56 };
const WIDE_ROOM = { ...ROOM, right: 104, left: 104 };
const WIDE_PX = 480;
const NEAREST = 11;
/**
 * As far and as near as a map goes: nearest is a quarter of a town. The embedded base map has tiles from zoom 3, below which there is
 * nothing to draw, up to zoom 10, which hold one step nearer and then are empty.
 */
const ZOOMS = { style: { minZoom: 0, maxZoom: 14 }, pmtiles: { minZoom: 3, maxZoom: 11 } };

let isPrepared = false;

/** The one place that knows MapLibre: drawn in a worker of the shop's own, so that a strict policy lets it work. */
export const openMap: OpenMap = async ({ element, label, source, language, bounds, view, nearest, wheel, onMove, onStill, onPress }) => {
  await prepare();
  await Promise.all(FONTS.map((font) => document.fonts.load(`16px "${font}"`).catch(() => undefined)));
  const map = new LibreMap({
    container: element,
    style: source.kind === 'style' ? source.url : baseStyle(new URL(source.url, location.href).href, language),
    ...(view ? cameraOf(view) : { bounds: cornersOf(bounds), fitBoundsOptions: { padding: roomIn(element), maxZoom: nearest ?? NEAREST } }),
    ...ZOOMS[source.kind],
    attributionControl: false,
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    locale: { 'Map.Title': label },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.getCanvas().setAttribute('role', 'application');
  const whenStill = onceStill(map, onStill);
  map.on('wheel', (event) => {
    if (wheel === 'page' && !isZoom(event.originalEvent)) event.preventDefault();
    else whenStill.moved(true);
  });
  map.on('move', ({ originalEvent }) => {
    onMove();
    whenStill.moved(Boolean(originalEvent));
  });
  map.on('click', onPress);
  map.on('moveend', whenStill.ended);
  await loaded(map);
  return {
    placeOf: ({ longitude, latitude }) => map.project([longitude, latitude]),
    show: (wanted, closest = map.getMaxZoom()) => void map.fitBounds(cornersOf(wanted), { padding: roomIn(element), maxZoom: closest }),
    lookAt: (wanted) => void map.easeTo(cameraOf(wanted)),
    zoom: (by) => void map.easeTo({ zoom: map.getZoom() + by }, { originalEvent: new Event('zoom') }),
    isNearest: () => map.getZoom() > map.getMaxZoom() - 0.1,
    remove: () => {
      whenStill.stop();
      map.remove();
    },
  };
};

/** @throws where the style or the base map cannot be read. A single tile that is missing leaves a gap, which moving the map fills. */
async function loaded(map: LibreMap): Promise<void> {
  try {
    await new Promise<void>((done, fail) => {
      map.once('load', () => done());
      map.on('error', (event) => {
        if (!('tile' in event)) fail(event.error);
      });
    });
  } catch (error) {
    map.remove();
    throw error;
  }
}

/** A touchpad tells of two fingers that move apart as a wheel with Ctrl. */
function isZoom({ ctrlKey, metaKey }: WheelEvent): boolean {
  return ctrlKey || metaKey;
}

/** @throws where the code of the worker cannot be had: MapLibre would wait for it without an end. */
async function prepare(): Promise<void> {
  if (isPrepared) return;
  const worker = new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href;
  const response = await fetch(worker);
  if (!response.ok) throw new Error(`the map's worker ${worker} was answered ${response.status}`);
  await response.arrayBuffer();
  isPrepared = true;
  setWorkerUrl(worker);
  addProtocol('pmtiles', new Protocol().tile);
}

/** Milliseconds without a move after which a map that somebody moved stands still. */
const STILL = 400;

/** Tells that the map stands still after it was moved, and whether somebody moved it: MapLibre does not say so of a single turn of the wheel. */
function onceStill(map: LibreMap, onStill: MapOptions['onStill']) {
  let isByVisitor = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ended = () => {
    clearTimeout(timer);
    const shown = map.getBounds();
    onStill(areaOf({ west: shown.getWest(), south: shown.getSouth(), east: shown.getEast(), north: shown.getNorth() }), isByVisitor);
    isByVisitor = false;
  };
  const moved = (isVisitor: boolean) => {
    isByVisitor ||= isVisitor;
    clearTimeout(timer);
    if (isByVisitor) timer = setTimeout(ended, STILL);
  };
  return { moved, ended, stop: () => clearTimeout(timer) };
}

function roomIn({ clientWidth }: HTMLElement): typeof ROOM {
  return clientWidth < WIDE_PX ? ROOM : WIDE_ROOM;
}

function cameraOf({ latitude, longitude, zoom }: MapView): { center: [number, number]; zoom: number } {
  return { center: [longitude, latitude], zoom };
}

function cornersOf({ west, south, east, north }: MapBounds): LngLatBoundsLike {
  return [west, south, east, north];
}
