import { parse } from '@formatjs/icu-messageformat-parser';
import { mkdirSync, readFileSync, readdirSync, writeFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@shop/contracts';

const SOURCE = 'en_GB';

/**
 * Compiles the words of one app to the AST that react-intl renders without a parser.
 * Throws, naming every fault, where a locale lacks a message or holds one that is not ICU.
 */
export function compileMessages(app: string): void {
  const folder = join(app, 'src/messages');
  if (!existsSync(folder)) return;
  const source = read(folder, SOURCE);
  const faults: string[] = [];
  mkdirSync(join(folder, 'compiled'), { recursive: true });
  for (const locale of LOCALES) {
    const words = read(folder, locale);
    faults.push(...faultsOf(locale, source, words));
    const compiled = Object.fromEntries(Object.entries(words).map(([id, text]) => [id, compile(text, `${locale} ${id}`, faults)]));
    writeWhenChanged(join(folder, 'compiled', `${locale}.json`), JSON.stringify(compiled));
  }
  if (faults.length) throw new Error(`Messages of ${app}:\n  ${faults.join('\n  ')}`);
}

/** What is missing or superfluous in one locale. */
export function faultsOf(locale: string, source: Record<string, string>, words: Record<string, string>): string[] {
  const missing = Object.keys(source)
    .filter((id) => !words[id])
    .map((id) => `${locale} lacks "${id}"`);
  const unknown = Object.keys(words)
    .filter((id) => !(id in source))
    .map((id) => `${locale} has "${id}", which ${SOURCE} does not know`);
  return [...missing, ...unknown];
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
