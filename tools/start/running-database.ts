import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'embedded-database.json';

interface Running {
  readonly url: string;
  /** Of the process that has locked the data directory. */
  readonly holder: number;
}

/** Tells other tools where the embedded database of this data directory answers, as long as this process lives; returns the end. */
export function announceDatabase(dataDirectory: string, url: string): () => void {
  const file = join(dataDirectory, FILE);
  writeFileSync(file, JSON.stringify({ url, holder: process.pid } satisfies Running));
  return () => rmSync(file, { force: true });
}

/** Where the embedded database of a running shop answers; nothing where none runs, also when it ended without a word. */
export function runningDatabase(dataDirectory: string): string | undefined {
  try {
    const { url, holder } = JSON.parse(readFileSync(join(dataDirectory, FILE), 'utf8')) as Running;
    const isHolder = readFileSync(join(dataDirectory, 'lock'), 'utf8') === String(holder);
    process.kill(holder, 0);
    return isHolder ? url : undefined;
  } catch {
    return undefined;
  }
}
