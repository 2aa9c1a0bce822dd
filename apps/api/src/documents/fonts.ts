import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';

/** A font as pdfkit takes it. */
export type ParsedFont = PDFKit.Mixins.PDFFontSource & { hasGlyphForCodePoint(codePoint: number): boolean };

/** What a text is set in. */
export type Face = 'text' | 'strong' | 'display';

/** The shop's own faces; they have the letters of all our languages. */
export const FONTS: Readonly<Record<Face, ParsedFont>> = {
  text: parsed('InstrumentSans-Regular'),
  strong: parsed('InstrumentSans-SemiBold'),
  display: parsed('BricolageGrotesque-Bold'),
};

/** DejaVu has the letters of most names: what somebody has written in Greek or Cyrillic is set in it, the whole line. */
const FOR_OTHER_LETTERS: Readonly<Record<Face, ParsedFont>> = {
  text: parsed('DejaVuSansCondensed'),
  strong: parsed('DejaVuSansCondensed-Bold'),
  display: parsed('DejaVuSansCondensed-Bold'),
};

export function fontOf(words: string, face: Face): ParsedFont {
  const hasAll = [...words].every((letter) => letter === '\n' || FONTS[face].hasGlyphForCodePoint(letter.codePointAt(0)!));
  return hasAll ? FONTS[face] : FOR_OTHER_LETTERS[face];
}

/** pdfkit parses the file of a font for each document again, which takes most of the time; a parsed one it takes as it is. */
function parsed(name: string): ParsedFont {
  const file = readFileSync(new URL(`fonts/${name}.ttf`, import.meta.url));
  const probe = new PDFDocument({ font: file as unknown as string }) as unknown as { _font: { font: ParsedFont } };
  return probe._font.font;
}
