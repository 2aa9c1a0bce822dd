import { useRef, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { DrawnMap, OpenMap } from './engine-contract.ts';
import type { MapArea, MapPoint, MapSource, MapView } from './map-point.ts';
import css from './map.module.css';
import { Markers } from './markers.tsx';
import { useDrawnMap } from './use-drawn-map.ts';

export interface MapLabels {
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly loading: string;
  /** Where the browser cannot draw a map; the list beside it stays. */
  readonly unavailable: string;
  /** Names a marker of several: `3 stays, zoom in`, with the price of the cheapest where all have one. */
  readonly group: (count: number, cheapest?: MapPoint) => string;
  /** The least price in a marker of several: `from 131 €`. Without it a marker of several holds their number alone. */
  readonly from?: (cheapest: MapPoint) => string;
  /** Names a marker of several at one place, which no zoom tells apart: `2 offers at this place`. */
  readonly here?: (count: number, cheapest?: MapPoint) => string;
}

export interface MapProps {
  /** Names the region. */
  readonly label: string;
  readonly points: readonly MapPoint[];
  /** Where it begins, and where it goes when this changes; without it, it shows all its points. */
  readonly view?: MapView | undefined;
  /** The zoom that showing all points stops at: few of them lie in the midst of their town. */
  readonly nearest?: number;
  /** The answer that the points come from: another one is shown whole, wherever the map was moved to. */
  readonly answer?: unknown;
  /** The point whose marker is larger. */
  readonly selected?: string;
  /** A press on a marker, or beside all of them (nothing then). */
  readonly onSelect: (id: string | undefined) => void;
  /** Points whose marker stands out: a list beside the map points at one of them. */
  readonly highlighted?: readonly string[];
  /** The pointer or the focus is on a marker of these points, or on none any more. */
  readonly onHighlight?: (ids: readonly string[]) => void;
  readonly source: MapSource;
  /** What the wheel does: it zooms the map, or scrolls the page that the map is a part of; with Ctrl or ⌘, or two fingers, it always zooms. */
  readonly wheel?: 'map' | 'page' | undefined;
  /** Stands on the map, as its data ask for. */
  readonly attribution: string;
  /** Two letters; names of places come in this language. */
  readonly language: string;
  readonly labels: MapLabels;
  /** Somebody moved the map: search in this area. */
  readonly onArea?: (area: MapArea) => void;
  /** Shown over its lower edge: the card of the selected point. */
  readonly children?: ReactNode;
  /** Draws the map; for tests. */
  readonly open?: OpenMap;
}

/** A map with markers. What draws it is loaded when it comes into sight, and never with the first page. */
export function Map(props: MapProps) {
  const { label, points, selected, onSelect, highlighted, onHighlight, attribution, labels, children } = props;
  const place = useRef<HTMLDivElement>(null);
  const { state, map } = useDrawnMap(place, props);
  return (
    <section className={css.map} aria-label={label} aria-busy={state === 'loading' || undefined} data-state={state}>
      <div ref={place} className={css.canvas} />
      {state !== 'drawn' && (
        <p className={css.state} role="status">
          <Icon name={state === 'loading' ? 'map' : 'triangle-alert'} />
          {state === 'loading' ? labels.loading : labels.unavailable}
        </p>
      )}
      {map && (
        <>
          <Markers {...{ map, points, selected, onSelect, highlighted, onHighlight, labels }} />
          <Zoom map={map} labels={labels} />
        </>
      )}
      {children && <div className={css.card}>{children}</div>}
      <p className={css.attribution}>{attribution}</p>
    </section>
  );
}

function Zoom({ map, labels }: { readonly map: DrawnMap; readonly labels: MapLabels }) {
  return (
    <div className={css.zoom}>
      <IconButton icon="plus" look="floating" label={labels.zoomIn} onClick={() => map.zoom(1)} />
      <IconButton icon="minus" look="floating" label={labels.zoomOut} onClick={() => map.zoom(-1)} />
    </div>
  );
}
