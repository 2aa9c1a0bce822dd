import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';

/** A font as pdfkit takes it. */
export type ParsedFont = PDFKit.Mixins.PDFFontSource & { hasGlyphForCodePoint(codePoint: number): boolean };

/** DejaVu has the letters of all our languages and of most names. */
export const FONTS: Readonly<Record<'regular' | 'bold', ParsedFont>> = {
  regular: parsed('DejaVuSansCondensed'),
  bold: parsed('DejaVuSansCondensed-Bold'),
};

/** pdfkit parses the file of a font for each document anew, which takes most of the time; a parsed one it takes as it is. */
function parsed(name: string): ParsedFont {
  const file = readFileSync(new URL(`fonts/${name}.ttf`, import.meta.url));
  const probe = new PDFDocument({ font: file as unknown as string }) as unknown as { _font: { font: ParsedFont } };
  return probe._font.font;
}
