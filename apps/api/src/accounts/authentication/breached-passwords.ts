import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/**
 * The 50,000 passwords of ten characters and more that stand most often in what was stolen elsewhere, in lower case and sorted
 * (NOTICE). Shorter ones are refused by their length.
 */
const FILE = new URL('./breached-passwords.txt.gz', import.meta.url);

let list: Promise<ReadonlySet<string>> | undefined;

/** Whether everybody who guesses has this password, in whatever case (ASVS 6.2.4, 6.2.12). Read from the file once. */
export async function isBreached(password: string): Promise<boolean> {
  list ??= readList();
  return (await list).has(password.normalize('NFKC').toLowerCase());
}

async function readList(): Promise<ReadonlySet<string>> {
  const text = await promisify(gunzip)(await readFile(FILE));
  return new Set(text.toString('utf8').split('\n').filter(Boolean));
}
