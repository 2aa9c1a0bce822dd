import type { MapArea, MapBounds, MapPoint, MapSource, MapView } from './map-point.ts';

export interface MapOptions {
  readonly element: HTMLElement;
  /** Names the drawn map for those who move it with the keyboard. */
  readonly label: string;
  readonly source: MapSource;
  /** Two letters; the names of places in this language. */
  readonly language: string;
  readonly bounds: MapBounds;
  /** Where it begins, instead of its bounds. */
  readonly view?: MapView | undefined;
  /** The zoom that its bounds are not brought nearer than. */
  readonly nearest?: number | undefined;
  /** What the wheel does without Ctrl or ⌘: it zooms the map, or scrolls the page. */
  readonly wheel?: 'map' | 'page' | undefined;
  /** While the map moves: markers follow. */
  readonly onMove: () => void;
  /** It stands still again; `byVisitor` when somebody moved it. */
  readonly onStill: (area: MapArea, byVisitor: boolean) => void;
  /** A press beside every marker. */
  readonly onPress: () => void;
}

/** A map that is drawn. */
export interface DrawnMap {
  /** Where a point is, in pixels from the upper left corner of the map. */
  readonly placeOf: (point: MapPoint) => { readonly x: number; readonly y: number };
  /** All of the bounds, but no nearer than `nearest`. */
  readonly show: (bounds: MapBounds, nearest?: number) => void;
  readonly lookAt?: (view: MapView) => void;
  readonly zoom: (by: 1 | -1) => void;
  /** Whether it comes no nearer: what lies together then stays together. */
  readonly isNearest?: () => boolean;
  readonly remove: () => void;
}

/** Rejects where the browser cannot draw one. */
export type OpenMap = (options: MapOptions) => Promise<DrawnMap>;
