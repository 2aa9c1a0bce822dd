import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';

/** A font as pdfkit takes it. */
export type ParsedFont = PDFKit.Mixins.PDFFontSource & {
  readonly postscriptName: string;
  readonly unitsPerEm: number;
  /** Above and below the baseline, in units of the font; what is below is negative. */
  readonly ascent: number;
  readonly descent: number;
  hasGlyphForCodePoint(codePoint: number): boolean;
};

/** What a text is set in. */
export type Face = 'text' | 'strong' | 'display';

/** The shop's own faces; they have the letters of all our languages. */
export const FONTS: Readonly<Record<Face, ParsedFont>> = {
  text: parsed('InstrumentSans-Regular'),
  strong: parsed('InstrumentSans-SemiBold'),
  display: parsed('BricolageGrotesque-Bold'),
};

/** Other alphabets: Greek, Cyrillic, Vietnamese, Armenian, Georgian, Arabic, Hebrew. */
const ALPHABETS: Readonly<Record<Face, ParsedFont>> = {
  text: parsed('DejaVuSansCondensed'),
  strong: parsed('DejaVuSansCondensed-Bold'),
  display: parsed('DejaVuSansCondensed-Bold'),
};

const regularThai = whenNeeded('NotoSansThai-Regular');
const boldThai = whenNeeded('NotoSansThai-Bold');
const eastAsian = whenNeeded('DroidSansFallback');
const emoji = whenNeeded('NotoEmoji-Regular');

/** Letters that one family draws alike; a text mixes no two faces for them. */
const ALPHABET_LETTER = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
const DRAWN_AS_EMOJI = /^[\p{Emoji_Presentation}\p{Regional_Indicator}]|\u{FE0F}|\u{20E3}/u;
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;

/**
 * The first font that has all of a grapheme, of those that set a text; undefined where none has it. Fonts that few texts need
 * (4.4 MB) are read by the first of these.
 */
export function fontsOf(words: string, face: Face): (grapheme: string) => ParsedFont | undefined {
  const own = FONTS[face];
  const isOwn = [...words].every((letter) => !ALPHABET_LETTER.test(letter) || hasAll(own, letter));
  const alphabets = isOwn ? [own, ALPHABETS[face]] : [ALPHABETS[face], own];
  const thai = face === 'text' ? regularThai : boldThai;
  return (grapheme) => {
    if (DRAWN_AS_EMOJI.test(grapheme) && hasAll(emoji(), grapheme)) return emoji();
    return alphabets.find((font) => hasAll(font, grapheme)) ?? [thai, eastAsian, emoji].find((font) => hasAll(font(), grapheme))?.();
  };
}

/**
 * A font for one document. A parsed font remembers for which letters it first gave each glyph, and none for the parts of an accented
 * one: a document that shared this with another could be read out wrongly, and would not be the same file each time.
 */
export function forDocument(font: ParsedFont): ParsedFont {
  return Object.assign(Object.create(font) as ParsedFont, { _glyphs: {} });
}

function hasAll(font: ParsedFont, grapheme: string): boolean {
  return [...grapheme].every((letter) => IGNORABLE.test(letter) || font.hasGlyphForCodePoint(letter.codePointAt(0)!));
}

/** pdfkit parses the file of a font for each document again, which takes most of the time; a parsed one it takes as it is. */
function parsed(name: string): ParsedFont {
  const file = readFileSync(new URL(`fonts/${name}.ttf`, import.meta.url));
  const probe = new PDFDocument({ font: file as unknown as string }) as unknown as { _font: { font: ParsedFont } };
  return probe._font.font;
}

function whenNeeded(name: string): () => ParsedFont {
  let font: ParsedFont | undefined;
  return () => (font ??= parsed(name));
}
