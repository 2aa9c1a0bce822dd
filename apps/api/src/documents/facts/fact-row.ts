import { defaultColours } from '@shop/design-system/brand';
import type { Face } from '../fonts.ts';
import { drawText, heightOfText } from '../lettering/draw-text.ts';
import type { Fact } from '../../mail/index.ts';

const { text: INK, 'text-quiet': QUIET } = defaultColours;
const LABEL_SHARE = 0.36;
const GAP = 12;
/** Above and below, in points. */
const ROW_PADDING = 8;
const ROW_HEAD = { scope: 'Row' } as PDFKit.Mixins.StructureElementOptions;

interface RowPlace {
  /** Points, as the size of the type. */
  readonly width: number;
  readonly size: number;
  readonly isBold?: boolean;
  /** Of the width. */
  readonly labelShare?: number;
}

interface FactRow extends RowPlace {
  readonly table: PDFKit.PDFStructureElement;
  readonly x: number;
}

/** Draws a row of a tagged table at the cursor: the label heads it, the lines of the value are paragraphs. A row is never split over pages. */
export function drawFactRow(pdf: PDFKit.PDFDocument, fact: Fact, { table, x, ...place }: FactRow): void {
  const [label, value] = fact;
  const { width, size, isBold = false, labelShare = LABEL_SHARE } = place;
  const labelWidth = width * labelShare;
  const valueWidth = width - labelWidth;
  const height = factRowHeight(pdf, fact, place);
  if (pdf.y + height - ROW_PADDING > pdf.page.maxY()) pdf.addPage();
  const top = pdf.y + ROW_PADDING / 2;
  const write = (words: string, look: { x: number; y: number; width: number; face: Face; color: string }) =>
    drawText(pdf, words, { ...look, size });
  const row = pdf.struct('TR');
  table.add(row);
  row.add(
    pdf.struct('TH', ROW_HEAD, () =>
      write(label, { x, y: top, width: labelWidth - GAP, face: isBold ? 'strong' : 'text', color: isBold ? INK : QUIET }),
    ),
  );
  const cell = pdf.struct('TD');
  row.add(cell);
  const lines = value.split('\n');
  for (const [index, line] of lines.entries()) {
    const draw = () => write(line, { x: x + labelWidth, y: index === 0 ? top : pdf.y, width: valueWidth, face: 'strong', color: INK });
    cell.add(lines.length > 1 ? pdf.struct('P', {}, draw) : draw);
  }
  cell.end();
  row.end();
  pdf.y = top + height - ROW_PADDING / 2;
}

/** How high a row will be, in points. */
export function factRowHeight(
  pdf: PDFKit.PDFDocument,
  [label, value]: Fact,
  { width, size, isBold = false, labelShare = LABEL_SHARE }: RowPlace,
): number {
  const heightOf = (words: string, face: Face, room: number) => heightOfText(pdf, words, { face, size, width: room });
  const labelWidth = width * labelShare;
  const heights = [heightOf(label, isBold ? 'strong' : 'text', labelWidth - GAP), heightOf(value, 'strong', width - labelWidth)];
  return Math.max(...heights) + ROW_PADDING;
}
