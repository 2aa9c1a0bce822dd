/** Where the map of the results stands: not at all, beside the list, or in a window over the whole page. */
export type MapPlace = 'closed' | 'beside' | 'whole';

interface MapWanted {
  /** Activities have no map. */
  readonly hasMap: boolean;
  /** List and map fit beside each other. */
  readonly isWide: boolean;
  /** The visitor has opened the map beside the list, on this page or on one before. */
  readonly isBesideWanted: boolean;
  /** The entry of the history names the window of the map, or it lies under the window of the filters. */
  readonly isWindowOpen: boolean;
}

/** A wide page never covers its list: a window that was opened on a narrow one goes on beside it (decision note map-beside-the-list). */
export function mapPlace({ hasMap, isWide, isBesideWanted, isWindowOpen }: MapWanted): MapPlace {
  if (!hasMap) return 'closed';
  if (isWide) return isBesideWanted || isWindowOpen ? 'beside' : 'closed';
  return isWindowOpen ? 'whole' : 'closed';
}
