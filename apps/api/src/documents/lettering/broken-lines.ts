import LineBreaker from 'linebreak';
import { graphemesOf, type TextRun } from './text-runs.ts';

/** How wide a run is drawn, in points. */
export type WidthOf = (run: TextRun) => number;

/**
 * Breaks a paragraph into lines as Unicode does (UAX 14): at blanks, between Chinese characters, never inside an emoji. A word that
 * is wider than a line is broken between any two of its letters. `width` in points; blanks at the end of a line take none.
 */
export function brokenLines(runs: readonly TextRun[], width: number, widthOf: WidthOf): TextRun[][] {
  const lines: Line[] = [{ runs: [], width: 0 }];
  const put = (piece: TextRun[], pieceWidth: number) => {
    const line = lines.at(-1)!;
    line.runs.push(...piece);
    line.width += pieceWidth;
  };
  const sumOf = (piece: readonly TextRun[]) => piece.reduce((sum, run) => sum + widthOf(run), 0);
  const fits = (piece: readonly TextRun[]) => lines.at(-1)!.width + sumOf(withoutBlankEnd(piece)) <= width;
  for (const word of wordsOf(runs)) {
    if (!fits(word) && lines.at(-1)!.runs.length > 0) lines.push({ runs: [], width: 0 });
    if (fits(word)) put(word, sumOf(word));
    else
      for (const letter of lettersOf(word)) {
        if (!fits([letter]) && lines.at(-1)!.runs.length > 0) lines.push({ runs: [], width: 0 });
        put([letter], widthOf(letter));
      }
  }
  return lines.map((line) => withoutBlankEnd(joined(line.runs)));
}

interface Line {
  readonly runs: TextRun[];
  width: number;
}

/** What may not be broken, each with the blanks behind it. */
function* wordsOf(runs: readonly TextRun[]): Iterable<TextRun[]> {
  const text = runs.map((run) => run.text).join('');
  const breaker = new LineBreaker(text);
  let from = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    yield between(runs, from, next.position);
    from = next.position;
  }
}

function between(runs: readonly TextRun[], from: number, to: number): TextRun[] {
  let start = 0;
  return runs.flatMap(({ text, font }) => {
    const piece = text.slice(Math.max(from - start, 0), Math.max(to - start, 0));
    start += text.length;
    return piece ? { text: piece, font } : [];
  });
}

function lettersOf(word: readonly TextRun[]): TextRun[] {
  return word.flatMap(({ text, font }) => graphemesOf(text).map((grapheme) => ({ text: grapheme, font })));
}

/** Letters that belong together are shaped together. */
function joined(runs: readonly TextRun[]): TextRun[] {
  const whole: TextRun[] = [];
  for (const run of runs) {
    const last = whole.at(-1);
    if (last?.font === run.font) whole[whole.length - 1] = { text: last.text + run.text, font: run.font };
    else whole.push(run);
  }
  return whole;
}

function withoutBlankEnd(runs: readonly TextRun[]): TextRun[] {
  const kept = [...runs];
  for (let last = kept.pop(); last; last = kept.pop()) {
    const text = last.text.trimEnd();
    if (text) return [...kept, { text, font: last.font }];
  }
  return kept;
}
