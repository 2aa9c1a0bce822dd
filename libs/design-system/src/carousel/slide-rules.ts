/** A row of things of which only some are in sight; `first` counts from 0. */
export interface SlideView {
  readonly first: number;
  readonly visible: number;
  readonly count: number;
}

/** How far arrows go (spec 1, section 9), and how long the way takes in milliseconds. */
export const SLIDE_STEP = 4;
export const SLIDE_TIME = 300;
/** The part of the row's width that a swipe must pass to go on. */
const SWIPE_SHARE = 1 / 6;

/** Which item comes first after a step forward (1) or back (-1): never over something that was not seen. */
export function afterStep({ first, visible, count }: SlideView, way: 1 | -1, step = SLIDE_STEP): number {
  const by = Math.max(1, Math.min(step, visible));
  return Math.max(0, Math.min(first + way * by, count - visible));
}

/**
 * Which item comes first after a swipe: by more than a sixth of the width it goes on, else it comes back (spec 1, section 9).
 * `moved` and `width` in pixels; `moved` is positive towards what follows.
 */
export function afterSwipe(view: SlideView, moved: number, { width, step }: { readonly width: number; readonly step?: number }): number {
  if (Math.abs(moved) <= width * SWIPE_SHARE) return view.first;
  return afterStep(view, moved > 0 ? 1 : -1, step);
}

/** What is in sight of a row: `offsets` are the items' distances from its beginning and `at` how far it has moved, in pixels. */
export function slideView(offsets: readonly number[], at: number, width: number): SlideView {
  const count = offsets.length;
  const [zero = 0, one = zero] = offsets;
  const visible = one > zero ? Math.max(1, Math.min(count, Math.round(width / (one - zero)))) : Math.min(1, count);
  const nearest = offsets.reduce((best, offset, index) => (Math.abs(offset - at) < Math.abs((offsets[best] ?? 0) - at) ? index : best), 0);
  return { first: Math.min(nearest, Math.max(0, count - visible)), visible, count };
}

/** Where the row stands in the course of its way: fast at first, slow at the end. `share` of the time from 0 to 1. */
export function alongTheWay(from: number, to: number, share: number): number {
  return from + (to - from) * (1 - (1 - Math.min(share, 1)) ** 3);
}
