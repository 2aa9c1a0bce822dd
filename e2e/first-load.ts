import { expect, type Page, type Response } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { hydrated } from './page-watch.ts';

const QUIET_MS = 500;

/** What a page begins with. */
export interface FirstLoad {
  readonly document: Response | null;
  readonly scripts: number;
  /** Bytes after gzip, as a server sends them. */
  readonly scriptBytes: number;
}

/**
 * Opens a page and weighs the scripts that it has asked for until React runs it and nothing more is on its way. `networkidle` alone is
 * too early on a slow machine: scripts are asked for once the page is painted.
 */
export async function firstLoad(page: Page, address: string): Promise<FirstLoad> {
  const scripts: Response[] = [];
  let open = 0;
  let last = Date.now();
  const note = (change: number) => {
    open += change;
    last = Date.now();
  };
  page.on('request', () => note(1));
  page.on('requestfinished', () => note(-1));
  page.on('requestfailed', () => note(-1));
  page.on('response', (answer) => answer.request().resourceType() === 'script' && scripts.push(answer));
  const document = await page.goto(address);
  await hydrated(page);
  await expect.poll(() => open <= 0 && Date.now() - last > QUIET_MS, { timeout: 30_000 }).toBe(true);
  const weighed = [...scripts];
  const contents = await Promise.all(weighed.map((answer) => answer.body()));
  return { document, scripts: weighed.length, scriptBytes: contents.reduce((sum, content) => sum + gzipSync(content).length, 0) };
}
