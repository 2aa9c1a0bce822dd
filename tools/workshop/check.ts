import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type BrowserContext } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../build/webpack-base.ts';
import { findChromium } from '../test/chromium.ts';
import { buildWorkshop } from './build.ts';
import { WORKSHOP_BRANDS, workshopPages } from './pages.ts';
import { serveWorkshop } from './server.ts';

/**
 * `node tools/workshop/check.ts [--pictures] [button calendar …]`
 * Opens every page of the workshop on a phone and on a wide screen in every brand and fails on a finding of axe,
 * a console message or a page wider than its window. `--pictures` keeps what it saw in `look/workshop`.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { pictures: { type: 'boolean', default: false } } });
const LOOK = resolve(ROOT, 'look/workshop');
const pages = positionals.length ? positionals : workshopPages();
const findings: string[] = [];
let opened = 0;

await buildWorkshop('production');
await mkdir(LOOK, { recursive: true });
const server = await serveWorkshop(0);
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  for (const width of [390, 1440]) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    for (const page of pages) for (const brand of WORKSHOP_BRANDS) await open(context, { page, brand, width });
    await context.close();
  }
} finally {
  await browser.close();
  server.close();
}
for (const finding of findings) console.error(finding);
console.log(`workshop: ${opened} pages opened, ${findings.length} findings`);
process.exitCode = findings.length ? 1 : 0;

async function open(context: BrowserContext, { page: name, brand, width }: { page: string; brand: string; width: number }): Promise<void> {
  const label = `${name} ${brand} ${width}`;
  const page = await context.newPage();
  page.on('console', (message) => findings.push(`${label}: console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => findings.push(`${label}: ${error.message}`));
  await page.goto(`${origin}/${name}.html?brand=${brand}`, { waitUntil: 'networkidle' });
  opened += 1;
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (overflow > 0) findings.push(`${label}: ${overflow} px wider than the window`);
  const { violations } = await new AxeBuilder({ page }).analyze();
  for (const { id, help, nodes } of violations)
    findings.push(
      `${label}: axe ${id}: ${help}: ${nodes
        .map((node) => node.html.slice(0, 160))
        .slice(0, 3)
        .join(' | ')}`,
    );
  if (values.pictures) await page.screenshot({ path: resolve(LOOK, `${name}-${brand}-${width}.png`), fullPage: true });
  await page.close();
}
