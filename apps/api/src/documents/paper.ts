import type { Locale } from '@shop/contracts';
import { htmlLang } from '@shop/i18n';
import PDFDocument from 'pdfkit';
import { FACTUR_X_FILE, FACTUR_X_METADATA } from './electronic/factur-x.ts';
import { FONTS } from './fonts.ts';
import type { Fact } from './order-facts.ts';

const INK = '#1f1d1a';
const QUIET = '#5c5a55';
const LINE = '#d8d4cc';
const SIZES = { title: 22, heading: 13, text: 10.5, code: 20 };
const MARGIN = 56;
const LABEL_SHARE = 0.36;

/** Known to pdfkit, not yet to its types. */
const UNIVERSAL_ACCESS = 'PDF/UA' as PDFKit.PDFDocumentOptions['subset'];

/** For decades, with files inside: what an electronic invoice is. */
const ARCHIVE: PDFKit.PDFDocumentOptions['subset'] = 'PDF/A-3a';

const ROW_HEAD = { scope: 'Row' } as PDFKit.Mixins.StructureElementOptions;

type Section = PDFKit.PDFStructureElement;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface ElectronicInvoice {
  /** Cross Industry Invoice. */
  readonly xml: string;
  /** When it was issued: printed again, it is the same file. */
  readonly date: Date;
}

interface PaperOptions {
  readonly title: string;
  readonly locale: Locale;
  readonly author: string;
  readonly compress?: boolean;
  /** Carried inside, which makes the paper an archived one (PDF/A-3). */
  readonly electronic?: ElectronicInvoice;
}

/**
 * A sheet of paper that a screen reader can read: every word stands in the structure of the document (PDF/UA), lines
 * are decoration. Written from top to bottom; `finish` gives the file.
 */
export class Paper {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #root: Section;

  constructor({ title, locale, author, compress = true, electronic }: PaperOptions) {
    this.#pdf = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      tagged: true,
      pdfVersion: '1.7',
      subset: electronic ? ARCHIVE : UNIVERSAL_ACCESS,
      lang: htmlLang(locale),
      displayTitle: true,
      compress,
      font: FONTS.regular as unknown as string,
      info: { Title: title, Author: author, ...(electronic && { CreationDate: electronic.date, ModDate: electronic.date }) },
    });
    this.#pdf.registerFont('regular', FONTS.regular).registerFont('bold', FONTS.bold);
    if (electronic) this.#embed(electronic);
    this.#root = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.#root);
  }

  title(words: string): this {
    return this.#block('H1', () => this.#write(words, { font: 'bold', size: SIZES.title }));
  }

  heading(words: string): this {
    this.#pdf.moveDown(0.9);
    return this.#block('H2', () => this.#write(words, { font: 'bold', size: SIZES.heading }));
  }

  paragraph(words: string): this {
    return this.#block('P', () => this.#write(words, { color: QUIET }));
  }

  /** Large, with room around it: a code to be typed. */
  code(words: string): this {
    return this.#block('P', () => this.#write(words, { font: 'bold', size: SIZES.code }));
  }

  list(lines: readonly string[]): this {
    const list = this.#pdf.struct('L');
    this.#root.add(list);
    for (const line of lines) {
      const item = this.#pdf.struct('LI');
      list.add(item);
      item.add(
        this.#pdf.struct(
          'Lbl',
          {},
          () => void this.#pdf.font('regular').fontSize(SIZES.text).fillColor(INK).text('• ', { continued: true }),
        ),
      );
      item.add(this.#pdf.struct('LBody', {}, () => this.#write(line, {})));
      item.end();
    }
    list.end();
    return this;
  }

  /** Two columns: what it is and what is said about it, line by line; the label heads its row. */
  facts(facts: readonly Fact[], { lastIsBold = false }: { lastIsBold?: boolean } = {}): this {
    const table = this.#pdf.struct('Table');
    this.#root.add(table);
    for (const [place, fact] of facts.entries()) this.#row(table, fact, { isBold: lastIsBold && place === facts.length - 1 });
    table.end();
    this.#pdf.x = MARGIN;
    this.#pdf.moveDown(0.4);
    return this;
  }

  /** Over the whole width; a screen reader reads `alt` instead. */
  picture(jpeg: Buffer, alt: string): this {
    const [x, y] = [MARGIN, this.#pdf.y];
    const height = (this.#width * 9) / 16;
    const bbox = [x, y, x + this.#width, y + height] as const;
    const draw = () => void this.#pdf.image(jpeg, x, y, { width: this.#width, height });
    this.#root.add(this.#pdf.struct('Figure', { alt, bbox: [...bbox], placement: 'Block' } as PDFKit.Mixins.StructureElementOptions, draw));
    this.#pdf.x = MARGIN;
    this.#pdf.y = y + height + 8;
    return this;
  }

  newPage(): this {
    this.#pdf.addPage();
    return this;
  }

  async finish(): Promise<Buffer> {
    const chunks: Buffer[] = [];
    const done = new Promise<Buffer>((resolve, reject) => {
      this.#pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.#pdf.on('end', () => resolve(Buffer.concat(chunks)));
      this.#pdf.on('error', reject);
    });
    this.#root.end();
    this.#pdf.end();
    return done;
  }

  /** The invoice for machines, as Factur-X asks for it. */
  #embed({ xml, date }: ElectronicInvoice): void {
    const facts = { name: FACTUR_X_FILE, type: 'text/xml', relationship: 'Alternative', creationDate: date, modifiedDate: date };
    this.#pdf.file(Buffer.from(xml), facts as PDFKit.Mixins.PDFAttachmentOptions);
    (this.#pdf as unknown as { appendXML(xml: string): void }).appendXML(FACTUR_X_METADATA);
  }

  #row(table: Section, [label, value]: Fact, { isBold }: { isBold: boolean }): void {
    const pdf = this.#pdf;
    const labelWidth = this.#width * LABEL_SHARE;
    const valueWidth = this.#width - labelWidth;
    const height = Math.max(this.#heightOf(label, labelWidth - 12, isBold), this.#heightOf(value, valueWidth, true));
    if (pdf.y + height > pdf.page.height - MARGIN) pdf.addPage();
    const top = pdf.y + 4;
    const row = pdf.struct('TR');
    table.add(row);
    const cell = (words: string, { x, y, width, ...look }: Place & { font: 'regular' | 'bold'; color: string }) =>
      void pdf.font(look.font).fontSize(SIZES.text).fillColor(look.color).text(words, x, y, { width });
    row.add(
      pdf.struct('TH', ROW_HEAD, () =>
        cell(label, { x: MARGIN, y: top, width: labelWidth - 12, font: isBold ? 'bold' : 'regular', color: isBold ? INK : QUIET }),
      ),
    );
    const said = pdf.struct('TD');
    row.add(said);
    const lines = value.split('\n');
    for (const [place, line] of lines.entries()) {
      const draw = () => cell(line, { x: MARGIN + labelWidth, y: place === 0 ? top : pdf.y, width: valueWidth, font: 'bold', color: INK });
      said.add(lines.length > 1 ? pdf.struct('P', {}, draw) : draw);
    }
    said.end();
    row.end();
    pdf.y = top + height + 4;
    this.#line(pdf.y);
  }

  #heightOf(words: string, width: number, isBold: boolean): number {
    return this.#pdf
      .font(isBold ? 'bold' : 'regular')
      .fontSize(SIZES.text)
      .heightOfString(words, { width });
  }

  #line(y: number): void {
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    this.#pdf
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + this.#width, y)
      .lineWidth(0.5)
      .strokeColor(LINE)
      .stroke();
    this.#pdf.endMarkedContent();
  }

  #block(type: 'H1' | 'H2' | 'P', draw: () => void): this {
    this.#root.add(this.#pdf.struct(type, {}, draw));
    this.#pdf.moveDown(type === 'P' ? 0.4 : 0.3);
    return this;
  }

  #write(words: string, { font = 'regular', size = SIZES.text, color = INK }: { font?: string; size?: number; color?: string }): void {
    this.#pdf.font(font).fontSize(size).fillColor(color).text(words, { width: this.#width, lineGap: 2 });
  }

  get #width(): number {
    return this.#pdf.page.width - 2 * MARGIN;
  }
}
