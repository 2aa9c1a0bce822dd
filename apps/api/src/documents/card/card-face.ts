import { defaultColours } from '@shop/design-system/brand';
import type { DrawnLook } from '@shop/domain';
import type { Fact, Sender } from '../../mail/index.ts';
import { drawLine, drawMark, drawPicture, drawQrCode } from '../drawing/drawings.ts';
import { drawLook } from '../drawing/look-drawing.ts';
import { drawDecoration, figure, type Section } from '../drawing/tagged-pdf.ts';
import { drawFactRow, factRowHeight } from '../facts/fact-row.ts';
import type { Face } from '../fonts.ts';
import { drawText, heightOfText } from '../lettering/draw-text.ts';

const { brand: BRAND, text: INK, 'text-quiet': QUIET, 'brand-surface': TINT, surface: WHITE } = defaultColours;
/** White along the edges and folds; no printer at home prints to the edge. */
const PADDING = 26;
const QR_POINTS = 84;
const MARK_POINTS = 18;
const LINE_GAP = 2;
/** Wide enough for the longest word of a label. */
const LABEL_SHARE = 0.42;

export interface FacePlace {
  /** Where it begins on the sheet, in points. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Printed upside down: the fold turns it. */
  readonly isTurned: boolean;
}

interface TextLook {
  readonly face?: Face;
  readonly color?: string;
  /** The first in which the words fit into the height, else the last. */
  readonly sizes: readonly [number, ...number[]];
  readonly height?: number;
  readonly width?: number;
  readonly x?: number;
}

/** One of the four faces of a folded card, written from top to bottom; it is turned as the fold asks for it. */
export class CardFace {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #section: Section;
  readonly #place: FacePlace;

  constructor(pdf: PDFKit.PDFDocument, section: Section, place: FacePlace) {
    this.#pdf = pdf;
    this.#section = section;
    this.#place = place;
    pdf.save();
    if (place.isTurned) pdf.translate(place.x + place.width, place.y + place.height).rotate(180);
    else pdf.translate(place.x, place.y);
    this.moveTo(PADDING);
  }

  /** No more is drawn on this face. */
  close(): void {
    this.#pdf.restore();
  }

  get width(): number {
    return this.#place.width - 2 * PADDING;
  }

  /** From the cursor to the foot. */
  get room(): number {
    return this.#place.height - PADDING - this.#pdf.y;
  }

  moveTo(y: number): this {
    this.#pdf.x = PADDING;
    this.#pdf.y = y;
    return this;
  }

  skip(points: number): this {
    return this.moveTo(this.#pdf.y + points);
  }

  text(type: 'H1' | 'H2' | 'P', words: string, look: TextLook): this {
    const { face = 'text', color = INK, x = PADDING, width = this.width } = look;
    const size = this.sizeOf(words, look);
    const draw = () => drawText(this.#pdf, words, { face, size, color, x, width, lineGap: LINE_GAP });
    this.#section.add(this.#pdf.struct(type, {}, draw));
    this.#pdf.x = PADDING;
    return this;
  }

  /** The first size in which words fit into their height. */
  sizeOf(words: string, { face = 'text', sizes, height = Infinity, width = this.width }: TextLook): number {
    return sizes.find((size) => this.heightOf(words, { face, size, width }) <= height) ?? sizes.at(-1)!;
  }

  heightOf(words: string, { face, size, width = this.width }: { face: Face; size: number; width?: number }): number {
    return heightOfText(this.#pdf, words, { face, size, width, lineGap: LINE_GAP });
  }

  quiet(words: string, sizes: TextLook['sizes'], height?: number): this {
    return this.text('P', words, { sizes, color: QUIET, ...(height !== undefined && { height }) });
  }

  heading(words: string, size: number): this {
    return this.text('H2', words, { face: 'display', sizes: [size], color: BRAND });
  }

  picture(cover: Buffer | DrawnLook, { alt, height }: { readonly alt: string; readonly height: number }): this {
    const y = this.#pdf.y;
    const frame = { x: PADDING, y, width: this.width, height };
    const draw = () => (typeof cover === 'string' ? drawLook(this.#pdf, cover, frame) : drawPicture(this.#pdf, cover, frame));
    this.#section.add(figure(this.#pdf, { alt, box: this.#onSheet(PADDING, y, this.width, height), draw }));
    return this.moveTo(y + height);
  }

  /** A ground in the brand's tint instead of a picture. */
  ground(height: number): this {
    const y = this.#pdf.y;
    drawDecoration(this.#pdf, () => void this.#pdf.roundedRect(PADDING, y, this.width, height, 10).fill(TINT));
    return this.moveTo(y + height);
  }

  /** A code to be typed, and its address for a phone's camera. */
  code(words: string, { url, alt }: { readonly url: string; readonly alt: string }): this {
    const top = this.#pdf.y;
    const height = QR_POINTS + 16;
    const x = PADDING + this.width - QR_POINTS - 8;
    this.ground(height);
    drawDecoration(this.#pdf, () => void this.#pdf.roundedRect(x, top + 8, QR_POINTS, QR_POINTS, 5).fill(WHITE));
    const look = { face: 'display', sizes: [15, 14, 13, 12, 11], x: PADDING + 12, width: x - PADDING - 20, height: 20 } as const;
    this.moveTo(top + (height - this.sizeOf(words, look)) / 2 - 2).text('P', words, look);
    const draw = () => drawQrCode(this.#pdf, url, { x, y: top + 8, side: QR_POINTS });
    this.#section.add(figure(this.#pdf, { alt, box: this.#onSheet(x, top + 8, QR_POINTS, QR_POINTS), draw }));
    return this.moveTo(top + height);
  }

  facts(facts: readonly Fact[], size: number): this {
    const table = this.#pdf.struct('Table');
    this.#section.add(table);
    for (const fact of facts) {
      drawFactRow(this.#pdf, fact, { table, x: PADDING, width: this.width, size, labelShare: LABEL_SHARE });
      drawDecoration(this.#pdf, () => drawLine(this.#pdf, { x: PADDING, width: this.width }));
    }
    table.end();
    return this.moveTo(this.#pdf.y);
  }

  heightOfFacts(facts: readonly Fact[], size: number): number {
    return facts.reduce((height, fact) => height + factRowHeight(this.#pdf, fact, { width: this.width, size, labelShare: LABEL_SHARE }), 0);
  }

  /** Who signs, at the foot. */
  brand({ shopName, mark }: Pick<Sender, 'shopName' | 'mark'>): this {
    const y = this.#place.height - PADDING - MARK_POINTS;
    let width = 0;
    drawDecoration(this.#pdf, () => (width = drawMark(this.#pdf, { x: PADDING, y, height: MARK_POINTS, mark })));
    const x = PADDING + width + 6;
    return this.moveTo(y + 2).text('P', shopName, { face: 'display', color: BRAND, sizes: [12], x, width: this.width - width - 6 });
  }

  /** Corners on the sheet of what is drawn on this face, which may be turned. */
  #onSheet(x: number, y: number, width: number, height: number): readonly [number, number, number, number] {
    const { isTurned, ...face } = this.#place;
    const left = isTurned ? face.x + face.width - x - width : face.x + x;
    const top = isTurned ? face.y + face.height - y - height : face.y + y;
    return [left, top, left + width, top + height];
  }
}
