import { NO_POINTS } from './map-point.ts';

/** The handlers of what stands for some points, on the map or in a list beside it: they are highlighted while the pointer or the focus is on it. */
export function highlightHandlers(ids: readonly string[], onHighlight: ((ids: readonly string[]) => void) | undefined) {
  const highlight = () => onHighlight?.(ids);
  const end = () => onHighlight?.(NO_POINTS);
  return { onPointerEnter: highlight, onPointerLeave: end, onFocus: highlight, onBlur: end };
}
