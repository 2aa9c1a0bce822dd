import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Gathers what a healthy page never says: console messages, uncaught errors, refused or failed requests. */
export function watch(page: Page): { quiet(): void } {
  const heard: string[] = [];
  page.on('console', (message) => heard.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => heard.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') heard.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`);
  });
  return { quiet: () => expect(heard).toEqual([]) };
}

/** Waits until React runs the page: the server's document is the shop's root. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')));
}

/** Waits until React answers what is pressed there: parts of a page sleep until the visitor turns to them. */
export async function alive(part: Locator): Promise<void> {
  await part.hover();
  await expect.poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))).toBe(true);
}
