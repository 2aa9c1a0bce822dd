/**
 * Where a key leads in a row of `count` stops, round and round (ARIA tabs pattern); nothing for a key that does not move.
 * In a row written from right to left the arrows change places.
 */
export function nextStop(key: string, from: number, row: { readonly count: number; readonly isRtl?: boolean }): number | undefined {
  const forward = row.isRtl ? 'ArrowLeft' : 'ArrowRight';
  const backward = row.isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (row.count === 0) return undefined;
  if (key === forward) return (from + 1) % row.count;
  if (key === backward) return (from - 1 + row.count) % row.count;
  if (key === 'Home') return 0;
  return key === 'End' ? row.count - 1 : undefined;
}

/** Whether the place of an element is written from right to left. */
export function isRtl(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
