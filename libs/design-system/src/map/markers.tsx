import { useEffect, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { DrawnMap } from './engine-contract.ts';
import { groupPoints, type MapGroup } from './group-points.ts';
import { boundsOf, type MapPoint } from './map-point.ts';
import css from './map.module.css';

interface MarkersProps {
  readonly map: DrawnMap;
  readonly points: readonly MapPoint[];
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
  readonly groupLabel: (count: number) => string;
}

/** Markers as buttons over the map, 40 pixels high and 47 for the selected one (spec 2, section 4); those that would touch are one. */
export function Markers({ map, points, selected, onSelect, groupLabel }: MarkersProps) {
  const list = useRef<HTMLUListElement>(null);
  const groups = groupPoints(points, map.placeOf, selected);
  useEffect(() => {
    for (const [index, group] of groups.entries()) {
      const { x, y } = map.placeOf(group.points[0]!);
      const item = list.current?.children[index];
      if (item instanceof HTMLElement) item.style.setProperty('transform', `translate(${Math.round(x)}px, ${Math.round(y)}px)`);
    }
  });
  return (
    <ul ref={list} className={css.markers} role="list">
      {groups.map((group) => (
        <li key={group.id} className={css.place}>
          <Marker
            group={group}
            isSelected={group.id === selected}
            groupLabel={groupLabel}
            onPress={() => (isOnePlace(group) ? onSelect(group.id) : map.show(boundsOf(group.points)!))}
          />
        </li>
      ))}
    </ul>
  );
}

/** Points at the very same place cannot be told apart by coming nearer. */
function isOnePlace({ points: [first, ...others] }: MapGroup): boolean {
  return others.every(({ latitude, longitude }) => latitude === first?.latitude && longitude === first?.longitude);
}

interface MarkerProps extends Pick<MarkersProps, 'groupLabel'> {
  readonly group: MapGroup;
  readonly isSelected: boolean;
  readonly onPress: () => void;
}

function Marker({ group, isSelected, groupLabel, onPress }: MarkerProps) {
  const [point] = group.points;
  const count = group.points.length;
  return (
    <button
      type="button"
      className={css.marker}
      data-group={count > 1 || undefined}
      aria-label={count > 1 ? groupLabel(count) : point?.label}
      aria-pressed={count > 1 ? undefined : isSelected}
      onClick={onPress}
    >
      {count > 1 ? count : (point?.text ?? <Icon name="map-pin" />)}
    </button>
  );
}
