import { GIFT_LOOK_DRAWINGS, LOOK_SIZE } from '@shop/design-system/brand';
import type { DrawnLook } from '@shop/domain';

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws the look of a gift into a frame with round corners, in its middle and whole. */
export function drawLook(pdf: PDFKit.PDFDocument, look: DrawnLook, { x, y, width, height }: Frame): void {
  const { ground, shapes } = GIFT_LOOK_DRAWINGS[look];
  const scale = Math.min(width / LOOK_SIZE.width, height / LOOK_SIZE.height);
  pdf.save().roundedRect(x, y, width, height, 10).clip().rect(x, y, width, height).fill(ground);
  pdf.translate(x + (width - LOOK_SIZE.width * scale) / 2, y + (height - LOOK_SIZE.height * scale) / 2).scale(scale);
  for (const { fill, path } of shapes) pdf.path(path).fill(fill);
  pdf.restore();
}
