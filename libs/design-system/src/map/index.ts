export { highlightHandlers } from './highlight-handlers.ts';
export { isSamePlace, type MapArea, type MapBounds, type MapPoint, type MapSource, type MapView } from './map-point.ts';
export { mapSource } from './map-source.ts';
export { Map, type MapLabels, type MapProps } from './map.tsx';
