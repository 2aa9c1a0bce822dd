import anyAscii from 'any-ascii';
import { type Face, fontsOf, type ParsedFont } from '../fonts.ts';

/** A piece of a text that one font sets, in the order in which it is read. */
export interface TextRun {
  readonly text: string;
  readonly font: ParsedFont;
}

const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' });
const CONTROL = /\p{Cc}/u;
/** The shop's own faces have a plain blank and a no-break one; one out of another font would bring that along. */
const NO_BREAK_BLANKS = /[\u{2007}\u{202F}]/gu;
const BLANKS = /[\t\u{1680}\u{2000}-\u{200A}\u{205F}]/gu;
/** Stands for what is no character of Unicode, and for private ones: nobody knows how they look. */
const UNKNOWN = '?';

/** Letters of western Europe: each is one grapheme, and most documents have no other; the segmenter is slow. */
const SINGLE = /^[\u{20}-\u{7E}\u{A0}-\u{AC}\u{AE}-\u{24F}\u{2010}-\u{2027}\u{202F}€]*$/u;

/** What is seen as one letter, each. */
export function graphemesOf(text: string): string[] {
  if (SINGLE.test(text)) return [...text];
  return Array.from(GRAPHEMES.segment(text), ({ segment }) => segment);
}

/**
 * Splits a line of text into runs, each in a font that has all of its glyphs. What no font has is written in Latin letters;
 * source: docs/decisions/2026-11-29-letters-on-papers.md.
 */
export function textRuns(words: string, face: Face): TextRun[] {
  const composed = words.normalize('NFC').replace(NO_BREAK_BLANKS, '\u{A0}').replace(BLANKS, ' ');
  const fontOf = fontsOf(composed, face);
  const runs: { text: string; font: ParsedFont }[] = [];
  const put = (text: string, font: ParsedFont) => {
    const last = runs.at(-1);
    if (last?.font === font) last.text += text;
    else runs.push({ text, font });
  };
  for (const grapheme of graphemesOf(composed)) {
    if (CONTROL.test(grapheme)) continue;
    const font = fontOf(grapheme);
    if (font) put(grapheme, font);
    else for (const letter of anyAscii(grapheme) || UNKNOWN) put(letter, fontOf(letter)!);
  }
  return runs;
}
