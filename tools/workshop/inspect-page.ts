import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { inspectModes } from './inspect-modes.ts';
import { layoutFaults } from './layout-faults.ts';

export interface Inspected {
  readonly faults: readonly string[];
  /** PNG of the page's content at each width of `PICTURE_WIDTHS`, in the default brand. */
  readonly pictures: ReadonlyMap<number, Buffer>;
  readonly checks: number;
}

export const PICTURE_WIDTHS = [390, 1440] as const;
const HEIGHT = 900;
/** Milliseconds between two pictures, and how many more are taken at most. */
const PAUSE = 250;
const TRIES = 6;

/**
 * Opens one page of the workshop once and looks at it: default brand on a phone, on a wide screen and on a very small one, the second
 * brand on a phone, read from the right, without motion and with forced colours, then with everything opened that opens. Faults are
 * findings of axe, words over words, a page too wide or not mirrored, lines that are missing, console messages.
 */
export async function inspectPage(context: BrowserContext, origin: string, name: string): Promise<Inspected> {
  const faults: string[] = [];
  let at = '';
  let checks = 0;
  const page = await context.newPage();
  page.on('console', (message) => {
    const isOurs = !message.text().startsWith('[.WebGL-');
    if (isOurs && (message.type() === 'error' || message.type() === 'warning')) faults.push(`${name} ${at}: console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`${name} ${at}: ${error.message}`));
  const add = (found: readonly string[]) => {
    checks += 1;
    faults.push(...found.map((fault) => `${name} ${at}: ${fault}`));
  };
  const pictures = new Map<number, Buffer>();
  try {
    at = 'opening';
    await page.setViewportSize({ width: 390, height: HEIGHT });
    await page.goto(`${origin}/${name}.html`, { waitUntil: 'load' });
    await settled(page);
    let drawn = -1;
    for (const width of [390, 1440]) {
      at = `${width} px`;
      await resized(page, width);
      add(await page.evaluate(layoutFaults));
      const before = drawn;
      drawn = await drawnElements(page);
      if (drawn !== before) add(await axeFaults(page));
      if (name !== 'index') pictures.set(width, await pictureOf(page, width));
    }
    at = '320 px';
    await resized(page, 320);
    add(await page.evaluate(layoutFaults));
    at = 'second brand, 390 px';
    await resized(page, 390);
    await page.evaluate(() => void (document.documentElement.dataset['brand'] = 'second'));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    add(await page.evaluate(layoutFaults));
    add(await axeFaults(page, ['color-contrast']));
    await page.evaluate(() => void (document.documentElement.dataset['brand'] = 'default'));
    for (const { mode, faults: found } of await inspectModes(page, 390)) {
      at = `390 px, ${mode}`;
      add(found);
    }
    for (const text of await opensOf(page)) {
      at = `390 px, opened "${text}"`;
      const opener = page.locator('main').locator('button, summary').filter({ hasText: text }).first();
      await opener.click();
      add(await axeFaults(page));
      add(
        await page.evaluate(() =>
          document.documentElement.scrollWidth > document.documentElement.clientWidth ? ['wider than the window'] : [],
        ),
      );
      await page.keyboard.press('Escape');
    }
  } catch (error) {
    faults.push(`${name} ${at}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
  } finally {
    await page.close();
  }
  return { faults, pictures, checks };
}

/**
 * Taken in a window as high as the page, so that nothing is stitched, and again until two of them are the same:
 * a busy machine draws a window that has just grown in pieces.
 */
async function pictureOf(page: Page, width: number): Promise<Buffer> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(HEIGHT, height) });
  await twoFrames(page);
  const clip = (await page.locator('main').boundingBox()) ?? undefined;
  const take = () => page.screenshot({ animations: 'disabled', mask: [page.locator('canvas')], ...(clip && { clip }) });
  let picture = await take();
  for (let tries = 0; tries < TRIES; tries += 1) {
    await page.waitForTimeout(PAUSE);
    const again = await take();
    if (again.equals(picture)) break;
    picture = again;
  }
  await page.setViewportSize({ width, height: HEIGHT });
  return picture;
}

async function opensOf(page: Page): Promise<string[]> {
  return JSON.parse((await page.locator('#root').getAttribute('data-opens')) ?? '[]') as string[];
}

async function resized(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await twoFrames(page);
  await settled(page);
}

async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
}

/** How many elements are to be seen: a wide screen that shows what the phone showed has nothing new for axe. */
function drawnElements(page: Page): Promise<number> {
  return page.evaluate(() => [...document.querySelectorAll('main *')].filter((element) => element.checkVisibility()).length);
}

/** Fonts and pictures have come, those further down too; what says that it is busy is not waited for. */
async function settled(page: Page): Promise<void> {
  await page.waitForSelector('main h1');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  });
}

async function axeFaults(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).include('main').options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(
    ({ id, help, nodes }) =>
      `axe ${id}: ${help}: ${nodes
        .slice(0, 3)
        .map((node) => node.html.slice(0, 160))
        .join(' | ')}`,
  );
}
