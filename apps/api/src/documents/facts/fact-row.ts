import { defaultColours } from '@shop/design-system/brand';
import { fontOf, type Face } from '../fonts.ts';
import type { Fact } from '../../mail/index.ts';

const { text: INK, 'text-quiet': QUIET } = defaultColours;
/** Of the width. */
const LABEL_SHARE = 0.36;
const GAP = 12;
const ROW_HEAD = { scope: 'Row' } as PDFKit.Mixins.StructureElementOptions;

interface FactRow {
  readonly table: PDFKit.PDFStructureElement;
  /** Points, as the size of the type. */
  readonly margin: number;
  readonly size: number;
  readonly isBold: boolean;
}

/** Draws a row of a tagged table at the cursor: the label heads it, the lines of the value are paragraphs. A row is never split over pages. */
export function drawFactRow(pdf: PDFKit.PDFDocument, [label, value]: Fact, { table, margin, size, isBold }: FactRow): void {
  const width = pdf.page.width - 2 * margin;
  const labelWidth = width * LABEL_SHARE;
  const valueWidth = width - labelWidth;
  const labelFace: Face = isBold ? 'strong' : 'text';
  const heightOf = (words: string, face: Face, room: number) =>
    pdf.font(fontOf(words, face)).fontSize(size).heightOfString(words, { width: room });
  const height = Math.max(heightOf(label, labelFace, labelWidth - GAP), heightOf(value, 'strong', valueWidth));
  if (pdf.y + height > pdf.page.height - margin) pdf.addPage();
  const top = pdf.y + 4;
  const write = (words: string, { x, y, width: room, face, color }: { x: number; y: number; width: number; face: Face; color: string }) =>
    void pdf.font(fontOf(words, face)).fontSize(size).fillColor(color).text(words, x, y, { width: room });
  const row = pdf.struct('TR');
  table.add(row);
  row.add(
    pdf.struct('TH', ROW_HEAD, () =>
      write(label, { x: margin, y: top, width: labelWidth - GAP, face: labelFace, color: isBold ? INK : QUIET }),
    ),
  );
  const cell = pdf.struct('TD');
  row.add(cell);
  const lines = value.split('\n');
  for (const [place, line] of lines.entries()) {
    const draw = () => write(line, { x: margin + labelWidth, y: place === 0 ? top : pdf.y, width: valueWidth, face: 'strong', color: INK });
    cell.add(lines.length > 1 ? pdf.struct('P', {}, draw) : draw);
  }
  cell.end();
  row.end();
  pdf.y = top + height + 4;
}
