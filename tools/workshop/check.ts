import { chromium, type BrowserContext } from '@playwright/test';
import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BROWSER_FLAGS } from '../test/browser-flags.ts';
import { findChromium } from '../test/chromium.ts';
import { ROOT } from '../build/webpack-base.ts';
import { buildWorkshop } from './build.ts';
import { pictureFault, referenceOf } from './compare-picture.ts';
import { inspectPage } from './inspect-page.ts';
import { workshopPages } from './pages.ts';
import { serveWorkshop } from './server.ts';

/**
 * `node tools/workshop/check.ts [--update] [--pictures] [button calendar …]`
 * Looks at every page of the workshop (see `inspectPage`) and compares it with its reference in `tools/workshop/references`.
 * `--update` writes the references again, `--pictures` keeps what was seen in `look/workshop`. Ends with 1 and names every fault.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pictures: { type: 'boolean', default: false }, update: { type: 'boolean', default: false } },
});
const LOOK = resolve(ROOT, 'look/workshop');
const REFERENCES = resolve(import.meta.dirname, 'references');
/** As many pages at a time as a small machine can draw. */
const AT_ONCE = 3;
/** Lets the map be drawn without a graphics card. */
const MAP_FLAG = '--enable-unsafe-swiftshader';

const began = Date.now();
const pages = positionals.length ? positionals : ['index', ...workshopPages()];
const faults: string[] = [];
let checks = 0;

await buildWorkshop('production');
await Promise.all([mkdir(LOOK, { recursive: true }), mkdir(REFERENCES, { recursive: true })]);
const server = await serveWorkshop(0);
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch({ executablePath: findChromium(), args: [...BROWSER_FLAGS, MAP_FLAG] });
try {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'fr-FR', timezoneId: 'Europe/Paris' });
  const waiting = [...pages];
  await Promise.all(Array.from({ length: AT_ONCE }, () => work(context, waiting)));
} finally {
  await browser.close();
  server.close();
}
for (const fault of faults.sort()) console.error(fault);
const seconds = Math.round((Date.now() - began) / 1000);
console.log(`workshop: ${pages.length} pages, ${checks} checks, ${faults.length} faults in ${seconds} s`);
process.exitCode = faults.length ? 1 : 0;

async function work(context: BrowserContext, waiting: string[]): Promise<void> {
  for (let name = waiting.shift(); name; name = waiting.shift()) {
    const seen = await inspectPage(context, origin, name);
    faults.push(...seen.faults);
    checks += seen.checks;
    for (const [width, picture] of seen.pictures) await compare(`${name}-${width}`, picture);
  }
}

async function compare(label: string, picture: Buffer): Promise<void> {
  if (values.pictures) await writeFile(resolve(LOOK, `${label}.png`), picture);
  const file = resolve(REFERENCES, `${label}.webp`);
  if (values.update) return writeFile(file, await referenceOf(picture));
  checks += 1;
  const isStored = await access(file).then(
    () => true,
    () => false,
  );
  const fault = isStored ? await pictureFault(picture, await readFile(file)) : 'has no reference yet: write it with --update';
  if (fault) faults.push(`${label} px: ${fault}`);
  return undefined;
}
