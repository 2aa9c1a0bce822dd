import { CONTENT_KINDS, LOCALES, type ContentKind, type Locale, type RichText } from '@shop/contracts';
import { parsePictureSize } from '@shop/pictures';
import { faultsOf, type Fault } from './faults.ts';
import { htmlFromRichText, richTextFromHtml } from './html.ts';

export interface EntryName {
  readonly locale: Locale;
  readonly kind: ContentKind;
  readonly key: string;
}
export interface Entry extends EntryName {
  readonly body: unknown;
}
/** What a file turned out to be. */
export type ReadEntry = { readonly kind: 'entry'; readonly entry: Entry } | { readonly kind: 'faulty'; readonly faults: readonly Fault[] };

const KEY = /^[a-z0-9][a-z0-9-]{0,59}$/;
const MARKUP = /<\/?[a-z!][^>]*>/i;

/** `fr_FR/static-page/cookies.json`. */
export const fileNameOf = ({ locale, kind, key }: EntryName): string => `${locale}/${kind}/${key}.json`;

/** Reads one file of an editor's directory: its name, its JSON, its rich text (sanitised here), then everything it holds. */
export function readEntry(fileName: string, text: string): ReadEntry {
  const name = nameFrom(fileName);
  if (!name)
    return faulty([{ path: '', right: `is named {locale}/{kind}/{key}.json; kinds are ${Object.keys(CONTENT_KINDS).join(', ')}` }]);
  let written: unknown;
  try {
    written = JSON.parse(text);
  } catch (error) {
    return faulty([{ path: '', right: `must be JSON (${(error as Error).message})` }]);
  }
  const body = mapped(written, (value) => (isHtml(value) ? richTextFromHtml(value.html) : undefined));
  const faults = [...faultsOf(CONTENT_KINDS[name.kind], body), ...textFaults(body)];
  return faults.length > 0 ? faulty(faults) : { kind: 'entry', entry: { ...name, body } };
}

/** The file of an entry: rich text as HTML, which is easier to write than a tree. */
export function writeEntry({ body }: Pick<Entry, 'body'>): string {
  const written = mapped(body, (value) => (isRichText(value) ? { html: htmlFromRichText(value) } : undefined));
  return `${JSON.stringify(written, null, 2)}\n`;
}

function nameFrom(fileName: string): EntryName | undefined {
  const [locale, kind, file, ...more] = fileName.split('/');
  const key = file?.replace(/\.json$/, '');
  const known = LOCALES.find((candidate) => candidate === locale);
  if (!known || !kind || !Object.hasOwn(CONTENT_KINDS, kind) || !key || !KEY.test(key) || more.length > 0) return undefined;
  return { locale: known, kind: kind as ContentKind, key };
}

/** A picture of the operator's own, or one that a demonstration draws. */
const PICTURE = /^\/images\/[a-z0-9][a-z0-9-]{0,80}\/([^/]+)\.webp$/;

/** Plain text holds no markup, and pictures can be there. */
function textFaults(value: unknown, path = ''): Fault[] {
  if (typeof value === 'string') return textFault(value, path);
  if (value === null || typeof value !== 'object' || isRichText(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => textFaults(inner, path ? `${path}.${name}` : name));
}

function textFault(text: string, path: string): Fault[] {
  if (MARKUP.test(text)) return [{ path, right: 'is plain text without markup; only fields of rich text are written as { "html": "…" }' }];
  const picture = PICTURE.exec(text);
  if (!text.startsWith('/images/')) return [];
  try {
    if (!picture) throw new Error('A picture is /images/{id}/{size}.webp, its id of small letters, digits and hyphens');
    parsePictureSize(picture[1]!);
    return [];
  } catch (error) {
    return [{ path, right: (error as Error).message }];
  }
}

/** The value with some of its parts replaced; `replace` answers undefined for what stays. */
function mapped(value: unknown, replace: (value: object) => unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  const replaced = replace(value);
  if (replaced !== undefined) return replaced;
  if (Array.isArray(value)) return value.map((item) => mapped(item, replace));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapped(inner, replace)]));
}

const faulty = (faults: readonly Fault[]): ReadEntry => ({ kind: 'faulty', faults });
const isHtml = (value: object): value is { html: string } =>
  Object.keys(value).length === 1 && typeof (value as { html?: unknown }).html === 'string';
const isRichText = (value: object): value is RichText =>
  Object.keys(value).length === 1 && Array.isArray((value as { blocks?: unknown }).blocks);
