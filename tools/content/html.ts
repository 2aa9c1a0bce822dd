import type { RichText, RichTextBlock, RichTextRun } from '@shop/contracts';
import sanitizeHtml from 'sanitize-html';

/** What an editor may write; everything else loses its tags, scripts and styles lose their text as well. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'],
  allowedAttributes: { a: ['href'], h2: ['id'], h3: ['id'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { b: 'strong', i: 'em', h1: 'h2', h4: 'h3', div: 'p' },
};

/** Rich text from an editor's HTML: sanitised first, then taken apart into the few things that pages can draw. */
export function richTextFromHtml(html: string): RichText {
  const reading: Reading = { blocks: [], looks: [] };
  for (const match of sanitizeHtml(html, ALLOWED).matchAll(/<(\/?)([a-z0-9]+)([^>]*)>|([^<]+)/g)) {
    const [, slash, tag, attributes, text] = match;
    if (text !== undefined) readText(reading, decoded(text));
    else if (slash) closeTag(reading, tag!);
    else openTag(reading, tag!, attributes ?? '');
  }
  closeBlock(reading);
  return { blocks: reading.blocks };
}

/** The same text as HTML, for an editor. */
export function htmlFromRichText({ blocks }: RichText): string {
  return blocks.map(htmlOfBlock).join('\n');
}

interface Look {
  readonly tag: string;
  readonly href?: string;
}
interface Reading {
  readonly blocks: RichTextBlock[];
  /** The block that is being read: its runs go to `runs`. */
  open?: { block: RichTextBlock; runs: RichTextRun[] };
  list?: Extract<RichTextBlock, { type: 'list' }>;
  looks: Look[];
}

function openTag(reading: Reading, tag: string, attributes: string): void {
  if (tag === 'br') return readText(reading, ' ');
  if (tag === 'strong' || tag === 'em' || tag === 'a') {
    const href = attribute(attributes, 'href');
    if (tag !== 'a' || href) reading.looks.push({ tag, ...(href && { href }) });
    return;
  }
  closeBlock(reading);
  if (tag === 'ul' || tag === 'ol') {
    reading.list = { type: 'list', ordered: tag === 'ol', items: [] };
    reading.blocks.push(reading.list);
  } else if (tag === 'li') {
    const list = reading.list ?? { type: 'list', ordered: false, items: [] };
    if (!reading.list) reading.blocks.push((reading.list = list as NonNullable<Reading['list']>));
    reading.open = { block: list as RichTextBlock, runs: [] };
  } else if (tag === 'h2' || tag === 'h3') {
    const id = attribute(attributes, 'id');
    openBlock(reading, { type: 'heading', level: Number(tag[1]), ...(id && { id }), runs: [] });
  } else openBlock(reading, { type: 'paragraph', runs: [] });
}

function closeTag(reading: Reading, tag: string): void {
  const look = reading.looks.findLastIndex((candidate) => candidate.tag === tag);
  if (look >= 0) reading.looks.splice(look, 1);
  else if (tag !== 'strong' && tag !== 'em' && tag !== 'a') closeBlock(reading);
  if (tag === 'ul' || tag === 'ol') reading.list = undefined;
}

function openBlock(reading: Reading, block: Exclude<RichTextBlock, { type: 'list' }>): void {
  reading.open = { block, runs: block.runs };
}

/** An empty block is none. */
function closeBlock(reading: Reading): void {
  if (!reading.open) return;
  const { block, runs } = reading.open;
  reading.open = undefined;
  trimEnds(runs);
  if (runs.length === 0) return;
  if (block.type === 'list') block.items.push(runs);
  else reading.blocks.push(block);
}

function readText(reading: Reading, text: string): void {
  const words = text.replace(/[ \t\r\n]+/g, ' ');
  if (!reading.open) {
    if (words.trim() === '') return;
    openBlock(reading, { type: 'paragraph', runs: [] });
  }
  const { runs } = reading.open!;
  const look = lookOf(reading.looks);
  const last = runs.at(-1);
  if (last && last.href === look.href && last.bold === look.bold && last.italic === look.italic) last.text += words;
  else runs.push({ text: words, ...look });
}

function lookOf(looks: readonly Look[]): Omit<RichTextRun, 'text'> {
  const href = looks.findLast((look) => look.href)?.href;
  return {
    ...(looks.some(({ tag }) => tag === 'strong') && { bold: true as const }),
    ...(looks.some(({ tag }) => tag === 'em') && { italic: true as const }),
    ...(href && { href }),
  };
}

function trimEnds(runs: RichTextRun[]): void {
  if (runs[0]) runs[0].text = runs[0].text.replace(/^ +/, '');
  const last = runs.at(-1);
  if (last) last.text = last.text.replace(/ +$/, '');
  for (let place = runs.length - 1; place >= 0; place--) if (runs[place]!.text === '') runs.splice(place, 1);
}

const attribute = (attributes: string, name: string): string | undefined => {
  const value = new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1];
  return value === undefined ? undefined : decoded(value);
};

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' };
const decoded = (text: string): string => text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name]!);
const encoded = (text: string): string => text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&quot;');

function htmlOfBlock(block: RichTextBlock): string {
  if (block.type === 'paragraph') return `<p>${htmlOfRuns(block.runs)}</p>`;
  if (block.type === 'heading') return `<h${block.level}${block.id ? ` id="${block.id}"` : ''}>${htmlOfRuns(block.runs)}</h${block.level}>`;
  const tag = block.ordered ? 'ol' : 'ul';
  return `<${tag}>${block.items.map((runs) => `<li>${htmlOfRuns(runs)}</li>`).join('')}</${tag}>`;
}

const htmlOfRuns = (runs: readonly RichTextRun[]): string =>
  runs
    .map(({ text, bold, italic, href }) => {
      let html = encoded(text);
      if (italic) html = `<em>${html}</em>`;
      if (bold) html = `<strong>${html}</strong>`;
      return href ? `<a href="${encoded(href)}">${html}</a>` : html;
    })
    .join('');
