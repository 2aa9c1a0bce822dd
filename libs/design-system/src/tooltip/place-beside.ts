interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels between a thing and its tooltip, and between a tooltip and the window's edge. */
const GAP = 8;

/** Where a tooltip stands, in pixels of the window: above its thing, below where there is no room, never over the side edges. */
export function placeBeside(
  thing: Box,
  size: Pick<Box, 'width' | 'height'>,
  windowWidth: number,
): { readonly left: number; readonly top: number } {
  const above = thing.top - size.height - GAP;
  const centred = thing.left + thing.width / 2 - size.width / 2;
  return {
    left: Math.max(GAP, Math.min(centred, windowWidth - size.width - GAP)),
    top: above >= GAP ? above : thing.top + thing.height + GAP,
  };
}
