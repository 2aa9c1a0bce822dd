import { LOCALES } from '@shop/contracts';
import { integrityOf } from '@shop/federation/server';
import { copyFile, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileMessages } from './compile-messages.ts';
import { compressFiles } from './compress-files.ts';
import { shellBrowser, shellServer } from './shell-configuration.ts';
import { ROOT, build } from './webpack-base.ts';

/** With React's development build in the browser, which alone can replace a component and keep its state. */
const mode = process.argv[2] === 'development' ? 'development' : 'production';
const out = join(ROOT, mode === 'development' ? 'dist/shell-development' : 'dist/shell');
const browser = join(out, 'browser');
compileMessages(join(ROOT, 'apps/shell'));
await build(shellBrowser(out, mode));
await build(shellServer(out, 'production'));
await copyFile(join(ROOT, 'apps/shell/src/favicon.svg'), join(browser, 'favicon.svg'));
await copyFile(join(ROOT, 'libs/design-system/src/icon/icons.svg'), join(browser, 'icons.svg'));
await writeFile(join(browser, 'assets.json'), JSON.stringify(await describe(), null, 1));
await compressFiles(browser);

/** What the server writes into the head (see the shell's `assets.ts`). */
async function describe() {
  const files = (await readdir(browser, { recursive: true })).filter((file) => /\.(js|css|woff2)$/.test(file)).sort();
  const address = (file: string) => `/assets/${file}`;
  const only = (pattern: RegExp) => files.filter((file) => pattern.test(file)).map(address);
  const contents = await Promise.all(files.map(async (file) => [address(file), integrityOf(await readFile(join(browser, file)))] as const));
  return {
    main: only(/^main\..*\.js$/)[0],
    /** What a press opens brings its styles with its code. */
    css: only(/^styles\..*\.css$/),
    fonts: only(/^fonts\/.*\.woff2$/),
    messages: Object.fromEntries(LOCALES.map((locale) => [locale, only(new RegExp(`^messages-${locale}.*\\.js$`))[0]])),
    integrity: Object.fromEntries(contents),
  };
}
