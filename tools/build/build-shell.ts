import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileMessages } from './compile-messages.ts';
import { compressFiles } from './compress-files.ts';
import { writeShellAssets } from './shell-assets.ts';
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
await writeShellAssets(browser);
await compressFiles(browser);
