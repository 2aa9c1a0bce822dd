import type { Page } from '@playwright/test';

/** How long the processor must have been free, with idle moments that follow each other this closely (Chromium grants one every 50 ms), before the page counts as idle. */
const QUIET = { freeMs: 500, gapMs: 100 };
/** A machine that is never free is measured as it is. */
const TIMEOUT_MS = 5_000;

/** Follows the page's requests; the answer waits until none is open and the processor has nothing to do: nobody presses faster. */
export function restOf(page: Page): () => Promise<void> {
  const open = new Set<unknown>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    const end = Date.now() + TIMEOUT_MS;
    do await page.evaluate(untilFree, { ...QUIET, timeoutMs: Math.max(end - Date.now(), 0) });
    while (open.size > 0 && Date.now() < end);
  };
}

interface Wanted {
  readonly freeMs: number;
  readonly gapMs: number;
  readonly timeoutMs: number;
}

/** Runs in the page: the two next pictures stand, and idle moments have followed each other closely for a while. */
function untilFree({ freeMs, gapMs, timeoutMs }: Wanted): Promise<void> {
  return new Promise((done) => {
    const begin = performance.now();
    let since = begin;
    let last = begin;
    const look = () => {
      const now = performance.now();
      if (now - last > gapMs) since = now;
      last = now;
      if (now - since >= freeMs || now - begin >= timeoutMs) done();
      else requestIdleCallback(look);
    };
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(look)));
  });
}
