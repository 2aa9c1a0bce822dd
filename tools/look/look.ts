import { chromium, type Browser } from '@playwright/test';
import type { Locale } from '@shop/contracts';
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readArguments, type LookArguments } from './arguments.ts';
import { findChromium } from '../test/chromium.ts';
import { contactSheet, type Shot } from './contact-sheet.ts';
import { findStay, pathOf, type BookableStay, type PageName } from './pages.ts';

/**
 * `npm run look -- home results stay --locales fr_FR,nl_BE --widths 390,1440`
 * Takes pictures of the running shop and lays them on `look/sheet.png`; says what the pages' consoles said.
 */
async function look(requested: LookArguments): Promise<void> {
  const out = resolve(import.meta.dirname, '../../look');
  const today = new Date().toISOString().slice(0, 10);
  const stay = await findStay(requested.base, requested.locales[0]!, today);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'] });
  const shots: Shot[] = [];
  await mkdir(out, { recursive: true });
  try {
    for (const page of requested.pages)
      for (const locale of requested.locales)
        for (const width of requested.widths) {
          const png = await shoot(browser, requested.base, { page, locale, width, stay });
          await writeFile(`${out}/${page}-${locale}-${width}.png`, png);
          shots.push({ label: `${page} ${locale} ${width}`, png });
        }
  } finally {
    await browser.close();
  }
  await writeFile(`${out}/sheet.png`, await contactSheet(shots));
  console.log(`${shots.length} pages on look/sheet.png`);
}

async function shoot(browser: Browser, base: string, { page: name, locale, width, stay }: { page: PageName; locale: Locale; width: number; stay: BookableStay }): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: width < 700 ? 844 : 900 }, reducedMotion: 'reduce' });
  const label = `${name} ${locale} ${width}`;
  page.on('console', (message) => {
    const { url } = message.location();
    if (url !== page.url()) console.log(`${label}: ${message.type()}: ${message.text()} ${url}`);
  });
  page.on('pageerror', (error) => console.log(`${label}: ${error.message}`));
  try {
    const answer = await page.goto(`${base}/${locale}${pathOf(name, locale, stay)}`, { waitUntil: 'networkidle' });
    const expected = name === 'not-found' ? 404 : 200;
    if (answer?.status() !== expected) console.log(`${label}: status ${answer?.status()}`);
    await loadLazyPictures(page);
    return await page.screenshot({ fullPage: true });
  } finally {
    await page.close();
  }
}

/** A picture of the whole page shows nothing that loads on scrolling, unless one scrolls. */
async function loadLazyPictures(page: Awaited<ReturnType<Browser['newPage']>>): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      window.scrollTo(0, top);
      await new Promise((done) => setTimeout(done, 60));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

try {
  await look(readArguments(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
