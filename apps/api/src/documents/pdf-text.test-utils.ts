import { inflateSync } from 'node:zlib';

/** The words of a paper in the order in which they were written, as a reader who copies them gets them. */
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

export function written(stream: string, letters: ReadonlyMap<string, ReadonlyMap<number, string>>): string[] {
  let font: ReadonlyMap<number, string> = new Map();
  const lines: string[] = [];
  for (const [, name, glyphs] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*>|[-\d. ])*)\] TJ/gi)) {
    if (name) font = letters.get(name) ?? new Map();
    else lines.push([...glyphs!.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex]) => lettersIn(hex!, font)).join(''));
  }
  return lines;
}

function lettersIn(hex: string, font: ReadonlyMap<number, string>): string {
  return (hex.match(/.{4}/g) ?? []).map((glyph) => font.get(Number.parseInt(glyph, 16)) ?? '\u{FFFD}').join('');
}
