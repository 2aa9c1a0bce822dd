import { useEffect, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { DrawnMap } from './engine-contract.ts';
import { groupPoints, type MapGroup } from './group-points.ts';
import { boundsOf, isSamePlace, type MapPoint } from './map-point.ts';
import type { MapLabels } from './map.tsx';
import css from './map.module.css';

interface MarkersProps {
  readonly map: DrawnMap;
  readonly points: readonly MapPoint[];
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
  readonly labels: Pick<MapLabels, 'group' | 'here'>;
}

/** Markers as buttons over the map, 40 pixels high and 47 for the selected one (spec 2, section 4); those that would touch are one. */
export function Markers({ map, points, selected, onSelect, labels }: MarkersProps) {
  const list = useRef<HTMLUListElement>(null);
  const groups = groupPoints(points, map.placeOf, selected);
  useEffect(() => {
    for (const [index, group] of groups.entries()) {
      const { x, y } = map.placeOf(group.points[0]!);
      const item = list.current?.children[index];
      if (item instanceof HTMLElement) item.style.setProperty('transform', `translate(${Math.round(x)}px, ${Math.round(y)}px)`);
    }
  });
  const press = ({ points: joined }: MapGroup) => {
    if (isOnePlace(joined) || map.isNearest?.()) onSelect(nextOf(joined, selected).id);
    else map.show(boundsOf(joined)!);
  };
  return (
    <ul ref={list} className={css.markers} role="list">
      {groups.map((group) => (
        <li key={group.id} className={css.place}>
          <Marker points={group.points} isApart={!map.isNearest?.()} selected={selected} labels={labels} onPress={() => press(group)} />
        </li>
      ))}
    </ul>
  );
}

function isOnePlace([first, ...others]: readonly MapPoint[]): boolean {
  return first !== undefined && others.every((point) => isSamePlace(point, first));
}

/** The first press selects the first one of a place, every further press the next. */
function nextOf(points: readonly MapPoint[], selected: string | undefined): MapPoint {
  return points[(points.findIndex(({ id }) => id === selected) + 1) % points.length]!;
}

interface MarkerProps extends Pick<MarkersProps, 'labels' | 'selected'> {
  readonly points: readonly MapPoint[];
  /** A nearer look tells points of different places apart. */
  readonly isApart: boolean;
  readonly onPress: () => void;
}

function Marker({ points, isApart, selected, labels, onPress }: MarkerProps) {
  const count = points.length;
  const chosen = points.find(({ id }) => id === selected);
  const point = chosen ?? points[0]!;
  const isCycled = !isApart || isOnePlace(points);
  const nameOfSeveral = isCycled && labels.here ? labels.here(count) : labels.group(count);
  return (
    <button
      type="button"
      className={css.marker}
      data-group={(count > 1 && !chosen) || undefined}
      aria-label={count > 1 && !chosen ? nameOfSeveral : point.label}
      aria-pressed={count > 1 && !isCycled ? undefined : chosen !== undefined}
      onClick={onPress}
    >
      {count > 1 && !chosen ? count : (point.text ?? <Icon name="map-pin" />)}
    </button>
  );
}
