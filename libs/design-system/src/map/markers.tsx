import { useEffect, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { DrawnMap } from './engine-contract.ts';
import { cheapestOf, groupPoints, type MapGroup } from './group-points.ts';
import { highlightHandlers } from './highlight-handlers.ts';
import { boundsOf, isSamePlace, NO_POINTS, type MapPoint } from './map-point.ts';
import type { MapLabels } from './map.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import css from './map.module.css';

interface MarkersProps {
  readonly map: DrawnMap;
  readonly points: readonly MapPoint[];
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
  readonly highlighted?: readonly string[] | undefined;
  readonly onHighlight?: ((ids: readonly string[]) => void) | undefined;
  readonly labels: Pick<MapLabels, 'group' | 'here' | 'from'>;
}

/** Markers as buttons over the map, 40 pixels high and 47 for the selected one (SEARCH-047); those that would touch are one. */
export function Markers({ map, points, selected, onSelect, highlighted = NO_POINTS, onHighlight, labels }: MarkersProps) {
  const list = useRef<HTMLUListElement>(null);
  const groups = groupPoints(points, map.placeOf, selected);
  useEffect(() => {
    for (const [index, group] of groups.entries()) {
      const { x, y } = map.placeOf(group.points[0]!);
      const item = list.current?.children[index];
      if (item instanceof HTMLElement) item.style.setProperty('transform', `translate(${Math.round(x)}px, ${Math.round(y)}px)`);
    }
  });
  const focus = useKeptFocus(list, groups);
  const press = ({ points: joined }: MapGroup) => {
    if (isOnePlace(joined) || map.isNearest?.()) onSelect(nextOf(joined, selected).id);
    else map.show(boundsOf(joined)!);
  };
  return (
    <ul ref={list} className={css.markers} role="list" {...focus}>
      {groups.map((group) => (
        <li key={group.id} className={css.place}>
          <Marker
            points={group.points}
            isApart={!map.isNearest?.()}
            isHighlighted={group.points.some(({ id }) => highlighted.includes(id))}
            selected={selected}
            labels={labels}
            onPress={() => press(group)}
            onHighlight={onHighlight}
          />
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

interface MarkerProps extends Pick<MarkersProps, 'labels' | 'selected' | 'onHighlight'> {
  readonly points: readonly MapPoint[];
  /** A nearer look tells points of different places apart. */
  readonly isApart: boolean;
  readonly isHighlighted: boolean;
  readonly onPress: () => void;
}

function Marker({ points, isApart, isHighlighted, selected, labels, onPress, onHighlight }: MarkerProps) {
  const count = points.length;
  const chosen = points.find(({ id }) => id === selected);
  const point = chosen ?? points[0]!;
  const isGroup = count > 1 && !chosen;
  const isCycled = !isApart || isOnePlace(points);
  const cheapest = isGroup ? cheapestOf(points) : undefined;
  const nameOfSeveral = isCycled && labels.here ? labels.here : labels.group;
  return (
    <button
      type="button"
      className={css.marker}
      data-group={isGroup ? count : undefined}
      data-highlighted={isHighlighted || undefined}
      aria-label={isGroup ? undefined : point.label}
      aria-pressed={count > 1 && !isCycled ? undefined : chosen !== undefined}
      onClick={onPress}
      {...highlightHandlers(
        points.map(({ id }) => id),
        onHighlight,
      )}
    >
      {isGroup ? (
        <>
          <VisuallyHidden>{nameOfSeveral(count, cheapest)}</VisuallyHidden>
          <span aria-hidden>{count}</span>
          {cheapest && labels.from && (
            <span className={css.least} aria-hidden>
              {labels.from(cheapest)}
            </span>
          )}
        </>
      ) : (
        (point.text ?? <Icon name="map-pin" />)
      )}
    </button>
  );
}
