import type { Locale } from '@shop/contracts';
import { htmlLang } from '@shop/i18n';
import PDFDocument from 'pdfkit';
import { embedInvoice, type ElectronicInvoice } from '../electronic/embed-invoice.ts';
import { FONTS, forDocument } from '../fonts.ts';

/** Known to pdfkit, not yet to its types. */
const UNIVERSAL_ACCESS = 'PDF/UA' as PDFKit.PDFDocumentOptions['subset'];

/** For decades, with files inside: what an electronic invoice is. */
const ARCHIVE: PDFKit.PDFDocumentOptions['subset'] = 'PDF/A-3a';

/** A part of what a screen reader reads. */
export type Section = PDFKit.PDFStructureElement;

export interface TaggedPdf {
  readonly pdf: PDFKit.PDFDocument;
  readonly root: Section;
}

export interface TaggedPdfOptions {
  readonly title: string;
  readonly locale: Locale;
  readonly author: string;
  readonly compress?: boolean;
  /** Carried inside, which makes the document an archived one (PDF/A-3). */
  readonly electronic?: ElectronicInvoice;
}

/** Opens sheets of A4 that a screen reader can read (PDF/UA); what is not put into `root` is decoration. `margin` in points. */
export function openTaggedPdf(
  { title, locale, author, compress = true, electronic }: TaggedPdfOptions,
  { margin }: { readonly margin: number },
): TaggedPdf {
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    tagged: true,
    pdfVersion: '1.7',
    subset: electronic ? ARCHIVE : UNIVERSAL_ACCESS,
    lang: htmlLang(locale),
    displayTitle: true,
    compress,
    font: forDocument(FONTS.text) as unknown as string,
    info: { Title: title, Author: author, ...(electronic && { CreationDate: electronic.date, ModDate: electronic.date }) },
  });
  if (electronic) embedInvoice(pdf, electronic);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  return { pdf, root };
}

/** The file of a PDF to which nothing more is added. */
export async function closeTaggedPdf({ pdf, root }: TaggedPdf): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  root.end();
  pdf.end();
  return done;
}

/** Draws what is seen and not read out. */
export function drawDecoration(pdf: PDFKit.PDFDocument, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}

/** A picture with what a screen reader reads instead. The box is where it stands on its page. */
export function figure(
  pdf: PDFKit.PDFDocument,
  { alt, box, draw }: { readonly alt: string; readonly box: readonly [number, number, number, number]; readonly draw: () => void },
): Section {
  return pdf.struct('Figure', { alt, bbox: [...box], placement: 'Block' } as PDFKit.Mixins.StructureElementOptions, draw);
}
