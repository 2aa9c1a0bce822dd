import bidiFactory from 'bidi-js';
import type { ParsedFont } from '../fonts.ts';
import { graphemesOf, type TextRun } from './text-runs.ts';

/** A piece of a line as it is drawn. */
export interface VisualRun extends TextRun {
  readonly isRightToLeft: boolean;
  /** Its place among the pieces of its line as they are read. */
  readonly readAt: number;
}

export type Direction = 'ltr' | 'rtl';

interface LevelRun extends TextRun {
  /** Odd from right to left. */
  readonly level: number;
  readonly readAt: number;
}

const bidi = bidiFactory();
/** What fontkit lays out from right to left, and shapes; everything else it lays out as it is written. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}]/u;
/** Most lines have none of these, and need no more than what they are. */
const CHANGES_DIRECTION = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Bidi_Control}\u{200C}]/u;
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;
const EMOJI = /\p{Extended_Pictographic}|\u{20E3}|\p{Regional_Indicator}/u;
const NON_JOINER = '\u{200C}';

/** The direction of a paragraph: that of its first letter which has one. */
export function directionOf(runs: readonly TextRun[]): Direction {
  if (!CHANGES_DIRECTION.test(textOf(runs))) return 'ltr';
  const [paragraph] = bidi.getEmbeddingLevels(textOf(runs), 'auto').paragraphs;
  return paragraph && paragraph.level % 2 === 1 ? 'rtl' : 'ltr';
}

/** A line's runs from left to right (Unicode's bidirectional algorithm, UAX 9), split where the direction of the writing changes. */
export function visualOrder(line: readonly TextRun[], direction: Direction): VisualRun[] {
  if (direction === 'ltr' && !CHANGES_DIRECTION.test(textOf(line))) return line.map((run, readAt) => drawn({ ...run, level: 0, readAt }));
  const runs = levelRuns(line, bidi.getEmbeddingLevels(textOf(line), direction).levels);
  const lowestOdd = Math.min(...runs.flatMap(({ level }) => (level % 2 === 1 ? level : [])));
  for (let level = Math.max(...runs.map((run) => run.level)); level >= lowestOdd; level--) reverseFrom(level, runs);
  return runs.map(drawn).filter(({ text }) => text !== '');
}

function levelRuns(line: readonly TextRun[], levels: Uint8Array): LevelRun[] {
  const runs: { text: string; font: ParsedFont; level: number; readAt: number }[] = [];
  let at = 0;
  for (const { text, font } of line) {
    let isNew = true;
    for (const grapheme of graphemesOf(text)) {
      const level = levels[at]!;
      const last = runs.at(-1);
      if (last && !isNew && last.level === level) last.text += grapheme;
      else runs.push({ text: grapheme, font, level, readAt: runs.length });
      // Letters on both sides of it are not joined.
      isNew = grapheme.endsWith(NON_JOINER);
      at += grapheme.length;
    }
  }
  return runs;
}

/** Reverses each stretch of runs whose level is so high. */
function reverseFrom(level: number, runs: LevelRun[]): void {
  for (let from = 0; from < runs.length; from++) {
    let to = from;
    while (to < runs.length && runs[to]!.level >= level) to++;
    runs.splice(from, to - from, ...runs.slice(from, to).toReversed());
    from = Math.max(from, to - 1);
  }
}

function drawn({ text, font, level, readAt }: LevelRun): VisualRun {
  const isRightToLeft = level % 2 === 1;
  const graphemes = graphemesOf(text).map((grapheme) => (EMOJI.test(grapheme) ? grapheme : grapheme.replace(IGNORABLE, '')));
  const letters = isRightToLeft ? graphemes.map((grapheme) => mirrored(grapheme, font)) : graphemes;
  const isReversedByFont = RIGHT_TO_LEFT.test(text);
  return { text: (isReversedByFont === isRightToLeft ? letters : letters.toReversed()).join(''), font, isRightToLeft, readAt };
}

function mirrored(grapheme: string, font: ParsedFont): string {
  const other = bidi.getMirroredCharacter(grapheme);
  return other && font.hasGlyphForCodePoint(other.codePointAt(0)!) ? other : grapheme;
}

function textOf(runs: readonly TextRun[]): string {
  return runs.map(({ text }) => text).join('');
}
