import { inflateSync } from 'node:zlib';

/** The words of a document in the order in which they were written, as a reader who copies them gets them. */
export function pdfText(file: Buffer): string {
  const objects = objectsOf(file);
  const letters = lettersOfFonts(objects);
  const pages = [...objects.values()].filter(({ stream }) => stream && /\bBT\b/.test(stream));
  return pages
    .flatMap(({ stream }) => written(stream!, letters))
    .join(' ')
    .replace(/\s+/g, ' ');
}

export interface PdfObject {
  readonly dictionary: string;
  readonly stream: string | undefined;
}

export function objectsOf(file: Buffer): Map<string, PdfObject> {
  const text = file.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const [, number, body] of text.matchAll(/(?:^|\n)(\d+) 0 obj\n(.*?)\nendobj/gs)) {
    const [dictionary = '', rest] = body!.split('\nstream\n', 2);
    const bytes = rest === undefined ? undefined : Buffer.from(rest.slice(0, rest.lastIndexOf('\nendstream')), 'latin1');
    const isPacked = dictionary.includes('/FlateDecode');
    objects.set(number!, { dictionary, stream: bytes && (isPacked ? inflateSync(bytes) : bytes).toString('latin1') });
  }
  return objects;
}

/** The letters of each font, by the name that pages call it. */
export function lettersOfFonts(objects: ReadonlyMap<string, PdfObject>): ReadonlyMap<string, ReadonlyMap<number, string>> {
  const letters = new Map<string, ReadonlyMap<number, string>>();
  for (const { dictionary } of objects.values())
    for (const [, name, font] of (/\/Font <<([^>]*)>>/.exec(dictionary)?.[1] ?? '').matchAll(/\/(F\d+) (\d+) 0 R/g))
      letters.set(name!, lettersOf(objects.get(font!), objects));
  return letters;
}

/** Which letter stands for which glyph (`ToUnicode`). */
function lettersOf(font: PdfObject | undefined, objects: ReadonlyMap<string, PdfObject>): ReadonlyMap<number, string> {
  const map = objects.get(/\/ToUnicode (\d+) 0 R/.exec(font?.dictionary ?? '')?.[1] ?? '')?.stream ?? '';
  const letters = new Map<number, string>();
  for (const [, first, , list] of map.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi))
    for (const [place, code] of [...list!.matchAll(/<([0-9a-f ]*)>/gi)].entries())
      letters.set(Number.parseInt(first!, 16) + place, unicodeOf(code[1]!));
  return letters;
}

function unicodeOf(hex: string): string {
  return Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');
}

/** What a stream writes: a piece for each line of each marked content. */
export function written(stream: string, letters: ReadonlyMap<string, ReadonlyMap<number, string>>): string[] {
  const lines: string[] = [];
  let height = '';
  for (const [, start, text] of stream.matchAll(/(BDC|BMC|EMC)|BT\n(.*?)\nET/gs)) {
    if (start) height = '';
    else {
      const baseline = /^1 0 0 1 \S+ (\S+) Tm/.exec(text!)![1]!;
      const words = runIn(text!, letters);
      if (baseline === height) lines.push(lines.pop()! + words);
      else lines.push(words);
      height = baseline;
    }
  }
  return lines;
}

/** What runs from right to left stands in a file from left to right, and its readers turn it. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

function runIn(text: string, letters: ReadonlyMap<string, ReadonlyMap<number, string>>): string {
  const font = letters.get(/\/(F\d+) [\d.]+ Tf/.exec(text)![1]!) ?? new Map<number, string>();
  const shown = [...text.matchAll(/\[((?:<[0-9a-f]*>|[-\d. ])*)\] TJ/gi)].flatMap(([, pieces]) => [...pieces!.matchAll(/<([0-9a-f]*)>/gi)]);
  const read = shown.flatMap(([, hex]) => lettersIn(hex!, font));
  return (RIGHT_TO_LEFT.test(read.join('')) ? read.toReversed() : read).join('');
}

/** A glyph that stands for no letter is one that the font lacks. */
function lettersIn(hex: string, font: ReadonlyMap<number, string>): string[] {
  return (hex.match(/.{4}/g) ?? []).map((glyph) => (glyph === '0000' ? MISSING : (font.get(Number.parseInt(glyph, 16)) ?? MISSING)));
}

/** Stands for a glyph that its font lacks: a box on the paper. */
export const MISSING = '\u{FFFD}';
