import { alongTheWay, SLIDE_TIME } from './slide-rules.ts';

/** How far a row that scrolls sideways has moved from its beginning, in pixels, whatever the direction of reading. */
export function movedBy(row: HTMLElement): number {
  return Math.abs(row.scrollLeft);
}

export function moveRow(row: HTMLElement, to: number): void {
  row.scrollLeft = isRtlRow(row) ? -to : to;
}

/** The items' distances from the beginning of the row, in pixels. */
export function offsetsOf(row: HTMLElement): number[] {
  const isRtl = isRtlRow(row);
  const edge = (element: Element) => (isRtl ? -element.getBoundingClientRect().right : element.getBoundingClientRect().left);
  const items = Array.from(row.children);
  const [first] = items;
  return first ? items.map((item) => edge(item) - edge(first)) : [];
}

/** Brings the row to a place, in 300 ms where motion is wanted; the answer stops it on its way. */
export function slideRow(row: HTMLElement, to: number): () => void {
  const from = movedBy(row);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    moveRow(row, to);
    return () => undefined;
  }
  const began = performance.now();
  let frame = requestAnimationFrame(function draw(now) {
    const share = (now - began) / SLIDE_TIME;
    moveRow(row, alongTheWay(from, to, Math.max(0, share)));
    if (share < 1) frame = requestAnimationFrame(draw);
  });
  return () => cancelAnimationFrame(frame);
}

export function isRtlRow(row: HTMLElement): boolean {
  return getComputedStyle(row).direction === 'rtl';
}
