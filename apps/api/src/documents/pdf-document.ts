import { defaultColours } from '@shop/design-system/brand';
import type { DrawnLook } from '@shop/domain';
import type { Fact, Sender } from '../mail/index.ts';
import type { Face } from './fonts.ts';
import { drawLine, drawMark, drawPicture, drawQrCode } from './drawing/drawings.ts';
import { drawLook } from './drawing/look-drawing.ts';
import { closeTaggedPdf, drawDecoration, figure, openTaggedPdf, type TaggedPdf, type TaggedPdfOptions } from './drawing/tagged-pdf.ts';
import { drawFactRow } from './facts/fact-row.ts';
import { drawText, heightOfText } from './lettering/draw-text.ts';

const { brand: BRAND, text: INK, 'text-quiet': QUIET, 'brand-surface': TINT, surface: WHITE } = defaultColours;
const SIZES = { shop: 15, title: 24, heading: 14, text: 10.5, code: 22, terms: 9 };
/** Large letters for few words; Chinese ones take twice the place. */
const QUOTE = { sizes: [14, 12, 10.5], height: 80 } as const;
const MARK_POINTS = 24;
const QR_POINTS = 96;
/** Height by width. */
const PICTURE_SHAPE = 0.19;
const MARGIN = 56;
const LINE_GAP = 2;
/** From a bullet to its words. */
const BULLET_POINTS = 9;
/** So that a heading never stands alone at the foot of a page. */
const ROOM_BELOW_HEADING = 72;

interface DrawnAt {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface Look {
  readonly face?: Face;
  readonly size?: number;
  readonly color?: string;
  /** At the cursor when left out. */
  readonly place?: DrawnAt;
}

/**
 * A sheet of paper that a screen reader can read: every word stands in the structure of the document (PDF/UA), lines
 * are decoration. Written from top to bottom; `finish` gives the file.
 */
export class PdfDocument {
  readonly #file: TaggedPdf;

  constructor(options: TaggedPdfOptions) {
    this.#file = openTaggedPdf(options, { margin: MARGIN });
  }

  /** The mark and who it stands for, at the top of a page. */
  brand({ shopName, mark }: Pick<Sender, 'shopName' | 'mark'>): this {
    const top = this.#pdf.y;
    let width = 0;
    this.#decoration(() => (width = drawMark(this.#pdf, { x: MARGIN, y: top, height: MARK_POINTS, mark })));
    const place = { x: MARGIN + width + 8, y: top + 3, width: this.#width - width - 8 };
    this.#root.add(this.#pdf.struct('P', {}, () => this.#write(shopName, { face: 'display', size: SIZES.shop, color: BRAND, place })));
    this.#pdf.x = MARGIN;
    this.#pdf.y = top + MARK_POINTS + 20;
    return this;
  }

  title(words: string): this {
    return this.#block('H1', () => this.#write(words, { face: 'display', size: SIZES.title }));
  }

  heading(words: string): this {
    this.#pdf.moveDown(0.9);
    if (this.#pdf.y > this.#pdf.page.height - MARGIN - ROOM_BELOW_HEADING) this.#pdf.addPage();
    return this.#block('H2', () => this.#write(words, { face: 'display', size: SIZES.heading, color: BRAND }));
  }

  paragraph(words: string): this {
    return this.#block('P', () => this.#write(words, { color: QUIET }));
  }

  /** What holds, below the rest, in smaller letters. */
  terms(title: string, words: string): this {
    this.#pdf.moveDown(0.6);
    this.#block('H2', () => this.#write(title, { face: 'strong', size: SIZES.terms }));
    return this.#block('P', () => this.#write(words, { size: SIZES.terms, color: QUIET }));
  }

  /** In somebody else's words, larger than what the shop says while they are few. */
  quote(words: string): this {
    this.#pdf.moveDown(0.3);
    const heightAt = (size: number) => heightOfText(this.#pdf, words, { face: 'text', size, width: this.#width, lineGap: LINE_GAP });
    const size = QUOTE.sizes.find((points) => heightAt(points) <= QUOTE.height) ?? SIZES.text;
    return this.#block('P', () => this.#write(words, { size, color: INK }));
  }

  /** Large, on a ground of its own: a code to be typed, and its address for a phone's camera. */
  code(words: string, { url, alt }: { readonly url: string; readonly alt: string }): this {
    const [x, y, height] = [MARGIN, this.#pdf.y + 4, QR_POINTS + 24];
    this.#decoration(() => {
      this.#pdf.roundedRect(x, y, this.#width, height, 10).fill(TINT);
      this.#pdf.roundedRect(x + this.#width - QR_POINTS - 12, y + 12, QR_POINTS, QR_POINTS, 6).fill(WHITE);
    });
    const place = { x: x + 20, y: y + height / 2 - SIZES.code / 2 - 3, width: this.#width - QR_POINTS - 52 };
    this.#root.add(this.#pdf.struct('P', {}, () => this.#write(words, { face: 'display', size: SIZES.code, place })));
    this.#qrCode(url, { alt, x: x + this.#width - QR_POINTS - 12, y: y + 12 });
    this.#pdf.x = MARGIN;
    this.#pdf.y = y + height + 12;
    return this;
  }

  list(lines: readonly string[]): this {
    const list = this.#pdf.struct('L');
    this.#root.add(list);
    for (const line of lines) {
      const item = this.#pdf.struct('LI');
      list.add(item);
      item.add(this.#pdf.struct('Lbl', {}, () => this.#writeBullet()));
      item.add(this.#pdf.struct('LBody', {}, () => this.#write(line, { place: this.#besideBullet })));
      item.end();
      this.#pdf.x = MARGIN;
    }
    list.end();
    return this;
  }

  /** Two columns: what it is and what is said about it, line by line; the label heads its row. */
  facts(facts: readonly Fact[], { lastIsBold = false }: { lastIsBold?: boolean } = {}): this {
    const table = this.#pdf.struct('Table');
    this.#root.add(table);
    for (const [place, fact] of facts.entries()) {
      const isBold = lastIsBold && place === facts.length - 1;
      drawFactRow(this.#pdf, fact, { table, x: MARGIN, width: this.#width, size: SIZES.text, isBold });
      this.#decoration(() => drawLine(this.#pdf, { x: MARGIN, width: this.#width }));
    }
    table.end();
    this.#pdf.x = MARGIN;
    this.#pdf.moveDown(0.4);
    return this;
  }

  /** Over the whole width, and low enough that a voucher stays on one page; a screen reader reads `alt` instead. */
  picture(cover: Buffer | DrawnLook, alt: string): this {
    const [x, y] = [MARGIN, this.#pdf.y];
    const height = this.#width * PICTURE_SHAPE;
    const box = [x, y, x + this.#width, y + height] as const;
    const frame = { x, y, width: this.#width, height };
    const draw = () => (typeof cover === 'string' ? drawLook(this.#pdf, cover, frame) : drawPicture(this.#pdf, cover, frame));
    this.#root.add(figure(this.#pdf, { alt, box, draw }));
    this.#pdf.x = MARGIN;
    this.#pdf.y = y + height + 8;
    return this;
  }

  newPage(): this {
    this.#pdf.addPage();
    return this;
  }

  async finish(): Promise<Buffer> {
    return closeTaggedPdf(this.#file);
  }

  #decoration(draw: () => void): void {
    drawDecoration(this.#pdf, draw);
  }

  #qrCode(url: string, { alt, x, y }: { readonly alt: string } & Pick<DrawnAt, 'x' | 'y'>): void {
    const draw = () => drawQrCode(this.#pdf, url, { x, y, side: QR_POINTS });
    this.#root.add(figure(this.#pdf, { alt, box: [x, y, x + QR_POINTS, y + QR_POINTS], draw }));
  }

  #block(type: 'H1' | 'H2' | 'P', draw: () => void): this {
    this.#root.add(this.#pdf.struct(type, {}, draw));
    this.#pdf.moveDown(type === 'P' ? 0.4 : 0.3);
    return this;
  }

  #write(words: string, { face = 'text', size = SIZES.text, color = INK, place }: Look): void {
    drawText(this.#pdf, words, { face, size, color, lineGap: LINE_GAP, ...(place ?? { width: this.#width }) });
  }

  /** The cursor stays where it was: the words stand beside it. */
  #writeBullet(): void {
    const setting = { face: 'text', size: SIZES.text, width: BULLET_POINTS, lineGap: LINE_GAP } as const;
    drawText(this.#pdf, '•', { ...setting, color: INK });
    this.#pdf.y -= heightOfText(this.#pdf, '•', setting);
  }

  get #besideBullet(): DrawnAt {
    return { x: MARGIN + BULLET_POINTS, y: this.#pdf.y, width: this.#width - BULLET_POINTS };
  }

  get #pdf(): PDFKit.PDFDocument {
    return this.#file.pdf;
  }

  get #root(): TaggedPdf['root'] {
    return this.#file.root;
  }

  get #width(): number {
    return this.#pdf.page.width - 2 * MARGIN;
  }
}
