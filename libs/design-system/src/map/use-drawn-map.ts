import { useEffect, useRef, useState } from 'react';
import type { DrawnMap, OpenMap } from './engine-contract.ts';
import type { MapProps } from './map.tsx';
import { boundsOf, NO_POINTS, type MapBounds, type MapView } from './map-point.ts';
import { useSeen } from './use-seen.ts';

/** Where a map begins that has nothing to show: the countries of the shop. */
const NOWHERE: MapBounds = { west: -10, south: 36, east: 19, north: 54 };

const openDrawn: OpenMap = async (options) => (await import('@shop/design-system/map-engine')).openMap(options);

/** Draws the map once its place has been in sight; every move of it draws its markers again. */
export function useDrawnMap(place: { readonly current: HTMLDivElement | null }, props: MapProps) {
  const { label, points, view, nearest, answer, source, language, open = openDrawn } = props;
  const [map, setMap] = useState<DrawnMap>();
  const [hasFailed, setHasFailed] = useState(false);
  const [, setMoves] = useState(0);
  const isSeen = useSeen(place);
  const now = useRef(props);
  useEffect(() => {
    now.current = props;
  });
  const wanted = JSON.stringify(view ?? boundsOf(points) ?? NOWHERE);
  const shown = useRef({ wanted, answer });
  const { kind, url } = source;
  useEffect(() => {
    const element = place.current;
    if (!element || !isSeen) return undefined;
    let isGone = false;
    let drawn: DrawnMap | undefined;
    open({
      element,
      label,
      source: { kind, url },
      language,
      ...beginOf(shown.current.wanted),
      nearest: now.current.nearest,
      wheel: now.current.wheel,
      onMove: () => {
        setMoves((count) => count + 1);
        // The pointer does not leave a marker that is drawn anew.
        now.current.onHighlight?.(NO_POINTS);
      },
      onStill: (area, byVisitor) => {
        setMoves((count) => count + 1);
        if (byVisitor) now.current.onArea?.(area);
      },
      onPress: () => now.current.onSelect(undefined),
    }).then(
      (opened) => {
        drawn = opened;
        if (isGone) opened.remove();
        else setMap(opened);
      },
      () => !isGone && setHasFailed(true),
    );
    return () => {
      isGone = true;
      drawn?.remove();
      setMap(undefined);
    };
  }, [place, isSeen, open, label, kind, url, language]);
  useEffect(() => {
    if (!map || (shown.current.wanted === wanted && shown.current.answer === answer)) return;
    shown.current = { wanted, answer };
    const next = beginOf(wanted);
    if (next.view) map.lookAt?.(next.view);
    else map.show(next.bounds, nearest);
  }, [map, wanted, answer, nearest]);
  const state = map ? ('drawn' as const) : hasFailed ? ('failed' as const) : ('loading' as const);
  return { state, map };
}

/** What a map shows, as it was written down to be compared. */
function beginOf(text: string): { bounds: MapBounds; view?: MapView } {
  const read = JSON.parse(text) as MapBounds | MapView;
  return 'zoom' in read ? { bounds: NOWHERE, view: read } : { bounds: read };
}
