import type { MapSource } from './map-point.ts';

/** The base map that the shop serves itself, beside the code that shows it. */
const EMBEDDED = new URL('@shop/design-system/basemap/basemap.pmtiles', import.meta.url).href;

/** The operator's tiles where they named some, else the embedded base map. A style ends with `.json`, an archive with `.pmtiles`. */
export function mapSource(mapTiles: string | undefined): MapSource {
  if (!mapTiles) return { kind: 'pmtiles', url: EMBEDDED };
  return { kind: mapTiles.endsWith('.pmtiles') ? 'pmtiles' : 'style', url: mapTiles };
}
