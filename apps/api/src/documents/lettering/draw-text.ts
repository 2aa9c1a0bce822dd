import { FONTS, type Face, forDocument, type ParsedFont } from '../fonts.ts';
import { brokenLines } from './broken-lines.ts';
import { textRuns, type TextRun } from './text-runs.ts';
import { directionOf, visualOrder, type VisualRun } from './visual-order.ts';

/** How a text is set; all lengths in points. */
export interface TextSetting {
  readonly face: Face;
  readonly size: number;
  /** Lines are broken at it; right-to-left writing begins at the left edge too. */
  readonly width: number;
  /** Below each line. */
  readonly lineGap?: number;
}

export interface DrawnText extends TextSetting {
  readonly color: string;
  /** At the cursor when left out. */
  readonly x?: number;
  readonly y?: number;
}

interface SetLine {
  /** From left to right. */
  readonly runs: readonly VisualRun[];
  /** From the top of the line to its baseline. */
  readonly ascent: number;
  readonly height: number;
}

const LINE_END = /\r\n|[\n\r\u{85}\u{2028}\u{2029}]/u;

/** Draws a text in letters of every script and moves the cursor below it, onto a new page where the sheet ends. */
export function drawText(pdf: PDFKit.PDFDocument, words: string, { color, x = pdf.x, y = pdf.y, ...setting }: DrawnText): void {
  const { face, size, lineGap = 0 } = setting;
  let top = y;
  for (const line of setLines(pdf, words, setting)) {
    if (top + line.height > pdf.page.maxY()) {
      pdf.continueOnNewPage();
      top = pdf.y;
    }
    drawLine(pdf.fillColor(color), line, { x, baseline: top + line.ascent, size });
    top += line.height + lineGap;
  }
  pdf.x = x;
  pdf.y = top;
  takeFont(pdf, FONTS[face], size);
}

/** How high a text will be, in points. */
export function heightOfText(pdf: PDFKit.PDFDocument, words: string, setting: TextSetting): number {
  const { lineGap = 0 } = setting;
  return setLines(pdf, words, setting).reduce((height, line) => height + line.height + lineGap, 0);
}

function setLines(pdf: PDFKit.PDFDocument, words: string, { face, size, width }: TextSetting): SetLine[] {
  if (words === '') return [];
  const widthOf = ({ text, font }: TextRun) => takeFont(pdf, font, size).widthOfString(text);
  return words.split(LINE_END).flatMap((paragraph) => {
    const runs = textRuns(paragraph, face);
    const direction = directionOf(runs);
    return brokenLines(runs, width, widthOf).map((line) => {
      const fonts = line.length > 0 ? line.map(({ font }) => font) : [FONTS[face]];
      const ascent = Math.max(...fonts.map((font) => (font.ascent / font.unitsPerEm) * size));
      const descent = Math.max(...fonts.map((font) => (-font.descent / font.unitsPerEm) * size));
      return { runs: visualOrder(line, direction), ascent, height: ascent + descent };
    });
  });
}

/** Its runs are written in the order in which they are read: what copies a text or reads it out follows that. */
function drawLine(
  pdf: PDFKit.PDFDocument,
  { runs }: SetLine,
  { x, baseline, size }: { readonly x: number; readonly baseline: number; readonly size: number },
): void {
  let right = x;
  const placed = runs.map((run) => {
    const left = right;
    const features = run.isRightToLeft ? WHOLE_RUN : {};
    right += takeFont(pdf, run.font, size).widthOfString(run.text, features);
    return { ...run, left, features };
  });
  for (const { text, font, left, features } of placed.toSorted((a, b) => a.readAt - b.readAt))
    takeFont(pdf, font, size).text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic', ...features });
}

/** With a list of features, even an empty one, pdfkit lays out a run as one; else word by word, which is right from the left only. */
const WHOLE_RUN = { features: [] };

/** A document knows a font by its name, and takes it over once. */
function takeFont(pdf: PDFKit.PDFDocument, font: ParsedFont, size: number): PDFKit.PDFDocument {
  return pdf.font(forDocument(font), font.postscriptName, size);
}
