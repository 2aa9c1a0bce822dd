import { defaultColours, MARK, MARK_SIZE } from '@shop/design-system/brand';
import type { SenderMark } from '../../mail/index.ts';
import { qrSquares } from './qr-code.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Draws a sender's mark, or the shop's own, so many points high; answers its width in points. */
export function drawMark(
  pdf: PDFKit.PDFDocument,
  { x, y, height, mark }: Point & { readonly height: number; readonly mark: SenderMark | undefined },
): number {
  if (mark) {
    const width = (mark.width * height) / MARK_SIZE;
    pdf.image(Buffer.from(mark.png), x, y, { width, height });
    return width;
  }
  for (const { role, path } of MARK)
    pdf
      .save()
      .translate(x, y)
      .scale(height / MARK_SIZE)
      .path(path)
      .fill(defaultColours[role])
      .restore();
  return height;
}

/** Draws a QR code as vector squares, so that it is sharp on any printer; `side` in points. */
export function drawQrCode(pdf: PDFKit.PDFDocument, url: string, { x, y, side }: Point & { readonly side: number }): void {
  const { size, squares } = qrSquares(url);
  const square = side / size;
  for (const { column, row } of squares) pdf.rect(x + column * square, y + row * square, square, square);
  pdf.fill(defaultColours.text);
}

/** Draws a hairline at the cursor. */
export function drawLine(pdf: PDFKit.PDFDocument, { x, width }: { readonly x: number; readonly width: number }): void {
  pdf
    .moveTo(x, pdf.y)
    .lineTo(x + width, pdf.y)
    .lineWidth(0.5)
    .strokeColor(defaultColours.hairline)
    .stroke();
}

/** Draws a picture (JPEG) that fills its frame, whose corners are round. */
export function drawPicture(
  pdf: PDFKit.PDFDocument,
  jpeg: Buffer,
  { x, y, width, height }: Point & { readonly width: number; readonly height: number },
): void {
  pdf
    .save()
    .roundedRect(x, y, width, height, 10)
    .clip()
    .image(jpeg, x, y, { cover: [width, height], align: 'center', valign: 'center' })
    .restore();
}
