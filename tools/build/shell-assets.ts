import { LOCALES } from '@shop/contracts';
import { integrityOf } from '@shop/federation/server';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes `assets.json` beside a shell's browser build: what its server puts into the head (see the shell's `assets.ts`). */
export async function writeShellAssets(browser: string): Promise<void> {
  const files = (await readdir(browser, { recursive: true })).filter((file) => /\.(js|css|woff2)$/.test(file)).sort();
  const address = (file: string) => `/assets/${file}`;
  const only = (pattern: RegExp) => files.filter((file) => pattern.test(file)).map(address);
  const contents = await Promise.all(files.map(async (file) => [address(file), integrityOf(await readFile(join(browser, file)))] as const));
  const assets = {
    main: only(/^main\..*\.js$/)[0],
    /** What a press opens brings its styles with its code. */
    css: only(/^styles\..*\.css$/),
    fonts: only(/^fonts\/.*\.woff2$/),
    messages: Object.fromEntries(LOCALES.map((locale) => [locale, only(new RegExp(`^messages-${locale}.*\\.js$`))[0]])),
    integrity: Object.fromEntries(contents),
  };
  await writeFile(join(browser, 'assets.json'), JSON.stringify(assets, null, 1));
}
