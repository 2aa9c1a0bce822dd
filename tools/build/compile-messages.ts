import { parse } from '@formatjs/icu-messageformat-parser';
import { mkdirSync, readFileSync, readdirSync, writeFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@shop/contracts';

const SOURCE = 'en_GB';

/**
 * Compiles the words of one app to the AST that react-intl renders without a parser. Its `deferred.json` names parts of them by the
 * beginnings of their ids: they go to `compiled/deferred`, for code that is loaded later; all others come with every page.
 * Throws, naming every fault, where a locale lacks a message or holds one that is not ICU.
 */
export function compileMessages(app: string): void {
  const folder = join(app, 'src/messages');
  if (!existsSync(folder)) return;
  const source = read(folder, SOURCE);
  const faults: string[] = [];
  const parts = partsOf(folder);
  mkdirSync(join(folder, 'compiled/deferred'), { recursive: true });
  for (const locale of LOCALES) {
    const words = read(folder, locale);
    faults.push(...faultsOf(locale, source, words));
    const compiled = Object.entries(words).map(([id, text]) => [id, compile(text, `${locale} ${id}`, faults)] as const);
    const { first, later } = splitMessages(compiled, parts);
    writeWhenChanged(join(folder, 'compiled', `${locale}.json`), JSON.stringify(first));
    for (const [part, rest] of Object.entries(later))
      writeWhenChanged(join(folder, 'compiled/deferred', `${part}-${locale}.json`), JSON.stringify(rest));
  }
  if (faults.length) throw new Error(`Messages of ${app}:\n  ${faults.join('\n  ')}`);
}

/** A day that a message itself puts into words: react-intl then needs a time zone, with which it copies all its formats at every message. */
const DAY = /\{\s*\w+\s*,\s*(date|time)\b/;

/** What is missing, superfluous or not for a message to do in one locale. */
export function faultsOf(locale: string, source: Record<string, string>, words: Record<string, string>): string[] {
  const missing = Object.keys(source)
    .filter((id) => !words[id])
    .map((id) => `${locale} lacks "${id}"`);
  const unknown = Object.keys(words)
    .filter((id) => !(id in source))
    .map((id) => `${locale} has "${id}", which ${SOURCE} does not know`);
  const dated = Object.keys(words)
    .filter((id) => DAY.test(words[id] ?? ''))
    .map((id) => `${locale} formats a day or a time in "${id}": give it the words of formatDay`);
  return [...missing, ...unknown, ...dated];
}

type Parts = Readonly<Record<string, readonly string[]>>;

/** What comes with every page, and what with the code of each part; what several parts name by the same beginning comes with each. */
export function splitMessages<Word>(
  words: readonly (readonly [id: string, word: Word])[],
  parts: Parts,
): { first: Record<string, Word>; later: Record<string, Record<string, Word>> } {
  const beginnings = Object.values(parts).flat();
  const beginningOf = (id: string) => beginnings.find((beginning) => id.startsWith(beginning));
  const wordsOf = (isIn: (beginning: string | undefined) => boolean) => Object.fromEntries(words.filter(([id]) => isIn(beginningOf(id))));
  return {
    first: wordsOf((beginning) => beginning === undefined),
    later: Object.fromEntries(
      Object.entries(parts).map(([part, own]) => [part, wordsOf((beginning) => beginning !== undefined && own.includes(beginning))]),
    ),
  };
}

function partsOf(folder: string): Parts {
  const file = join(folder, 'deferred.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Parts) : {};
}

function compile(text: string, where: string, faults: string[]): unknown {
  try {
    return parse(text, { ignoreTag: false });
  } catch (error) {
    faults.push(`${where}: ${(error as Error).message}`);
    return text;
  }
}

function read(folder: string, locale: string): Record<string, string> {
  const file = join(folder, `${locale}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

function writeWhenChanged(file: string, content: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeFileSync(file, content);
}

if (import.meta.main) for (const app of readdirSync('apps')) compileMessages(join('apps', app));
