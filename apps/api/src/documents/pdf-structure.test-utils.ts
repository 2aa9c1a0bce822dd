import { lettersOfFonts, objectsOf, type PdfObject, written } from './pdf-text.test-utils.ts';

/** A part of a document as a screen reader meets it: its role, its text alternative, its own words and its parts in their order. */
export interface StructurePart {
  readonly type: string;
  readonly alt?: string | undefined;
  readonly scope?: string | undefined;
  readonly text: string;
  readonly parts: readonly StructurePart[];
}

export interface PdfStructure {
  readonly language: string | undefined;
  readonly title: string | undefined;
  /** Whether a window is named after the title, and not after the file. */
  readonly isTitleShown: boolean;
  readonly root: StructurePart;
  /** What is drawn on a page and neither stands in the structure nor is an artifact. */
  readonly strays: readonly string[];
  /** The words of artifacts: no screen reader reads them. */
  readonly artifacts: string;
}

/** Reads the structure of a tagged PDF out of its bytes, and what its pages draw beside it. */
export function pdfStructure(file: Buffer): PdfStructure {
  const objects = objectsOf(file);
  const find = (type: string) => [...objects.values()].find(({ dictionary }) => dictionary.includes(`/Type /${type}\n`))!;
  const catalog = find('Catalog').dictionary;
  const pages = markedContents(objects);
  const strays = pages.get('strays') ?? [];
  const heard = new Set<string>();
  const readPart = (number: string): StructurePart => {
    const { dictionary } = objects.get(number)!;
    const page = /\/Pg (\d+) 0 R/.exec(dictionary)?.[1];
    const own: string[] = [];
    const parts: StructurePart[] = [];
    for (const [, markedOnPage, onPage, child, marked] of kidsIn(dictionary)) {
      if (child) parts.push(readPart(child));
      else {
        const key = `${onPage ?? page} ${marked ?? markedOnPage}`;
        if (heard.has(key)) throw new Error(`Marked content ${key} stands in the structure twice.`);
        heard.add(key);
        own.push(...(pages.get(key) ?? []));
      }
    }
    return {
      type: /\/S \/(\w+)/.exec(dictionary)![1]!,
      alt: literal('Alt', dictionary),
      scope: /\/Scope \/(\w+)/.exec(dictionary)?.[1],
      text: own.join(' ').replace(/\s+/g, ' ').trim(),
      parts,
    };
  };
  const root = readPart(/\/K \[?(\d+) 0 R/.exec(find('StructTreeRoot').dictionary)![1]!);
  const lost = [...pages.keys()].filter((key) => /^\d/.test(key) && !heard.has(key));
  return {
    language: literal('Lang', catalog),
    title: titleOf(objects),
    isTitleShown: [...objects.values()].some(({ dictionary }) => dictionary.includes('/DisplayDocTitle true')),
    root,
    strays: [...strays, ...lost.map((key) => `marked content ${key}`)],
    artifacts: (pages.get('artifacts') ?? []).join(' '),
  };
}

/** Every part, in the order in which it is read. */
export function inReadingOrder(part: StructurePart): StructurePart[] {
  return [part, ...part.parts.flatMap(inReadingOrder)];
}

/** The headings of a document with their level. */
export function headingsOf(root: StructurePart): string[] {
  return inReadingOrder(root).flatMap(({ type, text }) => (/^H\d$/.test(type) ? [`${type} ${text}`] : []));
}

const PAINTS = /(?:^|\s)(?:f|f\*|S|s|B|b|Do|sh)$/;

/** What each page writes, by page and marked content; `artifacts` and `strays` beside them. */
function markedContents(objects: ReadonlyMap<string, PdfObject>): Map<string, string[]> {
  const letters = lettersOfFonts(objects);
  const contents = new Map<string, string[]>();
  const put = (key: string, words: readonly string[]) => contents.set(key, [...(contents.get(key) ?? []), ...words]);
  for (const [page, { dictionary }] of objects) {
    if (!dictionary.includes('/Type /Page\n')) continue;
    const stream = objects.get(/\/Contents (\d+) 0 R/.exec(dictionary)![1]!)!.stream!;
    const open: string[] = [];
    for (const [piece, tag, properties] of stream.matchAll(
      /\/(\w+) <<(.*?)>>\s*BDC|\/(\w+) BMC|EMC|(?:(?!\sEMC|\s\/\w+ (?:<<|BMC)).)+/gs,
    )) {
      if (piece === 'EMC') open.pop();
      else if (piece.endsWith('BMC')) open.push('artifacts');
      else if (tag) {
        const marked = /\/MCID (\d+)/.exec(properties!)?.[1];
        open.push(marked ? `${page} ${marked}` : 'artifacts');
        if (marked) put(open.at(-1)!, []);
      } else {
        const words = written(piece, letters);
        const key = open.at(-1);
        if (key) put(key, words);
        else if (words.length > 0) put('strays', words);
        else if (piece.split('\n').some((line) => PAINTS.test(line))) put('strays', ['a drawing']);
      }
    }
  }
  return contents;
}

/** The kids of a part: content of another page, a part, or content of its own page. */
function kidsIn(dictionary: string): RegExpExecArray[] {
  const kids = /\/K \[((?:[^\]])*)\]/s.exec(dictionary)?.[1] ?? '';
  const other = [...kids.matchAll(/<<(?=[^>]*\/MCID (\d+))(?=[^>]*\/Pg (\d+) 0 R)[^>]*>>|(\d+) 0 R|(\d+)/g)];
  return other;
}

function titleOf(objects: ReadonlyMap<string, PdfObject>): string | undefined {
  const title = [...objects.values()].flatMap(({ dictionary }) => /\/Title (\d+) 0 R/.exec(dictionary)?.[1] ?? [])[0];
  return title && literal('Title', `/Title ${objects.get(title)!.dictionary}`);
}

function literal(name: string, dictionary: string): string | undefined {
  const escaped = new RegExp(`/${name} \\(((?:\\\\.|[^\\\\)])*)\\)`, 's').exec(dictionary)?.[1];
  const bytes = escaped?.replaceAll(/\\(.)/gs, (_, letter: string) => ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' })[letter] ?? letter);
  if (!bytes?.startsWith('\u00FE\u00FF')) return bytes;
  return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le');
}
