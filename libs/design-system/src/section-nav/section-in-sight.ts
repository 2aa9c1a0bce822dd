/** A section of the page and where its edges are, in pixels from the upper edge of the window. */
export interface SectionBox {
  readonly id: string;
  readonly top: number;
  readonly bottom: number;
}

export interface Sight {
  /** Under the bar, and the lower edge of the window: pixels. */
  readonly top: number;
  readonly bottom: number;
  /** How much of a section must be seen, 0 to 1. */
  readonly share: number;
}

/**
 * The section of which the share is seen; of one that is higher than the window, so much of the window must be filled.
 * The one that was marked before stays while it still is, and while no other one is.
 */
export function sectionInSight(boxes: readonly SectionBox[], sight: Sight, before: string | undefined): string | undefined {
  const seen = boxes.filter((box) => shareSeen(box, sight) >= sight.share).map(({ id }) => id);
  return before !== undefined && (seen.length === 0 || seen.includes(before)) ? before : (seen[0] ?? boxes[0]?.id);
}

function shareSeen({ top, bottom }: SectionBox, sight: Sight): number {
  const whole = Math.min(bottom - top, sight.bottom - sight.top);
  const seen = Math.min(bottom, sight.bottom) - Math.max(top, sight.top);
  return whole > 0 ? seen / whole : 0;
}
