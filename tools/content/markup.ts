import type { RichText, RichTextBlock, RichTextRun } from '@shop/contracts';

/**
 * Rich text written by hand: paragraphs parted by empty lines, `## Heading {#anchor}`, `### Smaller heading`,
 * `- point` and `1. point`, `**bold**`, `_italic_`, `[label](address)`. The demo catalogue's texts are written so.
 */
export function richTextFromMarkup(markup: string): RichText {
  return {
    blocks: markup
      .trim()
      .split(/\n\s*\n/)
      .map(blockFrom),
  };
}

function blockFrom(drawn: string): RichTextBlock {
  const lines = drawn.trim().split('\n');
  const heading = /^(#{2,3}) (.*?)(?: \{#([a-z0-9-]+)\})?$/.exec(lines[0]!);
  if (heading) {
    const [, marks, text, id] = heading;
    return { type: 'heading', level: marks!.length, ...(id && { id }), runs: runsFrom(text!) };
  }
  const point = /^(?:- |(\d+)\. )/;
  const first = point.exec(lines[0]!);
  if (!first) return { type: 'paragraph', runs: runsFrom(lines.join(' ')) };
  return { type: 'list', ordered: first[1] !== undefined, items: pointsOf(lines, point).map(runsFrom) };
}

/** A line that begins no point goes on with the one before. */
function pointsOf(lines: readonly string[], point: RegExp): string[] {
  const points: string[] = [];
  for (const line of lines) {
    if (point.test(line)) points.push(line.replace(point, ''));
    else points[points.length - 1] += ` ${line.trim()}`;
  }
  return points;
}

const RUN = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)\s]+)\)|(?<![\p{L}\d])_(.+?)_(?![\p{L}\d])/gu;

function runsFrom(text: string): RichTextRun[] {
  const runs: RichTextRun[] = [];
  let read = 0;
  for (const match of text.matchAll(RUN)) {
    const [whole, bold, label, href, italic] = match;
    if (match.index > read) runs.push({ text: text.slice(read, match.index) });
    if (bold) runs.push({ text: bold, bold: true });
    else if (label) runs.push({ text: label, href: href! });
    else runs.push({ text: italic!, italic: true });
    read = match.index + whole.length;
  }
  if (read < text.length) runs.push({ text: text.slice(read) });
  return runs;
}
